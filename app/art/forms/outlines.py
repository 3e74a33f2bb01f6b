"""The outlines of pieces as painter paths."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from ..shapes import rounded
from . import Sector, Shape
from .hexagons import hexagon
from .shield_form import shield


def sector(r: QRectF, form: Sector, grown: float = 0.0) -> QPainterPath:
    """Return a part of a ring, enlarged by ``grown`` pixels on all sides, for a piece in ``r``."""
    x, y = r.left() + form.x, r.top() + form.y
    inner, outer = max(0.1, form.inner - grown), form.outer + grown
    start = 90 - form.middle + form.span / 2
    path = QPainterPath()
    near, far = (math.degrees(grown / radius) for radius in (inner, outer))
    rim, core = QRectF(x - outer, y - outer, 2 * outer, 2 * outer), QRectF(x - inner, y - inner, 2 * inner, 2 * inner)
    path.arcMoveTo(rim, start + far)
    path.arcTo(rim, start + far, -form.span - 2 * far)
    path.arcTo(core, start - form.span - near, form.span + 2 * near)
    path.closeSubpath()
    return path


def outline(r: QRectF, shape: Shape, radius: float) -> QPainterPath:
    """Return the outline of a piece in ``r``; ``radius`` rounds the corners of a rectangle."""
    if isinstance(shape, Sector):
        return sector(r, shape)
    if shape == "shield":
        return shield(r)
    return hexagon(r, 0.93) if shape == "hexagon" else rounded(r, radius)
