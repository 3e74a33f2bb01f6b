"""Check cases written from the specification alone, without a look at the code, where several rules meet (PC-3 to 6, 9, 10, 12 to 14)."""

from collections.abc import Callable
from typing import Any

import pytest

from rules import Game
from rules.games.praga.components import CATHEDRAL, HUNGER_WALL
from rules.games.praga.state import SideStep

from ..builder import table
from ..verbs import asked, at, do, has, points

MINES, QUARRIES, UPGRADE = ({"tile": f"action_tile_{number}", "action": True} for number in (1, 2, 3))
"""Mines and wall; quarries and building; upgrade and the King's Road."""
BOTH = {**UPGRADE, "extra": "open"}
WALL_STEP, CHURCH_STEP = SideStep(HUNGER_WALL, False), SideStep(CATHEDRAL, False)


def turned(segment: str, **said: Any) -> dict[str, Any]:
    """Return a turn with an open wheel bonus."""
    return {"tile": "action_tile_1", "wheel": True, "segment": segment, **said}


def row(kind: str, *names: str) -> dict[str, Any]:
    """Return a row of the display with only these tiles."""
    return {"rows": {kind: [*names, "", "", "", ""][:4]}}


def found(game: Game[Any], expected: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    """Return what a player has of everything expected."""
    known: dict[str, Callable[[], Any]] = {
        "points": lambda: points(game, seat),
        "cubes": lambda: game.state.seats[seat].cubes,
        "pawn": lambda: game.state.seats[seat].pawn,
        "rights": lambda: game.state.seats[seat].seal_rights,
        "hunger_wall": lambda: at(game, "hunger_wall", seat),
        "cathedral": lambda: at(game, "cathedral", seat),
        "asked": lambda: asked(game),
    }
    return {what: known[what]() if what in known else has(game, what, seat) for what in expected}


CORNERS = {"walls": {"wall_site_06": ("wall_e1_01", 0), "wall_site_07": ("wall_e1_14", 0)}, "fields": {"wall": [("upgrade_e1_05", 2)]}}
"""Red corners around both corners of upgrade_e1_07 on the field of buildings: two at one of them, one at the other."""


@pytest.mark.parametrize(
    ("setting", "said", "expected"),
    [
        # The crane and the wheel
        pytest.param(
            {"technologies": ["technology_1_2", "technology_2_6"], "gold": 4, "stone": 5, "wealth": 0, "turn": turned("gold_a")},
            ["wheel gold_a"],
            {"gold": 6, "egg": 1, "stone": 6, "silver_window": 1, "cubes": 4, "points": 2},
            id="PC-3.5, 9.9, 10.7 gold of the wheel, wealth, an egg, a stone, wealth",
        ),
        pytest.param(
            {"technologies": ["technology_2_6"], "stone": 1, "turn": turned("egg_for_stone")},
            ["wheel egg_for_stone", "end_turn end"],
            {"stone": 1, "egg": 1, "points": 1},
            id="PC-3.5, A.16 the stone of the technology buys no second egg",
        ),
        pytest.param(
            {"technologies": ["technology_1_3"], "stone": 2, "turn": turned("egg_for_stone")},
            ["wheel egg_for_stone"],
            {"stone": 1, "points": 0},
            id="PC-10.6 an egg for stone is no stone of the wheel",
        ),
        pytest.param(
            {"technologies": ["technology_1_2"], "turn": {**turned("stone_a"), "action": True}},
            ["mines half raise", "end_turn end"],
            {"gold": 3, "stone": 3, "points": 0},
            id="PC-10.6 gold of an action is no gold of the wheel",
        ),
        pytest.param(
            {"technologies": ["technology_1_1"], "fresh": ["technology_1_1"], "turn": turned("special_2")},
            ["end_turn end"],
            {"points": 2, "asked": 1},
            id="PC-10.4, 14.1 a new 1_1 does not work at the end of its turn",
        ),
        # Actions
        pytest.param(
            {"turns": 16, **row("upgrade", "upgrade_e2_01"), "university": 8, "turn": UPGRADE},
            ["upgrade half upgrade_e2_01", "lay_upgrade mines 0"],
            {"university": 9, "points": 2},
            id="PC-4.4, 11.1 the second step is beyond the end",
        ),
        pytest.param(
            {**row("wall", "wall_e1_07"), "stone": 3, "quarry": 4, "technologies": ["technology_1_4"], "turn": MINES},
            ["wall half wall_e1_07", "production production_stone", "lay_wall wall_site_01 0", "side hunger_wall:0:1"],
            {"stone": 0, "quarry": 5, "points": 2, "silver_window": 1, "hunger_wall": (0, 1)},
            id="PC-4.5, 9.5 a production tile before the wall is laid",
        ),
        pytest.param(
            {**row("building", "building_e1_04"), "technologies": ["technology_2_4", "technology_2_5"], "turn": QUARRIES},
            ["building half building_e1_04", "site n1", "lay_building n1 0"],
            {"gold": 2, "stone": 1, "points": 7 + 1},
            id="PC-10.7 2_4 a building without the symbol",
        ),
        pytest.param(
            {**row("building", "building_e1_06"), "technologies": ["technology_2_4", "technology_2_5"], "turn": QUARRIES},
            ["building half building_e1_06", "site n1", "lay_building n1 0"],
            {"gold": 0, "stone": 5, "points": 1},
            id="PC-10.7 2_5 a building with the symbol",
        ),
        # The action board
        pytest.param(
            {**row("upgrade", "upgrade_e1_07"), **CORNERS, "technologies": ["technology_2_2"], "turn": UPGRADE},
            ["upgrade half upgrade_e1_07", "lay_upgrade building 0"],
            {"red_marker": 3, "gold": 3, "points": 1, "silver_window": 0, "stone": 2},
            id="PC-6.4, 10.7 two red corners add up, 2_2 works once",
        ),
        pytest.param(
            {**row("wall", "wall_e1_10"), "fields": {"mines": [("upgrade_e1_02", 4)]}, "stone": 3, "technology": 1, "turn": MINES},
            ["wall half wall_e1_10", "lay_wall wall_site_01 1", "keep technology_2_4"],
            {"technology": 3, "gold": 2},
            id="PC-6.2, 10.2 two equal symbols are two steps, the second one on a level",
        ),
        # Tracks
        pytest.param(
            {"production": ("production_stone", ""), "stone": 5, "wealth": 1, "turn": MINES},
            ["mines half produce"],
            {"gold": 5, "stone": 6, "silver_window": 1, "cubes": 3},
            id="PC-9.3, 9.8 wealth in stone from the mines",
        ),
        pytest.param(
            {"gold": 0, "mine": 5, "technologies": ["technology_4_6", "technology_1_5"]},
            ["technology technology_4_6", "choose technology_4_6/0:0", "production production_gold", "choose technology_4_6/1:0"],
            {"gold": 6, "mine": 6, "points": 2},
            id="PC-9.5, 10.9 the tile chosen on the way counts at once",
        ),
        pytest.param(
            {"mine": 8, "gold": 0, "technologies": ["technology_4_6"]},
            ["technology technology_4_6", "choose technology_4_6/0:0", "choose technology_4_6/1:1"],
            {"mine": 9, "rights": 1, "stone": 4},
            id="PC-9.6, 10.9 a seal right on the way",
        ),
        pytest.param(
            {"technologies": ["technology_3_1", "technology_2_6"], "pawn": 2, "egg": 0, "fields": {"kings_road": [("upgrade_e1_09", 0)]}},
            ["technology technology_3_1", "kings_road technology_3_1 pawn", "upgrade_bonus upgrade_e1_09"],
            {"egg": 1, "stone": 3, "pawn": 3, "points": 1 + 1, "silver_window": 1},
            id="PC-10.8, 10.10, A.16 3_1 with an egg technology and an upgrade bonus",
        ),
        pytest.param(
            {"mine": 9, "gold": 0, "turn": MINES},
            ["mines half produce", "keep technology_1_5", "end_turn end"],
            {"gold": 8, "technology": 1, "points": 1, "silver_window": 1, "asked": 1},
            id="PC-9.3, 10.2 production leads to a draw",
        ),
        # Projects
        pytest.param(
            {"hunger_wall": (0, 3), "technologies": ["technology_1_6"], "turn": {"steps": (WALL_STEP,)}},
            ["side hunger_wall:0:4"],
            {"hunger_wall": (1, 4), "points": 2},
            id="PC-10.6 1_6 a row gained by an arrow",
        ),
        pytest.param(
            {"hunger_wall": (0, 3), "technologies": ["technology_3_2", "technology_1_6"]},
            ["technology technology_3_2", "up hunger_wall:1:3", "pay_entry pay_entry"],
            {"hunger_wall": (2, 3), "gold": 1, "stone": 1, "points": 4},
            id="PC-10.8, 12.9 3_2 saves no price of the arrow it leads to",
        ),
        pytest.param(
            {
                "options": {"hunger_wall_set": "b"},
                "hunger_wall": (4, 4),
                "technologies": ["technology_1_6"],
                "turn": {"steps": (WALL_STEP,)},
            },
            ["side hunger_wall:4:5"],
            {"hunger_wall": (5, 5), "points": 7},
            id="PC-12.10 an up arrow to points",
        ),
        pytest.param(
            {"options": {"hunger_wall_set": "b"}, "hunger_wall": (4, 4), "silver_window": 2},
            ["up hunger_wall:5:4"],
            {"hunger_wall": (5, 5), "points": 5, "silver_window": 0},
            id="PC-12.8, 12.10 a paid move, a side arrow, points",
        ),
        pytest.param(
            {"options": {"cathedral_set": "b"}, "cathedral": (1, 2), "turn": {"steps": (CHURCH_STEP,)}},
            ["side cathedral:1:3", "pay_entry pay_entry"],
            {"cathedral": (3, 3), "gold": 1, "stone": 1, "points": 2},
            id="PC-12.9, 12.10 a paid arrow leads to a free one and to points",
        ),
        pytest.param(
            {"options": {"cathedral_set": "b"}, "cathedral": (3, 2), "silver_window": 2, "gold": 2, "stone": 2},
            ["up cathedral:4:2", "decline decline"],
            {"cathedral": (4, 3), "gold": 0, "stone": 0},
            id="PC-12.8, 12.11 a side arrow goes on beside the offer of a V tile",
        ),
        pytest.param(
            {"hunger_wall": (1, 2), "silver_window": 2, "turn": {"steps": (WALL_STEP,)}},
            ["side hunger_wall:1:3", "decline decline", "up hunger_wall:2:3"],
            {"hunger_wall": (2, 3), "gold": 1, "stone": 1, "silver_window": 0},
            id="PC-12.9, 12.6 a void arrow does not stop a paid move",
        ),
        pytest.param(
            {"hunger_wall": (1, 4), "turn": {"tile": "action_tile_1", "steps": (WALL_STEP, WALL_STEP)}},
            ["end_turn end"],
            {"hunger_wall": (1, 5), "points": 2, "asked": 1},
            id="PC-14.1, 12.2 one step carried out at the end, one lost",
        ),
        pytest.param(
            {"cathedral": (3, 3), "turn": {"tile": "action_tile_1", "steps": (CHURCH_STEP,)}},
            ["end_turn end", "pay_entry pay_entry", "decline decline"],
            {"cathedral": (4, 5), "gold": 0, "stone": 0, "asked": 1},
            id="PC-14.1, 12.9 to 12.11 at the end of the turn",
        ),
        # The end of the turn
        pytest.param(
            {"gold": 8, "silver_window": 2, "wealth": 2, "turn": turned("gold_b")},
            ["end_turn end", "windows 1"],
            {"gold": 9, "silver_window": 1, "gold_window": 1, "cubes": 3, "asked": 1},
            id="PC-14.1, 14.2 a window of wealth gained at the end counts",
        ),
        pytest.param(
            {"silver_window": 1, "fields": {"quarries": [("upgrade_e1_04", 0)]}, "gold_window": 1, "turn": QUARRIES},
            ["quarries half raise", "end_turn end", "windows 2"],
            {"silver_window": 2, "gold_window": 0, "points": 0, "asked": 1},
            id="PC-14.7 a window of an upgrade bonus only counts for the limit",
        ),
    ],
)
def test_rules_that_meet(setting: dict[str, Any], said: list[str], expected: dict[str, Any]) -> None:
    nexts = [name.removeprefix("keep ") for name in said if name.startswith("keep ")]
    game = table(next_tiles=nexts, **setting)
    do(game, *said)
    assert found(game, expected) == expected
