"""The tabs of the place that the common boards share."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear
from app.art.shapes import fill, rounded, stroke
from app.art.tokens import INK, tint

from ..faces import TabFace


def board_tab(p: QPainter, r: QRectF, face: TabFace) -> None:
    """Paint a tab: golden if its board is in front."""
    outline = rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 7)
    fill(p, linear(r, (0, "#FBE7AE"), (1, "#F3D27A")) if face.front else tint("#FFFBF0", 0.6), outline)
    stroke(p, INK if face.front else tint("#5A3E1C", 0.6), 1.4 if face.front else 1.0, outline)
    icon_at(p, face.icon, r.left() + 16, r.center().y(), 17, INK)
    text(p, r.adjusted(30, 0, -4, 0), face.words, "body_bold", INK, "left", 14)
