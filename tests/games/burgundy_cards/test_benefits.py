"""Check placement benefits (BC-9)."""

from typing import Any

import pytest

from .builder import table
from .verbs import (
    animals,
    discarded,
    display,
    do,
    estate,
    goods,
    happened,
    idle,
    legal,
    place,
    play,
    points,
    projects,
    stacks,
    storage,
    take,
    vp,
)

SHOWN = {
    1: ["castle1", "bank2", "ship1"],
    2: ["mine2", "knowledge2"],
    4: ["monastery4", "pasture4"],
    6: ["market4"],
}


def test_castle() -> None:
    """T-11 BC-9.1, BC-5.4: it must be used, for any project or any card of any row at no worker cost; actions 4 to 6 are as usual."""
    game = table(hand=[3], projects=["castle3", "ship1", "mine6"], display=SHOWN, goods=["light", "dark"], workers=1, silver=2)
    do(game, "play 3", "place castle3 on new")
    assert legal(game) == {
        *(f"take {card}" for row in SHOWN.values() for card in row),
        "place ship1 on new",
        "place mine6 on new",
        "sell light",
        "sell dark",
        "fill_workers",
        "take_silver",
        "convert 1 2",
    }


def test_castle_without_anything() -> None:
    """BC-9.1, A-28: silver is always possible; the extra action cannot be declined, and no card is discarded for it."""
    game = table(hand=[3], projects=["castle3"], workers=2)
    do(game, "play 3", "place castle3 on new")
    assert legal(game) == {"take_silver"}
    before = discarded(game)
    do(game, "take_silver")
    assert discarded(game) == before
    assert legal(game) == {"end_turn"}


def test_castle_chain() -> None:
    """BC-9.1, BC-10.3: a castle placed by a castle gives one more action."""
    game = table(hand=[3], projects=["castle3", "castle1", "castle6"], display={2: ["ship2"]})
    do(game, "play 3", "place castle3 on new", "place castle1 on 0", "place castle6 on 0")
    # the third castle completes the triplet: its bonus and its action are both open (BC-10.2)
    assert "bonus a_1" in legal(game)
    assert "take ship2" in legal(game)
    do(game, "take ship2", "bonus a_1")
    assert legal(game) == {"end_turn"}


@pytest.mark.parametrize(
    ("card", "workers", "silver", "points_"),
    [
        pytest.param("mine4", 0, 2, 0, id="BC-9.2 mine"),
        pytest.param("knowledge4", 2, 0, 0, id="BC-9.3 knowledge"),
        pytest.param("monastery4", 0, 0, 0, id="BC-9.6 monastery"),
        pytest.param("watchtower4", 0, 0, 1, id="BC-9.10 watchtower"),
    ],
)
def test_automatic(card: str, workers: int, silver: int, points_: int) -> None:
    game = table(hand=[4], projects=[card])
    do(game, "play 4", f"place {card} on new")
    assert (*storage(game), vp(game)) == (workers, silver, points_)
    assert (goods(game), animals(game)) == ([], [])
    assert "end_turn" in legal(game)


def test_bank() -> None:
    """BC-9.11"""
    game = table(hand=[3], projects=["bank3"], silver=1)
    do(game, "play 3", "place bank3 on new")
    assert storage(game) == (0, 4)


@pytest.mark.parametrize("before", [pytest.param(n, id=f"BC-9.3 with {n}") for n in (0, 1, 2, 5)])
def test_knowledge_has_no_cap(before: int) -> None:
    game = table(hand=[4], projects=["knowledge4"], workers=before)
    do(game, "play 4", "place knowledge4 on new")
    assert storage(game) == (before + 2, 0)


def test_pasture() -> None:
    """BC-9.4: the player must take the top animal of the chosen stack."""
    game = table(hand=[4], projects=["pasture4"], animal_stacks=[["pig", "sheep"], ["cattle", "chicken"]])
    do(game, "play 4", "place pasture4 on new")
    assert legal(game) == {"draw animals 0", "draw animals 1"}
    do(game, "draw animals 1")
    assert animals(game) == ["cattle"]
    assert stacks(game, "animals") == [["pig", "sheep"], ["chicken"]]
    assert legal(game) == {"end_turn"}


def test_ship() -> None:
    """BC-9.5: the player must take the top good of the chosen stack."""
    game = table(hand=[4], projects=["ship4"], goods_stacks=[["dark", "light"], ["medium", "dark"]])
    do(game, "play 4", "place ship4 on new")
    assert legal(game) == {"draw goods 0", "draw goods 1"}
    do(game, "draw goods 0")
    assert goods(game) == ["dark"]
    assert stacks(game, "goods") == [["light"], ["medium", "dark"]]
    assert legal(game) == {"end_turn"}


