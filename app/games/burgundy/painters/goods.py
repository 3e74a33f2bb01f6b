"""Goods: square tiles with motif and die face as they appear in depots and stores, and the pile of sold ones."""

from __future__ import annotations

import itertools
import math
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache, pieces
from app.art.hexes.duchy_tokens import GOODS_COLOUR, GOODS_INK
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear, shadow, well
from app.art.pictograms import GOODS_ICON
from app.art.pieces import PIPS
from app.art.shapes import disc, fill, rounded, stroke
from app.art.tokens import INK, darker, lighter, tint

from ..faces import DepotGoodsFace, GoodsAroundDieFace, GoodsBackFace, GoodsFace, GoodsStoreFace, RoundSpaceFace, SoldFace

_BACK: Final = "#3A3834"
_LARGEST, _SHARE = 26.0, 0.42
"""Maximum side of a goods tile in a depot, in logical pixels, and the share of a wide recess it may have instead."""
_PRICE: Final = 9.0
"""Height that the price of selling a pile may cover at the bottom of a place."""
_BADGED: Final = 19.0
"""Side from which a pile has room for a badge."""


def _square(r: QRectF) -> QRectF:
    side = min(r.width(), r.height())
    return QRectF(r.center().x() - side / 2, r.center().y() - side / 2, side, side)


def _body(p: QPainter, r: QRectF, colour: str) -> None:
    s = r.width()
    shadow(p, r, s * 0.12, s * 0.10, s * 0.07, 0.45)
    fill(p, darker(colour, 0.5), rounded(r.translated(0, s * 0.06), s * 0.13))
    fill(p, linear(r, (0, lighter(colour, 0.28)), (0.6, colour), (1, darker(colour, 0.15)), dx=0.5), rounded(r, s * 0.13))
    stroke(p, darker(colour, 0.6), max(0.9, s * 0.035), rounded(r, s * 0.13))
    inset = s * 0.06
    stroke(p, tint("#FFFFFF", 0.4), max(0.7, s * 0.03), rounded(r.adjusted(inset, inset, -inset, -inset), s * 0.09))


def _goods(p: QPainter, r: QRectF, sort: int) -> None:
    s = r.width()
    _body(p, r, GOODS_COLOUR[sort])
    icon_at(p, GOODS_ICON[sort], r.center().x() - s * 0.11, r.center().y() - s * 0.13, s * 0.56, tint(GOODS_INK[sort], 0.94))
    d = s * 0.40
    face = QRectF(r.right() - d - s * 0.07, r.bottom() - d - s * 0.07, d, d)
    fill(p, "#FFF9EA", rounded(face, d * 0.2))
    stroke(p, INK, max(0.7, s * 0.022), rounded(face, d * 0.2))
    for x, y in PIPS[sort]:
        disc(p, INK, face.center().x() + x * d * 0.25, face.center().y() + y * d * 0.25, d * 0.10)


def _back(p: QPainter, r: QRectF) -> None:
    _body(p, r, _BACK)
    icon_at(p, "sack", r.center().x(), r.center().y(), r.width() * 0.6, "#C9A45A")


def goods(p: QPainter, r: QRectF, face: GoodsFace) -> None:
    """Paint goods of a type."""
    _goods(p, _square(r), face.type)


def goods_back(p: QPainter, r: QRectF, face: GoodsBackFace) -> None:
    """Paint hidden goods."""
    _back(p, _square(r))


def round_space(p: QPainter, r: QRectF, face: RoundSpaceFace) -> None:
    """Paint an empty round space, whose goods have gone to a depot."""
    s = _square(r).adjusted(0.5, 0.5, -0.5, -0.5)
    fill(p, tint("#000000", 0.16), rounded(s, s.width() * 0.15))
    stroke(p, tint("#E8C898", 0.42), 1, rounded(s, s.width() * 0.15), (3, 2))


