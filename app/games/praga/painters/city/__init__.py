"""The city: its ground with river, road and parks, building sites, plazas, printed corners."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.art import cache, pieces
from app.art.forms.hexagons import hexagon, radius_of
from app.art.goods import blue_mark
from app.art.hexes.slab import slab
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear, radial, tooth
from app.art.shapes import circle, clip, curve, disc, fill, line, rounded, stroke
from app.art.tokens import BURGUNDY, GOLD_LIGHT, GOOD, INK, darker, lighter, mix, tint
from app.table.geometry.placement import Rect
from rules.games.praga.components import PLACES, PLAZA_TILE, SITES

from ...faces import PlazaFace, RewardFace, SiteFace
from ...layout.geometry.grids import PARKS, ROAD, ROAD_SPACES, Grid, grid_on
from ...layout.geometry.rows import fitted, row_width
from ...symbols import Symbols, symbols_of
from ..signs import around, row
from ..signs.colours import PILL, PLAZA
from ..tiles import ROMAN
from .river import river
from .scenery import park

OLD: Final = "old_town"
_SITE: Final = 0.955
_COBBLED: Final = 14.0
"""Radius from which single cobbles are seen."""


def _rect(place: Rect) -> QRectF:
    return QRectF(place.x, place.y, place.w, place.h)


def _area(r: QRectF) -> Rect:
    return Rect(r.left(), r.top(), r.width(), r.height())


def city_ground(p: QPainter, r: QRectF) -> None:
    """Paint ``()``: meadows, the river, the King's Road and the parks, without sites and plazas."""
    grid = grid_on(_area(r))
    outline = rounded(r, 8)
    clip(p, outline)
    p.fillRect(r, linear(r, (0, "#DDE0B4"), (1, "#C6CC94")))
    tooth(p, outline, "paper.png")
    bank = _bank(r, grid)
    stroke(p, "#E6D7A8", 5, bank)
    clip(p, bank)
    river(p, bank.boundingRect())
    p.restore()
    for at in ROAD:
        cobbles(p, _rect(grid.cell(at)))
    for number, at in enumerate(ROAD_SPACES, 1):
        road_number(p, _rect(grid.cell(at)), number)
    for number, at in enumerate(PARKS):
        park(p, _rect(grid.cell(at)), number)
    p.restore()
    stroke(p, tint("#5A3E1C", 0.6), 1, outline)


def _bank(r: QRectF, grid: Grid) -> QPainterPath:
    """Return the river in the corner of the city; its right bank swings back to the left edge."""
    first = grid.cell((2, 1))
    w, h = max(16.0, (first.x - r.left()) * 1.12), max(30.0, grid.cell((1, 3)).y - r.top() + first.h * 0.55)
    x, y = r.left(), r.top()
    return curve(
        (x, y),
        (x + w * 1.10, y),
        (x + w * 0.80, y + h * 0.35, x + w * 1.05, y + h * 0.60, x + w * 0.45, y + h * 0.85),
        (x + w * 0.25, y + h * 0.93, x + w * 0.10, y + h * 0.97, x, y + h),
    )


def cobbles(p: QPainter, r: QRectF) -> None:
    """Paint a cell of the road."""
    cache.share(p, r, "praga cobbles", _cobbles, 2.0)


def _cobbles(p: QPainter, r: QRectF) -> None:
    outline, radius = hexagon(r, 0.99), radius_of(r)
    x, y = r.center().x(), r.center().y()
    fill(p, linear(r, (0, "#D9CDB2"), (1, "#C2B18E")), outline)
    if radius < _COBBLED:
        return
    clip(p, outline)
    for j in range(-3, 4):
        for i in range(-3, 4):
            u, v = x + (i + (j % 2) * 0.5) * radius * 0.34, y + j * radius * 0.27
            disc(p, tint("#8A7650", 0.35), u, v, radius * 0.14, radius * 0.10)
            disc(p, tint("#FFF6DC", 0.30), u - radius * 0.03, v - radius * 0.03, radius * 0.09, radius * 0.05)
    p.restore()


def road_number(p: QPainter, r: QRectF, number: int) -> None:
    """Paint the wine-coloured disc with the number of a space of the King's Road."""
    radius, x, y = radius_of(r), r.center().x(), r.center().y()
    disc(p, BURGUNDY, x, y, radius * 0.53)
    circle(p, GOLD_LIGHT, max(1.0, radius * 0.06), x, y, radius * 0.53)
    text(p, around(x, y, 2 * radius), ROMAN[number], "num", "#FFF3DC", "centre", max(12, round(radius * 0.52)))


def site(p: QPainter, r: QRectF, face: SiteFace) -> None:
    """Paint a building site: cobbles in the New Town, a wine-coloured edge and its points in the Old Town."""
    one = SITES[face.site]
    old = one.town == OLD
    cache.share(p, r, ("praga site", old, face.closed), partial(_site, old=old, closed=face.closed), 2.0)
    if one.points and not face.closed:
        pieces.points(p, around(r.center().x(), r.center().y(), 2 * max(8.4, radius_of(r) * 0.46)), str(one.points))


