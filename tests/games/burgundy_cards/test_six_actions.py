"""Check the six actions (BC-6)."""

import pytest

from .builder import table
from .verbs import (
    discarded,
    display,
    do,
    end,
    estate,
    goods,
    happened,
    idle,
    legal,
    place,
    play,
    points,
    projects,
    storage,
    take,
    total,
    vp,
)


# action 1: take a card from the display
def test_take_any_card_of_the_row() -> None:
    """BC-6.1: the row's number counts, not the card's; the card becomes a project."""
    game = table(hand=[4], display={4: ["ship1", "mine6", "castle4"], 1: ["bank2"]})
    play(game, 4)
    assert legal(game, "take") == {"take ship1", "take mine6", "take castle4"}
    take(game, "mine6")
    assert projects(game) == ["mine6"]
    assert estate(game) == []
    assert storage(game) == (0, 0)


def test_empty_row() -> None:
    """BC-6.1: nothing can be taken from an empty row."""
    game = table(hand=[4], display={3: ["ship1"], 5: ["ship2"]})
    play(game, 4)
    assert legal(game, "take") == set()


def test_take_with_three_projects() -> None:
    """BC-6.2: the player chooses a card together with the project discarded for it."""
    game = table(hand=[4], display={4: ["ship1", "mine6"]}, projects=["castle1", "castle2", "castle3"])
    play(game, 4)
    assert legal(game, "take") == {f"take {new} for castle{old}" for new in ("ship1", "mine6") for old in (1, 2, 3)}
    take(game, "ship1", discard="castle2")
    assert projects(game) == ["castle1", "castle3", "ship1"]
    assert discarded(game)[-1] == "castle2"


def test_the_row_is_not_refilled() -> None:
    """BC-6.2"""
    game = table(hand=[4], display={4: ["ship1", "mine6"], 2: ["bank2"]}, draw=["castle1"])
    draws = len(game.state.draw.cards)
    do(game, "play 4", "take ship1")
    assert display(game) == {4: ["mine6"], 2: ["bank2"]}
    assert len(game.state.draw.cards) == draws


# action 2: place a project
def test_place_a_project_of_the_number() -> None:
    """BC-6.3"""
    game = table(hand=[3], projects=["mine3", "ship3", "pasture4"])
    play(game, 3)
    assert legal(game, "place") == {"place mine3 on new", "place ship3 on new"}
    place(game, "mine3")
    assert estate(game) == [["mine3"]]
    assert projects(game) == ["ship3", "pasture4"]
    assert storage(game) == (0, 2)


def test_no_project_of_the_number() -> None:
    """BC-6.3: placing is illegal without one; cards in the display or in hand do not count."""
    game = table(hand=[3, "mine3"], projects=["pasture4"], display={1: ["ship3"]})
    play(game, 3)
    assert legal(game) == {"fill_workers", "take_silver"}


# action 3: sell goods
@pytest.mark.parametrize(
    ("die", "kind", "count"),
    [
        pytest.param(1, "light", 2, id="BC-6.4 1 light"),
        pytest.param(2, "light", 2, id="BC-6.4 2 light"),
        pytest.param(3, "medium", 1, id="BC-6.4 3 medium"),
        pytest.param(4, "medium", 1, id="BC-6.4 4 medium"),
        pytest.param(5, "dark", 3, id="BC-6.4 5 dark"),
        pytest.param(6, "dark", 3, id="BC-6.4 6 dark"),
    ],
)
def test_sell_all_of_the_kind(die: int, kind: str, count: int) -> None:
    """BC-6.4, BC-6.5: the number determines the kind; all of it goes, for 1 VP and 1 silver each."""
    mine = ["light", "dark", "medium", "light", "dark", "dark"]
    game = table(hand=[die], goods=mine)
    play(game, die)
    assert legal(game, "sell") == {f"sell {kind}"}
    do(game, f"sell {kind}")
    assert sorted(goods(game)) == sorted(good for good in mine if good != kind)
    assert storage(game) == (0, count)
    assert points(game) == {"sold": count}
    assert vp(game) == 0


def test_nothing_to_sell() -> None:
    """BC-6.4, A-4: with goods of other kinds alone, nothing can be sold, not even for the start player card."""
    game = table(hand=[1], goods=["dark", "medium"])
    play(game, 1)
    assert legal(game, "sell") == set()


