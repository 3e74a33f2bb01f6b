"""The cards of Peter Parler: a pointed arch of stone with his steps, and below it the tile that he takes from the crane."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.cards import card_back, card_stock, pile_edges
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear
from app.art.shapes import box, curve, fill, line, rounded, stroke
from app.art.tokens import CARD_UNIT, GOLD_LIGHT, LIGHT_TEXT, SMALLEST_TEXT, tint
from rules.games.praga.components import PARLER_CARD

from ..faces import ParlerFace, PileFace
from ..layout.geometry.rows import fitted
from ..symbols import OR, Symbol, Symbols
from .signs import row

STEP: Final[dict[tuple[str, str], Symbols]] = {
    ("construct_building", ""): (Symbol("building"),),
    ("take_wall_tile", ""): (Symbol("wall"),),
    ("take_upgrade_tile", ""): (Symbol("upgrade"),),
    ("increase", "mine"): (Symbol("mine"),),
    ("increase", "quarry"): (Symbol("quarry"),),
    ("increase", "both_symbols"): (Symbol("mine"), OR, Symbol("quarry")),
}
"""The symbols of his steps."""
_SLATE: Final = "#2E3444"
_SIZES: Final = {1: (40, 0), 2: (30, 36)}
"""The size of the symbols and the distance of their rows, in units of a card, by the number of steps."""


def parler_card(p: QPainter, r: QRectF, face: ParlerFace) -> None:
    """Paint a card: the steps from top to bottom, and which tile of the crane he takes."""
    card = PARLER_CARD[face.card]
    card_stock(p, r, "#F3E7CB")
    k = r.width() / CARD_UNIT
    front = r.adjusted(6 * k, 6 * k, -6 * k, -6 * k)
    fill(p, linear(front, (0, "#8E95A6"), (1, "#565D70")), rounded(front, 4 * k))
    for y in range(1, 6):
        line(p, tint("#2E3444", 0.25), 0.8 * k, front.left(), front.top() + y * 18 * k, front.right(), front.top() + y * 18 * k)
    foot, left, right, x, top = front.bottom() - 32 * k, front.left(), front.right(), front.center().x(), front.top()
    arch = curve(
        (left + 6 * k, foot),
        (left + 6 * k, top + 40 * k),
        (left + 8 * k, top + 16 * k, x - 8 * k, top + 8 * k, x, top + 3 * k),
        (x + 8 * k, top + 8 * k, right - 8 * k, top + 16 * k, right - 6 * k, top + 40 * k),
        (right - 6 * k, foot),
    )
    fill(p, linear(front, (0, "#FBF3DF"), (1, "#E3D3AE")), arch)
    stroke(p, _SLATE, 1.6 * k, arch)
    middle = (top + 14 * k + foot) / 2
    size, pitch = _SIZES[len(card.steps)]
    for i, step in enumerate(card.steps):
        symbols = STEP[step]
        row(p, x, middle + (i - (len(card.steps) - 1) / 2) * pitch * k, fitted(symbols, size * k, front.width() - 18 * k), symbols)
    box(p, _SLATE, left, front.bottom() - 26 * k, front.width(), 26 * k)
    icon_at(p, "ship-wheel", left + 14 * k, front.bottom() - 13 * k, 18 * k, GOLD_LIGHT)
    place = QRectF(left + 25 * k, front.bottom() - 26 * k, front.width() - 27 * k, 26 * k)
    text(p, place, face.words, "label", LIGHT_TEXT, "left", max(SMALLEST_TEXT, round(13 * k)))
    stroke(p, _SLATE, k, rounded(front, 4 * k))


def parler_back(p: QPainter, r: QRectF, face: PileFace) -> None:
    """Paint his pile with its count."""
    if not face.count:
        stroke(p, tint(GOLD_LIGHT, 0.5), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 5), (3, 2))
        return
    if face.count > 1:
        pile_edges(p, r, min(3, face.count - 1))
    card_back(p, r, "#3A4152", "church", str(face.count))
