"""Check resources, production tracks, wealth bonuses and seals (PC-9)."""

from typing import Any

import pytest

from rules.games.praga.components import COUNT, MINE, QUARRY, SEALS

from ..builder import table
from ..verbs import do, has, legal, legal_kinds, points

MINES, QUARRIES = ({"tile": f"action_tile_{number}", "action": True} for number in (1, 2))
FREE = {"tile": "action_tile_3"}


def test_gold_and_stone_are_capped() -> None:
    """PC-9.1, PC-T.10: surplus is lost, and the bonus of the maximum is gained."""
    game = table(gold=8, mine=4, wealth=2, turn=MINES)
    do(game, "mines half produce")
    assert has(game, "gold") == 9
    assert game.state.seats[0].cubes == 3


def test_eggs_windows_and_markers_are_not_capped() -> None:
    """PC-9.1"""
    game = table(egg=12, turn={"tile": "action_tile_1", "wheel": True, "segment": "egg_for_gold"})
    do(game, "wheel egg_for_gold")
    assert has(game, "egg") == 13


def test_a_cube_on_space_s_means_one_mine_less() -> None:
    """PC-9.2"""
    assert COUNT[MINE][1:] == tuple(range(9))
    assert COUNT[QUARRY][1:] == tuple(range(8))


@pytest.mark.parametrize(
    ("track", "space", "production", "gained"),
    [
        pytest.param("mine", 6, "", {"gold": 5, "silver_window": 0}, id="PC-9.3 below the first bonus"),
        pytest.param("mine", 7, "", {"gold": 6, "silver_window": 1, "points": 0}, id="PC-9.3 past it"),
        pytest.param("mine", 8, "", {"gold": 7, "silver_window": 1, "points": 1, "technology": 0}, id="PC-9.3 past two"),
        pytest.param(
            "mine",
            9,
            "production_stone",
            {"gold": 8, "stone": 1, "silver_window": 1, "points": 1, "technology": 1},
            id="PC-9.3 all, and a tile",
        ),
        pytest.param("quarry", 6, "", {"stone": 5, "egg": 0}, id="PC-9.3 quarries"),
        pytest.param("quarry", 7, "", {"stone": 6, "egg": 1, "points": 0}, id="PC-9.3 an egg"),
        pytest.param("quarry", 8, "", {"stone": 7, "egg": 1, "points": 4}, id="PC-9.3 an egg and points"),
        pytest.param("quarry", 7, "production_two_points", {"stone": 6, "egg": 1, "points": 2}, id="PC-9.3 a tile"),
    ],
)
def test_production(track: str, space: int, production: str, gained: dict[str, int]) -> None:
    """What each track brings: its mines or quarries, the bonuses below the cube, its own tile."""
    mine: dict[str, Any] = {"gold": 0, "stone": 0, track: space, "production": (production, "") if track == "mine" else ("", production)}
    game = table(turn=MINES if track == "mine" else QUARRIES, **mine)
    do(game, "mines half produce" if track == "mine" else "quarries half produce")
    found = {what: points(game) if what == "points" else has(game, what) for what in gained}
    assert found == gained


def test_the_tile_of_the_other_track_does_not_count() -> None:
    """PC-9.5"""
    game = table(production=("", "production_two_points"), turn=MINES)
    do(game, "mines half produce")
    assert points(game) == 0


@pytest.mark.parametrize(("said", "mine"), [("mines half raise", {"mine": 5}), ("quarries half raise", {"quarry": 4})])
def test_a_production_tile_is_chosen_on_the_way(said: str, mine: dict[str, Any]) -> None:
    """PC-9.5: one of those left in the river; equal ones are offered once."""
    game = table(turn=MINES if "mine" in mine else QUARRIES, **mine)
    do(game, said)
    assert len(legal(game)) == 5
    do(game, "production production_gold")
    assert [tile > 0 for tile in game.state.seats[0].production] == ["mine" in mine, "quarry" in mine]
    assert len(game.state.river) == 7
    assert "production production_gold" not in legal(game)


@pytest.mark.parametrize(("said", "mine"), [("mines half raise", {"mine": 8}), ("quarries half raise", {"quarry": 7})])
def test_the_end_of_a_track_brings_the_right_to_a_seal(said: str, mine: dict[str, Any]) -> None:
    """PC-9.6, PC-2.4 (l)"""
    game = table(turn=MINES if "mine" in mine else QUARRIES, **mine)
    do(game, said)
    assert game.state.seats[0].seal_rights == 1
    assert legal(game, "seal") == {"seal seal_six_points", "seal seal_four_points"}


def test_a_step_at_the_end_of_a_track_is_lost() -> None:
    """PC-9.4: neither a step nor a second right."""
    game = table(mine=9, turn=MINES)
    do(game, "mines half raise")
    assert (has(game, "mine"), game.state.seats[0].seal_rights, points(game)) == (9, 0, 0)


