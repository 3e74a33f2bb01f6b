"""Where the parts of this table are: the road above, the village below it, and the desk with the hand at the bottom."""

from __future__ import annotations

from msgspec import Struct

from app.table.geometry.placement import Rect

GAP = 8.0
"""Gap between panels, and between them and the edges."""
BASE_HEIGHT = 628.0
"""Height of the table in the smallest window; any extra height is shared among the three rows."""
ROAD, VILLAGE = 188.0, 226.0
"""Heights of the two upper rows in the smallest window; the desk takes the rest."""
ROAD_SHARE, VILLAGE_SHARE = 0.25, 0.5
"""Their shares of the extra height."""
CARD = 92.0
"""Width of a card on the road and in the village, at least."""
ROAD_WIDTH, BESIDE_ROAD = 612.0, 386.0
"""Widths of the road in the smallest window, and of the piles beside it."""
HAND_CARD = 104.0
"""Width of a card in the hand in the smallest window."""
STRIP = 23.0
"""Height of the strip of a covered card for every ``CARD`` of width."""
SIDE = 196.0
"""Minimum width of the panel beside the hand."""


class Panels(Struct, frozen=True):
    """The area of every part."""

    road: Rect
    village: Rect
    desk: Rect


def panels(area: Rect, lent: float = 0.0) -> Panels:
    """Return the areas of the parts of a table in ``area``; ``lent``: how much of its height the village gives to the desk."""
    extra = max(0.0, area.h - BASE_HEIGHT)
    left, width = area.x + GAP, area.w - 2 * GAP
    road = Rect(left, area.y + 7, width, ROAD + min(extra * ROAD_SHARE, _most_road(width) - ROAD))
    village = Rect(left, road.bottom + GAP, width, VILLAGE + extra * VILLAGE_SHARE - lent)
    y = village.bottom + GAP
    return Panels(road, village, Rect(left, y, width, area.bottom - GAP - y))


def _most_road(width: float) -> float:
    """Return the height beyond which the cards of the road would take the room of the basics beside them."""
    return ROAD * max(1.0, (width - BESIDE_ROAD) / ROAD_WIDTH)
