"""Check technologies and the university (PC-10, 11)."""

from typing import Any

import pytest

from rules.games.praga.components import LEVEL_AT, MULTIPLIER

from ..builder import table
from ..verbs import at, do, has, legal, legal_kinds, points, technologies

MINES, QUARRIES, UPGRADE = ({"tile": f"action_tile_{number}", "action": True} for number in (1, 2, 3))
STEP: dict[str, Any] = {"rows": {"wall": ["wall_e1_09", "", "", ""]}, "stone": 9, "turn": MINES}
"""A wall that brings a step of technology."""
BUY = "wall half wall_e1_09"
TILES = {
    "upgrade": ["upgrade_e1_01", "upgrade_e1_02", "upgrade_e1_03", "upgrade_e1_s1"],
    "wall": ["wall_e1_01", "wall_e1_05", "", "wall_e1_s1"],
}
CRANE = {0: "action_tile_2", 1: "action_tile_3", 2: "action_tile_4", 4: "action_tile_5", 5: "action_tile_6", 9: "action_tile_1"}


def test_levels_lie_on_the_track() -> None:
    """PC-10.1"""
    assert LEVEL_AT == {1: 1, 3: 2, 5: 3, 6: 4}


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_one_of_three_tiles_is_kept(level: int) -> None:
    """PC-10.2: the others go under the stack."""
    position = next(position for position, of in LEVEL_AT.items() if of == level)
    names = [f"technology_{level}_{number}" for number in (5, 2, 4)]
    game = table(**STEP, technology=position - 1, next_tiles=names)
    do(game, BUY)
    assert legal(game) == {f"keep {name}" for name in names}
    do(game, f"keep {names[1]}")
    assert technologies(game) == [names[1]]
    stack = game.state.technologies[level - 1].cards
    assert len(stack) == 5
    assert game.state.looked.cards == ()


def test_fewer_tiles_are_looked_at_if_there_are_fewer() -> None:
    """PC-10.2"""
    owned = {seat: {"technologies": [f"technology_1_{number}" for number in (2 * seat + 1, 2 * seat + 2)]} for seat in (1, 2)}
    game = table(3, **STEP, technologies=["technology_2_3"], others=owned, next_tiles=["technology_1_1", "technology_1_2"])
    do(game, BUY)
    assert legal(game) == {"keep technology_1_1", "keep technology_1_2"}


def test_between_levels_nothing_is_drawn() -> None:
    """PC-10.1"""
    game = table(**STEP, technology=1)
    do(game, BUY)
    assert legal_kinds(game) == {"lay_wall"}


def test_steps_beyond_the_end_bring_points() -> None:
    """PC-10.3, PC-11.1: two points for each, on both tracks."""
    game = table(
        rows={"wall": ["wall_e1_10", "", "", ""]},
        fields={"mines": [("upgrade_e1_02", 4)]},
        stone=9,
        technology=7,
        university=7,
        technologies=["technology_3_3"],
        turn=MINES,
    )
    do(game, "wall half wall_e1_10", "lay_wall wall_site_01 1")
    assert (has(game, "technology"), points(game, row="tracks")) == (8, 2)
    do(game, "technology technology_3_3")
    assert (has(game, "university"), points(game, row="tracks")) == (9, 6)


def test_multipliers_of_the_university() -> None:
    """PC-11.2"""
    assert MULTIPLIER == (0, 0, 1, 1, 1, 2, 2, 2, 3, 3)


