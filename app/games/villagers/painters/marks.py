"""The symbols of the cards: round signs, coins with a number, pills with key rings, padlocks and conditions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache, pieces
from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import grown_size, text
from app.art.materials import linear
from app.art.name_bands import smallest
from app.art.shapes import circle, disc, fill, rounded, stroke
from app.art.tokens import ERROR, GOLD_LIGHT, GOOD, INK, SMALLEST_TEXT, darker, lighter, tint

from .suits import SUIT, SUIT_ICON, SUIT_INK, UNLOCKER_ICON

METAL: Final = {
    "gold": ("#F7DB86", "#D2A032", "#8C6418"),
    "silver": ("#F7F8F8", "#C3C9CF", "#79818A"),
    "bronze": ("#F2C49A", "#B8713A", "#6E3C16"),
}
"""Light, middle and dark tone."""
FOOD, BUILDER, KEY = "#3F7A3A", "#8A5A2E", "#B8862F"
SIGN: Final = {
    "food": ("food-drumstick", FOOD),
    "builder": ("hammer", BUILDER),
    "key": ("key-variant", KEY),
    "padlock": ("lock", "#4A525A"),
    "chain": ("link-variant", "#6B4A2F"),
    "villager": ("account", "#5A6A7A"),
    "card": ("cards", "#5A4A6A"),
    "basic": ("account-plus", "#4F6B3A"),
}
"""Pictogram and ground of everything that is counted and is neither a suit nor money."""


def value(p: QPainter, x: float, y: float, radius: float, words: str, metal: str = "gold") -> None:
    """Paint a struck coin with a number around ``x, y``."""
    place = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    cache.share(p, place, ("value", metal), partial(_coin, metal=metal), 4.0)
    if words:
        size = smallest(radius * (1.16 if len(words) < 2 else 0.98 if len(words) < 3 else 0.78))
        text(p, QRectF(x - radius * 1.5, y - radius, radius * 3, radius * 2), words, "num", "#2B1A06", "centre", size)


def _coin(p: QPainter, r: QRectF, metal: str) -> None:
    light, middle, dark = METAL[metal]
    x, y, radius = r.center().x(), r.center().y(), r.width() / 2
    disc(p, tint("#120A04", 0.40), x + radius * 0.06, y + radius * 0.16, radius * 1.02)
    disc(p, dark, x, y + radius * 0.08, radius)
    disc(p, linear(r, (0, light), (1, middle), dx=0.6), x, y, radius)
    disc(p, linear(r, (0, lighter(middle, 0.25)), (1, light), dx=0.6), x, y, radius * 0.80)
    circle(p, darker(dark, 0.45), max(0.9, radius * 0.07), x, y, radius)


def sign(p: QPainter, x: float, y: float, size: float, what: str) -> None:
    """Paint the round sign of what is counted, in a box of ``size`` around ``x, y``. Raises KeyError for an unknown sign."""
    radius = size / 2
    place = QRectF(x - radius, y - radius, size, size)
    if what in METAL:
        value(p, x, y, radius, "", what)
    elif what == "coins":
        cache.share(p, place, "card coins", _stacked, 3.0)
    else:
        cache.share(p, place, ("sign", what), partial(_sign, what=what), 3.0)


def _stacked(p: QPainter, r: QRectF) -> None:
    side = r.width() * 0.74
    for i in range(3):
        pieces.coin(p, QRectF(r.left() + i * side * 0.17, r.bottom() - side - i * side * 0.17, side, side), True)


def _sign(p: QPainter, r: QRectF, what: str) -> None:
    x, y, size = r.center().x(), r.center().y(), r.width()
    if what in SUIT:
        pictogram, ground, ink = SUIT_ICON[what], SUIT[what], SUIT_INK[what]
    else:
        (pictogram, ground), ink = SIGN[what], "#FFF6E0"
    disc(p, tint("#120A04", 0.4), x + size * 0.03, y + size * 0.08, size * 0.52)
    disc(p, linear(r, (0, lighter(ground, 0.28)), (1, darker(ground, 0.15)), dx=0.5), x, y, size * 0.5)
    circle(p, darker(ground, 0.6), max(0.9, size * 0.05), x, y, size * 0.5)
    icon_at(p, pictogram, x, y, size * 0.68, ink)


def pill(p: QPainter, r: QRectF, ground: str, edge: str) -> None:
    """Paint the pale pill below a symbol and its number."""
    radius = r.height() / 2
    fill(p, tint("#120A04", 0.38), rounded(r.translated(0, 1.2), radius))
    fill(p, linear(r, (0, lighter(ground, 0.5)), (1, darker(ground, 0.06))), rounded(r, radius))
    stroke(p, edge, 1.1, rounded(r, radius))


def key_width(height: float, number: int) -> float:
    """Return the width that a key ring of this height needs for its number."""
    return height * 0.94 + text_width(str(number), "num", smallest(height * 0.76)) + 1


def key_pill(p: QPainter, r: QRectF, number: int) -> None:
    """Paint a key ring with its number."""
    h = r.height()
    pill(p, r, "#F6DFA0", "#6E4D10")
    icon_at(p, "key-variant", r.left() + h * 0.56, r.center().y(), h * 0.76, INK)
    place = QRectF(r.left() + h * 0.86, r.top(), r.width() - h * 0.94, h)
    text(p, place, str(number), "num", INK, "centre", smallest(h * 0.76))


def lock_pill(p: QPainter, r: QRectF, unlocker: str) -> None:
    """Paint a padlock with the sign of the villager who opens it."""
    h = r.height()
    pill(p, r, "#E4E7EA", "#3A4048")
    icon_at(p, "lock", r.left() + h * 0.52, r.center().y() - h * 0.02, h * 0.76, "#3A4048")
    icon_at(p, UNLOCKER_ICON[unlocker], r.left() + h * 1.30, r.center().y(), h * 0.80, INK)


def condition_width(h: float, per: Sequence[str]) -> float:
    """Return the width of a silver or bronze symbol of this height with its condition."""
    return h * (1.20 + 0.62 * len(per) + (0.24 if len(per) == 1 else 0.16))


def condition(p: QPainter, r: QRectF, metal: str, words: str, per: Sequence[str]) -> None:
    """Paint a silver or bronze symbol: the coin, then the signs of what is counted."""
    h = r.height()
    pill(p, r, "#F4F5F6" if metal == "silver" else "#F3DCC4", "#4A525A" if metal == "silver" else "#5E3414")
    value(p, r.left() + h * 0.52, r.center().y(), h * 0.52, words, metal)
    step = h * 0.62
    for i, what in enumerate(per):
        sign(p, r.left() + h * 1.44 + i * step, r.center().y(), h * 0.70, what)


def coins_width(radius: float, count: int) -> float:
    """Return the width of the plate of coins on a card."""
    return radius * 2.5 + max(radius * 1.6, text_width(str(count), "num", smallest(radius * 1.5)) + 1)


def coins(p: QPainter, x: float, y: float, count: int, radius: float) -> None:
    """Paint coins that lie on a card: a little pile and its number on a dark plate around ``x, y``."""
    w = coins_width(radius, count)
    r = QRectF(x - w / 2, y - radius * 1.05, w, radius * 2.1)
    fill(p, tint("#120A04", 0.45), rounded(r.translated(0, 1.5), radius))
    fill(p, linear(r, (0, "#3A281C"), (1, "#22160E")), rounded(r, radius))
    stroke(p, GOLD_LIGHT, 1, rounded(r, radius))
    side = radius * 1.64
    for i in range(min(count, 3)):
        left, top = r.left() + radius * 0.23 + i * radius * 0.25, y - radius * 0.66 - i * radius * 0.26
        cache.share(p, QRectF(left, top, side, side), "gold coin", partial(pieces.coin, gold=True), 3.0)
    room = w - radius * 2.5 + 0.5
    place = QRectF(r.right() - room - radius * 0.3, r.top(), room, r.height())
    text(p, place, str(count), "num", "#FFF1D0", "centre", smallest(radius * 1.5))


def eye(p: QPainter, x: float, y: float, radius: float) -> None:
    """Paint the sign of a card whose front is known."""
    disc(p, tint("#120A04", 0.4), x, y + radius * 0.12, radius * 1.04)
    disc(p, "#FFF8E8", x, y, radius)
    circle(p, INK, max(0.8, radius * 0.1), x, y, radius)
    icon_at(p, "eye", x, y, radius * 1.7, INK)


def newcomer_size(radius: float, words: str) -> tuple[float, float]:
    """Return the width and height of the pill of ``newcomer``."""
    height = max(2 * radius, SMALLEST_TEXT + 3.0)
    return text_width(words, "label", grown_size("label", smallest(1.5 * radius), height)) + height * 0.8, height


def newcomer(p: QPainter, x: float, y: float, radius: float, words: str) -> None:
    """Paint the words that mark a card as new on a pill; its upper left corner is ``x, y``."""
    place = QRectF(x, y, *newcomer_size(radius, words))
    pill(p, place, "#D9ECDD", GOOD)
    text(p, place, words, "label", GOOD, "centre", smallest(1.5 * radius))


def refusal(p: QPainter, x: float, y: float, radius: float) -> None:
    """Paint the sign of a card that cannot be chosen: below its name, which stays readable."""
    disc(p, "#FFF8E8", x, y, radius)
    icon_at(p, "cancel", x, y, radius * 2, ERROR)
