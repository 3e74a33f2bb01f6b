"""Where the slots of the bridge are. No Qt."""

from __future__ import annotations

from typing import Final

from app.table.geometry.placement import Rect
from rules.games.praga.components import STRIPS

BESIDE, ABOVE, BELOW = 6.0, 6.0, 4.0
"""Water at the sides of the bridge, above it and below its piers."""
PIERS: Final = 20.0
"""Height of the piers below the deck."""
_INSET: Final = 5.0


def span(river: Rect) -> Rect:
    """Return the place of the bridge in the river, with its piers."""
    return Rect(river.x + BESIDE, river.y + ABOVE, river.w - 2 * BESIDE, river.h - ABOVE - BELOW)


def slot(river: Rect, number: int) -> Rect:
    """Return the place of a slot on the deck."""
    whole = span(river)
    wide = whole.w / len(STRIPS)
    return Rect(whole.x + number * wide + _INSET, whole.y + _INSET, wide - 2 * _INSET, whole.h - PIERS - 2 * _INSET)
