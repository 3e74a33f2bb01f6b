"""Pieces as they appear away from the table: an action tile upright, the effect of a street alone."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.icons import icon_at
from app.art.materials import linear, shadow
from app.art.shapes import clip, line, rounded, stroke
from app.art.tokens import darker, lighter

from ..faces import OptionFace, PairFace, RoadEffectFace
from .road import effect_symbols
from .signs.colours import ACTION, ACTION_ICON, ACTION_INK
from .signs.counts import option


def action_pair(p: QPainter, r: QRectF, face: PairFace) -> None:
    """Paint both halves of an action tile, one above the other."""
    radius = min(5.0, r.width() * 0.14)
    outline = rounded(r, radius)
    shadow(p, r, radius, 3, 1.5, 0.4)
    clip(p, outline)
    for i, action in enumerate((face.outer, face.inner)):
        half = QRectF(r.left(), r.top() + i * r.height() / 2, r.width(), r.height() / 2)
        colour = ACTION[action]
        p.fillRect(half, linear(half, (0, lighter(colour, 0.22)), (1, darker(colour, 0.10)), dx=0.5))
        size = min(half.width(), half.height()) * 0.74
        icon_at(p, ACTION_ICON[action], half.center().x(), half.center().y(), size, ACTION_INK[action])
    line(p, "#1F1710", 1, r.left(), r.center().y(), r.right(), r.center().y())
    p.restore()
    stroke(p, "#1F1710", 1.2, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius))


def road_effect(p: QPainter, r: QRectF, face: RoadEffectFace) -> None:
    """Paint the effect of a street that needs no egg, on paper."""
    option(p, r, OptionFace(effect_symbols(face.space, face.variant), r.height() * 0.5))