# Levels I and II
@pytest.mark.parametrize(
    ("tile", "mine", "said", "gained"),
    [
        pytest.param("1_1", {"crane": CRANE, "box": 11}, ["take action_tile_1 0"], {"points": 3 + 1}, id="PC-10.6 1_1 the blue zone"),
        pytest.param("1_1", {"crane": CRANE, "box": 11}, ["take action_tile_5 0"], {"points": 0}, id="PC-10.6 1_1 no points"),
        pytest.param(
            "1_1", {"crane": CRANE, "box": 11, "fives": ["action_tile_5"]}, ["take action_tile_5 0"], {"points": 6}, id="PC-10.6 1_1 five"
        ),
        pytest.param(
            "1_1",
            {"turn": {"tile": "action_tile_1", "wheel": True, "segment": "special_2"}},
            ["cash cash"],
            {"points": 3},
            id="PC-10.6 1_1 cashed",
        ),
        pytest.param(
            "1_1",
            {"turn": {"tile": "action_tile_1", "wheel": True, "segment": "special_1"}},
            ["end_turn end"],
            {"points": 2},
            id="PC-10.6 1_1 converted",
        ),
        pytest.param(
            "1_2",
            {"turn": {"tile": "action_tile_1", "wheel": True, "segment": "gold_b"}},
            ["wheel gold_b"],
            {"gold": 4, "points": 1},
            id="PC-10.6 1_2",
        ),
        pytest.param(
            "1_2",
            {"turn": {"tile": "action_tile_1", "wheel": True, "segment": "gold_b"}},
            ["end_turn end"],
            {"gold": 4, "points": 1},
            id="PC-A.15 1_2 granted at the end",
        ),
        pytest.param(
            "1_3",
            {"turn": {"tile": "action_tile_1", "wheel": True, "segment": "stone_a"}},
            ["wheel stone_a"],
            {"stone": 4, "points": 1},
            id="PC-10.6 1_3",
        ),
        pytest.param("1_4", {"turn": QUARRIES}, ["quarries half raise"], {"points": 2}, id="PC-10.6 1_4"),
        pytest.param("1_5", {"turn": MINES}, ["mines half raise"], {"points": 2}, id="PC-10.6 1_5"),
        pytest.param("1_5", {"turn": MINES, "mine": 9}, ["mines half raise"], {"points": 0}, id="PC-9.4 1_5 no step"),
        pytest.param(
            "1_5",
            {"turn": QUARRIES, "gold": 3, "stone": 9, "rows": {"building": ["building_e1_11", "", "", ""]}},
            ["building half building_e1_11", "site n1"],
            {"points": 2, "mine": 5},
            id="PC-10.6 1_5 any source",
        ),
        pytest.param(
            "1_6", {"silver_window": 2, "cathedral": (2, 0)}, ["up cathedral:3:0"], {"points": 2, "silver_window": 0}, id="PC-10.6 1_6"
        ),
        pytest.param(
            "2_3",
            {"turn": MINES, "stone": 3, "rows": {"wall": ["wall_e1_07", "", "", ""]}},
            ["wall half wall_e1_07", "lay_wall wall_site_01 0"],
            {"gold": 3, "points": 1},
            id="PC-10.7 2_3",
        ),
        pytest.param(
            "2_3",
            {"turn": MINES, "stone": 3, "rows": {"wall": ["wall_e1_03", "", "", ""]}},
            ["wall half wall_e1_03", "lay_wall wall_site_01 0"],
            {"gold": 2, "points": 0},
            id="PC-10.7 2_3 without the symbol",
        ),
        pytest.param(
            "2_6",
            {"turn": {"tile": "action_tile_1", "wheel": True, "segment": "egg_for_gold"}},
            ["wheel egg_for_gold"],
            {"stone": 3, "points": 1},
            id="PC-10.7 2_6 bought",
        ),
        pytest.param(
            "2_6",
            {"turn": MINES | {"wheel": True, "segment": "special_1"}, "stone": 3, "rows": {"wall": ["", "", "", "wall_e1_s2"]}},
            ["wall half wall_e1_s2"],
            {"stone": 2, "points": 2, "egg": 2},
            id="PC-A.16 2_6 per egg",
        ),
    ],
)
def test_lasting_technologies(tile: str, mine: dict[str, Any], said: list[str], gained: dict[str, int]) -> None:
    game = table(technologies=[f"technology_{tile}"], **mine)
    do(game, *said)
    assert {what: points(game) if what == "points" else has(game, what) for what in gained} == gained


RED = {"mines": [("upgrade_e1_01", 3)], "quarries": [("upgrade_e1_03", 2)]}
"""Two red corners at the second wall site."""


def test_markers_work_once_in_a_turn() -> None:
    """PC-10.7: 2_2, however many markers there are and however often."""
    rows = {"wall": ["wall_e1_03", "wall_e1_04", "", ""]}
    game = table(rows=rows, stone=9, fields=RED, technologies=["technology_2_2"], turn={**MINES, "extra": "open"})
    do(game, "wall half wall_e1_03", "lay_wall wall_site_02 5")
    assert (has(game, "red_marker"), has(game, "gold"), points(game, row="technologies")) == (2, 2 + 1, 1)
    do(game, "wall extra wall_e1_04", "lay_wall wall_site_12 5")
    assert (has(game, "red_marker"), has(game, "gold"), points(game, row="technologies")) == (3, 2 + 1, 1)


