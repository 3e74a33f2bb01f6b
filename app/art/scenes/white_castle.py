"""The white castle on its rock, in the 100 x 100 scene box around 0, 0."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from app.art.shapes import arch, box, curve, disc, fill, line, poly
from app.art.tokens import BURGUNDY, darker, lighter, tint

from .parts import bush, cone, courses, crenels, fir, flag

_WALL: Final = "#FBF8F0"
_SHADE: Final = "#C9CAD0"
_ROOF: Final = "#2F5C93"
_RIDGE: Final = "#8FA3A8"
_FAR: Final = "#B9C2BC"
_ROCK: Final = "#A8A091"
_ROCK_DARK: Final = "#7F7768"


def white_castle(p: QPainter) -> None:
    """Paint slender white towers with blue roofs, high on a rock before the mountains."""
    poly(p, _FAR, -90, 40, -62, -4, -44, 8, -20, -24, 2, 6, 30, -20, 52, 4, 72, -8, 90, 14, 90, 60, -90, 60)
    poly(p, _RIDGE, -90, 46, -58, 14, -38, 24, -14, 4, 8, 20, 40, 0, 66, 20, 90, 12, 90, 60, -90, 60)
    fill(p, "#6E8A58", curve((-90, 66), (-90, 36), (-60, 24, -36, 34), (-4, 42, 30, 32), (60, 22, 90, 36), (90, 66)))
    for x, y, s in ((-50, 40, 0.9), (-42, 43, 1.1), (46, 40, 0.95), (53, 43, 1.15), (-33, 45, 0.8), (37, 45, 0.8)):
        fir(p, x, y, s, "#3E6440" if s < 1 else "#33563A")
    fill(p, _ROCK, curve((-34, 50), (-30, 36), (-26, 30), (-12, 28), (8, 27), (25, 29), (31, 37), (37, 50)))
    fill(p, _ROCK_DARK, curve((8, 50), (12, 40), (8, 27), (25, 29), (31, 37), (37, 50)))
    fill(p, tint("#FFFFFF", 0.25), curve((-30, 36), (-26, 30), (-12, 28), (-16, 34), (-24, 37)))
    _tower(p, -13, 26, 9, 50, 17)
    _tower(p, 14, 28, 8, 39, 15)
    box(p, _WALL, -25, 6, 50, 25)
    box(p, _SHADE, 9, 6, 16, 25)
    crenels(p, _WALL, -25, 6, 34, 5, 4)
    crenels(p, _SHADE, 11, 6, 14, 3, 4)
    courses(p, -22, 10, 28, 18, "#B9B4A6", 2)
    _tower(p, 1, 30, 15, 53, 27)
    _tower(p, -26, 33, 10, 36, 18)
    _tower(p, 26, 33, 9, 28, 16)
    fill(p, "#5A4632", arch(-4, 31, 10, 15))
    fill(p, "#2B2019", arch(-2.4, 31, 6.8, 12.4))
    fill(p, "#D9C9A0", curve((-4, 31), (-10, 38, 2, 42, -12, 50), (6, 50), (12, 42, 3, 38, 6, 31)))
    poly(p, BURGUNDY, -2.6, 5, 4.4, 5, 4.4, 13, 0.9, 10.8, -2.6, 13)
    for u, v, size in ((1, -48.6, 0.8), (-26, -19.4, 0.62), (26, -10, 0.55)):
        flag(p, u, v, size, "#E4B23C")
    bush(p, -29, 49, 0.9, "#4F7F3C")
    bush(p, 32, 50, 0.8, "#4F7F3C")


def _tower(p: QPainter, x: float, foot: float, w: float, h: float, roof: float) -> None:
    """Paint a round white tower with an overhanging pointed roof."""
    top = foot - h
    box(p, _WALL, x - w / 2, top, w, h)
    box(p, _SHADE, x + w * 0.16, top, w * 0.34, h)
    box(p, "#FFFFFF", x - w / 2, top, w * 0.16, h)
    head = w * 1.26
    box(p, _WALL, x - head / 2, top - w * 0.12, head, w * 0.36)
    box(p, _SHADE, x + head * 0.16, top - w * 0.12, head * 0.34, w * 0.36)
    box(p, darker(_SHADE, 0.25), x - w / 2, top + w * 0.24, w, w * 0.08)
    cone(p, x, top - w * 0.1, head * 1.12, roof, _ROOF)
    line(p, lighter(_ROOF, 0.5), 0.8, x - head * 0.5, top - w * 0.18, x, top - w * 0.1 - roof)
    disc(p, "#E4B23C", x, top - w * 0.1 - roof, 1.1)
    fill(p, "#3C4653", arch(x - w * 0.14, top + h * 0.42, w * 0.24, w * 0.5))
