"""States of a piece: rings, price pill, refusal. Rings are painted after all pieces, price pills after the rings."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from .forms import Sector
from .forms.hexagons import hexagon, radius_of
from .forms.outlines import sector
from .forms.shield_form import shield
from .icons import icon_at
from .lettering import text
from .shapes import clip, disc, fill, rounded, stroke
from .tokens import BURGUNDY, CAUTION, ERROR, GLOW, INK, LINK, tint

Ring = Literal["free", "paid", "chosen", "focus", "last", "hover", "faint", "pointed"]


def ring_along(p: QPainter, outline: QPainterPath, mode: Ring, width: float = 2.0) -> None:
    """Paint a ring along any outline; ``width`` is that of the inner line.

    ``free``: double ring with a warm halo; ``paid``: a fainter ring, dashed and without light; ``chosen``: thick gold; ``focus``: blue;
    ``pointed``: gold dashes on burgundy; ``last``: dotted burgundy; ``hover``: halo only (with changing opacity also for the only target);
    ``faint``: thinner than ``paid``, dashed, without light.
    """
    halo_along(p, outline, mode, width)
    line_along(p, outline, mode, width)


def halo_along(p: QPainter, outline: QPainterPath, mode: Ring, width: float = 2.0, halo: float = 1.0) -> None:
    """Paint the light of a ring, for modes that have one; ``halo`` is the share of its usual breadth."""
    if mode in ("free", "chosen", "hover", "pointed"):
        share = 1.5 if mode == "free" else 1.0
        for i, alpha in enumerate((0.10, 0.13, 0.18, 0.26)):
            stroke(p, tint(GLOW, alpha * share), width * (8.5 - i * 1.8) * halo, outline)


def line_along(p: QPainter, outline: QPainterPath, mode: Ring, width: float = 2.0) -> None:
    """Paint the lines of a ring without its light."""
    if mode == "free":
        stroke(p, INK, width * 2, outline)
        stroke(p, "#FFFFFF", width, outline)
    elif mode == "paid":
        stroke(p, tint(INK, 0.75), width * 1.5, outline)
        stroke(p, tint("#FFFFFF", 0.85), width * 0.75, outline, (4.0, 3.0))
    elif mode == "chosen":
        stroke(p, INK, width * 3.0, outline)
        stroke(p, GLOW, width * 1.9, outline)
        stroke(p, tint("#FFF6D8", 0.7), width * 0.5, outline)
    elif mode == "pointed":
        stroke(p, INK, width * 3.0, outline)
        stroke(p, BURGUNDY, width * 2.2, outline)
        stroke(p, GLOW, width * 1.9, outline, (2.0, 1.1))
    elif mode == "focus":
        stroke(p, "#FFFFFF", width * 2.2, outline)
        stroke(p, LINK, width * 1.2, outline)
    elif mode == "faint":
        stroke(p, tint(INK, 0.7), width * 1.3, outline)
        stroke(p, tint("#FFF6DC", 0.75), width * 0.7, outline, (3.0, 4.0))
    elif mode == "last":
        stroke(p, tint(BURGUNDY, 0.95), width * 1.3, outline, (1.2, 1.6))


def ring(p: QPainter, r: QRectF, mode: Ring, radius: float = 7.0) -> None:
    """Paint a ring around a rectangular piece. Needs ``cache.MARGIN`` around ``r``; the focus ring is 3.5 px outside, the dots inside."""
    grow = {"free": 1.0, "paid": 1.0, "chosen": 1.5, "focus": 3.5, "last": -2.5, "hover": 1.0, "faint": 0.5, "pointed": 1.5}[mode]
    outline = rounded(r.adjusted(-grow, -grow, grow, grow), max(1.0, radius + grow))
    ring_along(p, outline, mode)


def hexagon_ring(p: QPainter, r: QRectF, mode: Ring) -> None:
    """Paint a ring along a hexagon, inside its edge so as not to cover neighbours; the dots are further inside."""
    inside = {"free": 0.90, "paid": 0.90, "chosen": 0.95, "focus": 0.955, "last": 0.87, "hover": 0.90, "faint": 0.90, "pointed": 0.95}[mode]
    _tight_ring(p, r, hexagon(r, inside), mode, max(0.5, min(1.0, radius_of(r) / 36)))


def sector_ring(p: QPainter, r: QRectF, form: Sector, mode: Ring) -> None:
    """Paint a ring along a part of a ring, inside its edge as well. Dots on such short sides look faulty: the last move has a line."""
    grown = {"free": -1.2, "paid": -1.2, "chosen": 0.4, "focus": 0.8, "last": -1.8, "hover": -1.2, "faint": -1.2, "pointed": 0.4}[mode]
    outline = sector(r, form, grown)
    if mode == "last":
        stroke(p, tint("#FFF6DC", 0.75), 3.4, outline)
        stroke(p, tint(BURGUNDY, 0.95), 1.6, outline)
        return
    _tight_ring(p, r, outline, mode, 0.8)


def shield_ring(p: QPainter, r: QRectF, mode: Ring) -> None:
    """Paint a ring along a shield, with as much light as around a tile, although shields are smaller."""
    grown = {"free": 0.6, "paid": 0.6, "chosen": 1.2, "focus": 1.6, "last": -1.2, "hover": 0.6, "faint": 0.4, "pointed": 1.2}[mode]
    _tight_ring(p, r, shield(r, grown), mode, 1.1, 1.5)


def _tight_ring(p: QPainter, r: QRectF, outline: QPainterPath, mode: Ring, breadth: float, width: float = 2.0) -> None:
    """Paint a ring among neighbours: ``breadth`` is the share of the usual light, of which little falls on the picture itself."""
    if mode == "last":
        stroke(p, tint("#FFF6DC", 0.62), width * 1.3, outline)  # burgundy alone is lost on blue and dark green
    around = QPainterPath()
    around.addRect(r.adjusted(-30, -30, 30, 30))
    for part, opacity in ((around.subtracted(outline), 1.0), (outline, 0.45)):  # its light falls on the neighbours, less on the picture
        clip(p, part)
        p.setOpacity(p.opacity() * opacity)
        halo_along(p, outline, mode, width, breadth)
        p.restore()
    line_along(p, outline, mode, width)


def price_pill(p: QPainter, r: QRectF, words: str, pictogram: str = "pawn") -> None:
    """Paint the price of a paid target (about 29 x 17): ``words`` such as a minus and a number, and a pawn or nothing.

    Lower right of a card.
    """
    h = r.height()
    fill(p, tint("#120A04", 0.2), rounded(r.adjusted(-1, 0.5, 1, 3), h / 2))
    fill(p, tint("#120A04", 0.45), rounded(r.translated(0, 1.5), h / 2))
    fill(p, "#FFF8E8", rounded(r, h / 2))
    stroke(p, INK, 1.2, rounded(r, h / 2))
    place = QRectF(r.left() + h * 0.2, r.top(), r.width() - h * (0.92 if pictogram else 0.4), h)
    text(p, place, words, "label", INK, "centre", max(12, round(h * 0.76)))
    if pictogram:
        icon_at(p, pictogram, r.right() - h * 0.46, r.center().y(), h * 0.72, CAUTION)


def refused(p: QPainter, r: QRectF, radius: float = 6.5, sign: bool = True) -> None:
    """Paint the veil over a piece that may not be chosen, with a sign at its upper right; the tip gives the reason."""
    fill(p, tint("#E4D8BF", 0.60), rounded(r, radius))
    stroke(p, tint("#6B5636", 0.8), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius))
    if sign:
        x, y = r.right() - 11, r.top() + 11
        disc(p, "#FFF8E8", x, y, 8)
        icon_at(p, "cancel", x, y, 16, ERROR)


def hover_hexagon(p: QPainter, r: QRectF) -> None:
    """Paint a slight brightening over the hexagon under the cursor."""
    fill(p, tint("#FFF6E0", 0.16), hexagon(r, 0.94))


def hover_along(p: QPainter, outline: QPainterPath) -> None:
    """Paint a slight brightening within any outline under the cursor."""
    fill(p, tint("#FFF6E0", 0.16), outline)


def hover_light(p: QPainter, r: QRectF, radius: float = 6.5) -> None:
    """Paint a slight brightening over the piece under the cursor."""
    fill(p, tint("#FFF6E0", 0.14), rounded(r, radius))