def test_steps_are_carried_out_one_by_one() -> None:
    """PC-9.7, PC-10.1: two steps of technology at once reach two levels; the second step waits for the tile of the first."""
    rows, tiles = {"wall": ["wall_e1_10", "", "", ""]}, [f"technology_{level}_{number}" for level in (3, 4) for number in (5, 2, 4)]
    game = table(rows=rows, fields={"mines": [("upgrade_e1_02", 4)]}, stone=3, technology=4, next_tiles=tiles, turn=MINES)
    do(game, "wall half wall_e1_10", "lay_wall wall_site_01 1")
    assert (has(game, "technology"), legal(game)) == (5, {f"keep {name}" for name in tiles[:3]})
    do(game, "keep technology_3_2")
    assert (has(game, "technology"), legal(game)) == (6, {f"keep {name}" for name in tiles[3:]})


@pytest.mark.parametrize(
    ("before", "said", "cubes", "reached"),
    [
        pytest.param({"gold": 5}, "mines half raise", 3, (True, False, False), id="PC-9.8 six gold"),
        pytest.param({"gold": 4}, "mines half raise", 2, (False, False, False), id="PC-9.8 five gold"),
        pytest.param({"gold": 5, "mine": 5}, "mines half produce", 4, (True, False, True), id="PC-9.9 from five to nine"),
        pytest.param({"gold": 8}, "mines half produce", 4, (True, False, True), id="PC-9.9 although part of it is lost"),
    ],
)
def test_wealth_bonuses(before: dict[str, int], said: str, cubes: int, reached: tuple[bool, ...]) -> None:
    """PC-9.8 to PC-9.10: each unlocks a marker cube immediately."""
    mine: dict[str, Any] = {"stone": 0, "wealth": 0, **before}
    game = table(turn=MINES, **mine)
    do(game, said)
    assert game.state.seats[0].wealth == reached
    assert game.state.seats[0].cubes == cubes


def test_a_wealth_bonus_is_gained_once() -> None:
    """PC-9.8: the maximum of gold and that of stone are one bonus."""
    game = table(gold=5, stone=5, mine=5, quarry=5, wealth=0, turn={**MINES, "extra": "open"})
    do(game, "mines half produce", "quarries extra produce")
    assert game.state.seats[0].wealth == (True, True, True)
    assert game.state.seats[0].cubes == 5


@pytest.mark.parametrize(
    ("mine", "expected"),
    [
        pytest.param({"seal_rights": 0, "silver_window": 2}, set(), id="PC-9.12 no right"),
        pytest.param({"seal_rights": 1, "silver_window": 2, "cubes": 0}, set(), id="PC-9.12 no cube"),
        pytest.param({"seal_rights": 1, "silver_window": 1}, {"seal_six_points", "seal_four_points"}, id="PC-9.13 too few windows"),
        pytest.param({"seal_rights": 1, "silver_window": 2}, {seal.id for seal in SEALS}, id="PC-9.13 all"),
        pytest.param({"seal_rights": 1, "gold_window": 2}, {"seal_six_points", "seal_four_points"}, id="PC-13.1 gold windows do not help"),
    ],
)
def test_seals_that_can_be_taken(mine: dict[str, Any], expected: set[str]) -> None:
    assert legal(table(**mine), "seal") == {f"seal {name}" for name in expected}


def test_taking_a_seal() -> None:
    """PC-9.11, PC-9.12: the cost, a cube and the right are used up; two rights may be used in one turn."""
    game = table(seal_rights=2, silver_window=3, cubes=3)
    do(game, "seal seal_pair_three")
    seat = game.state.seats[0]
    assert (has(game, "silver_window"), seat.cubes, seat.seal_rights) == (1, 2, 1)
    do(game, "seal seal_six_points")
    assert (game.state.seats[0].cubes, game.state.seats[0].seal_rights) == (1, 0)
    assert game.state.seals == (-1, -1, 0, 0, -1)


def test_a_taken_seal_is_gone() -> None:
    """PC-9.13, PC-9.15: with all of them taken a right cannot be used."""
    game = table(seal_rights=1, silver_window=2, seals={"seal_six_points": 1, "seal_gold_two": 1})
    assert legal(game, "seal") == {"seal seal_stone_two", "seal seal_pair_three", "seal seal_four_points"}
    assert not legal(table(seal_rights=1, silver_window=2, seals={seal.id: 1 for seal in SEALS}), "seal")


def test_a_right_is_kept_for_a_later_turn() -> None:
    """PC-9.12"""
    game = table(seal_rights=1, turn=FREE)
    do(game, "end_turn end")
    assert game.state.seats[0].seal_rights == 1
    assert "seal" not in legal_kinds(game)
