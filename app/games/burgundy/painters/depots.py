"""The boxes of the depots."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache, pieces
from app.art.lettering import text
from app.art.materials import linear, plate, tooth
from app.art.shapes import curve, fill, rounded, stroke
from app.art.tokens import tint

from ..faces import BlackDepotFace, DepotFace

_BEYOND = 4.0
"""How far the gold corner extends beyond the depot's die."""
_TEXT = 133.0
"""Room for the words on the black depot, in logical pixels."""
_HEADING, _COIN = 22.0, 16.0
"""Height of its heading, and size of the coins of its price."""


def _box(p: QPainter, r: QRectF) -> None:
    path = rounded(r, 9)
    fill(p, linear(r, (0, "#6A4D35"), (1, "#4D3625")), path)
    tooth(p, path, "linen.png", 0.6)
    stroke(p, tint("#000000", 0.5), 1, path)
    stroke(p, tint("#FFE0B0", 0.22), 1, rounded(r.adjusted(1, 1, -1, -1), 8))


def depot(p: QPainter, r: QRectF, face: DepotFace) -> None:
    """Paint a wooden box with its die face in a corner on the left; a marked one is gold but does not glow, since it cannot be clicked."""
    number, marked, die = face.number, face.marked, face.die
    cache.share(p, r, "depot", _box, 2.0)
    place = QRectF(r.left() + die.x, r.top() + die.y, die.w, die.h)
    if marked:
        _corner(p, r, place)
    pieces.die(p, place, number)


def _corner(p: QPainter, r: QRectF, die: QRectF) -> None:
    """Paint a gold corner of the box under a die."""
    low = die.center().y() > r.center().y()
    x, y = r.left(), r.bottom() if low else r.top()
    reach = die.right() - x + (y - die.top() if low else die.bottom() - y) + _BEYOND
    corner = curve((x, y), (x + reach, y), (x, y - reach if low else y + reach)).intersected(rounded(r, 9))
    fill(p, linear(r, (0, "#F3D27A"), (1, "#C58F2C")), corner)
    stroke(p, tint("#3A2608", 0.7), 1, corner)


def black_depot(p: QPainter, r: QRectF, face: BlackDepotFace) -> None:
    """Paint a dark plate with its price."""
    heading, words, silver, is_open = face.heading, face.words, face.silver, face.is_open
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
