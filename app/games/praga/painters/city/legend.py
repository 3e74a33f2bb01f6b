"""What the signs of the city mean, on a strip below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.fonts import text_width
from app.art.forms.hexagons import hexagon
from app.art.goods import blue_mark
from app.art.lettering import fitting_size, grown_size, text
from app.art.materials import linear
from app.art.shapes import fill, line, rounded, stroke
from app.art.tokens import BURGUNDY, INK, darker, lighter, tint
from rules.games.praga.components import SITES

from ...faces import LegendFace
from ...symbols import Symbol
from ..signs import around, price, price_width
from ..signs.colours import PILL, PLAZA

_SIGN: Final = 19.0
_GAP, _APART = 5.0, 14.0
_PRICE: Final = 15.0
_DEAREST: Final = max(site.gold for site in SITES)
_ROLE: Final = "label"
_LARGEST, _GROWN = 13, 16
"""The usual size of the words, and the largest one for larger text."""


def city_legend(p: QPainter, r: QRectF, face: LegendFace) -> None:
    """Paint each sign with its word, evenly spread: a site of the Old Town with what it costs, a blue corner, a plaza."""
    fill(p, tint("#FFFBEA", 0.62), rounded(r, r.height() / 2))
    costs = (Symbol("gold", _DEAREST),)
    pill = price_width(costs, _PRICE)
    kept = 3 * (_SIGN + _GAP) + _GAP + pill
    size = min(_GROWN, grown_size(_ROLE, _LARGEST, r.height()))
    words = (face.old_town, face.corner, face.plaza)
    together = "".join(words)
    size = fitting_size(together, r.width() - kept - 4 * _APART, _ROLE, size)
    gap = (r.width() - kept - sum(text_width(one, _ROLE, size) for one in words)) / 4
    x, y = r.left() + gap, r.center().y()
    signs: tuple[Callable[[QPainter, QRectF], None], ...] = (_old_town, _corner, _plaza)
    for one, paint in zip(words, signs, strict=True):
        paint(p, around(x + _SIGN / 2, y, _SIGN))
        x += _SIGN + _GAP
        wide = text_width(one, _ROLE, size)
        text(p, QRectF(x, r.top(), wide + 1, r.height()), one, _ROLE, INK, px=size)
        x += wide
        if paint is _old_town:
            price(p, x + _GAP + pill / 2, y, _PRICE, costs)
            x += _GAP + pill
        x += gap


def _old_town(p: QPainter, r: QRectF) -> None:
    fill(p, "#E7C9A6", hexagon(r))
    stroke(p, BURGUNDY, 1.6, hexagon(r, 0.92))


def _corner(p: QPainter, r: QRectF) -> None:
    blue_mark(p, around(r.center().x(), r.center().y(), r.width() * 0.72))


def _plaza(p: QPainter, r: QRectF) -> None:
    colour = PLAZA["grey"]
    fill(p, linear(r, (0, lighter(colour, 0.4)), (1, colour)), hexagon(r))
    stroke(p, darker(colour, 0.5), 1, hexagon(r, 0.96))
    line(p, PILL, 1.4, r.left() + r.width() * 0.2, r.center().y(), r.right() - r.width() * 0.2, r.center().y())
