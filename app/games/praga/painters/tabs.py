"""The tabs of the place that the common boards share."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import fitting_size, grown, grown_size, text
from app.art.materials import linear
from app.art.shapes import fill, rounded, stroke
from app.art.tokens import INK, tint

from ..faces import TabFace

_SIGN: Final = 17.0
_GAP, _MARGIN = 6.0, 5.0
_LARGEST: Final = 16
"""The largest size of the names: all have the same, although the tabs are of different widths."""


def board_tab(p: QPainter, r: QRectF, face: TabFace) -> None:
    """Paint a tab: golden if its board is in front."""
    outline = rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 7)
    fill(p, linear(r, (0, "#FBE7AE"), (1, "#F3D27A")) if face.front else tint("#FFFBF0", 0.6), outline)
    stroke(p, INK if face.front else tint("#5A3E1C", 0.6), 1.4 if face.front else 1.0, outline)
    size = fitting_size(
        face.words, r.width() - _SIGN - _GAP - 2 * _MARGIN, "body_bold", min(_LARGEST, grown_size("body_bold", 14, r.height()))
    )
    wide = text_width(face.words, "body_bold", size)
    left = r.center().x() - (_SIGN + _GAP + wide) / 2
    icon_at(p, face.icon, left + _SIGN / 2, r.center().y(), _SIGN, INK)
    with grown(1.0):
        text(p, QRectF(left + _SIGN + _GAP, r.top(), wide + 1, r.height()), face.words, "body_bold", INK, "left", size)
