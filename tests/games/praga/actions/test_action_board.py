"""Check what meets on the action board: edges, red corners, covered upgrades (PC-6, PC-T.3)."""

from typing import Any

import pytest

from rules.games.praga.board.action_board import CELLS, NEIGHBOURS, corners, edges, matches, partners
from rules.games.praga.components import WALL_SITES

from ..builder import table
from ..names import TILES
from ..verbs import do, has, legal, legal_kinds, points, technologies

WALL = {"tile": "action_tile_1", "action": True}
UPGRADE = {"tile": "action_tile_3", "action": True}
USED = {"overbuild_bonus_rule": "used_connection"}
ALL = {"overbuild_bonus_rule": "any_covered_symbol"}


def test_the_board_is_a_hexagon_of_rings() -> None:
    """PC-6.1: six fields around the centre, which is no cell, and twelve wall sites around them."""
    assert len(CELLS) == 18
    assert len(WALL_SITES) == 12
    assert (0, 0) not in CELLS
    for cell, around in enumerate(NEIGHBOURS):
        for edge, other in enumerate(around):
            assert other is None or NEIGHBOURS[other][(edge + 3) % 6] == cell
    assert sorted(sum(other is not None for other in around) for around in NEIGHBOURS[:6]) == [5] * 6


def test_every_corner_belongs_to_three_cells() -> None:
    """PC-6.4: seen from each of the three cells, the other two are the partners."""
    for cell in range(len(CELLS)):
        for corner in range(6):
            for other, theirs in partners(cell, corner):
                if other is not None:
                    assert (cell, corner) in partners(other, theirs)


@pytest.mark.parametrize(("rotation", "expected"), [(0, ({1}, {3, 4})), (1, ({2}, {4, 5})), (5, ({0}, {2, 3}))])
def test_tiles_are_turned_clockwise(rotation: int, expected: tuple[set[int], set[int]]) -> None:
    """RULES.md, section 25: wall_e1_09 has a symbol on edge 1 and red corners 3 and 4."""
    laid = (TILES["wall"]["wall_e1_09"], rotation)
    assert (set(edges(17, laid)), set(corners(17, laid))) == expected


TECHNOLOGY = {"mines": [("upgrade_e1_02", 4)]}
"""A step of technology on the edge of the mines towards the first wall site."""


def test_symbols_that_meet_bring_both_effects() -> None:
    """PC-T.3, PC-6.2: a silver window and a step of technology, which leads to a draw."""
    game = table(rows={"wall": ["wall_e1_01", "", "", ""]}, stone=3, fields=TECHNOLOGY, turn=WALL, next_tiles=["technology_1_4"])
    do(game, "wall half wall_e1_01", "lay_wall wall_site_01 1")
    assert (has(game, "silver_window"), has(game, "technology")) == (1, 1)
    assert legal_kinds(game) == {"keep"}
    do(game, "keep technology_1_4")
    assert technologies(game) == ["technology_1_4"]


@pytest.mark.parametrize(
    "said",
    [
        pytest.param("wall_site_01 0", id="PC-6.2 a symbol against a bare edge"),
        pytest.param("wall_site_01 3", id="PC-6.2 towards the rim"),
        pytest.param("wall_site_08 0", id="PC-6.2 an empty cell"),
    ],
)
def test_a_symbol_alone_brings_nothing(said: str) -> None:
    game = table(rows={"wall": ["wall_e1_01", "", "", ""]}, stone=3, fields=TECHNOLOGY, turn=WALL)
    do(game, "wall half wall_e1_01", f"lay_wall {said}")
    assert (has(game, "silver_window"), has(game, "technology")) == (0, 0)


