"""Check ships, the goods store and the bridge (BU-9.2, BU-9.3, BU-17.5, BU-17.21)."""

from typing import Any

import pytest

from ..builder import table
from ..verbs import do, goods, legal, legal_kinds, space, words

ALL: dict[int, list[int]] = {n: [] for n in range(1, 7)}
DEPOTS = {f"ship {n}" for n in range(1, 7)}


def ship_placed(**said: Any) -> Any:
    """Return a game in which seat 0 has placed a ship on 1,0."""
    game = table(dice=(5, 1), storage=["ship"], **said)
    do(game, "place ship 1,0 with 5")
    return game


def test_any_depot() -> None:
    """BU-9.2a, A-08: any of the six depots may be chosen no matter what the die was, even an empty one; the choice cannot be declined."""
    game = ship_placed(spaces={2: [1, 1, 4], 5: [6]})
    assert legal(game, "ship") == DEPOTS
    assert "decline" not in legal_kinds(game)
    do(game, "ship 2")
    assert goods(game) == {1: 2, 4: 1}
    assert space(game, 2) == []
    assert space(game, 5) == [6]
    game = ship_placed(spaces={2: [1]})
    do(game, "ship 3")
    assert goods(game) == {}
    assert game.state.bridge[1] == (0,)


def test_without_goods_the_ship_still_sails() -> None:
    """BU-9.2, BU-7.4: there are no goods anywhere, or none that fit."""
    for game in (ship_placed(), ship_placed(goods={1: 1, 2: 1, 3: 1}, spaces={4: [5, 6]})):
        if "ship" in legal_kinds(game):
            do(game, "ship 4")
        assert game.state.bridge[1] == (0,)


STORE = [
    pytest.param({}, [1, 2], None, {1: 1, 2: 1}, [], id="BU-9.3 room for both"),
    pytest.param({}, [1, 2, 3, 3], None, {1: 1, 2: 1, 3: 2}, [], id="BU-9.3 three types fill an empty store"),
    pytest.param({1: 2}, [1, 1, 2], None, {1: 4, 2: 1}, [], id="BU-9.3 any number of a type"),
    pytest.param({1: 1, 2: 1, 3: 1}, [1, 4, 5], None, {1: 2, 2: 1, 3: 1}, [4, 5], id="BU-9.3 a full store takes its own types only"),
    pytest.param({1: 1, 2: 1, 3: 1}, [4], None, {1: 1, 2: 1, 3: 1}, [4], id="BU-9.3 nothing fits"),
    pytest.param({1: 1, 2: 1}, [4, 4], None, {1: 1, 2: 1, 4: 2}, [], id="BU-9.3 one new type, one place"),
    pytest.param({1: 1, 6: 1}, [1, 3, 5], {"3", "5"}, {}, [], id="BU-9.3 T-02 Carla: one of two"),
    pytest.param({6: 1}, [1, 2, 3, 4], {"1 2", "1 3", "1 4", "2 3", "2 4", "3 4"}, {}, [], id="BU-9.3 two of four, no place left empty"),
    pytest.param({}, [1, 2, 3, 4], {"1 2 3", "1 2 4", "1 3 4", "2 3 4"}, {}, [], id="BU-9.3 three of four"),
]


@pytest.mark.parametrize(("store", "there", "choices", "expected", "left"), STORE)
def test_goods_store(store: dict[int, int], there: list[int], choices: set[str] | None, expected: dict[int, int], left: list[int]) -> None:
    game = ship_placed(goods=store, spaces={4: there}, phase="C")
    offered = {one for one in legal(game, "ship") if one.startswith("ship 4")}
    if choices is None:
        assert offered == {"ship 4"}
        do(game, "ship 4")
        assert goods(game) == expected
        assert space(game, 4) == left
    else:
        assert offered == {f"ship 4 keep {types}" for types in choices}


def test_carla() -> None:
    """T-02, BU-9.2, BU-9.3, A-09: turquoise (1) is taken in any case, with either pink (3) or brown (5); the other stays."""
    for kept, stays in ((3, 5), (5, 3)):
        game = ship_placed(goods={1: 1, 6: 1}, spaces={2: [1, 3, 3, 5, 5]}, phase="B")
        do(game, f"ship 2 keep {kept}")
        assert goods(game) == {1: 2, 6: 1, kept: 2}
        assert space(game, 2) == [stays, stays]


def test_the_most_goods_come_first() -> None:
    """BU-9.3: where types are a choice, what loads most is listed, and so proposed, first; equals stay in order of their numbers."""
    game = ship_placed(goods={1: 1, 6: 1}, spaces={4: [2, 3, 5, 5]}, phase="C")
    listed = [said for action in game.legal if (said := words(game, action)).startswith("ship 4")]
    assert listed == ["ship 4 keep 5", "ship 4 keep 2", "ship 4 keep 3"]


# two spaces (monastery 5)
NEIGHBOURS = {"1 2", "2 3", "3 4", "4 5", "5 6", "6 1", "1 6"}


