"""Check the variants: sides of the action tiles, King's Road tiles, sets of steps (PC-16)."""

from typing import Any

import pytest

from rules import Game, Value
from rules.games.praga.board.wheel import actions_of
from rules.games.praga.components import ACTION_TILES

from ..builder import fresh, table
from ..names import WALL_SITE
from ..verbs import do, has, legal, legal_kinds, points

UPGRADE = {"tile": "action_tile_3", "segment": "gold_a", "action": True}
"""Upgrade and the King's Road."""
WALL = {"tile": "action_tile_1", "segment": "gold_a", "action": True}
"""Mines and wall."""
BUILDING = {"tile": "action_tile_2", "segment": "gold_a", "action": True}
"""Quarries and building."""
ROWS = {
    "upgrade": ("upgrade_e1_02", "upgrade_e1_08", "upgrade_e1_01", "upgrade_e1_s1"),
    "wall": ("wall_e1_10", "wall_e1_08", "wall_e1_05", "wall_e1_s1"),
    "building": ("building_e1_04", "building_e1_06", "building_e1_12", "building_e1_s1"),
}


def street(space: int, tile: str) -> dict[str, Value | bool]:
    """Return the options with a tile on a space of the King's Road."""
    return {f"kings_road_{'i' * space}": tile}


def perform(game: Game[Any], said: str) -> None:
    """Begin an action with a tile and lay the tile in the first way offered."""
    do(game, said)
    while legal_kinds(game) & {"site", "lay_upgrade", "lay_wall", "lay_building", "keep"}:
        do(game, sorted(legal(game))[0])


# --- action tiles ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "kinds"), [("a_first_game", 3), ("a", 3), ("b", 6)])
def test_the_sides_of_the_action_tiles(side: str, kinds: int) -> None:
    """PC-16.1: every pair twice on side A, six different ones on side B; every action on two tiles."""
    state = fresh(action_side=side).state
    pairs = [frozenset(actions_of(state, tile)) for tile in ACTION_TILES]
    assert len(set(pairs)) == kinds
    assert sorted(action for pair in pairs for action in pair) == sorted(2 * sorted({action for pair in pairs for action in pair}))


def test_the_first_game_has_a_fixed_order() -> None:
    """PC-16.1, PC-1.10"""
    orders = {side: {fresh(seed=seed, action_side=side).state.crane for seed in range(6)} for side in ("a_first_game", "a", "b")}
    assert orders["a_first_game"] == {(1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0)}
    assert len(orders["a"]) > 1
    assert len(orders["b"]) > 1


# --- tiles of the King's Road -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "gold", "stone"), [(0, 2, 3), (1, 3, 2)])
def test_windows_on_space_i(way: int, gold: int, stone: int) -> None:
    """PC-16.2: the effect for an egg stays."""
    game = table(turn=UPGRADE, options=street(1, "windows"), egg=1)
    do(game, "kings_road half pawn")
    assert legal(game, "road_effect") == {"road_effect 1:base", "road_effect 1:egg"}
    do(game, "road_effect 1:base")
    do(game, sorted(legal(game, "choose"))[way])
    assert (has(game, "silver_window"), has(game, "gold"), has(game, "stone")) == (1, gold, stone)


@pytest.mark.parametrize("windows", [0, 2])
def test_window_points_on_space_ii(windows: int) -> None:
    """PC-16.2, PC-8.3: silver windows when it is carried out; nothing is paid, and it is mandatory."""
    game = table(turn=UPGRADE, options=street(2, "window_points"), pawn=1, silver_window=windows, gold_window=1)
    do(game, "kings_road half pawn")
    do(game, "road_effect 2:base")
    assert (points(game), has(game, "silver_window"), has(game, "gold")) == (2 * windows, windows, 2)


def test_university_on_space_iii() -> None:
    """PC-16.2"""
    game = table(turn=UPGRADE, options=street(3, "university"), pawn=2, university=1)
    do(game, "kings_road half pawn", "road_effect 3:base")
    assert (points(game), has(game, "university")) == (2, 3)


