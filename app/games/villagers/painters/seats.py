"""What is shown of the players beside their cards: numbers with signs, villages in miniature, the start player card."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear, shadow, tooth
from app.art.shapes import fill, rounded, stroke
from app.art.tokens import BAR_TEXT, BURGUNDY, GOLD_LIGHT, INK, darker, lighter

from ..faces import MedallionFace, MiniVillageFace, StartPlayerFace, StatFace
from . import marks
from .people import round_portrait
from .suits import SUIT, SUIT_ICON, SUIT_INK

WIDEST: Final = 24.0
"""Maximum width of a column of a village in miniature."""
SIGNED: Final = 8.0
"""Minimum width of a bar with a sign."""
COVERED: Final = 9.0
"""Maximum height of a covered card in it."""


def stat(p: QPainter, r: QRectF, face: StatFace) -> None:
    """Paint a sign, and words after it."""
    size = min(r.height() - 2, 20.0)
    marks.sign(p, r.left() + size / 2 + 1, r.center().y(), size, face.sign)
    room = QRectF(r.left() + size + 4, r.top(), r.width() - size - 4, r.height())
    text(p, room, face.words, "num", BAR_TEXT if face.light else INK, "left", max(12, round(min(16.0, r.height() * 0.8))))


def mini_village(p: QPainter, r: QRectF, face: MiniVillageFace) -> None:
    """Paint a village in miniature: a bar in its suit's colour for each card, the uncovered one higher and with its sign."""
    count = max(1, len(face.columns))
    step = min(WIDEST + 3, (r.width() + 3) / count)
    width = max(6.0, step - 3)
    deepest = max((len(column) for column in face.columns), default=1)
    high = max(10.0, min(25.0, r.height() - 2 - (deepest - 1) * 4.5))
    low = min(COVERED, (r.height() - 2 - high) / max(1, deepest - 1) - 1)
    for i, column in enumerate(face.columns):
        x, y = r.left() + i * step, r.top()
        for j, suit in enumerate(column):
            top = j == len(column) - 1
            place = QRectF(x, y, width, high if top else low)
            cache.share(p, place, ("mini card", suit, top), partial(_bar, suit=suit, top=top), 2.0)
            y += place.height() + 1


def _bar(p: QPainter, r: QRectF, suit: str, top: bool) -> None:
    colour = SUIT[suit]
    fill(p, linear(r, (0, lighter(colour, 0.12)), (1, darker(colour, 0.08))), rounded(r, 2))
    stroke(p, darker(colour, 0.55), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 2))
    if top and r.width() >= SIGNED:
        icon_at(p, SUIT_ICON[suit], r.center().x(), r.center().y(), min(16.0, r.width() * 0.84, r.height() * 0.8), SUIT_INK[suit])


def start_player(p: QPainter, r: QRectF, face: StartPlayerFace) -> None:
    """Paint ``()``: the start player card, a golden flag on burgundy linen."""
    radius = max(2.0, r.width() * 0.09)
    shadow(p, r, radius, 3, 1.5, 0.4)
    path = rounded(r, radius)
    fill(p, linear(r, (0, "#9A3048"), (1, darker(BURGUNDY, 0.3)), dx=0.4), path)
    tooth(p, path, "linen.png", 0.8)
    stroke(p, "#2E0710", 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius))
    inset = max(1.6, r.width() * 0.08)
    stroke(p, GOLD_LIGHT, max(0.7, r.width() * 0.025), rounded(r.adjusted(inset, inset, -inset, -inset), radius * 0.6))
    icon_at(p, "flag-variant", r.center().x() + r.width() * 0.03, r.center().y(), min(r.width(), r.height()) * 0.68, GOLD_LIGHT)


def medallion(p: QPainter, r: QRectF, face: MedallionFace) -> None:
    """Paint anybody's round portrait."""
    round_portrait(p, r.center().x(), r.center().y(), min(r.width(), r.height()) / 2 - 0.5, face.portrait, face.dim)