def test_two_neighbouring_spaces() -> None:
    """BU-17.5: the choice is one depot or two neighbours on the ring 1-2-3-4-5-6-1."""
    game = ship_placed(spaces={1: [1], 6: [2, 2], 3: [4]}, tiles={"1,-1": "monastery5"})
    pairs = {one.removeprefix("ship ") for one in legal(game, "ship")} - set("123456")
    assert {frozenset(pair.split(" ")) for pair in pairs} == {frozenset(pair.split(" ")) for pair in NEIGHBOURS}
    assert len(pairs) == 6
    chosen = next(pair for pair in pairs if set(pair.split(" ")) == {"1", "6"})
    do(game, f"ship {chosen}")
    assert goods(game) == {1: 1, 2: 2}
    assert (space(game, 1), space(game, 6), space(game, 3)) == ([], [], [4])


def test_three_types_of_the_union() -> None:
    """BU-17.5: the limit applies to both together; all goods of a chosen type are taken from both spaces."""
    game = ship_placed(goods={6: 1}, spaces={3: [1, 2], 4: [2, 3, 6]}, tiles={"1,-1": "monastery5"}, phase="C")
    pair = {one for one in legal(game, "ship") if one.startswith(("ship 3 4", "ship 4 3"))}
    assert {one.partition(" keep ")[2] for one in pair} == {"1 2", "1 3", "2 3"}
    do(game, next(one for one in pair if one.endswith("keep 2 3")))
    assert goods(game) == {6: 2, 2: 2, 3: 1}
    assert (space(game, 3), space(game, 4)) == ([1], [])


def test_monastery_5_of_another_player() -> None:
    """BU-17.5: another player's monastery is no use."""
    game = ship_placed(others={1: {"tiles": {"1,-1": "monastery5"}}}, spaces={1: [1], 2: [2]})
    assert legal(game, "ship") == DEPOTS


# the bridge
SAILING = [
    pytest.param({0: [0, 1, 2]}, {1: (0,), 0: (1, 2)}, id="BU-9.2b one space ahead"),
    pytest.param({0: [0], 1: [1, 2]}, {1: (0, 1, 2)}, id="BU-9.2b T-32 on top of the stack there"),
    pytest.param({2: [1, 0, 2]}, {2: (1, 2), 3: (0,)}, id="BU-9.2b out of the middle of a stack"),
    pytest.param({5: [0], 6: [1, 2]}, {6: (0, 1, 2)}, id="BU-9.2b on to the last space"),
    pytest.param({6: [1, 0, 2]}, {6: (0, 1, 2)}, id="BU-9.2b BU-1.12 BU-24.10 it does not leave space 6, but rises to the top"),
]


@pytest.mark.parametrize(("before", "after"), SAILING)
def test_the_marker_advances(before: dict[int, list[int]], after: dict[int, tuple[int, ...]]) -> None:
    game = table(3, dice=(5, 1), storage=["ship"], bridge=before)
    do(game, "place ship 1,0 with 5")
    if "ship" in legal_kinds(game):
        do(game, "ship 1")
    assert {n: stack for n, stack in enumerate(game.state.bridge) if stack} == after


ON_TOP = [
    pytest.param({0: [0], 1: [1, 2]}, 1, {1: (1, 0, 2)}, id="BU-17.21 another marker goes directly below it"),
    pytest.param({0: [0], 1: [2, 1]}, 2, {1: (2, 0, 1)}, id="BU-17.21 the owner stays on top"),
    pytest.param({0: [0, 2], 1: [1]}, 2, {0: (2,), 1: (0, 1)}, id="BU-17.21 on a space without the owner on top as ever"),
    pytest.param({0: [0, 1, 2]}, 0, {0: (1, 2), 1: (0,)}, id="BU-17.21 the owner arrives at an empty space"),
    pytest.param({0: [0], 1: [1, 2]}, 0, {1: (0, 1, 2)}, id="BU-17.21 the owner arrives on top"),
]


@pytest.mark.parametrize(("before", "owner", "after"), ON_TOP)
def test_monastery_27(before: dict[int, list[int]], owner: int, after: dict[int, tuple[int, ...]]) -> None:
    """When seat 0 sails, the marker of monastery 27's owner stays or arrives on top of its space."""
    tiles = {"1,-1": "monastery27"}
    mine = {"tiles": tiles} if owner == 0 else {"others": {owner: {"tiles": tiles}}}
    game = table(3, dice=(5, 1), storage=["ship"], bridge=before, extra_tiles=True, **mine)
    do(game, "place ship 1,0 with 5")
    if "ship" in legal_kinds(game):
        do(game, "ship 1")
    assert {n: stack for n, stack in enumerate(game.state.bridge) if stack} == after


def test_monastery_27_rises_at_once() -> None:
    """BU-17.21: it rises when placed, within its stack."""
    game = table(3, dice=(1, 1), storage=["monastery27"], bridge={0: [2], 3: [1, 0]}, extra_tiles=True)
    do(game, "place monastery27 1,-1 with 1")
    assert game.state.bridge[3] == (0, 1)


def test_a_ship_changes_the_next_round_only() -> None:
    """A-02, BU-3.4: the turn order was read when the round began."""
    game = table(3, active=1, others={1: {"dice": (5, 1), "storage": ["ship"]}})
    do(game, "place ship 1,0 with 5")
    do(game, *["ship 1"] * ("ship" in legal_kinds(game)), "workers with 1", "end_turn")
    assert game.decider == 2
    assert game.state.order == (0, 1, 2)
    do(game, "workers with 1", "workers with 1", "end_turn")
    assert game.state.round == 2
    assert game.state.order == (1, 0, 2)
    assert game.decider == 1