def test_sold_goods_never_return() -> None:
    """BC-6.5: they lie next to the estate, not in the stacks."""
    game = table(hand=[5], goods=["dark", "dark"])
    before = [pile.cards for pile in game.state.goods]
    mine = game.state.seats[0].goods
    do(game, "play 5", "sell dark")
    assert [pile.cards for pile in game.state.goods] == before
    assert game.state.seats[0].sold == mine


@pytest.mark.parametrize(
    ("holder", "turned"),
    [
        pytest.param(1, False, id="BC-6.6 from another player, front"),
        pytest.param(2, True, id="BC-6.6 from another player, back"),
        pytest.param(0, False, id="BC-6.6 A-15 own card is turned"),
        pytest.param(0, True, id="BC-6.6 own card stays turned"),
    ],
)
def test_the_seller_takes_the_start_player_card(holder: int, turned: bool) -> None:
    game = table(3, hand=[1], goods=["light"], holder=holder, turned=turned)
    events = do(game, "play 1", "sell light")
    assert (game.state.holder, game.state.turned) == (0, True)
    assert len(happened(events, "start_card")) == (0 if (holder, turned) == (0, True) else 1)


def test_the_last_seller_holds_the_card() -> None:
    """BC-6.6"""
    game = table(3, hand=[1, 1], goods=["light"], others={1: {"hand": [2, 2], "goods": ["light"]}, 2: {"hand": [5, 6], "goods": ["dark"]}})
    for words, seat in (("play 1", "sell light"), 0), (("play 2", "sell light"), 1), (("play 5", "sell dark"), 2):
        do(game, *words)
        assert (game.state.holder, game.state.turned) == (seat, True)
        end(game)


def test_other_actions_leave_the_start_player_card() -> None:
    """BC-6.6: only a sale moves it."""
    game = table(hand=[1], goods=["light"], holder=1)
    idle(game)
    assert (game.state.holder, game.state.turned) == (1, False)


# action 4: fill up workers
@pytest.mark.parametrize(
    ("before", "possible"),
    [
        pytest.param(0, True, id="T-6 BC-6.7 two more"),
        pytest.param(1, True, id="T-6 BC-6.7 one more"),
        pytest.param(2, False, id="BC-6.7 A-5 two already"),
        pytest.param(3, False, id="BC-6.7 A-5 more than two"),
    ],
)
def test_fill_up_workers(before: int, possible: bool) -> None:
    game = table(hand=[1], workers=before)
    play(game, 1)
    assert ("fill_workers" in legal(game)) == possible
    if possible:
        do(game, "fill_workers")
        assert storage(game) == (2, 0)


# action 5: take silver
@pytest.mark.parametrize("before", [pytest.param(n, id=f"BC-6.8 with {n}") for n in (0, 2, 20)])
def test_take_silver(before: int) -> None:
    game = table(hand=[1], silver=before)
    do(game, "play 1", "take_silver")
    assert storage(game) == (0, before + 1)


# action 6: convert
@pytest.mark.parametrize(
    ("have", "give", "gain"),
    [
        pytest.param((5, 1), (5, 1), 2, id="T-4 BC-6.9 five workers and a silver"),
        pytest.param((3, 0), (3, 0), 1, id="BC-6.9 workers only"),
        pytest.param((0, 3), (0, 3), 1, id="BC-6.9 silver only"),
        pytest.param((2, 2), (2, 2), 1, id="A-3 BC-6.9 four are worth one"),
        pytest.param((4, 4), (4, 4), 2, id="A-3 BC-6.9 eight are worth two"),
        pytest.param((4, 4), (1, 2), 1, id="BC-6.9 not all"),
        pytest.param((0, 9), (0, 9), 3, id="BC-6.9 nine"),
    ],
)
def test_convert(have: tuple[int, int], give: tuple[int, int], gain: int) -> None:
    game = table(hand=[1], workers=have[0], silver=have[1])
    do(game, "play 1", f"convert {give[0]} {give[1]}")
    assert vp(game) == gain == total(game)
    assert storage(game) == (have[0] - give[0], have[1] - give[1])


@pytest.mark.parametrize(
    ("have", "expected"),
    [
        pytest.param((1, 1), set(), id="BC-6.9 A-3 two are too few"),
        pytest.param((2, 0), set(), id="BC-6.9 A-3 two workers"),
        pytest.param((2, 1), {(2, 1)}, id="BC-6.9 exactly three"),
        pytest.param((1, 3), {(1, 2), (0, 3), (1, 3)}, id="BC-6.9 A-3 every mixture from three on"),
    ],
)
def test_what_can_be_converted(have: tuple[int, int], expected: set[tuple[int, int]]) -> None:
    game = table(hand=[1], workers=have[0], silver=have[1])
    play(game, 1)
    assert legal(game, "convert") == {f"convert {w} {s}" for w, s in expected}


