"""The form of a heraldic shield and of the scroll across its tip."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from ..shapes import curve, rounded

RATIO: Final = 1.26
"""Height of a shield with its scroll, divided by its width."""
BARE: Final = 1.17
"""The same without a scroll."""
SCROLLED: Final = 25.0
"""From this width on a shield has room for its scroll."""


def measured(r: QRectF) -> tuple[float, bool]:
    """Return the width of the largest shield in ``r``, and whether it has a scroll."""
    width = min(r.width(), r.height() / RATIO)
    return (width, True) if width >= SCROLLED else (min(r.width(), r.height() / BARE), False)


def body(x: float, y: float, w: float, h: float) -> QPainterPath:
    """Return the outline of a shield around the middle ``x`` from the upper edge ``y`` down."""
    left, right = x - w / 2, x + w / 2
    return curve(
        (left, y + h * 0.045),
        (left + w * 0.25, y + h * 0.045, x, y),
        (right - w * 0.25, y + h * 0.045, right, y + h * 0.045),
        (right, y + h * 0.46),
        (right, y + h * 0.78, x + w * 0.16, y + h * 0.93, x, y + h),
        (x - w * 0.16, y + h * 0.93, left, y + h * 0.78, left, y + h * 0.46),
    )


def scroll(x: float, foot: float, w: float) -> QRectF:
    """Return the place of the scroll, without its ends, of a shield of a width."""
    h, half = max(11.0, w * 0.26), max(9.5, w * 0.27)
    return QRectF(x - half, foot - h, 2 * half, h)


def shield(r: QRectF, grown: float = 0.0) -> QPainterPath:
    """Return the outline of a shield and its scroll in ``r``, enlarged by ``grown`` pixels on all sides."""
    w, scrolled = measured(r)
    x, y, g = r.center().x(), r.center().y() - w * (RATIO if scrolled else BARE) / 2, grown
    path = body(x, y - g, w + 2 * g, w * BARE + 2.4 * g)
    if not scrolled:
        return path
    place = scroll(x, y + w * RATIO, w)
    beyond = place.height() * 0.34
    return path.united(rounded(place.adjusted(-beyond - g, -g, beyond + g, g), 2 + max(0.0, g))).simplified()
