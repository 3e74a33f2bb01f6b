"""Parts of the start page: the emblem with the product's name, and the tile of a game."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from .. import cache
from ..fonts import text_width
from ..icons import icon_at
from ..lettering import text
from ..materials import panel
from ..shapes import line, poly, rounded, stroke
from ..tokens import GLOW, GOLD_LIGHT, SHEET, tint


def emblem(p: QPainter, r: QRectF, name: str, motto: str) -> None:
    """Paint the head of the start page (about 640 x 112): castle, name between two gold rules, a line that sets the mood."""
    x, top = r.center().x(), r.top()
    icon_at(p, "castle", x, top + 20, 34, GOLD_LIGHT)
    text(p, QRectF(x - 220, top + 32, 440, 58), name, "display", "#FBEBC8", "centre", 50)
    near = text_width(name, "display", 50) / 2 + 22
    for side in (-1, 1):
        line(p, tint(GOLD_LIGHT, 0.7), 1.2, x + side * near, top + 66, x + side * (near + 194), top + 66)
        tip = x + side * (near + 1)
        poly(p, GOLD_LIGHT, tip - 5, top + 66, tip, top + 62, tip + 5, top + 66, tip, top + 70)
    text(p, QRectF(r.left(), top + 88, r.width(), 24), motto, "italic", "#E6D2A8", "centre", 17)


def game_tile(p: QPainter, r: QRectF, chosen: bool = False) -> None:
    """Paint the paper of a game's tile; the chosen one (raised 6 px by the caller) has a halo."""
    if chosen:
        for i, alpha in enumerate((0.10, 0.14, 0.22)):
            stroke(p, tint(GLOW, alpha), 14 - 4 * i, rounded(r, 14))
    cache.share(p, r, "game tile", _paper, 20.0)


def _paper(p: QPainter, r: QRectF) -> None:
    """Paint what all tiles have in common."""
    panel(p, r, 14, SHEET, "#EBDBB6", shade=0.6)
