"""Victory points: cards, their backs and deck, coins."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache
from app.art.cards import card_back as linen_back
from app.art.cards import card_stock, pile_edges
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear, tooth
from app.art.name_bands import smallest
from app.art.pieces import LIGHT_EDGE
from app.art.shapes import box, circle, clip, disc, fill, poly, rounded, stroke
from app.art.tokens import BURGUNDY, CARD_UNIT, GOLD_LIGHT, INK, darker, lighter, tint

from ..faces import VpDeckFace, VpFace, VpPlaceFace, VpTokensFace
from .cards import EDGE_OF_CARDS, empty_place
from .colours import COLOURS, GUILD

_GROUND: Final = {1: "#3E5C4B", 2: BURGUNDY}
"""The number of chapters a card costs -> the colour of its background."""
_BACK: Final = "#6B4A1F"
_PALE: Final = "#FFF3D6"
WITH_SIGNS: Final = 56.0
"""Width from which a card shows its cost and its ability."""


def vp_card(p: QPainter, r: QRectF, face: VpFace) -> None:
    """Paint the points, the completed chapters it costs, its ability as pictograms."""
    value, cost, signs = face.points, face.cost, face.signs
    k = r.width() / CARD_UNIT
    inner = r.adjusted(5 * k, 5 * k, -5 * k, -5 * k)
    full = r.width() >= WITH_SIGNS
    share = (0.275 if signs else 0.36) if full else 0.5
    cache.share(p, r, ("vp ground", cost, share), partial(_card_ground, ground=_GROUND[cost], share=share))
    x, y = r.center().x(), inner.top() + inner.height() * share
    _seal(p, x, y, (23 if full else 32) * k, str(value))
    if not full:
        return
    if signs:
        _signs(p, QRectF(inner.left() + 4 * k, inner.top() + inner.height() * 0.495, inner.width() - 8 * k, 26 * k), signs)
    width = 24 * k
    for i in range(cost):
        left = x + (i - (cost - 1) / 2) * (width + 8 * k) - width / 2 - 1.5 * k
        _chapter(p, QRectF(left, inner.bottom() - 27 * k, width, 20 * k), k)


def _card_ground(p: QPainter, r: QRectF, ground: str, share: float) -> None:
    """Paint a card and linen with rays from the place of the seal, which is ``share`` of the height down."""
    k = r.width() / CARD_UNIT
    card_stock(p, r, "#F7E9C6")
    inner = r.adjusted(5 * k, 5 * k, -5 * k, -5 * k)
    path = rounded(inner, 4 * k)
    fill(p, linear(inner, (0, lighter(ground, 0.22)), (1, darker(ground, 0.35)), dx=0.3), path)
    tooth(p, path, "linen.png", 0.9)
    clip(p, path)
    p.translate(r.center().x(), inner.top() + inner.height() * share)
    for i in range(24):
        p.rotate(15)
        poly(p, tint(GOLD_LIGHT, 0.15 if i % 2 else 0.25), -2.6 * k, -70 * k, 2.6 * k, -70 * k, 0, -16 * k)
    p.restore()
    stroke(p, tint(GOLD_LIGHT, 0.9), max(0.7, 1.1 * k), rounded(inner.adjusted(2.5 * k, 2.5 * k, -2.5 * k, -2.5 * k), 3 * k))


def _seal(p: QPainter, x: float, y: float, radius: float, words: str) -> None:
    """Paint a golden coin with a toothed rim and a number."""
    disc(p, tint("#120A04", 0.42), x + radius * 0.03, y + radius * 0.10, radius * 1.02)
    around = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    disc(p, linear(around, (0, "#FBE6A2"), (0.5, "#E0B344"), (1, "#9A6E1C"), dx=0.6), x, y, radius)
    if radius > 16:
        for i in range(36):
            angle = math.radians(i * 10)
            disc(p, tint("#7A5410", 0.55), x + radius * 0.90 * math.cos(angle), y + radius * 0.90 * math.sin(angle), radius * 0.028)
    disc(p, linear(around, (0, "#C99A30"), (1, "#F9E29A"), dx=0.6), x, y, radius * 0.82)
    disc(p, linear(around, (0, "#F6DC8C"), (1, "#DDB249"), dx=0.6), x, y, radius * 0.77)
    size = smallest(radius * 1.24)
    text(p, QRectF(x - radius * 1.4, y - radius + radius * 0.035, radius * 2.8, radius * 2), words, "num", "#FFF0BE", "centre", size)
    text(p, QRectF(x - radius * 1.4, y - radius, radius * 2.8, radius * 2), words, "num", "#3A2408", "centre", size)
    circle(p, tint("#4A3008", 0.85), max(0.8, radius * 0.05), x, y, radius)


def _chapter(p: QPainter, r: QRectF, k: float) -> None:
    """Paint a full chapter: a small stack with a stripe in each of the five colours."""
    for i in (2, 1, 0):
        card = rounded(r.translated(i * 1.7 * k, -i * 1.9 * k), 2.6 * k)
        fill(p, "#FFF6E2" if not i else "#D9C9A4", card)
        stroke(p, "#4A351C", max(0.7, 0.9 * k), card)
    stripe = (r.width() - 4 * k) / 5
    for i, colour in enumerate(COLOURS):
        box(p, GUILD[colour], r.left() + 2 * k + i * stripe + 0.3 * k, r.top() + 4.5 * k, stripe - 0.6 * k, r.height() - 9 * k, 0.9 * k)


def _card(p: QPainter, x: float, y: float, s: float, turn: float = 0.0) -> None:
    """Paint a card, 0.62 of ``s`` wide, around ``x, y``."""
    p.save()
    p.translate(x, y)
    p.rotate(turn)
    card = rounded(QRectF(-s * 0.30, -s * 0.42, s * 0.60, s * 0.84), s * 0.09)
    fill(p, _PALE, card)
    stroke(p, "#2A1D10", s * 0.07, card)
    disc(p, "#8A6118", 0, 0, s * 0.12)
    p.restore()


def _drawn(p: QPainter, x: float, y: float, s: float) -> None:
    for i in (-1, 1):
        _card(p, x + i * s * 0.13, y + s * 0.02, s, i * 11)


def _action(p: QPainter, x: float, y: float, s: float) -> None:
    disc(p, _PALE, x, y, s * 0.45)
    circle(p, "#2A1D10", s * 0.06, x, y, s * 0.45)
    poly(p, "#23714A", x - s * 0.14, y - s * 0.25, x + s * 0.29, y, x - s * 0.14, y + s * 0.25)


def _house(p: QPainter, x: float, y: float, s: float) -> None:
    icon_at(p, "home", x, y, s * 1.04, _PALE)


def _moved(p: QPainter, x: float, y: float, s: float) -> None:
    icon_at(p, "arrow-right", x, y, s * 0.72, GOLD_LIGHT)


def _poach(p: QPainter, x: float, y: float, s: float) -> None:
    _card(p, x - s * 0.92, y, s)
    _moved(p, x - s * 0.14, y, s)
    _house(p, x + s * 0.80, y, s)


def _takeover(p: QPainter, x: float, y: float, s: float) -> None:
    for i in (-1, 0, 1):
        _card(p, x - s * 0.98 + i * s * 0.22, y - i * s * 0.07, s * 0.92)
    _moved(p, x - s * 0.08, y, s)
    _house(p, x + s * 0.84, y, s)


def _recall(p: QPainter, x: float, y: float, s: float) -> None:
    icon_at(p, "magnify", x - s * 1.22, y, s * 0.92, _PALE)
    _card(p, x - s * 0.52, y, s * 0.92, -7)
    _card(p, x - s * 0.26, y, s * 0.92, 7)
    _moved(p, x + s * 0.34, y, s * 0.9)
    _house(p, x + s * 1.16, y, s * 0.96)


_ABILITY: Final[Mapping[str, tuple[Callable[[QPainter, float, float, float], None], float]]] = {
    "draw": (_drawn, 0.96),
    "action": (_action, 0.92),
    "poach": (_poach, 2.6),
    "takeover": (_takeover, 2.9),
    "recall": (_recall, 3.3),
}
"""Sign of an ability -> its picture and its width in units of its size."""
_COUNTED: Final = ("draw", "action")


def _signs(p: QPainter, r: QRectF, signs: tuple[tuple[str, int], ...]) -> None:
    """Paint the abilities in a row, each with a number if something is gained several times, and its pictogram."""
    parts = [(name, count, _ABILITY[name][1] + (0.62 if name in _COUNTED and count > 1 else 0)) for name, count in signs]
    whole = sum(width for _, _, width in parts) + 0.30 * (len(parts) - 1)
    s = min(r.height() * 0.86, r.width() / whole)
    fill(
        p,
        tint("#120A04", 0.30),
        rounded(QRectF(r.center().x() - whole * s / 2 - s * 0.22, r.top(), whole * s + s * 0.44, r.height()), r.height() / 2),
    )
    x, y = r.center().x() - whole * s / 2, r.center().y()
    for name, count, width in parts:
        numbered = name in _COUNTED and count > 1
        if numbered:
            text(p, QRectF(x - s * 0.2, y - s, s * 0.9, 2 * s), str(count), "num", _PALE, "centre", smallest(s * 0.92))
        before = 0.62 if numbered else 0
        _ABILITY[name][0](p, x + (before + (width - before) / 2) * s, y, s)
        x += (width + 0.30) * s


def _back(p: QPainter, r: QRectF) -> None:
    """Paint the back of a victory point card."""
    linen_back(p, r, _BACK, "crown")


def vp_deck(p: QPainter, r: QRectF, face: VpDeckFace) -> None:
    """Paint the deck of victory point cards."""
    if face.deep:
        pile_edges(p, r, face.deep - 1, EDGE_OF_CARDS)
        _back(p, r)
    else:
        empty_place(p, r)


def vp_place(p: QPainter, r: QRectF, face: VpPlaceFace) -> None:
    """Paint an empty place of the row, on dark wood."""
    empty_place(p, r)


def _coin(p: QPainter, r: QRectF) -> None:
    radius = min(r.width(), r.height()) / 2
    _seal(p, r.center().x(), r.center().y(), radius, "1")
    circle(p, tint(LIGHT_EDGE, 0.5), max(0.5, radius * 0.03), r.center().x(), r.center().y(), radius * 0.95)


def vp_tokens(p: QPainter, r: QRectF, face: VpTokensFace) -> None:
    """Paint up to three coins and their number; pale if there are none."""
    count = face.count
    size = r.height() - 3
    before = p.opacity()
    p.setOpacity(before * (1 if count else 0.40))
    shown = max(1, min(3, count)) if r.width() >= size * 1.9 else 1
    step = min(size * 0.34, (r.width() - size - 16) / max(1, shown - 1)) if shown > 1 else 0
    for i in range(shown):
        _coin(p, QRectF(r.left() + 1 + i * step, r.top() + 1, size, size))
    left = r.left() + size + (shown - 1) * step + 5
    text(p, QRectF(left, r.top(), r.right() - left, r.height()), str(count), "num", INK, "left", 15)
    p.setOpacity(before)
