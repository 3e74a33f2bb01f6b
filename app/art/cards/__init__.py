"""Card stock, card backs, piles and the places of cards. Measurements are for a width of 92 and grow with the card."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear, shadow, tooth, well
from app.art.shapes import curve, fill, rounded, stroke
from app.art.tokens import CARD_BACK, CARD_UNIT, GOLD_LIGHT, darker, lighter, tint


def card_radius(r: QRectF) -> float:
    """Return the corner radius of a card of this width."""
    return 6.5 * r.width() / CARD_UNIT


def card_stock(p: QPainter, r: QRectF, paper: str = "#FBF3DF", lift: float = 0.0) -> None:
    """Paint a blank card: shadow, cream face, fine edge; ``lift`` (0 to 12) is its height above the table."""
    radius = card_radius(r)
    shadow(p, r, radius, 5 + lift, 2.5 + lift * 0.8, 0.42 if not lift else 0.5)
    path = rounded(r, radius)
    fill(p, linear(r, (0, lighter(paper, 0.3)), (1, darker(paper, 0.06)), dx=0.3), path)
    tooth(p, path, "paper.png", 0.7)
    stroke(p, "#6B5636", 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius))


def card_back(p: QPainter, r: QRectF, colour: str = CARD_BACK, emblem: str = "castle", words: str = "", lift: float = 0.0) -> None:
    """Paint a linen back with two gold lines, a lozenge and one pictogram; ``words`` (a letter or number) takes its place."""
    k = r.width() / CARD_UNIT
    radius = max(2.2, card_radius(r))
    shadow(p, r, radius, min(5.0, 2 + 5 * k) + lift, 2.5 + lift * 0.8, 0.42 if not lift else 0.5)
    path = rounded(r, radius)
    fill(p, linear(r, (0, lighter(colour, 0.14)), (1, darker(colour, 0.35)), dx=0.4), path)
    tooth(p, path, "linen.png", 1)
    stroke(p, darker(colour, 0.6), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius))
    stroke(p, tint("#FFE2C0", 0.18), 1, rounded(r.adjusted(1.4, 1.4, -1.4, -1.4), radius))
    x, y = r.center().x(), r.center().y()
    if r.width() >= 30:
        stroke(p, tint(GOLD_LIGHT, 0.8), 1.2 * k, rounded(r.adjusted(5 * k, 5 * k, -5 * k, -5 * k), radius * 0.6))
        stroke(p, tint(GOLD_LIGHT, 0.45), 0.8 * k, rounded(r.adjusted(8 * k, 8 * k, -8 * k, -8 * k), radius * 0.4))
        s = min(r.width(), r.height() * 0.72) * 0.31
        lozenge = curve((x, y - s * 1.35), (x + s, y), (x, y + s * 1.35), (x - s, y))
        fill(p, tint(darker(colour, 0.5), 0.35), lozenge)
        stroke(p, tint(GOLD_LIGHT, 0.6), k, lozenge)
    else:
        stroke(p, tint(GOLD_LIGHT, 0.7), 0.8, rounded(r.adjusted(2.4, 2.4, -2.4, -2.4), radius * 0.5))
    if words:
        text(p, r, words, "num", GOLD_LIGHT, "centre", max(12, round(r.width() * 0.30)))
    else:
        icon_at(p, emblem, x, y, r.width() * (0.30 if r.width() >= 30 else 0.5), tint(GOLD_LIGHT, 0.92))


def pile_edges(p: QPainter, r: QRectF, layers: int = 2, colour: str = "#C9B48A") -> None:
    """Paint the edges of further cards under a card at ``r``, 1.6 px each towards the lower right. Paint them before the card."""
    radius = card_radius(r)
    for i in range(layers, 0, -1):
        path = rounded(r.translated(i * 1.6, i * 1.6), radius)
        if i == layers:
            shadow(p, r.translated(i * 1.6, i * 1.6), radius, 4, 2, 0.4)
        fill(p, colour, path)
        stroke(p, tint("#4A3618", 0.9), 0.8, path)


def card_slot(p: QPainter, r: QRectF, pictogram: str = "") -> None:
    """Paint a place on paper where a card may lie: pressed in, dashed, with a faint pictogram."""
    radius = max(3.0, card_radius(r))
    well(p, r, radius)
    stroke(p, tint("#5A3E1C", 0.45), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius), (4, 3))
    if pictogram:
        icon_at(p, pictogram, r.center().x(), r.center().y(), min(r.width() * 0.41, r.height() * 0.6), tint("#5A3E1C", 0.40))


def card_outline_slot(p: QPainter, r: QRectF) -> None:
    """Paint the dashed outline of the next place in a shingled column."""
    stroke(p, tint("#5A3E1C", 0.45), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 5), (4, 3))
