"""What cannot be chosen in Praga, and why."""

from __future__ import annotations

from functools import partial
from typing import Any

from tests.app.games.refused import Asked, Refusal
from tests.games.praga.builder import record, table
from tests.games.praga.names import ACTION_TILES, SEAL, SEGMENT, TECHNOLOGIES

TAKEN = {"tile": "action_tile_1", "segment": "gold_a"}
BOUGHT = {**TAKEN, "extra": "open"}
HALF = f"half:{ACTION_TILES['action_tile_1']}:0"

CASES: dict[str, tuple[dict[str, Any], str, str]] = {
    "PC-3.2": ({"gold": 0, "crane": dict(enumerate(ACTION_TILES))}, HALF, "red_zone"),
    "PC-3.5": ({}, f"segment:{SEGMENT['gold_a']}", "wheel_later"),
    "PC-3.6": ({"turn": TAKEN}, HALF, "action_done"),
    "PC-3.5 used": ({"turn": TAKEN}, f"segment:{SEGMENT['gold_a']}", "wheel_used"),
    "PC-3.5 other": ({"turn": TAKEN}, f"segment:{SEGMENT['gold_b']}", "wheel_other"),
    "PC-2.4": ({}, "button:end", "end_tile"),
    "PC-5.6": ({"gold": 0, "stone": 0}, "row:wall", "refresh_pay"),
    "PC-5.6 once": ({"turn": {"refreshed": True}}, "row:wall", "refresh_done"),
    "PC-7.2": ({}, "site:0", "building_first"),
    "PC-4.7": ({"pawn": 3}, "pawn:0", "road_egg"),
    "PC-4.7 end": ({"pawn": 5}, "pawn:0", "road_end"),
    "PC-4.7 field": ({"pawn": 5, "turn": BOUGHT}, "field:0:kings_road", "road_end"),
    "PC-4.8": ({"turn": TAKEN}, "field:0:kings_road", "field_empty"),
    "PC-13.4": ({"turn": BOUGHT}, "field:0:upgrade", "row_first"),
    "PC-13.4 dear": ({"stone": 0, "turn": BOUGHT}, "field:0:wall", "all_too_dear.wall"),
    "PC-12.6": ({}, "cell:cathedral:1:0", "up_windows"),
    "PC-12.4": ({}, "cell:cathedral:0:1", "cell_side"),
    "PC-12.2": ({}, "cell:cathedral:3:3", "cell_far"),
    "PC-9.12": ({}, f"seal:{SEAL['seal_gold_two']}", "seal_right"),
    "PC-9.12 cube": ({"seal_rights": 1, "cubes": 0}, f"seal:{SEAL['seal_gold_two']}", "seal_cube"),
    "PC-9.10": ({"seal_rights": 1, "cubes": 0, "wealth": 2}, f"seal:{SEAL['seal_gold_two']}", "seal_cube_wealth"),
    "PC-9.13": ({"seal_rights": 1}, f"seal:{SEAL['seal_gold_two']}", "lacks.silver_window"),
    "PC-10.4": (
        {"technologies": ("technology_1_1",), "fresh": ("technology_1_1",)},
        f"technology:{TECHNOLOGIES['technology_1_1']}",
        "technology_fresh",
    ),
}


def asked(said: dict[str, Any], item: str) -> Asked:
    """Return what is clicked in a position."""
    return Asked(record(table(**said)), item)


REFUSED = {what: Refusal(partial(asked, said, item), why=why) for what, (said, item, why) in CASES.items()}
