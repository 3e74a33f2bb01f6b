"""The boxes of the depots."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.table.painters import cache, pieces
from app.table.painters.lettering import text
from app.table.painters.materials import linear, plate, tooth
from app.table.painters.shapes import fill, rounded, stroke
from app.table.painters.tokens import GLOW, GOLD_LIGHT, tint

_DIE = 27.0
_TEXT = 154.0
"""Room for the words on the black depot, in logical pixels."""
_HEADING, _COIN = 22.0, 16.0
"""Height of its heading, and size of the coins of its price."""


def _box(p: QPainter, r: QRectF) -> None:
    path = rounded(r, 9)
    fill(p, linear(r, (0, "#6A4D35"), (1, "#4D3625")), path)
    tooth(p, path, "linen.png", 0.6)
    stroke(p, tint("#000000", 0.5), 1, path)
    stroke(p, tint("#FFE0B0", 0.22), 1, rounded(r.adjusted(1, 1, -1, -1), 8))


def depot(p: QPainter, r: QRectF, face: Any) -> None:
    """``(number, lit)``: a wooden box with its die face; ``lit``: the white die shows this number."""
    number, lit = face
    cache.share(p, r, "depot", _box, 2.0)
    place = QRectF(r.left() + 7.5, r.top() + 8.5, _DIE, _DIE)
    if lit:
        for width, alpha in ((10.0, 0.12), (7.0, 0.20), (4.5, 0.45)):
            stroke(p, tint(GLOW, alpha), width, rounded(place, 6))
    pieces.die(p, place, number)
    if lit:
        stroke(p, GOLD_LIGHT, 2, rounded(place.adjusted(-1.5, -1.5, 1.5, 1.5), 7.5))


def black_depot(p: QPainter, r: QRectF, face: Any) -> None:
    """``(heading, words, silver, open)``: a dark plate with its price; not ``open``: the purchase of this turn is done."""
    heading, words, silver, is_open = face
    plate(p, r, 10, "#23201E")
    left, top = r.left() + 14, r.center().y() - (_HEADING + _COIN) / 2 - 3
    text(p, QRectF(left, top, _TEXT, _HEADING), heading, "h3", "#F5E6C4")
    p.save()
    if not is_open:
        p.setOpacity(p.opacity() * 0.5)
    low = top + _HEADING + 5
    for i in range(silver):
        pieces.coin(p, QRectF(left + i * 9, low, _COIN, _COIN))
    p.restore()
    beside = silver * 9 + 14
    text(p, QRectF(left + beside, low - 2, _TEXT - beside, _COIN + 4), words, "label_regular", "#DCCBA8", px=13)