def test_every_edge_counts() -> None:
    """PC-6.2, PC-2.8: a wall between two tiles meets both of them."""
    fields = {"mines": [("upgrade_e1_02", 5)], "quarries": [("upgrade_e1_04", 4)]}
    game = table(rows={"wall": ["wall_e1_s4", "", "", ""]}, stone=9, fields=fields, turn={**WALL, "extra": "open"})
    found = matches(game.state.seats[0], 7, (TILES["wall"]["wall_e1_s4"], 5), connections=False)
    assert [match.edge for match in found.edges] == [1, 2]
    do(game, "wall extra wall_e1_s4", "lay_wall wall_site_02 5")
    assert (has(game, "silver_window"), has(game, "gold"), has(game, "egg"), has(game, "technology")) == (1, 3, 1, 1)


def test_two_walls_may_meet() -> None:
    """PC-6.1: also two wall sites, and two fields."""
    walls = {"wall_site_01": ("wall_e1_06", 0)}
    game = table(rows={"wall": ["wall_e1_01", "", "", ""]}, stone=3, walls=walls, turn=WALL)
    do(game, "wall half wall_e1_01", "lay_wall wall_site_02 3")
    assert (has(game, "silver_window"), has(game, "gold")) == (1, 3)


CORNERS = {"mines": [("upgrade_e1_01", 3)], "quarries": [("upgrade_e1_03", 2)]}
"""Two red corners at the point where mines, quarries and the second wall site meet."""


@pytest.mark.parametrize(
    ("fields", "rotation", "expected"),
    [
        pytest.param(CORNERS, 5, 2, id="PC-6.4 two others"),
        pytest.param({"mines": CORNERS["mines"]}, 5, 1, id="PC-6.4 one other"),
        pytest.param({}, 5, 0, id="PC-6.4 none"),
        pytest.param(CORNERS, 0, 0, id="PC-6.4 another corner"),
    ],
)
def test_red_corners_bring_red_markers(fields: dict[str, Any], rotation: int, expected: int) -> None:
    """PC-6.4: wall_e1_03 has red corners 3 and 4."""
    game = table(rows={"wall": ["wall_e1_03", "", "", ""]}, stone=3, fields=fields, turn=WALL)
    do(game, "wall half wall_e1_03", f"lay_wall wall_site_02 {rotation}")
    assert has(game, "red_marker") == expected


def test_only_the_tile_just_laid_brings_something() -> None:
    """PC-6.5: what has met before does not count again."""
    fields = {**TECHNOLOGY, "quarries": [("upgrade_e1_03", 0)]}
    walls = {"wall_site_01": ("wall_e1_01", 1)}
    game = table(rows={"wall": ["wall_e1_03", "", "", ""]}, stone=3, fields=fields, walls=walls, turn=WALL)
    do(game, "wall half wall_e1_03", "lay_wall wall_site_08 0")
    assert (has(game, "red_marker"), has(game, "technology"), has(game, "silver_window")) == (0, 0, 0)


def test_the_university_on_an_upgrade_is_no_symbol() -> None:
    """PC-6.3: steps at the university come from placing, no matter what lies next to the tile."""
    game = table(rows={"upgrade": ["upgrade_e1_03", "", "", ""]}, fields={"mines": [("upgrade_e1_01", 1)]}, turn=UPGRADE)
    do(game, "upgrade half upgrade_e1_03", "lay_upgrade quarries 3")
    assert (has(game, "university"), has(game, "silver_window"), has(game, "egg")) == (1, 0, 0)


def cover(options: dict[str, Any], below: tuple[str, int], rotation: int) -> Any:
    """Return a game in which upgrade_e1_04, turned by ``rotation``, covers a quarry tile next to mines with a symbol and a red corner."""
    fields = {"mines": [("upgrade_e1_01", 0)], "quarries": [below]}
    game = table(options=options, rows={"upgrade": ["upgrade_e1_04", "", "", ""]}, fields=fields, turn=UPGRADE)
    do(game, "upgrade half upgrade_e1_04", f"lay_upgrade quarries {rotation}")
    return game


