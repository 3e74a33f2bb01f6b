"""The five guild colours, each with its sign and wall hanging. The sign identifies a colour without relying on the colour itself."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from app.art import cache
from app.art.materials import linear, radial
from app.art.shapes import box, curve, disc, fill, rounded, stroke
from app.art.tokens import INK, Colour, darker, lighter, tint

COLOURS: Final = ("red", "blue", "yellow", "green", "purple")
GUILD: Final = {"red": "#C81F19", "blue": "#0B63B6", "yellow": "#F9DD40", "green": "#37AD8D", "purple": "#4F254B"}
GUILD_INK: Final = {"red": "#FFFFFF", "blue": "#FFFFFF", "yellow": INK, "green": INK, "purple": "#FFFFFF"}
CLOTH: Final = {**GUILD, "yellow": "#E6B81C", "purple": "#5E2E5A"}
"""What people of a colour wear: it always stands out against their hanging."""


def _star(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    for i in range(10):
        angle, reach = math.radians(36 * i - 90), radius * (0.44 if i % 2 else 1.0)
        corner = QPointF(x + reach * math.cos(angle), y + reach * math.sin(angle))
        if i:
            path.lineTo(corner)
        else:
            path.moveTo(corner)
    path.closeSubpath()
    return path


def sign(p: QPainter, colour: str, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint the sign of a guild colour in a box of ``size`` around ``x, y``: disc, ring, bar, chevron or star. Raises KeyError."""
    {"red": _disc, "blue": _ring, "yellow": _bar, "green": _chevron, "purple": _full_star}[colour](p, x, y, size, ink)


def _disc(p: QPainter, x: float, y: float, s: float, ink: Colour) -> None:
    disc(p, tint(ink, 1), x, y, s * 0.37)


def _ring(p: QPainter, x: float, y: float, s: float, ink: Colour) -> None:
    p.setPen(QPen(tint(ink, 1), s * 0.21))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawEllipse(QPointF(x, y), s * 0.33, s * 0.33)


def _bar(p: QPainter, x: float, y: float, s: float, ink: Colour) -> None:
    box(p, tint(ink, 1), x - s * 0.44, y - s * 0.17, s * 0.88, s * 0.34, s * 0.07)


def _chevron(p: QPainter, x: float, y: float, s: float, ink: Colour) -> None:
    a, b, t = s * 0.42, s * 0.20, s * 0.29
    fill(
        p,
        tint(ink, 1),
        curve((x - a, y + b), (x, y - b - t * 0.5), (x + a, y + b), (x + a, y + b + t), (x, y - b + t * 0.62), (x - a, y + b + t)),
    )


def _full_star(p: QPainter, x: float, y: float, s: float, ink: Colour) -> None:
    fill(p, tint(ink, 1), _star(x, y + s * 0.03, s * 0.53))


def shield(p: QPainter, r: QRectF, colour: str) -> None:
    """Paint the sign on a small square in its colour with a pale edge, as in the corner of a card."""
    s = min(r.width(), r.height())
    place = QRectF(r.center().x() - s / 2, r.center().y() - s / 2, s, s)
    path = rounded(place, s * 0.21)
    fill(p, linear(place, (0, lighter(GUILD[colour], 0.10)), (1, darker(GUILD[colour], 0.10)), dx=0.4), path)
    stroke(p, darker(GUILD[colour], 0.55), max(1.6, s * 0.13), path)
    stroke(p, "#FFF6E2", max(0.9, s * 0.07), path)
    sign(p, colour, place.center().x(), place.center().y(), s * 0.62, GUILD_INK[colour])


def hanging(p: QPainter, r: QRectF, colour: str) -> None:
    """Paint a wall hanging: the colour, the sign woven in, and the warm light of a lamp. It is painted once per size."""
    cache.share(p, r, ("hanging", colour), partial(_hanging, colour=colour), 0.0)


def _hanging(p: QPainter, r: QRectF, colour: str) -> None:
    ground = GUILD[colour]
    p.fillRect(r, linear(r, (0, lighter(ground, 0.52)), (0.6, lighter(ground, 0.30)), (1, lighter(ground, 0.04))))
    step = max(9.0, r.width() / 6)
    woven = tint(darker(ground, 0.15), 0.24)
    p.save()
    p.setClipRect(r)
    for row in range(int(r.height() / (step * 0.86)) + 2):
        x = r.left() + (step / 2 if row % 2 else 0)
        while x < r.right() + step:
            sign(p, colour, x, r.top() + step * (0.4 + 0.86 * row), step * 0.44, woven)
            x += step
    p.restore()
    x, y = r.center().x(), r.top() + r.height() * 0.40
    p.fillRect(
        r,
        radial(x, y, max(r.height(), r.width()) * 0.56, (0, tint("#FFF6DC", 0.66)), (0.5, tint("#FFF6DC", 0.30)), (1, tint("#FFF6DC", 0))),
    )
