"""Check the display of hexagonal tiles: taking, refilling, refreshing (PC-5)."""

from itertools import permutations
from typing import Any

import pytest

from rules import Game
from rules.engine.values import replaced
from rules.games.praga.components import KINDS

from ..builder import fresh, record, table
from ..names import TILES
from ..verbs import do, has, legal, legal_kinds, play_on

WALLS = ["wall_e1_01", "wall_e1_02", "wall_e1_03", "wall_e1_s1"]
NEXT = ["wall_e1_04", "wall_e1_05", "wall_e1_s2"]
ROW = KINDS.index("wall")
TURN = {"tile": "action_tile_1", "action": True}
BUILD = ["wall half wall_e1_01", "lay_wall wall_site_01 0"]


def row(game: Any) -> list[str]:
    """Return the walls in the display by name, "" in an empty slot."""
    names = {number: name for name, number in TILES["wall"].items()}
    return [names.get(tile, "") for tile in game.state.rows[ROW]]


def under(game: Any, n: int, special: bool = False) -> list[str]:
    """Return the ``n`` lowest walls of a stack by name, the lowest first."""
    names = {number: name for name, number in TILES["wall"].items()}
    return [names[tile] for tile in game.state.stacks[ROW][special].cards[:n]]


def test_only_filled_slots_offer_something() -> None:
    """PC-5.1: slots 1 to 3; the special tile only with the right to it."""
    game = table(rows={"wall": ["wall_e1_01", "", "wall_e1_03", "wall_e1_s1"]}, stone=9, turn=TURN)
    assert legal(game, "wall") == {"wall half wall_e1_01", "wall half wall_e1_03"}


def test_a_slot_stays_empty_until_it_is_asked_for() -> None:
    """PC-5.3, PC-5.4, PC-2.4 (m): any number of times."""
    game = table(rows={"wall": WALLS}, next_tiles=NEXT, stone=9, turn=TURN)
    assert "refill" not in legal_kinds(game)
    do(game, *BUILD)
    assert row(game) == ["", *WALLS[1:]]
    do(game, "refill refill")
    assert row(game) == ["wall_e1_04", *WALLS[1:]]
    assert "refill" not in legal_kinds(game)


def test_all_slots_are_filled_at_the_end_of_the_turn() -> None:
    """PC-5.4, PC-14.3"""
    game = table(rows={"wall": ["", "", "wall_e1_03", ""]}, next_tiles=NEXT, turn=TURN)
    do(game, "end_turn end")
    assert row(game) == ["wall_e1_04", "wall_e1_05", "wall_e1_03", "wall_e1_s2"]


def test_slots_are_filled_at_once_with_the_option() -> None:
    """PC-5.4, PC-16.5"""
    options = {"display_refill": "automatic"}
    game = table(options=options, rows={"wall": WALLS}, next_tiles=NEXT, stone=9, turn=TURN)
    do(game, BUILD[0])
    assert row(game) == ["wall_e1_04", *WALLS[1:]]
    do(game, BUILD[1])
    assert "refill" not in legal_kinds(game)


def test_a_special_slot_is_filled_from_its_own_stack() -> None:
    """PC-5.3"""
    game = table(rows={"wall": [*WALLS[:3], ""]}, next_tiles=NEXT, turn=TURN)
    do(game, "refill refill")
    assert row(game) == [*WALLS[:3], "wall_e1_s2"]


def test_a_refill_ends_what_can_be_taken_back() -> None:
    """PC-5.5, PC-20.2"""
    game = record(table(rows={"wall": WALLS}, stone=9, turn=TURN))
    play_on(game, *BUILD)
    assert game.undoable == 2
    play_on(game, "refill refill")
    assert not game.can_undo


@pytest.mark.parametrize(
    ("gold", "stone", "expected"),
    [
        pytest.param(1, 1, {"pay_gold", "pay_stone"}, id="PC-5.6 either"),
        pytest.param(1, 0, {"pay_gold"}, id="PC-5.6 gold"),
        pytest.param(0, 1, {"pay_stone"}, id="PC-5.6 stone"),
        pytest.param(0, 0, set(), id="PC-5.6 nothing"),
    ],
)
def test_refreshing_costs_a_gold_or_a_stone(gold: int, stone: int, expected: set[str]) -> None:
    """PC-5.6, PC-2.4 (k): at any time of the free part, also before an action tile is taken."""
    game = table(gold=gold, stone=stone)
    assert legal(game, "refresh") == {f"refresh {kind} {way}" for kind in KINDS for way in expected}


def test_a_row_is_refreshed_once_in_a_turn() -> None:
    """PC-5.6, PC-2.4 (k)"""
    game = table(rows={"wall": WALLS}, gold=5, turn=TURN)
    do(game, "refresh wall pay_gold", "exchange wall_e1_01 wall_e1_02")
    assert has(game, "gold") == 4
    assert "refresh" not in legal_kinds(game)


def test_two_normal_tiles_or_the_special_one_and_a_normal_one_are_exchanged() -> None:
    """PC-5.6"""
    game = table(rows={"wall": WALLS}, turn=TURN)
    do(game, "refresh wall pay_stone")
    assert has(game, "stone") == 1
    normal = {f"exchange {one} {other}" for one, other in permutations(WALLS[:3], 2)}
    assert legal(game) == normal | {f"exchange {one} wall_e1_s1" for one in WALLS[:3]}


