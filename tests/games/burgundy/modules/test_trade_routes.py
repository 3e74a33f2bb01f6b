"""Check trade routes (BU-23).

The cards, with the number of the type wanted on each space:
1: 2 carpenter, 4 church, 1 boarding house; 2: 1 market, 2 bank, 5 town hall; 3: 4 castle, 1 watchtower, 2 market;
4: 3 town hall, 5 watchtower, 6 market; 5: 6 town hall, 4 market, 3 warehouse; 6: 4 boarding house, 1 warehouse, 6 carpenter;
7: 5 castle, 6 bank, 1 carpenter; 8: 4 town hall, 3 church, 2 boarding house; 9: 1 bank, 6 castle, 5 carpenter;
10: 6 watchtower, 3 bank, 4 warehouse; 11: 5 warehouse, 2 church, 3 watchtower; 12: 3 boarding house, 5 church, 2 castle.
"""

from collections import Counter
from typing import Any

import pytest

from ..builder import fresh
from ..expanded import lay
from ..pieces import GOODS
from ..verbs import do, final_points, goods, happened, legal, legal_kinds, points, purse, sold, storage


def routes(*cards: int, **said: Any) -> Any:
    """Build a game for two in which seat 0 has these cards."""
    return lay(2, modules=["trade_routes"], routes=cards, **said)


@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 4), (4, 3)])
def test_cards_for_everyone(players: int, cards: int) -> None:
    """BU-23.1: different cards for all; the rest stay unknown."""
    state = fresh(players, 4, trade_routes=True).state
    dealt = [card for seat in state.seats for card in seat.routes]
    assert [len(seat.routes) for seat in state.seats] == [cards] * players
    assert Counter([*dealt, *state.routes_left.cards]) == Counter(range(1, 13))
    assert len({tuple(fresh(players, seed, trade_routes=True).state.seats[0].routes) for seed in range(4)}) > 1


def test_none_without_the_module() -> None:
    """BU-23.1"""
    assert [seat.routes for seat in fresh(2, 4).state.seats] == [(), ()]


def test_laid_from_left_to_right() -> None:
    """BU-23.2: first the silver and the points of the sale, then tile after tile on the next empty spaces."""
    game = routes(9, 4, goods={3: 2}, sold=[2], tiles={"1,-1": "monastery3"}, dice=(3, 1))
    events = do(game, "sell 3 with 3")
    assert points(game)["sales"] == 4
    assert purse(game) == (0, 2)
    kinds = [event.kind for event in events]
    assert kinds.index("sold") < max(n for n, kind in enumerate(kinds) if kind == "gained") < kinds.index("route")
    assert [event.items[1] for event in happened(events, "route")] == ["route_space:0:1", "route_space:0:2"]
    assert sold(game) == [2, 3, 3]


def test_only_matching_types() -> None:
    """BU-23.3: the first space of card 9 wants 1; a 6 brings nothing there."""
    game = routes(9, goods={6: 1}, dice=(6, 1))
    do(game, "sell 6 with 6")
    assert purse(game) == (0, 1)
    assert points(game) == {"sales": 2}


SIMPLE = [
    pytest.param(9, (), 1, {"silver": 1 + 2}, id="BU-23.4 silver"),
    pytest.param(12, (), 3, {"silver": 1, "workers": 4}, id="BU-23.4 workers"),
    pytest.param(10, (), 6, {"silver": 1, "vp": 4}, id="BU-23.4 points"),
]


@pytest.mark.parametrize(("card", "before", "what", "found"), SIMPLE)
def test_automatic_bonuses(card: int, before: tuple[int, ...], what: int, found: dict[str, int]) -> None:
    """BU-23.3, BU-23.4: silver, workers and points are automatic; the points count for the trade routes."""
    game = routes(card, goods={what: 1}, sold=before, dice=(what, 1))
    do(game, f"sell {what} with {what}")
    assert purse(game) == (found.get("workers", 0), found["silver"])
    assert points(game).get("trade_routes", 0) == found.get("vp", 0)
    assert "watchtowers" not in points(game)
    assert legal(game, "decline") == set()


def test_workers_of_a_route_are_no_die_action() -> None:
    """A-13: monasteries 13 and 14 do not count for the 4 workers."""
    game = routes(12, goods={3: 1}, tiles={"1,-1": "monastery13", "2,-2": "monastery14"}, dice=(3, 1))
    do(game, "sell 3 with 3")
    assert purse(game) == (4, 1)


CHOSEN = [
    pytest.param(1, [], 2, {"take bank@1"}, id="BU-23.4 a building"),
    pytest.param(2, [], 1, {"take ship@2", "take cow2@2"}, id="BU-23.4 a ship or an animal tile"),
    pytest.param(12, [6], 5, {"take mine@3", "take castle@3", "take monastery8@4"}, id="BU-23.4 a mine, monastery or castle"),
    pytest.param(10, [1, 1], 4, {"sell 2"}, id="BU-23.4 sell"),
    pytest.param(4, [], 3, {"place church 0,-1", "place church 0,1"}, id="BU-23.4 place"),
    pytest.param(
        3,
        [],
        4,
        {
            *("take bank@1", "take ship@2", "take cow2@2", "take mine@3", "take castle@3", "take monastery8@4"),
            *("sell 2", "workers", "place church 0,-1", "place church 0,1"),
        },
        id="BU-23.4 an extra action",
    ),
]