def test_a_once_per_turn_technology_works_again_in_the_next_turn() -> None:
    """PC-14.5, PC-10.12: the count begins anew for all players with every turn."""
    game = table(turn={"tile": "action_tile_1", "wheel": True, "segment": "special_1"}, technologies=["technology_1_1"])
    do(game, "cash cash")
    assert game.state.seats[0].worked
    do(game, "end_turn end")
    assert not game.state.seats[0].worked


def test_points_of_the_tile_and_of_its_segment_work_once() -> None:
    """PC-10.6: 1_1 at most once in a turn; in position 9 the box at 1 puts the tile in the segment of a special tile."""
    game = table(crane=CRANE, box=1, fives=["action_tile_1"], technologies=["technology_1_1"])
    do(game, "take action_tile_1 0", "cash cash")
    assert (points(game, row="crane"), points(game, row="technologies")) == (6, 1)


def test_a_new_technology_works_from_the_next_turn_on() -> None:
    """PC-10.4: of levels I and II; not in the turn in which it was gained."""
    setting = {**STEP, "turn": {**MINES, "extra": "open"}, "technologies": ["technology_4_3"], "next_tiles": ["technology_1_5"]}
    game = table(**setting)
    do(game, BUY, "keep technology_1_5", "lay_wall wall_site_01 0", "mines extra raise")
    assert points(game, row="technologies") == 0
    do(game, "end_turn end")
    do(game, min(legal(game, "take")), "end_turn end")
    assert game.state.seats[0].fresh == ()
    do(game, "technology technology_4_3", "mines technology_4_3 raise")
    assert points(game, row="technologies") == 2


# Levels III and IV
def test_a_technology_is_used_once() -> None:
    """PC-10.5: in any turn, then it is discarded."""
    game = table(technologies=["technology_3_6"], turn={"tile": "action_tile_1"})
    do(game, "technology technology_3_6")
    assert technologies(game) == []
    assert len(game.state.used_technologies) == 1
    assert "technology" not in legal_kinds(game)


def test_a_technology_may_be_used_in_the_turn_it_was_gained() -> None:
    """PC-10.5: levels III and IV."""
    game = table(**STEP, technology=4, next_tiles=["technology_3_3"])
    do(game, BUY, "keep technology_3_3", "lay_wall wall_site_01 0", "technology technology_3_3")
    assert has(game, "university") == 4


@pytest.mark.parametrize(
    ("tile", "mine", "gained"),
    [
        pytest.param("3_3", {}, {"university": 4}, id="PC-10.8 3_3"),
        pytest.param("3_5", {}, {"gold": 5, "stone": 4}, id="PC-10.8 3_5"),
        pytest.param("3_6", {}, {"gold": 4, "stone": 4}, id="PC-10.8 3_6"),
        pytest.param(
            "3_5",
            {"mine": 8, "production": ("production_stone", "")},
            {"gold": 9, "stone": 5, "silver_window": 1, "points": 1},
            id="PC-A.38 3_5",
        ),
    ],
)
def test_one_time_gains(tile: str, mine: dict[str, Any], gained: dict[str, int]) -> None:
    game = table(technologies=[f"technology_{tile}"], **mine)
    do(game, f"technology technology_{tile}")
    assert {what: points(game) if what == "points" else has(game, what) for what in gained} == gained
    assert "upgrade_bonus" not in legal_kinds(game)


def test_an_egg_pays_for_the_road_it_leads_to() -> None:
    """PC-10.8: 3_1"""
    game = table(technologies=["technology_3_1"], pawn=3, egg=0)
    do(game, "technology technology_3_1", "kings_road technology_3_1 pawn")
    assert (game.state.seats[0].pawn, has(game, "egg")) == (4, 0)


def test_at_the_end_of_the_road_only_the_egg_is_gained() -> None:
    """PC-10.8, PC-10.11: that the action is left out is for the player to say."""
    game = table(technologies=["technology_3_1"], pawn=5)
    do(game, "technology technology_3_1")
    assert legal(game) == {"decline decline"}
    do(game, "decline decline")
    assert has(game, "egg") == 1


def test_a_row_for_nothing() -> None:
    """PC-10.8: 3_2, without windows and without the price of a tier."""
    game = table(technologies=["technology_3_2"], gold=0, stone=0, hunger_wall=(3, 0), cathedral=(5, 0))
    do(game, "technology technology_3_2")
    assert legal(game) == {"up hunger_wall:4:0"}
    do(game, "up hunger_wall:4:0")
    assert (at(game, "hunger_wall"), has(game, "stone")) == ((4, 0), 0)


