"""The cover of the card game: five cards, two dice, a coin and a worker."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.art.cards.action_cards import action_card
from app.art.materials import linear, radial, tooth
from app.art.pieces import coin, die, worker
from app.art.tokens import CARD_RATIO, PLAYER, tint

_FAN: Final = (("ship", 2, ""), ("pasture", 5, ""), ("castle", 1, ""), ("monastery", 3, ""), ("building", 6, "town_hall"))


def cover(p: QPainter, r: QRectF) -> None:
    """Paint five cards fanned on burgundy linen, two dice, a coin and a worker."""
    p.fillRect(r, linear(r, (0, "#5B2033"), (1, "#2C0F19")))
    whole = QPainterPath()
    whole.addRect(r)
    tooth(p, whole, "linen.png", 1)
    x, w, h = r.center().x(), r.width(), r.height()
    p.fillRect(r, radial(x, r.top() + h * 0.45, w * 0.7, (0, tint("#FFC98A", 0.42)), (1, tint("#FFC98A", 0))))
    wide = w > 1.5 * h
    width = min(w * 0.305, h * (0.47 if wide else 0.40))
    height = width * CARD_RATIO
    pivot = r.top() + h * (0.41 if wide else 0.385) + height * 2.0
    for i, (kind, number, building) in enumerate(_FAN):
        p.save()
        p.translate(x, pivot)
        p.rotate((i - 2) * (13.0 if wide else 9.0))
        p.translate(0, -height * 2.0)
        action_card(p, QRectF(-width / 2, -height / 2, width, height), kind, "", number, building=building)
        p.restore()
    side = min(w * 0.13, h * 0.17)
    edge = w * (0.06 if wide else 0.10)
    left, right = r.left() + edge, r.right() - edge - side
    die(p, QRectF(left, r.bottom() - side * 1.5, side, side), 4, angle=-14)
    die(p, QRectF(right, r.bottom() - side * 1.42, side * 0.94, side * 0.94), 6, PLAYER["red"], "#FFF6E0", 11)
    small = side * 0.66
    coin(p, QRectF(x - small * 1.1, r.bottom() - small * 1.5, small, small))
    worker(p, QRectF(x + small * 0.1, r.bottom() - small * 1.8, small * 1.4, small * 1.4))
