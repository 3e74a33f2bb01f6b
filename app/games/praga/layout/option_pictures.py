"""The pictures of the variants on the set-up page."""

from __future__ import annotations

from app.table.geometry.placement import Placement, Rect
from rules import Value
from rules.games.praga.components import ACTION_TILE, ACTION_TILES, PROJECTS

from ..faces import MiniProjectFace, PairFace, RoadEffectFace

STREETS = ("kings_road_i", "kings_road_ii", "kings_road_iii")
SIDES = {"a_first_game": "a", "a": "a", "b": "b"}
ACROSS = 3
"""Action tiles side by side."""


def option_picture(option: str, value: Value | bool, area: Rect) -> list[Placement]:
    """Return what a value of an option looks like on the table; nothing for options without a picture."""
    name = str(value)
    if option.removesuffix("_set") in PROJECTS:
        project = PROJECTS.index(option.removesuffix("_set"))
        face = MiniProjectFace(project, name, ())
        return [Placement(f"picture:{option}:{name}", "mini_project", area.inset(area.w * 0.04), face, static=True)]
    if option in STREETS:
        wide = Rect(area.x, area.cy - area.h * 0.26, area.w, area.h * 0.52)
        return [Placement(f"picture:{option}:{name}", "road_effect", wide, RoadEffectFace(STREETS.index(option) + 1, name), static=True)]
    if option == "action_side":
        return [
            Placement(f"picture:{option}:{name}:{i}", "action_pair", place, PairFace(*ACTION_TILE[tile].sides[SIDES[name]]), static=True)
            for i, (tile, place) in enumerate(zip(ACTION_TILES, _pairs(area), strict=True))
        ]
    return []


def _pairs(area: Rect) -> list[Rect]:
    """Return the places of the six action tiles."""
    wide, high = area.w / ACROSS, area.h / (len(ACTION_TILES) // ACROSS)
    return [Rect(area.x + i % ACROSS * wide + 2, area.y + i // ACROSS * high + 2, wide - 4, high - 4) for i in range(len(ACTION_TILES))]