@pytest.mark.parametrize(
    ("options", "below", "windows"),
    [
        pytest.param(ALL, ("upgrade_e1_03", 3), 0, id="PC-6.6 a symbol was covered"),
        pytest.param(ALL, ("upgrade_e1_03", 2), 1, id="PC-6.6 other edges count"),
        pytest.param(USED, ("upgrade_e1_03", 3), 1, id="PC-6.7 it has brought nothing yet"),
    ],
)
def test_covering_an_upgrade(options: dict[str, Any], below: tuple[str, int], windows: int) -> None:
    """The edge of the mines towards the quarries shows a silver window, the new tile 1 gold there (edge 0) and 2 points opposite."""
    game = cover(options, below, 3)
    assert (has(game, "silver_window"), has(game, "gold")) == (windows, 2 + windows)


def test_an_edge_is_dead_however_deep_its_symbol_lies() -> None:
    """PC-6.6: any of the tiles now covered."""
    fields = {"mines": [("upgrade_e1_01", 0)], "quarries": [("upgrade_e1_03", 3), ("upgrade_e2_03", 1)]}
    game = table(rows={"upgrade": ["upgrade_e1_04", "", "", ""]}, fields=fields, turn=UPGRADE)
    do(game, "upgrade half upgrade_e1_04", "lay_upgrade quarries 3")
    assert has(game, "silver_window") == 0


@pytest.mark.parametrize(("options", "markers"), [pytest.param(ALL, 0, id="PC-6.6"), pytest.param(USED, 1, id="PC-6.7")])
def test_covering_a_red_corner(options: dict[str, Any], markers: int) -> None:
    fields = {"mines": [("upgrade_e1_01", 3)], "quarries": [("upgrade_e1_03", 2)]}
    game = table(options=options, turns=16, rows={"upgrade": ["upgrade_e2_03", "", "", ""]}, fields=fields, turn=UPGRADE)
    do(game, "upgrade half upgrade_e2_03", "lay_upgrade quarries 1")
    assert has(game, "red_marker") == markers


@pytest.mark.parametrize("first", [pytest.param(3, id="PC-6.7 used"), pytest.param(0, id="PC-6.7 not used")])
def test_a_connection_brings_something_once(first: int) -> None:
    """PC-6.7, PC-A.39: only what has brought a bonus is ignored when it is covered."""
    rows = {"upgrade": ["upgrade_e1_03", "upgrade_e1_04", "", ""]}
    game = table(options=USED, rows=rows, fields={"mines": [("upgrade_e1_01", 0)]}, turn={**UPGRADE, "extra": "open"})
    do(game, "upgrade half upgrade_e1_03", f"lay_upgrade quarries {first}")
    assert has(game, "silver_window") == (first == 3)
    do(game, "upgrade extra upgrade_e1_04", "lay_upgrade quarries 3")
    assert has(game, "silver_window") == 1


def test_a_used_corner_does_not_count_again() -> None:
    """PC-6.7: a pair of corners, by point and partner."""
    rows = {"upgrade": ["upgrade_e1_03", "upgrade_e2_03", "", ""]}
    game = table(options=USED, turns=16, rows=rows, fields={"mines": [("upgrade_e1_01", 3)]}, turn={**UPGRADE, "extra": "open"})
    do(game, "upgrade half upgrade_e1_03", "lay_upgrade quarries 2")
    assert has(game, "red_marker") == 1
    do(game, "upgrade extra upgrade_e2_03", "lay_upgrade quarries 1")
    assert has(game, "red_marker") == 1


def test_later_tiles_see_only_what_is_on_top() -> None:
    """PC-6.8"""
    fields = {"mines": [("upgrade_e1_02", 4), ("upgrade_e1_01", 0)]}
    game = table(rows={"wall": ["wall_e1_01", "", "", ""]}, stone=3, fields=fields, turn=WALL)
    do(game, "wall half wall_e1_01", "lay_wall wall_site_01 1")
    assert (has(game, "silver_window"), has(game, "technology"), points(game, row="edges")) == (0, 0, 0)
    assert "end_turn end" in legal(game)