@pytest.mark.parametrize(
    ("card", "empty"),
    [
        pytest.param("pasture4", {"animal_stacks": [[], []]}, id="BC-9.4 no animal left"),
        pytest.param("ship4", {"goods_stacks": [[], []]}, id="BC-9.5 no good left"),
        pytest.param("residential_houses2", {"goods_stacks": [[], []], "animal_stacks": [[], []]}, id="BC-9.12 nothing left"),
    ],
)
def test_empty_supply(card: str, empty: dict[str, Any]) -> None:
    """BC-10.5, BC-13.2: the benefit is dropped automatically, and an event says so."""
    die = int(card[-1])
    game = table(hand=[die], projects=[card], **empty)
    events = do(game, f"play {die}", f"place {card} on new")
    assert len(happened(events, "lost")) == 1
    assert legal(game) == {"end_turn"}


@pytest.mark.parametrize(
    ("goods_stacks", "animal_stacks", "expected"),
    [
        pytest.param(
            [["dark"], ["light"]], [["pig"], ["sheep"]], {"goods 0", "goods 1", "animals 0", "animals 1"}, id="BC-9.12 four stacks"
        ),
        pytest.param([["dark"], []], [["pig"], ["sheep"]], {"goods 0", "animals 0", "animals 1"}, id="BC-9.12 three stacks"),
        pytest.param([[], []], [[], ["sheep"]], {"animals 1"}, id="BC-9.12 one stack"),
    ],
)
def test_residential_houses(goods_stacks: list[list[str]], animal_stacks: list[list[str]], expected: set[str]) -> None:
    game = table(hand=[2], projects=["residential_houses2"], goods_stacks=goods_stacks, animal_stacks=animal_stacks)
    do(game, "play 2", "place residential_houses2 on new")
    assert legal(game) == {f"draw {stack}" for stack in expected}
    do(game, f"draw {max(expected)}")
    assert len(goods(game)) + len(animals(game)) == 1


@pytest.mark.parametrize(
    ("card", "fitting"),
    [
        pytest.param("carpenter1", {"bank2", "market4", "knowledge2"}, id="BC-9.7 carpenter: building or knowledge"),
        pytest.param("church1", {"castle1", "mine2", "monastery4"}, id="BC-9.8 church: castle, mine or monastery"),
        pytest.param("market1", {"ship1", "pasture4"}, id="BC-9.9 market: pasture or ship"),
    ],
)
def test_take_from_any_row(card: str, fitting: set[str]) -> None:
    """It may be declined; the card becomes a project and its row is not refilled."""
    game = table(hand=[1], projects=[card], display=SHOWN)
    do(game, "play 1", f"place {card} on new")
    assert legal(game) == {*(f"take {name}" for name in fitting), "decline"}
    declined = game.copy()
    do(declined, "decline")
    assert (projects(declined), display(declined)) == ([], SHOWN)
    assert legal(declined) == {"end_turn"}
    chosen = max(fitting)
    take(game, chosen)
    assert projects(game) == [chosen]
    assert display(game) == {row: left for row, cards in SHOWN.items() if (left := [name for name in cards if name != chosen])}


@pytest.mark.parametrize(
    ("card", "unfit"),
    [
        pytest.param("carpenter1", ["castle1", "mine1", "monastery1", "ship1", "pasture1"], id="BC-9.7 nothing for the carpenter"),
        pytest.param("church1", ["bank2", "knowledge1", "ship1", "pasture1"], id="BC-9.8 nothing for the church"),
        pytest.param("market1", ["castle1", "mine1", "monastery1", "bank2", "knowledge1"], id="BC-9.9 nothing for the market"),
    ],
)
def test_nothing_fits(card: str, unfit: list[str]) -> None:
    """BC-10.5: it is dropped immediately, with an entry, even if a purchase is affordable: the display never grows during a turn."""
    game = table(hand=[1], projects=[card], display={2: unfit}, silver=3)
    events = do(game, "play 1", f"place {card} on new")
    assert [event.clause for event in happened(events, "lost")] == ["BC-10.5"]
    assert legal(game) == {"end_turn", "buy"}


