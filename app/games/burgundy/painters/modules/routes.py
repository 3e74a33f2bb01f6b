"""Trade routes: cards with a road, the spaces on it, and a route in miniature."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache, pieces
from app.art.forms.hexagons import HEX_RATIO, hexagon
from app.art.hexes.duchy_tokens import GOODS_COLOUR, GOODS_INK, TILE, TILE_INK
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear, shadow, tooth
from app.art.pictograms import GOODS_ICON, TILE_ICON
from app.art.pieces import PIPS
from app.art.shapes import clip, disc, fill, line, rounded, stroke
from app.art.tokens import GLOW, GOLD, GOLD_LIGHT, INK, darker, lighter, mix, tint

from ...faces import MiniRouteFace, RouteCardFace, RouteSpaceFace, goods_on_route

_PRINTED: Final = 0.42
"""How much parchment is mixed into the colour of printed goods."""
_KINDS: Final = {"carpenter": ("building",), "market": ("ship", "animal"), "church": ("mine", "monastery", "castle")}
"""The kinds of tiles a bonus takes."""
_STEP: Final = 0.85
"""From one of them to the next, in their widths: they overlap a little, so that they are larger."""


def route_card(p: QPainter, r: QRectF, face: RouteCardFace) -> None:
    """Paint parchment with a road for three spaces, and those spaces if they are given; on a table they are pieces of their own."""
    shadow(p, r, 4, 4, 2, 0.42)
    path = rounded(r, 4)
    fill(p, linear(r, (0, "#FBF1D8"), (1, "#E8D6A8"), dx=0.2), path)
    _, top, side = goods_on_route(r.width() / 3, r.height())
    clip(p, path)
    _road(p, QRectF(r.left(), r.top() + top + side * 0.24, r.width(), side * 0.52))
    p.restore()
    tooth(p, path, "paper.png", 0.8)
    stroke(p, "#7A6238", 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 4))
    stroke(p, tint("#FFFFFF", 0.5), 0.8, rounded(r.adjusted(1.5, 1.5, -1.5, -1.5), 3))
    for i, space in enumerate(face.spaces):
        route_space(p, QRectF(r.left() + i * r.width() / 3, r.top(), r.width() / 3, r.height()), space)


def _road(p: QPainter, r: QRectF) -> None:
    """Paint a paved road from the left edge to the right."""
    p.fillRect(r, linear(r, (0, "#B79A6C"), (0.5, "#CDB283"), (1, "#9E8052")))
    step = r.height() / 3
    for row in range(3):
        y = r.top() + (row + 0.5) * step
        for i in range(int(r.width() / (step * 1.5)) + 2):
            x = r.left() + (i + (row % 2) * 0.5) * step * 1.5
            disc(p, tint("#7A5E34", 0.32), x, y + step * 0.08, step * 0.62, step * 0.36)
            disc(p, tint("#EAD9B2", 0.55), x, y - step * 0.06, step * 0.56, step * 0.30)
    for y in (r.top(), r.bottom()):
        line(p, tint("#6E5228", 0.55), 1, r.left(), y, r.right(), y)


def route_space(p: QPainter, r: QRectF, face: RouteSpaceFace) -> None:
    """Paint a place for goods with the type printed on it, and below it the bonus: gold if it has been earned, pale if it is lost."""
    left, top, side = goods_on_route(r.width(), r.height())
    place = QRectF(r.left() + left, r.top() + top, side, side)
    cache.share(p, place, ("printed goods", face.goods), partial(_printed, sort=face.goods), 1.0)
    if face.state == "next":
        ring = rounded(place.adjusted(-1, -1, 1, 1), side * 0.15)
        stroke(p, tint(GLOW, 0.35), max(3.4, side * 0.12), ring)
        stroke(p, "#8A6100", max(1.6, side * 0.06), ring)
    plaque = QRectF(r.left() + r.width() * 0.03, place.bottom() + r.height() * 0.035, r.width() * 0.94, 0)
    plaque.setBottom(r.bottom() - r.height() * 0.03)
    corner = plaque.height() * 0.28
    path = rounded(plaque, corner)
    if face.state == "match":
        fill(p, linear(plaque, (0, "#FBE6A0"), (1, "#DDAE45")), path)
        stroke(p, "#7A5410", 1.1, path)
    elif face.state != "other":
        fill(p, tint("#FFFDF4", 0.75), path)
        stroke(p, tint("#7A5A2E", 0.55), 0.8, path)
    p.save()
    if face.state == "other":
        p.setOpacity(p.opacity() * 0.38)
    cache.share(p, plaque, ("route bonus", face.bonus), partial(bonus, name=face.bonus), 3.0)
    p.restore()


def _printed(p: QPainter, r: QRectF, sort: int) -> None:
    """Paint goods as printed on a card: flat and pale, so that nothing seems to lie there."""
    s = r.width()
    colour = mix(GOODS_COLOUR[sort], "#F6EBD4", _PRINTED)
    path = rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), s * 0.13)
    fill(p, linear(r, (0, darker(colour, 0.06)), (1, lighter(colour, 0.12))), path)
    clip(p, path)
    for i in range(2):
        stroke(p, tint("#2A1808", 0.12), 1.4 + i * 2, path.translated(0.4, 1.0))
    p.restore()
    icon_at(p, GOODS_ICON[sort], r.center().x() - s * 0.10, r.center().y() - s * 0.12, s * 0.58, tint(_ink(sort), 0.70))
    for x, y in PIPS[sort]:
        disc(p, tint(INK, 0.85), r.right() - s * 0.22 + x * s * 0.105, r.bottom() - s * 0.22 + y * s * 0.105, max(0.8, s * 0.042))
    stroke(p, tint("#3A2712", 0.6), 0.9, path, (2.4, 1.6))


def bonus(p: QPainter, r: QRectF, name: str) -> None:
    """Paint what a space brings: the building that does the same, or ``castle``. Raises KeyError for any other name."""
    x, y = r.center().x(), r.center().y()
    h = min(r.height(), r.width() * 0.56)
    match name:
        case "bank":
            for i in (0, 1):
                pieces.coin(p, _around(x + (i - 0.5) * h * 0.58, y, h * 0.82))
        case "boarding_house":
            pieces.worker(p, _around(x - h * 0.38, y, h * 0.96))
            text(p, QRectF(x - h * 0.02, y - h, h * 0.9, 2 * h), "4", "num", INK, "left", max(12, round(h * 0.84)))
        case "watchtower":
            pieces.points(p, _around(x, y, max(h * 0.98, 13.0)), "4")
        case "warehouse":
            pieces.goods_sack(p, _around(x - h * 0.38, y, h * 0.94))
            icon_at(p, "arrow-right-bold", x + h * 0.14, y, h * 0.5, INK)
            pieces.coin(p, _around(x + h * 0.62, y, h * 0.66))
        case "town_hall":
            _tile(p, x, y + h * 0.10, h * 0.92, "#E9DDBE")
            icon_at(p, "arrow-down-bold", x, y - h * 0.10, h * 0.72, "#7A1F33")
        case "castle":
            icon_at(p, "plus", x - h * 0.56, y, h * 0.56, INK)
            icon_at(p, "dice-multiple", x + h * 0.24, y, h * 0.98, INK)
        case _:
            kinds = _KINDS[name]
            side = min(h, r.width() * HEX_RATIO / (1 + (len(kinds) - 1) * _STEP))
            for i, kind in enumerate(kinds):
                u = x + (i - (len(kinds) - 1) / 2) * side / HEX_RATIO * _STEP
                _tile(p, u, y, side, TILE[kind])
                icon_at(p, TILE_ICON[kind], u, y, side * 0.58, TILE_INK[kind])


def _around(x: float, y: float, side: float) -> QRectF:
    return QRectF(x - side / 2, y - side / 2, side, side)


def _tile(p: QPainter, x: float, y: float, height: float, colour: str) -> None:
    place = QRectF(x - height / HEX_RATIO / 2, y - height / 2, height / HEX_RATIO, height)
    fill(p, tint("#120A04", 0.35), hexagon(place).translated(0, height * 0.05))
    fill(p, linear(place, (0, lighter(colour, 0.22)), (1, darker(colour, 0.10))), hexagon(place))
    stroke(p, darker(colour, 0.62), max(0.7, height * 0.045), hexagon(place))


def mini_route(p: QPainter, r: QRectF, face: MiniRouteFace) -> None:
    """Paint a road with a square for each space: pale where nothing lies, raised with goods, gold-edged where they match."""
    step = r.width() / len(face.spaces)
    side = min(r.height() * 0.86, step * 0.86)
    y = r.center().y()
    road = QRectF(r.left() + step * 0.2, y - side * 0.24, r.width() - step * 0.4, side * 0.48)
    fill(p, linear(road, (0, "#B79A6C"), (0.5, "#CDB283"), (1, "#9E8052")), rounded(road, 2))
    stroke(p, tint("#6E5228", 0.7), 0.8, rounded(road, 2))
    for i, (printed, laid) in enumerate(face.spaces):
        _mini(p, _around(r.left() + (i + 0.5) * step, y, side), printed, laid)


def _mini(p: QPainter, r: QRectF, printed: int, laid: int) -> None:
    s = r.width()
    path = rounded(r, s * 0.15)
    x, y = r.center().x(), r.center().y()
    if not laid:
        fill(p, mix(GOODS_COLOUR[printed], "#F6EBD4", _PRINTED), path)
        stroke(p, tint("#3A2712", 0.55), 0.7, path)
        icon_at(p, GOODS_ICON[printed], x, y, s * 0.70, tint(_ink(printed), 0.62))
        return
    colour = GOODS_COLOUR[laid]
    fill(p, tint("#120A04", 0.5), path.translated(0, s * 0.12))
    fill(p, linear(r, (0, lighter(colour, 0.25)), (1, darker(colour, 0.12))), path)
    if laid == printed:
        stroke(p, darker(GOLD, 0.6), max(2.2, s * 0.16), path)
        stroke(p, GOLD_LIGHT, max(1.3, s * 0.09), path)
    else:
        stroke(p, darker(colour, 0.6), max(0.9, s * 0.06), path)
    icon_at(p, GOODS_ICON[laid], x, y, s * 0.70, GOODS_INK[laid])


def _ink(sort: int) -> str:
    """Return the ink for the motif of printed goods."""
    return INK if GOODS_INK[sort] == INK else "#2A1220"
