"""Points of the hexagon in a rectangle: its corners and the middles of its edges, counted clockwise from the north."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF

from app.art.forms.hexagons import radius_of


def place(x: float, y: float, radius: float) -> QRectF:
    """Return the rectangle of a hexagon with corners at top and bottom around a point."""
    half = radius * math.sqrt(3) / 2
    return QRectF(x - half, y - radius, 2 * half, 2 * radius)


def corner(r: QRectF, i: int, share: float) -> QPointF:
    """Return the point at ``share`` of the radius towards corner ``i``, 0 being the top."""
    return _towards(r, 60 * i - 90, share)


def edge(r: QRectF, i: int, share: float) -> QPointF:
    """Return the point at ``share`` of the radius towards the middle of edge ``i``, 0 being the upper right one."""
    return _towards(r, 60 * i - 60, share)


def _towards(r: QRectF, degrees: float, share: float) -> QPointF:
    angle, far = math.radians(degrees), radius_of(r) * share
    return QPointF(r.center().x() + far * math.cos(angle), r.center().y() + far * math.sin(angle))