def test_the_project_limit_binds_the_buildings() -> None:
    """BC-9.15, BC-7.2: with two projects left the market takes freely; if a purchase makes it three, one must go."""
    game = table(hand=[2], projects=["town_hall2", "market1", "mine1"], display={5: ["ship1"]}, silver=3, draw=["bank2", "bank3", "bank5"])
    do(game, "play 2", "place town_hall2 on new", "buy", "keep bank5", "place market1 on 0")
    assert projects(game) == ["mine1", "bank5"]
    assert legal(game) == {"take ship1", "decline"}
    game = table(hand=[1], projects=["market1", "mine1", "mine2"], display={5: ["ship1"]}, silver=3, draw=["bank2", "bank3", "bank5"])
    do(game, "play 1", "place market1 on new", "buy", "keep bank5")
    assert legal(game) == {*(f"take ship1 for {old}" for old in ("mine1", "mine2", "bank5")), "decline"}


def test_a_placed_building_cannot_take_itself() -> None:
    """BC-9.15: the building has already left the display, and so has a card discarded this turn."""
    game = table(hand=["carpenter3"], projects=["carpenter1"], display={3: ["castle1"]}, workers=2)
    do(game, "play 3", "place carpenter1 on new +2")
    assert legal(game) == {"end_turn"}


def test_warehouse() -> None:
    """BC-9.13, BC-6.6: it sells a kind of the player's choice, like action 3 without a die, and moves the start player card."""
    game = table(3, hand=[2], projects=["warehouse2"], goods=["dark", "light", "dark"], holder=2)
    do(game, "play 2", "place warehouse2 on new")
    assert legal(game) == {"sell light", "sell dark", "decline"}
    do(game, "sell dark")
    assert goods(game) == ["light"]
    assert points(game) == {"sold": 2}
    assert storage(game) == (0, 2)
    assert (game.state.holder, game.state.turned) == (0, True)
    assert legal(game) == {"end_turn"}


def test_warehouse_declined() -> None:
    """BC-9.13, A-19: nothing is sold, and the start player card stays."""
    game = table(3, hand=[2], projects=["warehouse2"], goods=["dark"], holder=2)
    do(game, "play 2", "place warehouse2 on new", "decline")
    assert goods(game) == ["dark"]
    assert game.state.holder == 2
    assert legal(game) == {"end_turn"}


def test_town_hall() -> None:
    """BC-9.14: it places one more project of any number, with all effects."""
    game = table(hand=[2], projects=["town_hall2", "mine5", "ship6"], estate=[["mine", "mine"]])
    do(game, "play 2", "place town_hall2 on new")
    assert legal(game) == {"place mine5 on 0", "place ship6 on new", "decline"}
    place(game, "mine5", on=0)
    assert storage(game) == (0, 2)
    assert points(game) == {"triplet_mine": 3, "firsts": 1}
    do(game, "bonus a_1")
    assert projects(game) == ["ship6"]
    assert legal(game) == {"end_turn"}


def test_town_hall_places_a_town_hall() -> None:
    """BC-9.14, BC-10.3: the second town hall places another project."""
    game = table(hand=[2], projects=["town_hall2", "town_hall4", "ship6"])
    do(game, "play 2", "place town_hall2 on new", "place town_hall4 on 0")
    assert legal(game) == {"place ship6 on new", "decline"}
    do(game, "decline")
    assert estate(game) == [["town_hall2", "town_hall4"]]
    assert legal(game) == {"end_turn"}


@pytest.mark.parametrize(
    "card",
    [pytest.param("warehouse2", id="BC-9.13 BC-9.16 no goods"), pytest.param("town_hall2", id="BC-9.14 BC-9.16 no project")],
)
def test_nothing_to_use(card: str) -> None:
    """If no purchase is affordable, it is dropped immediately (BC-10.6), with an entry."""
    game = table(hand=[2], projects=[card])
    events = do(game, "play 2", f"place {card} on new")
    assert len(happened(events, "lost")) == 1
    assert legal(game) == {"end_turn"}


def test_what_is_possible_is_judged_when_resolved() -> None:
    """BC-9.16, A-10: a warehouse without goods completes a triplet, the bonus brings goods, and then it sells them."""
    game = table(hand=[2], estate=[["bank", "market"]], projects=["warehouse2"], goods_stacks=[["dark", "dark"], ["light", "light"]])
    do(game, "play 2", "place warehouse2 on 0", "bonus a_2", "draw goods 0", "draw goods 0")
    assert legal(game) == {"sell dark", "decline"}
    do(game, "sell dark")
    assert points(game)["sold"] == 2


def test_benefits_happen_once() -> None:
    """BC-9.2 and all others: they do not recur in later turns."""
    game = table(hand=[4, 4], projects=["mine4"])
    do(game, "play 4", "place mine4 on new", "end_turn")
    idle(game)
    assert storage(game) == (0, 2)
    play(game, 4)
    assert legal(game, "place") == set()