@pytest.mark.parametrize(("pawn", "worth"), [(0, 0), (1, 2), (2, 0)])
def test_upgrade_watch(pawn: int, worth: int) -> None:
    """PC-16.2, PC-16.3: while the pawn is on space I: two points and a gold or a stone."""
    game = table(turn=UPGRADE, options=street(1, "upgrade_watch"), pawn=pawn, rows=ROWS)
    perform(game, "upgrade half upgrade_e1_02")
    assert points(game) == worth
    assert ("choose" in legal_kinds(game)) == bool(worth)
    if worth:
        do(game, sorted(legal(game, "choose"))[1])
        assert (has(game, "gold"), has(game, "stone")) == (2, 3)


@pytest.mark.parametrize(("pawn", "worth"), [(1, 0), (2, 2), (3, 0)])
def test_wall_watch(pawn: int, worth: int) -> None:
    """PC-16.2, PC-16.3"""
    game = table(turn=WALL, options=street(2, "wall_watch"), pawn=pawn, rows=ROWS, stone=5)
    perform(game, "wall half wall_e1_08")
    assert any(game.state.seats[0].walls[site][0] for site in WALL_SITE.values())
    assert points(game, 0, "road") == worth


@pytest.mark.parametrize(("pawn", "tile", "worth"), [(3, "building_e1_04", 3), (3, "building_e1_06", 0), (2, "building_e1_04", 0)])
def test_building_watch(pawn: int, tile: str, worth: int) -> None:
    """PC-16.2, PC-16.3: only without a cathedral symbol."""
    game = table(turn=BUILDING, options=street(3, "building_watch"), pawn=pawn, rows=ROWS, gold=5, stone=5)
    perform(game, f"building half {tile}")
    assert points(game, 0, "road") == worth


@pytest.mark.parametrize(("space", "tile"), [(1, "upgrade_watch"), (2, "wall_watch"), (3, "building_watch")])
def test_a_watching_space_has_only_the_effect_for_an_egg(space: int, tile: str) -> None:
    """PC-16.2, PC-8.2"""
    game = table(turn=UPGRADE, options=street(space, tile), pawn=space - 1, egg=1)
    do(game, "kings_road half pawn")
    assert legal(game, "road_effect") == {f"road_effect {space}:egg"}


def test_a_technology_performs_too() -> None:
    """PC-16.3: from any source; before the arrival nothing counts."""
    said: dict[str, Any] = {"options": street(1, "upgrade_watch"), "rows": ROWS, "technologies": ("technology_3_4",)}
    game = table(turn=UPGRADE, **said)
    do(game, "technology technology_3_4")
    perform(game, next(one for one in sorted(legal(game)) if one.endswith("upgrade_e1_02")))
    before = points(game, 0, "road")
    do(game, "kings_road half pawn")
    assert (before, points(game, 0, "road"), "choose" in legal_kinds(game)) == (0, 0, False)
    game = table(turn=UPGRADE, **said)
    do(game, "kings_road half pawn", "technology technology_3_4")
    perform(game, next(one for one in sorted(legal(game)) if one.endswith("upgrade_e1_02")))
    assert points(game, 0, "road") == 2


# --- sets of steps ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wall", ["original", "a", "b"])
@pytest.mark.parametrize("cathedral", ["original", "a", "b"])
def test_the_sets_are_independent(wall: str, cathedral: str) -> None:
    """PC-16.4, PC-1.3, PC-T.13"""
    assert fresh(hunger_wall_set=wall, cathedral_set=cathedral).state.sets == (wall, cathedral)


@pytest.mark.parametrize("timing", ["automatic", "on_request"])
def test_refilling(timing: str) -> None:
    """PC-16.5, PC-5.4: an empty slot is filled immediately or on request."""
    game = table(turn=BUILDING, options={"display_refill": timing}, rows=ROWS, gold=5, stone=5)
    perform(game, "building half building_e1_04")
    assert (0 in game.state.rows[2]) == (timing == "on_request")
    assert ("refill" in legal_kinds(game)) == (timing == "on_request")
