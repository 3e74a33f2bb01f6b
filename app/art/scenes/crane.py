"""The treadwheel crane on a quay, in the 100 x 100 scene box around 0, 0."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from app.art.shapes import box, circle, disc, line, poly
from app.art.tokens import tint

from .parts import BEAM, STONE, STONE_DARK, STONE_LIGHT, barrel, courses, crate, ground

_LIGHT, _WOOD, _DARK = "#B07D49", "#8A5A30", "#5C3B22"


def crane(p: QPainter) -> None:
    """Paint a wooden crane: treadwheel in its frame, slanting jib, a crate on the rope."""
    ground(p)
    box(p, STONE_DARK, -46, 34, 92, 12)
    box(p, STONE, -46, 34, 92, 6)
    box(p, STONE_LIGHT, -46, 34, 92, 1.6)
    courses(p, -44, 40, 86, 6, "#7E7464")
    crate(p, 28, 34, 12, "#B98348")
    barrel(p, -38, 34, 14)
    _beam(p, -24, 34, -9, -30)
    _beam(p, 16, 34, 1, -30)
    _beam(p, -30, 34, 22, 34)
    _wheel(p, -4, 13, 19.5)
    box(p, _DARK, -8, -34, 8, 9)
    box(p, _LIGHT, -8, -34, 2.4, 9)
    _beam(p, -30, -20, 38, -48, 5.6)
    line(p, BEAM, 2.2, -4, -24, 17, -39)
    line(p, "#3A2A1C", 1.4, -4, -6, -26, -21, 37, -47.5)
    line(p, "#3A2A1C", 1.4, 37.5, -47, 37.5, -12)
    disc(p, "#3A2A1C", 37.5, -47, 3.4)
    disc(p, "#9A9A9E", 37.5, -47, 1.6)
    line(p, "#3A2A1C", 1.1, 30, -4, 37.5, -12, 45, -4)
    crate(p, 30, 10, 15, "#C99A5A")


def _beam(p: QPainter, x0: float, y0: float, x1: float, y1: float, width: float = 4.8) -> None:
    line(p, _DARK, width, x0, y0, x1, y1)
    line(p, _WOOD, width * 0.66, x0 - 0.5, y0 - 0.4, x1 - 0.5, y1 - 0.4)
    line(p, _LIGHT, width * 0.24, x0 - 1.1, y0 - 1.0, x1 - 1.1, y1 - 1.0)


def _wheel(p: QPainter, x: float, y: float, radius: float) -> None:
    disc(p, tint("#F6E6C4", 0.55), x, y, radius)
    for i in range(6):
        angle = math.radians(15 + 30 * i)
        dx, dy = math.cos(angle) * radius, math.sin(angle) * radius
        line(p, _DARK, 2.2, x - dx, y - dy, x + dx, y + dy)
    circle(p, _DARK, 5.2, x, y, radius)
    circle(p, _WOOD, 3.4, x - 0.3, y - 0.4, radius)
    circle(p, _LIGHT, 1.0, x - 0.6, y - 0.8, radius + 0.8)
    disc(p, _DARK, x, y, 4.4)
    disc(p, "#E4B23C", x, y, 1.8)
    poly(p, tint("#3A2410", 0.25), x - radius, y + radius * 0.9, x + radius, y + radius * 0.9, x + radius * 0.6, y + radius + 2.6)
