"""Check how a game is set up (PC-1)."""

from typing import Any

import pytest

from rules import Game, new
from rules.games.praga.components import KINDS, PLACES, PLANK, PLAZA_TILE, RESOURCES, SITES, STRIPS, TILE, TRACKS
from tests.games.opening import names

from ..builder import fresh

PLAYERS = pytest.mark.parametrize("players", [1, 2, 3, 4])


def over_seeds(players: int = 2, **options: Any) -> list[Game[Any]]:
    """Return games from several seeds."""
    return [fresh(players, seed, **options) for seed in range(1, 9)]


@PLAYERS
def test_what_every_player_begins_with(players: int) -> None:
    """PC-1.12, PC-A.26, PC-A.27: the same for all."""
    for seat in fresh(players).state.seats:
        assert dict(zip(RESOURCES, seat.stock, strict=True)) == {**dict.fromkeys(RESOURCES, 0), "gold": 2, "stone": 2}
        assert dict(zip(TRACKS, seat.tracks, strict=True)) == {"mine": 4, "quarry": 3, "technology": 0, "university": 0}
        assert (seat.cubes, seat.pawn, seat.projects, seat.seal_rights) == (2, 0, ((0, 0), (0, 0)), 0)
        assert not any(seat.wealth)


def test_only_a_single_player_chooses_a_solo_mode() -> None:
    """PC-1.1, PC-17.1"""
    assert fresh(1, solo_mode="parler").state.parler is not None
    assert fresh(1).state.parler is None
    assert fresh(2).state.parler is None


@PLAYERS
def test_bridge(players: int) -> None:
    """PC-1.2: a strip for each slot, six IV tiles, three V tiles at the bridge and three at the cathedral."""
    state = fresh(players).state
    iv, v = state.plank_stacks
    assert (len(state.strips), len(iv.cards), len(v.cards), len(state.cathedral_stack.cards)) == (5, 6, 3, 3)
    assert {PLANK[tile].level for tile in iv.cards} == {4}
    assert {PLANK[tile].level for tile in (*v.cards, *state.cathedral_stack.cards)} == {5}
    assert not any(state.bridge)


def test_strips_tiles_and_plazas_are_random() -> None:
    """PC-1.2, PC-1.5, PC-1.6, PC-1.7"""
    states = [game.state for game in over_seeds()]
    for what in ("strips", "plazas", "faces", "technologies", "stacks", "rows", "plank_stacks"):
        assert len({str(getattr(state, what)) for state in states}) > 1, what
    assert all(side in range(len(sides)) for state in states for side, sides in zip(state.strips, STRIPS, strict=True))


@pytest.mark.parametrize(("project", "number"), [("hunger_wall_set", 0), ("cathedral_set", 1)])
@pytest.mark.parametrize("chosen", ["original", "a", "b"])
def test_sets_of_steps(project: str, number: int, chosen: str) -> None:
    """PC-1.3"""
    options: dict[str, Any] = {project: chosen}
    sets = fresh(**options).state.sets
    assert (sets[number], sets[1 - number]) == (chosen, "original")


def test_sides_of_the_road() -> None:
    """PC-1.4, PC-16.2"""
    state = fresh(kings_road_i="windows", kings_road_ii="wall_watch").state
    assert state.streets == ("windows", "wall_watch", "base")


@pytest.mark.parametrize(("players", "places"), [(1, 8), (2, 8), (3, 9), (4, 10)])
def test_plazas(players: int, places: int) -> None:
    """PC-1.5: tiles of the colour of their place; what is left over is out of the game."""
    for game in over_seeds(players):
        tiles = [(place, tile) for place, tile in zip(PLACES, game.state.plazas, strict=True) if tile]
        assert len(tiles) == places
        assert all(PLAZA_TILE[tile].color == place.color for place, tile in tiles)
        assert len(game.state.plaza_box) == 11 - places


@PLAYERS
def test_stacks_of_technologies(players: int) -> None:
    """PC-1.6"""
    assert [len(pile.cards) for pile in fresh(players).state.technologies] == [6] * 4


@PLAYERS
def test_stacks_and_rows(players: int) -> None:
    """PC-1.7, PC-1.9: by kind, era and speciality; era II is set aside."""
    state = fresh(players).state
    for row, kind in enumerate(KINDS):
        normal, special = state.stacks[row]
        assert {(TILE[kind][tile].era, TILE[kind][tile].special) for tile in normal.cards} == {(1, False)}
        assert {(TILE[kind][tile].era, TILE[kind][tile].special) for tile in special.cards} == {(1, True)}
        assert {TILE[kind][tile].era for pile in state.later[row] for tile in pile.cards} == {2}
        assert [TILE[kind][tile].special for tile in state.rows[row]] == [False, False, False, True]


@PLAYERS
def test_prebuilt_buildings(players: int) -> None:
    """PC-1.8: neutral ones of era I; none with four players."""
    for game in over_seeds(players):
        built = {SITES[site].id: one for site, one in enumerate(game.state.buildings) if one is not None}
        assert set(built) == {site.id for site in SITES if players in site.prebuilt}
        assert all((one.builder, one.cube) == (-1, -1) for one in built.values())
        assert all(not TILE["building"][one.tile].special for one in built.values())
    assert (players == 4) == (not built)


def test_the_first_game_has_a_fixed_order_of_action_tiles() -> None:
    """PC-1.10, PC-16.1"""
    assert len({game.state.crane for game in over_seeds(action_side="a_first_game")}) == 1
    for side in "ab":
        states = [game.state for game in over_seeds(action_side=side)]
        assert len({state.crane for state in states}) > 1
        assert {state.side for state in states} == {side}
        assert all(not state.fives for state in states)


def test_the_river() -> None:
    """PC-1.11, PC-18.2"""
    assert len(fresh().state.river) == 8
    assert len(fresh(1, solo_mode="parler").state.river) == 4


def test_the_start_player_is_drawn() -> None:
    """PC-1.13"""
    drawn = {new("praga", names(3), seed=seed).game.state.first for seed in range(30)}
    assert drawn == {0, 1, 2}
