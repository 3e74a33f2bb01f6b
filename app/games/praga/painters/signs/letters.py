"""The small letter in the corner of what is not as usual: other sides, other effects, other steps."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.lettering import text
from app.art.shapes import circle, disc
from app.art.tokens import INK_SECOND, SMALLEST_TEXT, tint


def letter(p: QPainter, x: float, y: float, words: str) -> None:
    """Paint a letter in a small ring around a point; nothing for what is as usual."""
    if words:
        disc(p, "#FFF6E0", x, y, 7.5)
        circle(p, tint(INK_SECOND, 0.8), 1, x, y, 7.5)
        text(p, QRectF(x - 9, y - 7.5, 18, 15), words, "label", INK_SECOND, "centre", SMALLEST_TEXT)