@pytest.mark.parametrize(("card", "before", "what", "options"), CHOSEN)
def test_bonuses_that_may_be_declined(card: int, before: list[int], what: int, options: set[str]) -> None:
    """BU-23.4: they work like the buildings and the castle, and each may be declined."""
    more = {} if what == 2 else {2: 1}
    lying = {1: ["bank"], 2: ["ship", "cow2"], 3: ["mine", "castle"], 4: ["monastery8"]}
    game = routes(card, goods={what: 1, **more}, sold=before, storage=["church"], depots=lying, black=["mine"], dice=(what, 6))
    do(game, f"sell {what} with {what}")
    assert legal(game) == {*options, "decline"}
    for one in [*options, "decline"]:
        again = game.copy()
        do(again, one)
        assert not again.over


def test_an_extra_action_counts_as_one_with_a_die() -> None:
    """A-13, BU-23.4: the extra action works like a castle's, so monastery 14 counts."""
    game = routes(3, goods={4: 1}, tiles={"1,-1": "monastery14"}, dice=(4, 1))
    do(game, "sell 4 with 4", "workers")
    assert purse(game) == (4, 1)


def test_a_bonus_that_cannot_be_used_is_lost() -> None:
    """BU-10.12, BU-23.4"""
    game = routes(1, goods={2: 1}, dice=(2, 1))
    events = do(game, "sell 2 with 2")
    assert happened(events, "lost")
    assert legal_kinds(game) == {"workers"}


def test_before_the_next_tile_is_laid() -> None:
    """BU-23.3: the bonus of the first tile is due before the second is laid."""
    game = routes(2, goods={1: 2}, depots={2: ["ship"]}, dice=(1, 1))
    do(game, "sell 1 with 1")
    assert sold(game) == [1]
    assert len(game.state.stores[0].selling) == 1
    do(game, "take ship@2")
    assert sold(game) == [1, 1]
    assert game.state.stores[0].selling == ()
    assert storage(game) == ["ship"]


def test_a_sale_within_a_sale() -> None:
    """BU-23.5, A-18: the goods of the inner sale come next on the route, then the rest of the outer ones."""
    # card 11 begins with "5: warehouse", then 2: church, 3: watchtower; the 2 of the inner sale meets its own space
    game = routes(11, 9, goods={5: 3, 2: 1}, depots={3: ["mine"]}, dice=(5, 1))
    do(game, "sell 5 with 5")
    assert legal(game) == {"sell 2", "decline"}
    do(game, "sell 2")
    assert points(game)["sales"] == 6 + 2
    assert legal(game) == {"take mine@3", "decline"}
    do(game, "take mine@3")
    assert [good_type(game, n) for n in range(4)] == [5, 2, 5, 5]
    assert purse(game) == (0, 2)


def good_type(game: Any, n: int) -> int:
    """Return the type of the goods on a space of the route."""
    return GOODS[game.state.stores[0].sold[n]]


def test_three_sales_in_one_another() -> None:
    """BU-23.5: sales nest any number of times."""
    # 11: 5 warehouse; 2 is laid on "2: church" and declined; then 6: 1 warehouse is reached by the goods of the second sale
    game = routes(11, 6, 10, goods={5: 1, 1: 4, 4: 2}, dice=(5, 1))
    do(game, "sell 5 with 5", "sell 1")
    # 5 1 1 1 | card 6: the third 1 lies on "4: boarding house", the fourth on "1: warehouse"
    assert legal(game) == {"sell 4", "decline"}
    do(game, "sell 4")
    assert [good_type(game, n) for n in range(7)] == [5, 1, 1, 1, 1, 4, 4]
    assert goods(game) == {}
    assert points(game)["sales"] == 14


def test_a_castle_by_a_route_in_the_middle_of_a_sale() -> None:
    """BU-23.5: a castle placed by the bonus sells as well, before the outer sale goes on."""
    game = routes(4, 9, goods={3: 2, 1: 1}, storage=["castle"], tiles={"1,-1": "monastery1"}, dice=(3, 1))
    do(game, "sell 3 with 3", "place castle 1,-2", "sell 1")
    assert [good_type(game, n) for n in range(3)] == [3, 1, 3]


def test_when_all_spaces_are_full() -> None:
    """BU-23.6: the rest goes to the sold pile without a bonus."""
    game = routes(9, goods={5: 3}, sold=[1, 6], dice=(5, 1), depots={1: ["bank"]})
    events = do(game, "sell 5 with 5")
    assert legal(game) == {"take bank@1", "decline"}
    events += do(game, "take bank@1")
    assert sold(game) == [1, 5, 5, 5, 6]
    assert len(happened(events, "route")) == 1
    assert points(game)["sales"] == 6


def test_counted_as_sold() -> None:
    """BU-23.7, BU-17.16, BU-17.19: monasteries 15 and 25 count the goods on the route."""
    game = routes(9, 4, sold=[1, 1, 5, 5, 6, 3, 3], tiles={"1,-1": "monastery15", "2,-2": "monastery25"})
    assert final_points(game)["monastery_15"] == 8
    assert final_points(game)["monastery_25"] == 7


def test_sales_by_a_warehouse_and_a_castle() -> None:
    """BU-23.2: on every sale."""
    game = routes(9, goods={1: 1, 6: 1}, storage=["warehouse"], dice=(3, 1))
    do(game, "place warehouse 0,-1 with 3", "sell 1")
    assert purse(game) == (0, 3)
    assert sold(game) == [1]
