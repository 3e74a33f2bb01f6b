"""Villagers face down: backs that show their suit, stacks on the road, the reserve, and another player's hand."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache, pieces
from app.art.cards import card_radius
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear, shadow, tooth
from app.art.shapes import fill, rounded, stroke
from app.art.tokens import CARD_UNIT, darker, lighter, tint

from ...faces import BackFace, HandFace, ReserveFace, RoadPlaceFace, StackFace
from .. import marks
from ..places import road_place
from ..suits import SUIT, SUIT_ICON, SUIT_INK

FLAT: Final = 0.75
"""A stack lower than this share of its width shows its upper edge only."""
DEEPEST: Final = 4
"""The maximum number of cards drawn below the top one of a stack."""
HAND_RATIO: Final = 0.72
"""Width of a small back divided by its height."""
APART, CLOSE = 12.0, 4.0
"""Step between the cards of a hand at which each shows its sign, and between alike ones of a larger hand."""


def villager_back(p: QPainter, r: QRectF, face: BackFace) -> None:
    """Paint the back of a card."""
    cache.share(p, r, ("villager back", face.suit), partial(_back, suit=face.suit))
    if face.known:
        radius = max(4.6, 8 * r.width() / CARD_UNIT) if r.width() >= 40 else r.width() * 0.30
        y = r.top() + radius if r.width() >= 40 else r.bottom() - radius * 0.9
        marks.eye(p, r.right() - radius if r.width() >= 40 else r.center().x(), y, radius)


def _back(p: QPainter, r: QRectF, suit: str) -> None:
    colour, ink = SUIT[suit], SUIT_INK[suit]
    k = r.width() / CARD_UNIT
    radius = max(2.2, card_radius(r))
    shadow(p, r, radius, min(5.0, 1.5 + 4 * k), 2.5 if k > 0.4 else 1.2, 0.42)
    path = rounded(r, radius)
    fill(p, linear(r, (0, lighter(colour, 0.18)), (1, darker(colour, 0.22)), dx=0.4), path)
    tooth(p, path, "linen.png", 1)
    stroke(p, darker(colour, 0.6), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius))
    inset = max(1.8, 5 * k)
    stroke(p, tint(ink, 0.6), max(0.7, 1.2 * k), rounded(r.adjusted(inset, inset, -inset, -inset), radius * 0.6))
    if k > 0.4:
        inset = 8 * k
        stroke(p, tint(ink, 0.3), max(0.6, 0.8 * k), rounded(r.adjusted(inset, inset, -inset, -inset), radius * 0.4))
    size = min(r.width() * (0.56 if k > 0.4 else 0.72), r.height() * 0.5)
    x, y = r.center().x(), r.center().y()
    icon_at(p, SUIT_ICON[suit], x + size * 0.02, y + size * 0.03, size, tint(darker(colour, 0.6), 0.5))
    icon_at(p, SUIT_ICON[suit], x, y, size, tint(ink, 0.94))


def _layers(p: QPainter, r: QRectF, suit: str, count: int, radius: float) -> None:
    """Paint the edges of the cards below the top one, towards the upper right, as seen from the front of the table."""
    colour = SUIT[suit]
    for i in range(min(DEEPEST, count - 1), 0, -1):
        path = rounded(r.translated(i * 1.2, -i * 1.5), radius)
        fill(p, darker(colour, 0.30 + i * 0.06), path)
        stroke(p, darker(colour, 0.7), 0.8, path)


def stack(p: QPainter, r: QRectF, face: StackFace) -> None:
    """Paint a stack: in a low place its upper edge with sign and count, in a high one its back; an empty one is a place in the wood."""
    if face.suit is None or not face.count:
        road_place(p, r, RoadPlaceFace())
        return
    if r.height() > FLAT * r.width():
        _whole(p, r, face.suit, face.count)
        return
    deep = min(DEEPEST, face.count - 1)
    cache.share(p, r, ("stack edge", face.suit, deep), partial(_edge, suit=face.suit, count=face.count))
    ink = SUIT_INK[face.suit]
    size = round(min(18.0, r.height() * 0.56))
    text(p, QRectF(r.center().x(), r.top(), r.width() / 2 - r.height() * 0.30, r.height()), str(face.count), "num", ink, "right", size)


def _edge(p: QPainter, r: QRectF, suit: str, count: int) -> None:
    colour, ink = SUIT[suit], SUIT_INK[suit]
    _layers(p, r, suit, count, 5)
    shadow(p, r, 5, 4, 2, 0.4)
    path = rounded(r, 5)
    fill(p, linear(r, (0, lighter(colour, 0.18)), (1, darker(colour, 0.15)), dx=0.3), path)
    tooth(p, path, "linen.png", 1)
    stroke(p, darker(colour, 0.6), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 5))
    stroke(p, tint(ink, 0.55), 1, rounded(r.adjusted(3.5, 3.5, -3.5, -3.5), 3.5))
    size = min(22.0, r.height() * 0.68)
    icon_at(p, SUIT_ICON[suit], r.left() + r.height() * 0.72, r.center().y(), size, ink)


def reserve(p: QPainter, r: QRectF, face: ReserveFace) -> None:
    """Paint the reserve with the number of its cards."""
    stack(p, r, face)


def _whole(p: QPainter, r: QRectF, suit: str, count: int) -> None:
    deep = min(DEEPEST, count - 1)
    cache.share(p, r, ("stack", suit, deep), partial(_layers, suit=suit, count=count, radius=max(2.2, card_radius(r))))
    villager_back(p, r, BackFace(suit))  # type: ignore[arg-type]
    counted(p, r, count)


def counted(p: QPainter, r: QRectF, count: int) -> None:
    """Paint the number of cards of a pile inside its upper right corner, where no ring covers it."""
    side = 21.0 if count < 100 else 25.0
    pieces.badge(p, QRectF(r.right() - side - 3, r.top() + 3, side, side), str(count))


def hand_backs(p: QPainter, r: QRectF, face: HandFace) -> None:
    """Paint the backs of another player's hand side by side; of many cards, those that look alike lie as if on a pile."""
    height = r.height() - 3
    width = height * HAND_RATIO
    alike = [one == other and not one.known for one, other in pairwise(face.cards)]
    step = min(width + 2, (r.width() - width) / max(1, len(alike)))
    close = step if step >= APART else min(step, CLOSE)
    step = min(width + 2, (r.width() - width - sum(alike) * close) / max(1, len(alike) - sum(alike)))
    x = r.left()
    for card, piled in zip(face.cards, (*alike, False), strict=True):
        villager_back(p, QRectF(x, r.top() + 1, width, height), card)
        x += close if piled else step