def test_conversions_without_waste_come_first() -> None:
    """BC-6.9: multiples of three are offered before the others."""
    game = table(hand=[1], workers=3, silver=3)
    play(game, 1)
    sums = [sum(int(pick.rpartition(":")[2]) for pick in action.picks[1:]) for action in game.legal if action.kind == "convert"]
    wasted = [n % 3 for n in sums]
    assert wasted == sorted(wasted)
    assert sums[0] == 6


def test_only_workers_and_silver_are_converted() -> None:
    """BC-6.10: goods, animals and projects cannot be converted."""
    game = table(hand=[1], workers=1, silver=1, goods=["medium"] * 3, animals=["pig"] * 3, projects=["mine3", "mine4", "mine5"])
    play(game, 1)
    assert legal(game) == {"fill_workers", "take_silver"}


# together
def test_the_whole_list() -> None:
    """BC-6.11: the list covers every value within reach; a kind of goods costs the nearer of its two numbers."""
    game = table(
        hand=[5],
        workers=1,
        silver=2,
        goods=["light", "medium", "dark"],
        projects=["mine4", "ship5", "castle6", "castle1"][:3],
        display={3: ["pasture1"], 4: ["pasture2"], 5: ["pasture3"], 6: [], 1: ["pasture4"]},
        others={1: {"goods": ["light"]}},
    )
    play(game, 5)
    assert legal(game) == {
        *(f"take pasture2 for {old} +1" for old in ("mine4", "ship5", "castle6")),
        *(f"take pasture3 for {old}" for old in ("mine4", "ship5", "castle6")),
        "place mine4 on new +1",
        "place ship5 on new",
        "place castle6 on new +1",
        "sell medium +1",
        "sell dark",
        "fill_workers",
        "take_silver",
        "convert 1 2",
    }


@pytest.mark.parametrize(
    ("die", "prices"),
    [
        pytest.param(1, {"light": 0, "dark": 1, "medium": 2}, id="BC-6.11 die 1"),
        pytest.param(2, {"light": 0, "medium": 1, "dark": 2}, id="BC-6.11 die 2"),
        pytest.param(3, {"medium": 0, "light": 1, "dark": 2}, id="BC-6.11 die 3"),
        pytest.param(4, {"medium": 0, "dark": 1, "light": 2}, id="BC-6.11 die 4"),
        pytest.param(5, {"dark": 0, "medium": 1, "light": 2}, id="BC-6.11 die 5"),
        pytest.param(6, {"dark": 0, "light": 1, "medium": 2}, id="BC-6.11 die 6"),
    ],
)
def test_price_of_a_sale(die: int, prices: dict[str, int]) -> None:
    game = table(hand=[die], workers=3, goods=["light", "medium", "dark"])
    play(game, die)
    assert legal(game, "sell") == {f"sell {kind} +{cost}" if cost else f"sell {kind}" for kind, cost in prices.items()}


def test_sale_with_workers() -> None:
    """BC-6.11, BC-5.1: the workers are paid, and the silver of the sale is gained as well."""
    game = table(hand=[6], workers=2, goods=["light", "light"])
    do(game, "play 6", "sell light +1")
    assert storage(game) == (1, 2)


def test_a_sale_does_not_change_the_phase() -> None:
    """T-12 BC-6.6, BC-6.12: P2 sells in round 2; rounds 3 to 6 run P1, P2, P3; P2 starts the next phase."""
    game = table(3, others={1: {"goods": ["light", "medium", "dark"]}})
    for _ in range(4):
        idle(game)
    assert (game.state.round, game.decider) == (2, 1)
    game.apply(next(action for action in game.legal if action.kind == "play"))
    game.apply(next(action for action in game.legal if action.kind == "sell"))
    end(game)
    assert (game.state.holder, game.state.turned) == (1, True)
    order = []
    idle(game)
    while game.state.phase == 0:
        order.append(game.decider)
        idle(game)
    assert order == [0, 1, 2] * 4
    assert game.decider == game.state.first == 1
    assert (game.state.holder, game.state.turned) == (1, False)