@pytest.mark.parametrize(
    ("tile", "said", "gained"),
    [
        pytest.param("3_4", ["upgrade technology_3_4 upgrade_e1_01", "lay_upgrade mines 0"], {"points": 3}, id="PC-10.8 3_4"),
        pytest.param("4_4", ["upgrade technology_4_4 upgrade_e1_01", "lay_upgrade mines 0"], {"gold_window": 1}, id="PC-10.9 4_4"),
        pytest.param("4_2", ["wall technology_4_2 wall_e1_01", "lay_wall wall_site_01 0"], {"stone": 0, "quarry": 4}, id="PC-10.9 4_2"),
        pytest.param(
            "4_2", ["wall technology_4_2 wall_e1_05", "lay_wall wall_site_01 0"], {"stone": 1, "mine": 5}, id="PC-10.9 not below 0"
        ),
        pytest.param("4_3", ["quarries technology_4_3 produce"], {"stone": 3}, id="PC-10.9 4_3"),
        pytest.param("3_4", ["decline decline"], {"points": 3, "university": 0}, id="PC-10.11 the gain alone"),
    ],
)
def test_performing_with_a_technology(tile: str, said: list[str], gained: dict[str, int]) -> None:
    game = table(rows=TILES, stone=1, technologies=[f"technology_{tile}"])
    do(game, f"technology technology_{tile}", *said)
    assert {what: points(game) if what == "points" else has(game, what) for what in gained} == gained


def test_any_action_is_one_of_the_six() -> None:
    """PC-10.9: 4_3, never a special tile (PC-10.10)."""
    game = table(rows=TILES, gold=9, stone=9, technologies=["technology_4_3"], turn=UPGRADE | {"wheel": True, "segment": "special_1"})
    do(game, "technology technology_4_3")
    assert legal_kinds(game) == {"mines", "quarries", "upgrade", "wall", "building", "kings_road", "decline"}
    assert not {said for said in legal(game) if said.endswith(("upgrade_e1_s1", "wall_e1_s1"))}


@pytest.mark.parametrize(
    ("tile", "paid"),
    [
        pytest.param("building_e1_13", (0, 2), id="PC-T.12 1 gold and 2 stone"),
        pytest.param("building_e2_09", (2, 1), id="PC-T.12 3 gold and 1 stone"),
    ],
)
def test_a_discount_on_a_building(tile: str, paid: tuple[int, int]) -> None:
    """PC-10.9: 4_1 takes 2 gold off tile and site together; in the Old Town a site costs 1 gold more."""
    rows = {"building": [tile, "", "", ""]}
    game = table(turns=16 if "e2" in tile else 0, rows=rows, gold=5, stone=5, technologies=["technology_4_1"])
    do(game, "technology technology_4_1", f"building technology_4_1 {tile}", "site o1")
    assert (5 - has(game, "gold"), 5 - has(game, "stone")) == paid


@pytest.mark.parametrize(
    ("mine", "first", "second", "gained"),
    [
        pytest.param(
            7, "0:0", "1:0", {"mine": 8, "quarry": 3, "gold": 9, "stone": 2, "silver_window": 1, "points": 1}, id="PC-10.9 mines, gold"
        ),
        pytest.param(
            7, "0:1", "1:0", {"mine": 7, "quarry": 4, "gold": 8, "stone": 2, "silver_window": 1, "points": 0}, id="PC-10.9 quarries, gold"
        ),
        pytest.param(4, "0:0", "1:1", {"mine": 5, "quarry": 3, "gold": 2, "stone": 4, "egg": 0, "points": 0}, id="PC-T.11"),
    ],
)
def test_raising_and_then_producing(mine: int, first: str, second: str, gained: dict[str, int]) -> None:
    """PC-10.9: 4_6, in this order; the two choices are independent."""
    game = table(mine=mine, technologies=["technology_4_6"])
    do(game, "technology technology_4_6", f"choose technology_4_6/{first}", f"choose technology_4_6/{second}")
    assert {what: points(game) if what == "points" else has(game, what) for what in gained} == gained


def test_both_rewards_of_a_plaza() -> None:
    """PC-10.9: 4_5, any plaza tile on the board, evaluated or not."""
    game = table(technologies=["technology_4_5"], evaluated=["plaza_a"])
    do(game, "technology technology_4_5")
    assert len(legal(game, "both")) == 8


def test_ongoing_technologies_are_not_used() -> None:
    """PC-10.5: only levels III and IV."""
    assert "technology" not in legal_kinds(table(technologies=["technology_1_4", "technology_2_6"]))