def test_two_normal_tiles_go_under_their_stack_in_the_order_chosen() -> None:
    """PC-5.6, PC-5.7: both before the replacements are drawn, each in its own slot."""
    game = table(rows={"wall": WALLS}, next_tiles=NEXT, turn=TURN)
    do(game, "refresh wall pay_gold", "exchange wall_e1_03 wall_e1_01")
    assert under(game, 2) == ["wall_e1_01", "wall_e1_03"]
    assert row(game) == ["wall_e1_05", "wall_e1_02", "wall_e1_04", "wall_e1_s1"]


def test_a_special_tile_goes_under_the_special_stack() -> None:
    """PC-5.6"""
    game = table(rows={"wall": WALLS}, next_tiles=NEXT, turn=TURN)
    do(game, "refresh wall pay_gold", "exchange wall_e1_02 wall_e1_s1")
    assert (under(game, 1), under(game, 1, special=True)) == (["wall_e1_02"], ["wall_e1_s1"])
    assert row(game) == ["wall_e1_01", "wall_e1_04", "wall_e1_03", "wall_e1_s2"]


def test_empty_slots_are_filled_before_tiles_are_chosen() -> None:
    """PC-5.6, PC-A.24"""
    game = table(rows={"wall": ["", "wall_e1_02", "wall_e1_03", "wall_e1_s1"]}, next_tiles=NEXT, turn=TURN)
    do(game, "refresh wall pay_gold")
    assert "exchange wall_e1_04 wall_e1_02" in legal(game)


def drained(game: Game[Any]) -> Game[Any]:
    """Return the game with the stacks of walls empty, their tiles out of the game."""
    state = game.state
    normal, special = state.stacks[ROW]
    state.removed = replaced(state.removed, ROW, state.removed[ROW].holding(normal.cards + special.cards))
    state.stacks = replaced(state.stacks, ROW, (normal.holding(()), special.holding(())))
    return Game(game.rules, state)


@pytest.mark.parametrize(
    ("tiles", "offered"),
    [
        pytest.param(["wall_e1_01", "wall_e1_02", "", ""], True, id="PC-5.7 two normal tiles"),
        pytest.param(["wall_e1_01", "", "", "wall_e1_s1"], True, id="PC-5.7 one of each"),
        pytest.param(["wall_e1_01", "", "", ""], False, id="PC-A.36 one tile"),
        pytest.param(["", "", "", "wall_e1_s1"], False, id="PC-A.36 the special one alone"),
    ],
)
def test_a_row_nearly_used_up_may_not_be_refreshed(tiles: list[str], offered: bool) -> None:
    game = drained(table(rows={"wall": tiles}, turn=TURN))
    assert ("refresh wall pay_gold" in legal(game)) == offered


def test_with_an_empty_stack_the_same_tile_comes_back() -> None:
    """PC-5.6, PC-5.4: an empty stack refills nothing."""
    game = drained(table(rows={"wall": ["wall_e1_01", "", "", "wall_e1_s1"]}, turn=TURN))
    assert "refill" not in legal_kinds(game)
    do(game, "refresh wall pay_gold", "exchange wall_e1_01 wall_e1_s1")
    assert row(game) == ["wall_e1_01", "", "", "wall_e1_s1"]


def test_nobody_has_to_use_the_refreshed_row() -> None:
    """PC-5.6: the turn goes on in any way."""
    game = table(rows={"wall": WALLS}, turn=TURN)
    do(game, "refresh wall pay_gold", "exchange wall_e1_01 wall_e1_02")
    assert {"mines", "end_turn"} <= legal_kinds(game)


@pytest.mark.parametrize(("players", "turns"), [(2, 16), (3, 26), (4, 31)])
def test_the_era_changes(players: int, turns: int) -> None:
    """PC-T.9, PC-2.2: the tiles of era I leave the game; three normal tiles and a special one of era II are laid out."""
    game = table(players, turns=turns - 1, turn={"tile": "action_tile_1"}, box=7 if players == 3 else 10)
    do(game, "end_turn end")
    state = game.state
    assert state.era == 2
    for kind, tiles in zip(KINDS, state.rows, strict=True):
        assert [name_of(kind, tile)[: len(kind) + 4] for tile in tiles[:3]] == [f"{kind}_e2_"] * 3
        assert name_of(kind, tiles[3]).startswith(f"{kind}_e2_s")
    assert all(not pile.cards for stacks in state.later for pile in stacks)
    assert all(pile.cards for pile in state.removed)


def name_of(kind: str, tile: int) -> str:
    """Return the name of a tile."""
    return next(name for name, number in TILES[kind].items() if number == tile)


def test_before_the_last_turn_of_the_era_nothing_changes() -> None:
    """PC-2.2"""
    game = table(2, turns=14, turn={"tile": "action_tile_1"})
    do(game, "end_turn end")
    assert game.state.era == 1


def test_four_slots_are_laid_out() -> None:
    """PC-1.9: three normal tiles and a special one."""
    for kind, tiles in zip(KINDS, fresh().state.rows, strict=True):
        assert ["_s" in name_of(kind, tile)[len(kind) :] for tile in tiles] == [False, False, False, True]
