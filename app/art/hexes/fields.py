"""Empty fields of a duchy: printed flat, with a thin edge, a large number, a ghost of the pictogram and a faint pattern."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from app.art.forms.hexagons import LEGIBLE, hexagon, radius_of
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear, radial, tooth
from app.art.shapes import clip, disc, fill, line, stroke, wave
from app.art.tokens import INK, darker, lighter, mix, tint

from ..pictograms import TILE_ICON
from .duchy_tokens import EMPTY_FIELD, TILE

SHARE: Final = 0.965
"""Radius of the printed field, as a share of the radius of its place."""
DETAILED: Final = 9.0
"""Radius from which a field has more than its colour."""


def ground(p: QPainter, r: QRectF, kind: str) -> None:
    """Paint a field without its number."""
    colour, radius = EMPTY_FIELD[kind], radius_of(r)
    x, y = r.center().x(), r.center().y()
    path = hexagon(r, SHARE)
    square = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    fill(p, linear(square, (0, mix(colour, "#5A3E1C", 0.10)), (0.3, colour), (1, lighter(colour, 0.12))), path)
    clip(p, path)
    _PATTERN[kind](p, x, y, radius, tint(darker(TILE[kind], 0.25), 0.16 if kind == "building" else 0.20), max(0.7, radius * 0.026))
    for i in range(3):
        stroke(p, tint("#2A1808", 0.10), 2 + i * 2.2, path.translated(0.5, 1.2))
    p.restore()
    tooth(p, path, "paper.png", 0.9)
    icon_at(p, TILE_ICON[kind], x, y - radius * 0.44, radius * 0.50, tint(INK, 0.38))
    disc(
        p, radial(x, y + radius * 0.2, radius * 0.5, (0, tint("#FFF6DC", 0.55)), (1, tint("#FFF6DC", 0))), x, y + radius * 0.2, radius * 0.5
    )
    stroke(p, tint("#3A2712", 0.55), max(0.8, radius * 0.022), path)
    stroke(p, tint("#FFFFFF", 0.35), max(0.7, radius * 0.02), hexagon(r, 0.925))


def field_number(p: QPainter, r: QRectF, number: int) -> None:
    """Paint the die number of a field below its middle, or nothing where there is no room for it."""
    radius = radius_of(r)
    if radius < LEGIBLE:
        return
    place = QRectF(r.center().x() - radius, r.center().y() - radius * 0.34, 2 * radius, radius * 1.1)
    text(p, place, str(number), "num", tint(INK, 0.96), "centre", max(12, round(radius * 0.74)))


def field(p: QPainter, r: QRectF, kind: str, number: int) -> None:
    """Paint an empty field; ``number`` is that of the die that fills it. A very small one is nothing but its colour."""
    if radius_of(r) < DETAILED:
        path = hexagon(r, SHARE)
        fill(p, mix(EMPTY_FIELD[kind], TILE[kind], 0.5), path)
        stroke(p, tint("#3A2712", 0.5), 0.5, path)
        return
    ground(p, r, kind)
    field_number(p, r, number)


def hollow(p: QPainter, r: QRectF, kind: str) -> None:
    """Paint a place cut into wood for a tile of a ``kind``, or a ``black`` one; its pictogram as a ghost."""
    path = hexagon(r, 0.92)
    radius = radius_of(r)
    fill(p, tint("#120A05", 0.46), path)
    clip(p, path)
    for i in range(3):
        stroke(p, tint("#000000", 0.16), 1.5 + i * 2, path.translated(0.4, 1.2))
    p.restore()
    stroke(p, tint("#E8C898", 0.30), 1, path)
    icon_at(p, TILE_ICON[kind], r.center().x(), r.center().y(), radius * 0.62, tint("#E8C898", 0.20))


def key_space(p: QPainter, r: QRectF, owners: str = "") -> None:
    """Paint an empty storage space pressed into paper, with its key; ``owners`` is the pictogram of those who share it."""
    path = hexagon(r, 0.97)
    fill(p, tint("#8A6A3A", 0.18), path)
    clip(p, path)
    stroke(p, tint("#5A3E1C", 0.14), 4, path.translated(0.4, 1.4))
    p.restore()
    stroke(p, tint("#5A3E1C", 0.45), 1, path)
    stroke(p, tint("#FFFFFF", 0.45), 1, path.translated(0, 1))
    x, y, radius = r.center().x(), r.center().y(), radius_of(r)
    icon_at(p, "key-variant", x, y - (radius * 0.26 if owners else 0), radius * 0.62, tint("#5A3E1C", 0.26))
    if owners:
        icon_at(p, owners, x, y + radius * 0.36, radius * 0.62, tint("#5A3E1C", 0.40))


Pattern = Callable[[QPainter, float, float, float, QColor, float], None]


def _waves(p: QPainter, x: float, y: float, radius: float, colour: QColor, width: float) -> None:
    for j in range(-3, 4):
        stroke(p, colour, width, wave(x - radius, x + radius, y + j * radius * 0.3, radius * 0.5, radius * 0.08))


def _grass(p: QPainter, x: float, y: float, radius: float, colour: QColor, width: float) -> None:
    for u, v in _lattice(x, y, radius, 0.36, 0.28):
        line(p, colour, width, u - radius * 0.05, v - radius * 0.09, u, v, u + radius * 0.06, v - radius * 0.1)


def _bricks(p: QPainter, x: float, y: float, radius: float, colour: QColor, width: float) -> None:
    for j in range(-4, 5):
        v = y + j * radius * 0.24
        line(p, colour, width, x - radius, v, x + radius, v)
        for i in range(-2, 3):
            u = x + (i + (j % 2) * 0.5) * radius * 0.5
            line(p, colour, width, u, v, u, v + radius * 0.24)


def _peaks(p: QPainter, x: float, y: float, radius: float, colour: QColor, width: float) -> None:
    for u, v in _lattice(x, y, radius, 0.42, 0.3):
        line(p, colour, width, u - radius * 0.12, v + radius * 0.1, u, v - radius * 0.07, u + radius * 0.12, v + radius * 0.1)


def _battlements(p: QPainter, x: float, y: float, radius: float, colour: QColor, width: float) -> None:
    for j in range(-3, 4):
        v = y + j * radius * 0.32
        points = [x - radius, v]
        for i in range(10):
            u, top = x - radius + i * radius * 0.22, v if i % 2 else v - radius * 0.1
            points += [u, top, u + radius * 0.22, top]
        line(p, colour, width, *points)


def _crosses(p: QPainter, x: float, y: float, radius: float, colour: QColor, width: float) -> None:
    for u, v in _lattice(x, y, radius, 0.42, 0.3):
        line(p, colour, width, u - radius * 0.06, v, u + radius * 0.06, v)
        line(p, colour, width, u, v - radius * 0.08, u, v + radius * 0.08)


def _lattice(x: float, y: float, radius: float, across: float, down: float) -> list[tuple[float, float]]:
    """Return staggered points covering a field."""
    return [(x + (i + (j % 2) * 0.5) * radius * across, y + j * radius * down) for j in range(-3, 4) for i in range(-2, 3)]


_PATTERN: Final[dict[str, Pattern]] = {
    "building": _bricks,
    "animal": _grass,
    "ship": _waves,
    "monastery": _crosses,
    "castle": _battlements,
    "mine": _peaks,
}