def _site(p: QPainter, r: QRectF, old: bool, closed: bool) -> None:
    outline, radius = hexagon(r, _SITE), radius_of(r)
    x, y, colour = r.center().x(), r.center().y(), "#E7C9A6" if old else "#EFE3C6"
    fill(p, linear(r, (0, mix(colour, "#5A3E1C", 0.12)), (0.35, colour), (1, lighter(colour, 0.2))), outline)
    clip(p, outline)
    for j in range(-3, 4):
        for i in range(-3, 4):
            disc(p, tint("#7A5A34", 0.13), x + (i + (j % 2) * 0.5) * radius * 0.36, y + j * radius * 0.30, radius * 0.13, radius * 0.10)
    p.restore()
    edge = tint(BURGUNDY, 0.85) if old else tint("#3A2712", 0.45)
    stroke(p, edge, max(1.0, radius * (0.07 if old else 0.03)), hexagon(r, 0.91))
    if closed:
        fill(p, tint("#6B5B44", 0.34), outline)


def plaza(p: QPainter, r: QRectF, face: PlazaFace) -> None:
    """Paint a plaza tile: a paved square in its colour, the upper and the lower reward; or its place without one."""
    radius, x, y = radius_of(r), r.center().x(), r.center().y()
    if not face.tile:
        fill(p, tint("#8A7A60", 0.40), hexagon(r, _SITE))
        icon_at(p, "lock", x, y, radius * 0.7, tint(INK, 0.5))
        return
    colour = PLACES[face.place].color
    cache.share(p, r, ("praga plaza", colour), partial(_paved, colour=PLAZA[colour]))
    if face.done:
        icon_at(p, "fountain", x, y - radius * 0.1, radius * 0.9, tint(INK, 0.55))
        disc(p, "#FFF6E0", x + radius * 0.4, y + radius * 0.42, radius * 0.3)
        icon_at(p, "check-bold", x + radius * 0.4, y + radius * 0.42, radius * 0.44, GOOD)
        return
    line(p, tint(PILL, 0.9), max(1.0, radius * 0.05), x - radius * 0.6, y, x + radius * 0.6, y)
    for effects, lower in zip(PLAZA_TILE[face.tile].faces[face.side], (-0.36, 0.37), strict=True):
        _reward(p, QPointF(x, y + lower * radius), radius, symbols_of(effects), PLAZA[colour])


def _paved(p: QPainter, r: QRectF, colour: str) -> None:
    radius = radius_of(r)

    def face(p: QPainter, square: QRectF) -> None:
        x, y = square.center().x(), square.center().y()
        p.fillRect(square, radial(x, y, radius, (0, lighter(colour, 0.50)), (0.7, lighter(colour, 0.15)), (1, darker(colour, 0.15))))
        for i in range(3):
            circle(p, tint("#2A1808", 0.14), 1, x, y, radius * (0.3 + i * 0.24))

    slab(p, r, colour, face)


def _reward(p: QPainter, at: QPointF, radius: float, symbols: Symbols, colour: str) -> None:
    size = fitted(symbols, radius * 0.56, radius * 1.22)
    w = row_width(symbols, size) + 6
    plate = QRectF(at.x() - w / 2, at.y() - radius * 0.32, w, radius * 0.64)
    fill(p, tint(PILL, 0.88), rounded(plate, radius * 0.18))
    stroke(p, tint(darker(colour, 0.5), 0.9), max(0.8, radius * 0.035), rounded(plate, radius * 0.18))
    row(p, at.x(), at.y(), size, symbols)


def plaza_reward(p: QPainter, r: QRectF, face: RewardFace) -> None:
    """Paint one half of a plaza tile on a plate of its colour."""
    tile = PLAZA_TILE[face.tile]
    colour = PLAZA[tile.color]
    fill(p, tint("#120A04", 0.4), rounded(r.translated(0, 2), 8))
    fill(p, linear(r, (0, lighter(colour, 0.5)), (1, lighter(colour, 0.1))), rounded(r, 8))
    stroke(p, darker(colour, 0.55), 1.2, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 8))
    symbols = symbols_of(tile.faces[face.side][0 if face.upper else 1])
    size = fitted(symbols, min(22.0, r.height() * 0.56), r.width() - 30)
    w = row_width(symbols, size) + size * 0.9
    plate = QRectF(r.center().x() - w / 2, r.center().y() - size * 0.8, w, size * 1.6)
    fill(p, tint(PILL, 0.92), rounded(plate, size * 0.4))
    stroke(p, tint(darker(colour, 0.5), 0.9), 1, rounded(plate, size * 0.4))
    row(p, r.center().x(), r.center().y(), size, symbols)


def blue_corner(p: QPainter, r: QRectF) -> None:
    """Paint ``()``: a printed blue corner, in the middle of its place."""
    blue_mark(p, r)
