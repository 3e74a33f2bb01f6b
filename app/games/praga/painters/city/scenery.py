"""The cells of the city that are only decoration: groves, a pond, a chapel."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache
from app.art.forms.hexagons import hexagon, radius_of
from app.art.materials import linear
from app.art.scenes.buildings import church
from app.art.scenes.parts import fir, tree
from app.art.shapes import clip, disc, fill, line, stroke
from app.art.tokens import tint

_GROVE: Final = ((-7, 6, 0.7), (6, 3, 0.8), (0, 14, 0.75), (10, 14, 0.6), (-11, 15, 0.6))
_KINDS: Final = 3


def park(p: QPainter, r: QRectF, number: int) -> None:
    """Paint one of the parks."""
    cache.share(p, r, ("praga park", number % _KINDS), partial(_park, kind=number % _KINDS), 2.0)


def _park(p: QPainter, r: QRectF, kind: int) -> None:
    outline = hexagon(r, 0.97)
    fill(p, linear(r, (0, "#B9C98E"), (1, "#8DAA63")), outline)
    clip(p, outline)
    p.translate(r.center())
    unit = radius_of(r) / 22
    p.scale(unit, unit)
    if kind == 0:
        for x, y, size in _GROVE:
            tree(p, x, y, size)
    elif kind == 1:
        disc(p, "#6FA9C9", 1, 4, 12, 7)
        disc(p, "#A9D2E6", -2, 2, 6, 2.4)
        line(p, tint("#FFFFFF", 0.6), 0.8, 2, 6, 8, 6)
        fir(p, -11, 8, 0.6)
        tree(p, 12, 14, 0.6)
    else:
        p.scale(0.34, 0.34)
        church(p)
    p.restore()
    stroke(p, tint("#3A2712", 0.22), 0.8, outline)
