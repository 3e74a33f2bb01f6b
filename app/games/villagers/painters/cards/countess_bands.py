"""The villagers of the Countess: bands with all that counts of a card, on two lines where there is room."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.cards import card_stock

from ...faces import BandFace
from .. import marks
from .bands import band, has_two_lines, lines_of, name_room

TALL: Final = 36.0
"""Height from which what counts of a card is on a line of its own, below the name."""
LINE: Final = 21.0
"""Height of either line of a tall band."""
UNIT: Final = 22.0
"""Height of a band for which its measurements are given."""
ONE_LINE: Final = 24.0
"""Height from which a band on one line gives what is on it no more room, but its name two lines if it needs them."""
SIGN: Final = 0.68
"""Width of a sign on a band for every unit of height."""


def villager_band(p: QPainter, r: QRectF, face: BandFace) -> None:
    """Paint a card of the Countess: its name, and what it brings her, the coins on it included."""
    if r.height() >= TALL:
        _tall(p, r, face)
    else:
        _low(p, r, face)


def _tall(p: QPainter, r: QRectF, face: BandFace) -> None:
    card_stock(p, r)
    inner = r.adjusted(2.5, 2.5, -2.5, -2.5)
    top = QRectF(inner.left(), inner.top(), inner.width(), LINE - 2)
    band(p, top, face.suit, face.symbols, face.divided or face.name, LINE / UNIT, bool(face.padlock))
    line = QRectF(inner.left() + 2, top.bottom() + 1, inner.width() - 3, inner.bottom() - top.bottom() - 1)
    _worth(p, line, face)
    x, size = line.left(), line.height() * 0.92
    for what in _brings(face):
        marks.sign(p, x + size / 2, line.center().y(), size, what)
        x += size + 2


def _low(p: QPainter, r: QRectF, face: BandFace) -> None:
    """Paint everything on one line; signs that leave too little room for the name are left out, since they are counted above.

    Where it needs even more room, the coins on the card count its value too, and at last the padlock is left out.
    """
    height = min(r.height(), ONE_LINE)
    k, two = height / UNIT, has_two_lines(r.height())
    name = (face.divided if two else "") or face.name

    def has_room(width: float, lock: bool = bool(face.padlock)) -> bool:
        return bool(lines_of(name, name_room(width - 1, face.symbols, k, lock), two))

    if face.coins and face.gold and not has_room(r.width() - _width(face, height)):
        face = replace(face, gold=0, coins=face.gold + face.coins)
    right = _worth(p, QRectF(r.left(), r.center().y() - height / 2, r.width(), height), face)
    signs = list(_brings(face))
    while signs and not has_room(right - len(signs) * height * SIGN - r.left()):
        signs.pop()
    lock = bool(face.padlock) and (has_room(right - r.left()) or not has_room(right - r.left(), lock=False))
    for what in reversed(signs):
        marks.sign(p, right - height * 0.33, r.center().y(), height * 0.64, what)
        right -= height * SIGN
    place = QRectF(r.left(), r.top(), right - r.left() - 1, r.height())
    band(p, place, face.suit, face.symbols, name, k, lock)


def _brings(face: BandFace) -> tuple[str, ...]:
    """Return the signs of a card besides its value, the most important first; the coins on a key ring stand for it."""
    keys = ("key",) if face.key_ring and not face.coins else ()
    return (*keys, *("food",) * face.food, *("builder",) * face.builder)


def _width(face: BandFace, height: float) -> float:
    """Return the width of the value and the coins of a card."""
    return (marks.coins_width(height * 0.33, face.coins) + 2 if face.coins else 0.0) + (height * 0.94 if face.gold or face.silver else 0.0)


def _worth(p: QPainter, r: QRectF, face: BandFace) -> float:
    """Paint the coins and the value of a card at the right end of a line; return where they begin."""
    height, right = r.height(), r.right()
    if face.coins:
        wide = marks.coins_width(height * 0.33, face.coins)
        marks.coins(p, right - wide / 2, r.center().y(), face.coins, height * 0.33)
        right -= wide + 2
    if face.gold or face.silver:
        words, metal = (str(face.gold), "gold") if face.gold else (face.silver, "silver")
        marks.value(p, right - height * 0.46, r.center().y(), height * 0.45, words, metal)
        right -= height * 0.94
    return right
