"""What builders count: cubes of stone and wood, eggs, windows, and the marks of corners."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

from .icons import icon_outline
from .materials import linear, radial
from .shapes import circle, curve, disc, fill, line, poly, rounded, stroke
from .tokens import SHADOW, Colour, darker, lighter, tint

STONE: Final = "#A9ABAF"
RED_CORNER: Final = "#B3262E"
BLUE_CORNER: Final = "#1F62B5"
_SPECKLES: Final = ((0.1, -0.14), (-0.1, 0.08), (0.14, 0.16), (0, 0.3), (-0.2, 0.24))
_SPECKLED: Final = 13.0
"""Size from which an egg has room for its speckles."""


def cube(p: QPainter, r: QRectF, colour: Colour) -> None:
    """Paint a cube of wood or stone seen from the upper left."""
    s = min(r.width(), r.height())
    x, y, h = r.center().x(), r.center().y(), s / 2
    w = h * 0.86
    disc(p, tint(SHADOW, 0.38), x + s * 0.06, y + h * 0.92, h * 0.98, h * 0.34)
    poly(p, lighter(colour, 0.40), x - w, y - h * 0.50, x, y - h * 0.98, x + w, y - h * 0.50, x, y - h * 0.04)
    poly(p, colour, x - w, y - h * 0.50, x, y - h * 0.04, x, y + h * 0.98, x - w, y + h * 0.48)
    poly(p, darker(colour, 0.34), x + w, y - h * 0.50, x, y - h * 0.04, x, y + h * 0.98, x + w, y + h * 0.48)
    corners = ((x, y - h * 0.98), (x + w, y - h * 0.50), (x + w, y + h * 0.48), (x, y + h * 0.98), (x - w, y + h * 0.48))
    stroke(p, darker(colour, 0.66), max(0.8, s * 0.05), curve((x - w, y - h * 0.50), *corners))


def egg(p: QPainter, r: QRectF) -> None:
    """Paint a speckled egg."""
    s = min(r.width(), r.height())
    x, y = r.center().x(), r.center().y()
    shell = curve(
        (x, y - s * 0.48),
        (x + s * 0.24, y - s * 0.46, x + s * 0.38, y - s * 0.02, x + s * 0.36, y + s * 0.14),
        (x + s * 0.34, y + s * 0.38, x + s * 0.18, y + s * 0.48, x, y + s * 0.48),
        (x - s * 0.18, y + s * 0.48, x - s * 0.34, y + s * 0.38, x - s * 0.36, y + s * 0.14),
        (x - s * 0.38, y - s * 0.02, x - s * 0.24, y - s * 0.46, x, y - s * 0.48),
    )
    fill(p, tint(SHADOW, 0.35), shell.translated(s * 0.04, s * 0.07))
    fill(p, radial(x - s * 0.12, y - s * 0.14, s * 0.62, (0, "#FFFBF0"), (0.6, "#F2DDBB"), (1, "#C99F6C")), shell)
    stroke(p, "#7A5328", max(0.8, s * 0.05), shell)
    for dx, dy in _SPECKLES if s > _SPECKLED else ():
        disc(p, tint("#A87444", 0.75), x + dx * s, y + dy * s, s * 0.035)


def window(p: QPainter, r: QRectF, gold: bool = False) -> None:
    """Paint a lancet window: a silver one has one pane, a gold one two and a rose."""
    s = min(r.width(), r.height())
    x, y = r.center().x(), r.center().y()
    frame, light = ("#D9A62E", "#FFF0B8") if gold else ("#B4BCC6", "#F1F6FA")
    stone = QTransform(s * (1.12 if gold else 1.0), 0, 0, s, x, y).map(icon_outline("lancet"))
    fill(p, tint(SHADOW, 0.35), stone.translated(s * 0.03, s * 0.06))
    fill(p, linear(stone.boundingRect(), (0, lighter(frame, 0.35)), (1, darker(frame, 0.25)), dx=0.5), stone)
    stroke(p, darker(frame, 0.62), max(0.8, s * 0.055), stone)
    if not gold:
        fill(p, "#4E7FA6", QTransform(s, 0, 0, s * 0.94, x, y + s * 0.015).map(icon_outline("pane")))
        line(p, tint(light, 0.9), max(0.6, s * 0.05), x - s * 0.06, y - s * 0.06, x - s * 0.06, y + s * 0.22)
        return
    for side, glass in ((-0.125, "#A8431E"), (0.125, "#2B5E8E")):
        left = x + side * s
        fill(p, glass, QTransform(s * 0.56, 0, 0, s * 0.72, left, y + s * 0.13).map(icon_outline("pane")))
        line(p, tint(light, 0.9), max(0.5, s * 0.03), left - s * 0.05, y + s * 0.1, left - s * 0.05, y + s * 0.28)
    disc(p, light, x, y - s * 0.2, s * 0.085)


def red_mark(p: QPainter, r: QRectF) -> None:
    """Paint a red corner marker: a square in a square."""
    s = min(r.width(), r.height())
    x, y, h = r.center().x(), r.center().y(), s * 0.38
    square = QRectF(x - h, y - h, 2 * h, 2 * h)
    fill(p, linear(square, (0, lighter(RED_CORNER, 0.30)), (1, darker(RED_CORNER, 0.15)), dx=0.6), rounded(square, s * 0.12))
    stroke(p, "#4A070C", max(0.8, s * 0.06), rounded(square, s * 0.12))
    inset = s * 0.13
    stroke(p, "#FFE9DC", max(0.7, s * 0.07), rounded(square.adjusted(inset, inset, -inset, -inset), s * 0.05))


def blue_mark(p: QPainter, r: QRectF) -> None:
    """Paint a blue corner marker: a ring in a circle."""
    s = min(r.width(), r.height())
    x, y, h = r.center().x(), r.center().y(), s * 0.41
    square = QRectF(x - h, y - h, 2 * h, 2 * h)
    disc(p, linear(square, (0, lighter(BLUE_CORNER, 0.35)), (1, darker(BLUE_CORNER, 0.15)), dx=0.6), x, y, h)
    circle(p, "#08264F", max(0.7, s * 0.06), x, y, h)
    circle(p, "#E4F1FF", max(0.7, s * 0.07), x, y, s * 0.26)
