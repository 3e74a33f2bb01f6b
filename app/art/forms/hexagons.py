"""The hexagon with corners at top and bottom, as an outline in a rectangle, and its soft shadow."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ..shapes import fill, polygon_outline
from ..tokens import SHADOW, tint

HEX_RATIO: Final = 2 / math.sqrt(3)
"""Height of a hexagon divided by its width."""
LEGIBLE: Final = 14.0
"""From this radius on, in logical pixels, a hexagon has room for a number."""
ROUNDING: Final = 0.10
"""Share of an edge that the soft corner takes."""


def radius_of(r: QRectF) -> float:
    """Return the largest radius of a hexagon in ``r``, centre to corner."""
    return min(r.height() / 2, r.width() / math.sqrt(3))


def hexagon(r: QRectF, share: float = 1.0, rounding: float = ROUNDING) -> QPainterPath:
    """Return the outline in the middle of ``r``, at ``share`` of the largest radius."""
    return polygon_outline(r.center().x(), r.center().y(), radius_of(r) * share, 6, rounding=rounding)


def shadow(p: QPainter, r: QRectF, blur: float, dy: float, opacity: float, share: float = 0.95) -> None:
    """Paint the soft shadow of a hexagon: stacked translucent hexagons, ``dy`` lower; reaches ``blur`` beyond it."""
    radius = radius_of(r) * share
    steps = max(5, int(blur / 1.2))
    shade = tint(SHADOW, 1 - (1 - opacity) ** (1 / steps))
    x, y = r.center().x(), r.center().y() + dy
    for i in range(steps):
        grown = radius + blur * (1 - 1.7 * i / (steps - 1))
        fill(p, shade, polygon_outline(x, y, grown, 6, rounding=min(0.4, ROUNDING + 0.8 * max(0.0, grown - radius) / radius)))
