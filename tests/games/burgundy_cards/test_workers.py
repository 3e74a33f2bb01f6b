"""Check die values and workers (BC-5)."""

import pytest

from .builder import table
from .verbs import discarded, display, do, happened, legal, play, projects, storage, take

CIRCLE = {1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 1}
ROWS = {row: [f"ship{row}" if row != 3 else "mine3"] for row in range(1, 7)}


def steps(a: int, b: int) -> int:
    """Count the steps between two numbers on the circle, one by one."""
    forward = 0
    while a != b:
        a = CIRCLE[a]
        forward += 1
    return min(forward, 6 - forward)


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("workers", range(5))
def test_rows_within_reach(die: int, workers: int) -> None:
    """BC-5.1, BC-5.2, BC-5.3: each row is offered at its cheapest price, and only if the player has that many workers."""
    game = table(hand=[die], display=ROWS, workers=workers)
    play(game, die)
    expected = set()
    for row, (card,) in ROWS.items():
        cost = steps(die, row)
        if cost <= workers:
            expected.add(f"take {card} +{cost}" if cost else f"take {card}")
    assert legal(game, "take") == expected
    assert len(expected) == (1, 3, 5, 6, 6)[workers]


@pytest.mark.parametrize(
    ("die", "card", "row", "cost", "left"),
    [
        pytest.param(2, "ship6", 6, 2, 0, id="T-5 BC-5.2 a 2 as a 6"),
        pytest.param(6, "ship1", 1, 1, 1, id="BC-5.2 6 and 1 are neighbours"),
        pytest.param(1, "ship6", 6, 1, 1, id="BC-5.2 1 and 6 are neighbours"),
        pytest.param(4, "ship4", 4, 0, 2, id="BC-5.1 none at all"),
        pytest.param(3, "ship5", 5, 2, 0, id="BC-5.1 both workers"),
    ],
)
def test_paid_workers_leave(die: int, card: str, row: int, cost: int, left: int) -> None:
    game = table(hand=[die], display={row: [card]}, workers=2)
    play(game, die)
    events = take(game, card, cost=cost)
    assert storage(game) == (left, 0)
    assert projects(game) == [card]
    assert [event.values["n"] for event in happened(events, "paid")] == ([cost] if cost else [])


@pytest.mark.parametrize("die", range(1, 7))
def test_three_workers_reach_every_number(die: int) -> None:
    """BC-5.2"""
    game = table(hand=[die], display=ROWS, workers=3)
    play(game, die)
    assert len(legal(game, "take")) == 6


def test_only_minimal_payments() -> None:
    """BC-5.3: even with six workers there is one price for each card, target and kind."""
    game = table(hand=[2], display={5: ["ship5"]}, projects=["mine4"], goods=["dark"], workers=6)
    play(game, 2)
    assert legal(game, "take", "place", "sell") == {"take ship5 +3", "place mine4 on new +2", "sell dark +2"}


def test_workers_of_the_action_come_too_late() -> None:
    """BC-5.3: knowledge of the wrong number cannot be placed using the workers it would give."""
    game = table(hand=[2], projects=["knowledge3"], workers=0)
    play(game, 2)
    assert legal(game, "place") == set()
    game = table(hand=[2], projects=["knowledge3"], workers=1)
    do(game, "play 2", "place knowledge3 on new +1")
    assert storage(game) == (2, 0)


def test_workers_gained_earlier_in_the_turn_count() -> None:
    """BC-5.3: a purchase before the action fills up the workers, which can then change the normal card."""
    game = table(hand=[2], display={5: ["castle5"]}, silver=3, draw=["ship1", "ship3", "ship6"])
    play(game, 2)
    assert legal(game, "take") == set()
    do(game, "buy", "use ship1", "fill_workers")
    assert legal(game, "take") == set()  # 2 to 5 costs three
    game = table(hand=[2], display={4: ["castle4"]}, silver=3, draw=["ship1", "ship3", "ship6"])
    do(game, "play 2", "buy", "use ship1", "fill_workers", "take castle4 +2")
    assert storage(game) == (0, 0)
    assert projects(game) == ["castle4"]


def test_workers_change_a_purchased_card_too() -> None:
    """BC-5.4, A-27"""
    game = table(hand=[2], display={6: ["castle6"]}, silver=3, workers=1, draw=["ship1", "ship3", "ship4"])
    do(game, "buy", "use ship1")
    assert legal(game, "take") == {"take castle6 +1"}
    take(game, "castle6", cost=1)
    assert storage(game) == (0, 0)


@pytest.mark.parametrize(
    ("projects_", "row", "before", "word"),
    [
        pytest.param(["castle2"], {5: ["ship5"]}, "place castle2 on new", "take ship5", id="BC-5.4 castle"),
        pytest.param(["town_hall2", "mine5"], {}, "place town_hall2 on new", "place mine5 on new", id="BC-5.4 town hall"),
    ],
)
def test_no_worker_without_a_die(projects_: list[str], row: dict[int, list[str]], before: str, word: str) -> None:
    """What has no die neither needs nor takes workers: the one in the storage stays."""
    game = table(hand=[2], projects=projects_, display=row, workers=1)
    do(game, "play 2", before)
    assert word in legal(game)
    do(game, word)
    assert storage(game)[0] == 1


@pytest.mark.parametrize(
    ("building", "word"),
    [
        pytest.param("warehouse2", "sell dark", id="BC-5.4 warehouse"),
        pytest.param("market1", "take ship5", id="BC-5.4 market"),
        pytest.param("church1", "take castle5", id="BC-5.4 church"),
        pytest.param("carpenter1", "take knowledge5", id="BC-5.4 carpenter"),
    ],
)
def test_buildings_need_no_worker(building: str, word: str) -> None:
    die = int(building[-1])
    game = table(hand=[die], projects=[building], display={5: ["ship5", "castle5", "knowledge5"]}, goods=["dark"])
    do(game, f"play {die}", f"place {building} on new", word)
    assert storage(game)[0] == 0


@pytest.mark.parametrize("die", range(1, 7))
def test_actions_without_a_die(die: int) -> None:
    """BC-5.5: filling up, silver and converting are offered for every number, free of charge."""
    game = table(hand=[die], workers=1, silver=2)
    play(game, die)
    assert legal(game) == {"fill_workers", "take_silver", "convert 1 2"}


def test_fourth_worker_makes_no_detour() -> None:
    """BC-5.2: six single steps return to the same number, so nothing costs more than three."""
    game = table(hand=[1], display=ROWS, workers=6)
    play(game, 1)
    assert {word for word in legal(game, "take") if word.endswith(("+4", "+5", "+6"))} == set()
    assert len(display(game)) == 6
    assert discarded(game)[-1][-1] == "1"
