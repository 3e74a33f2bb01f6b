"""A frame in a player's colour around the table while somebody else looks at that player's things. No Qt."""

from __future__ import annotations

from app.table.geometry.faces import EdgeFace
from app.table.geometry.placement import Placement, Rect

THICK = 5.0
"""The thickness of the frame, in logical pixels; it fits in the margin around the panels."""


def edges(area: Rect, colour: str) -> list[Placement]:
    """Return the four edges of the frame, just inside ``area``."""
    inner = area.h - 2 * THICK
    sides = {
        "top": Rect(area.x, area.y, area.w, THICK),
        "bottom": Rect(area.x, area.bottom - THICK, area.w, THICK),
        "left": Rect(area.x, area.y + THICK, THICK, inner),
        "right": Rect(area.right - THICK, area.y + THICK, THICK, inner),
    }
    return [Placement(f"frame:peek:{side}", "edge", rect, EdgeFace(colour), z=-90, static=True) for side, rect in sides.items()]
