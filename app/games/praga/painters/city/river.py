"""The Vltava, and what stands on it: the stone bridge."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.materials import linear, shadow, tooth
from app.art.shapes import clip, disc, ellipse, fill, line, rounded, stroke, wave
from app.art.tokens import tint


def river(p: QPainter, r: QRectF) -> None:
    """Paint long waves on blue water; the caller has set the clip."""
    p.fillRect(r, linear(r, (0, "#5F9FC4"), (0.5, "#3F83AE"), (1, "#2D6A93")))
    for j in range(int(r.height() // 11) + 1):
        stroke(p, tint("#CFE8F4", 0.22), 1.2, wave(r.left() - 24 + (j % 2) * 8, r.right() + 24, r.top() + 6 + j * 11, 24, 3))


def stone_bridge(p: QPainter, r: QRectF, slots: int) -> None:
    """Paint a bridge with an arch below each slot; its deck, which fills all but the lowest 20 pixels, is for the slots."""
    foot = QRectF(r.left(), r.bottom() - 24, r.width(), 22)
    fill(p, tint("#0C2434", 0.45), rounded(foot.translated(0, 3), 3))
    fill(p, linear(foot, (0, "#B5A684"), (1, "#8A7C60")), rounded(foot, 3))
    clip(p, rounded(foot, 3))
    for i in range(slots):
        x, half = r.left() + (i + 0.5) * r.width() / slots, r.width() / slots * 0.40
        fill(p, "#24577A", ellipse(x, r.bottom() - 2, half, 15))
        fill(p, "#3A7CA6", ellipse(x + 1.5, r.bottom() + 1, half - 2, 14))
        line(p, tint("#CFE8F4", 0.35), 1.1, x - half * 0.5, r.bottom() - 5, x + half * 0.2, r.bottom() - 5)
    p.restore()
    deck = r.adjusted(0, 0, 0, -20)
    shadow(p, deck, 4, 8, 5, 0.45)
    outline = rounded(deck, 4)
    fill(p, linear(deck, (0, "#E2D6BC"), (1, "#B9A985")), outline)
    tooth(p, outline, "paper.png")
    clip(p, outline)
    for y in (deck.top() + 2.5, deck.bottom() - 2.5):
        line(p, tint("#FFF6DC", 0.5), 1.2, deck.left(), y - 0.8, deck.right(), y - 0.8)
        for i in range(int(deck.width() // 12) + 1):
            disc(p, tint("#6A5A3C", 0.28), deck.left() + i * 12 + 4, y, 3.6, 1.5)
    p.restore()
    stroke(p, "#5A4A30", 1.2, outline)
