"""Gold: a player's purse, symbols with a number, the price of a padlock."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache, pieces
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear
from app.art.shapes import fill, rounded, stroke
from app.art.signs import player_sign, rival_sign
from app.art.tokens import GOLD_LIGHT, INK, INK_SECOND, tint

from ..faces import LockPriceFace, PurseFace, ValueFace
from ..sign import SIGN
from . import marks

PAYEE: Final = {"bank": "bank", "tinner": "key-variant"}


def purse(p: QPainter, r: QRectF, face: PurseFace) -> None:
    """Paint a player's gold: coins and their number on a dark plate."""
    h = r.height()
    cache.share(p, r, "purse", _purse, 4.0)
    left = r.left() + h * 0.92
    text(p, QRectF(left, r.top(), r.right() - h * 0.26 - left, h), str(face.gold), "num", "#FFF1D0", "right", max(12, round(h * 0.66)))


def _purse(p: QPainter, r: QRectF) -> None:
    h = r.height()
    fill(p, tint("#120A04", 0.45), rounded(r.translated(0, 1.6), h / 2))
    fill(p, linear(r, (0, "#4A3324"), (1, "#22160E")), rounded(r, h / 2))
    stroke(p, GOLD_LIGHT, 1.2, rounded(r.adjusted(0.6, 0.6, -0.6, -0.6), h / 2))
    side = h * 0.68
    for i in range(3):
        place = QRectF(r.left() + h * 0.14 + i * h * 0.07, r.top() + h * 0.24 - i * h * 0.09, side, side)
        pieces.coin(p, place, True)


def value(p: QPainter, r: QRectF, face: ValueFace) -> None:
    """Paint a gold, silver or bronze symbol with its number."""
    radius = min(r.width(), r.height()) / 2 - 1
    marks.value(p, r.center().x(), r.center().y() - 0.5, radius, face.words, face.metal)


def lock_price(p: QPainter, r: QRectF, face: LockPriceFace) -> None:
    """Paint the price of a padlock: how much, and who gets it."""
    h = r.height()
    fill(p, tint("#120A04", 0.45), rounded(r.translated(0, 2), h / 2))
    fill(p, linear(r, (0, "#FFFDF4"), (1, "#F3E6C8")), rounded(r, h / 2))
    stroke(p, INK, 1.3, rounded(r, h / 2))
    x = r.left() + h * 0.22
    room = r.width() - h * 2.00
    text(p, QRectF(x, r.top(), room, h), face.words, "num", INK, "centre", max(12, round(h * 0.54)))
    x += room
    pieces.coin(p, QRectF(x + h * 0.02, r.top() + h * 0.23, h * 0.54, h * 0.54), True)
    icon_at(p, "arrow-right-bold", x + h * 0.79, r.center().y(), h * 0.40, INK_SECOND)
    at, side = x + h * 1.30, h * 0.60
    place = QRectF(at - side / 2, r.center().y() - side / 2, side, side)
    if face.marker is not None:
        player_sign(p, place, face.marker.colour, face.marker.name, face.marker.kind)
    elif face.to == "countess":
        rival_sign(p, place, SIGN)
    else:
        icon_at(p, PAYEE[face.to], at, r.center().y(), side, INK)
