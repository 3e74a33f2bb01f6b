"""The framed cover picture of a game on the pages."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.materials import radial
from app.art.shapes import clip, rounded, stroke
from app.art.tokens import tint
from app.games import cover_of


def paint_cover(p: QPainter, r: QRectF, game: str, radius: float = 8.0) -> None:
    """Paint the cover of a game in its frame, darker towards the edges."""
    path = rounded(r, radius)
    clip(p, path)
    cover_of(game)(p, r)
    x, y = r.center().x(), r.center().y()
    dark = radial(x, y, r.width() * 0.8, (0, tint("#1A0E04", 0)), (0.65, tint("#1A0E04", 0)), (1, tint("#1A0E04", 0.35)))
    p.fillRect(r, dark)
    p.restore()
    stroke(p, "#4A331A", 1.4, path)
    stroke(p, tint("#FFFFFF", 0.35), 1, rounded(r.adjusted(1.5, 1.5, -1.5, -1.5), radius - 1))
