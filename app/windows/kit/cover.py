"""The framed cover picture of a game on the pages."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.icons import icon_at
from app.art.materials import linear, radial
from app.art.shapes import clip, fill, rounded, stroke
from app.art.tokens import GOLD_LIGHT, tint
from app.games import cover_of

INSET = 2.0
"""By how much, on each side, it is smaller than the picture."""


def paint_placeholder(p: QPainter, r: QRectF, radius: float = 8.0) -> None:
    """Paint what is seen until there is a picture: dark wood, and a castle. This takes next to no time.

    It is smaller because the picture is painted over it, and the picture's edges must not mix with it.
    """
    fill(p, linear(r, (0, "#5B4330"), (1, "#3A281C")), rounded(r.adjusted(INSET, INSET, -INSET, -INSET), radius - INSET))
    icon_at(p, "castle", r.center().x(), r.center().y(), min(r.width(), r.height()) * 0.4, tint(GOLD_LIGHT, 0.5))


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