def depot_goods(p: QPainter, r: QRectF, face: DepotGoodsFace) -> None:
    """Paint a recess with a pile of each type, side by side from the lower left and never overlapping."""
    kinds = face.piles
    fill(p, tint("#120A05", 0.20), rounded(r, 5))
    stroke(p, tint("#E8C898", 0.14), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 5))
    if not kinds:
        return
    inside = r.adjusted(2.5, 2.5, -2.5, -2.5)
    columns, side = _grid(inside, len(kinds))
    left = inside.left() + (inside.width() - columns * (side + 3) + 3) / 2
    for i, (sort, count) in enumerate(kinds):
        place = QRectF(left + i % columns * (side + 3), inside.bottom() - (i // columns + 1) * (side + 3) + 3, side, side)
        _pile(p, place, sort, count)


def goods_around_die(p: QPainter, r: QRectF, face: GoodsAroundDieFace) -> None:
    """Paint a pile of each type around a die in the upper left corner."""
    kinds, corner = face.piles, face.corner
    recess = rounded(r, 5).subtracted(rounded(QRectF(r.left() - 5, r.top() - 5, corner + 6, corner + 6), 5))
    fill(p, tint("#120A05", 0.20), recess)
    stroke(p, tint("#E8C898", 0.14), 1, recess)
    for place, (sort, count) in zip(around_die(r, corner, len(kinds)), kinds, strict=False):
        _pile(p, place, sort, count)


def around_die(r: QRectF, corner: float, count: int) -> list[QRectF]:
    """Return places for ``count`` piles in a recess, as large as possible, in a grid without the upper left ``corner``.

    The second row follows the first immediately or begins below the die: whichever makes the piles larger.
    """
    r, die = r.adjusted(1, 1, -1, -1), QRectF(r.left(), r.top(), corner, corner)
    best: list[QRectF] = []
    for columns, rows, below in itertools.product(range(2, 8), range(1, 6), (0.0, corner)):
        side = min(
            corner + 0.5, (r.width() + 2) / columns - 2, (r.height() + 2) / rows - 2, (r.height() - below + 2) / max(1, rows - 1) - 2
        )
        across, second = min((r.width() - side) / (columns - 1), max(corner, side) + 2), max(below, side + 2)
        tops = [r.top(), *(r.top() + second + n * (side + 2) for n in range(rows - 1))]
        grid = [QRectF(r.left() + n * across, top, side, side) for top in tops for n in range(columns)]
        found = [place for place in grid if not place.intersects(die)][:count]
        if len(found) == count and (not best or side > best[0].width()):
            best = found
    return best


def _grid(r: QRectF, count: int) -> tuple[int, float]:
    """Return the number of columns and the side of a tile that make the tiles as large as possible."""
    best, largest = (1, 0.0), max(_LARGEST, r.width() * _SHARE)
    for columns in range(1, count + 1):
        rows = math.ceil(count / columns)
        side = min(largest, (r.width() + 3) / columns - 3, (r.height() + 3) / rows - 3)
        if side > best[1]:
            best = (columns, side)
    return best


def _pile(p: QPainter, r: QRectF, sort: int, count: int) -> None:
    """Paint a pile of one type in ``r``.

    Its edges show behind the upper right; on large tiles a badge gives the count and the die face stays clear.
    """
    s = r.width()
    behind = min(count - 1, 1 if s >= _BADGED else 3)
    step = s * 0.10
    side = s - step * behind
    top = QRectF(r.left(), r.bottom() - side, side, side)
    for i in range(behind, -1, -1):
        _draw(p, top.translated(step * i, -step * i), sort)
    if count > 1 and s >= _BADGED:
        size = max(15.0, s * 0.42)
        pieces.badge(p, QRectF(r.left() - size * 0.12, r.top() - size * 0.12, size, size), str(count), "#FFF6DC", INK)


def _draw(p: QPainter, r: QRectF, sort: int) -> None:
    """Paint one tile from the shared picture cache: stores and piles change often, their tiles do not."""
    cache.share(p, r, ("goods", sort), partial(_goods, sort=sort), 8.0)


def goods_store(p: QPainter, r: QRectF, face: GoodsStoreFace) -> None:
    """Paint a pressed place, the stack on it and its number, which is below it in a narrow place."""
    well(p, r, 8)
    if not face.count:
        return
    sort, count = face.type, face.count
    shown = min(count, 4)
    if r.width() < r.height():
        side = min(r.height() * 0.56, r.width() * 0.7)
        step = side * 0.08
        left, top = r.center().x() - (side + (shown - 1) * step) / 2, r.top() + r.height() * 0.1
        for i in reversed(range(shown)):
            _draw(p, QRectF(left + i * step, top - i * step * 0.5, side, side), sort)
        below = QRectF(r.left(), top + side, r.width(), r.bottom() - top - side - _PRICE)
        text(p, below, str(count), "bignum", INK, "centre", max(14, round(r.height() * 0.26)))
        return
    side = min(r.height() * 0.64, r.width() * 0.53)
    step = side * 0.11
    left = r.left() + (r.width() * 0.66 - side - (shown - 1) * step) / 2 + 1
    top = r.center().y() - side / 2 + (shown - 1) * step * 0.4
    for i in reversed(range(shown)):
        _draw(p, QRectF(left + i * step, top - i * step * 0.8, side, side), sort)
    place = QRectF(r.right() - r.width() * 0.32, r.top(), r.width() * 0.32 - 7, r.height())
    text(p, place, str(count), "bignum", INK, "right", max(14, round(r.height() * 0.30)))


def sold(p: QPainter, r: QRectF, face: SoldFace) -> None:
    """Paint sold goods face down, at most six."""
    count = min(6, face.count)
    side = r.height() * 0.80
    along, up = (r.width() - side) / max(1, count - 1), (r.height() - side) / 5
    for i in range(count):
        place = QRectF(r.left() + i * along, r.bottom() - side - i * up, side, side)
        cache.share(p, place, "goods back", _back, 8.0)
