"""The land of islands and the rivers that link them."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from app.art.forms.hexagons import hexagon
from app.art.materials import linear, tooth
from app.art.shapes import curve, fill, stroke
from app.art.tokens import tint

from ...faces import RiversFace
from .courses import Course, courses

_SHORE: Final = 1.13
"""Radius of the land around a field, as a share of that of the field."""
_RIPPLE: Final = 0.62
"""Length of a river for each ripple on it, in radii of a field."""
_WATER, _BANK, _SAND = "#4A97C0", "#9CC7DA", "#8A744A"


def rivers(p: QPainter, r: QRectF, face: RiversFace) -> None:
    """Paint the shores of islands and the rivers that link them; fields are painted over it."""
    radius = face.radius
    land = QPainterPath()
    land.setFillRule(Qt.FillRule.WindingFill)
    for x, y in face.middles:
        land.addPath(hexagon(QRectF(r.left() + x - radius, r.top() + y - radius, 2 * radius, 2 * radius), _SHORE, 0.3))
    land = land.simplified()
    middles = tuple((round(x / radius, 2), round(y / radius, 2)) for x, y in face.middles)
    waters = [_water(course, r.topLeft(), radius) for course in courses(middles, face.links)]
    for course, _ in waters:
        stroke(p, tint(_SAND, 0.55), radius * 0.62, course)
    for course, ripples in waters:
        stroke(p, _BANK, radius * 0.54, course)
        stroke(p, _WATER, radius * 0.42, course)
        for ripple in ripples:
            stroke(p, tint("#F2FAFD", 0.75), max(0.8, radius * 0.035), ripple)
    fill(p, tint("#5A3E1C", 0.25), land.translated(0, radius * 0.05))
    fill(p, linear(r, (0, "#E3D5A6"), (1, "#CDB981")), land)
    tooth(p, land, "paper.png")
    stroke(p, tint("#6E5228", 0.60), max(0.8, radius * 0.03), land)
    stroke(p, tint("#FFFFFF", 0.35), max(0.7, radius * 0.02), land.translated(0, radius * 0.03))


def _water(course: Course, corner: QPointF, radius: float) -> tuple[QPainterPath, list[QPainterPath]]:
    """Return the course of a river in pixels, and the ripples on it."""
    points = [corner + QPointF(x, y) * radius for x, y in course]
    path = QPainterPath(points[0])
    for i in range(1, len(points), 3):
        path.cubicTo(*points[i : i + 3])
    ripples = []
    count = max(2, round(path.length() / (radius * _RIPPLE)))
    for i in range(count):
        share = path.percentAtLength(path.length() * (i + 0.5) / count)
        turn = math.radians(path.angleAtPercent(share))
        along = QPointF(math.cos(turn), -math.sin(turn))
        across = QPointF(-along.y(), along.x())
        middle = path.pointAtPercent(share) + across * (radius * (0.09 if i % 2 else -0.08))
        ripples.append(_ripple(middle, along * (radius * 0.12), across * (radius * 0.045)))
    return path, ripples


def _ripple(middle: QPointF, along: QPointF, across: QPointF) -> QPainterPath:
    """Return two small waves on the water."""
    points = [middle - along * 2, middle - along + across, middle, middle + along - across, middle + along * 2]
    first, up, still, down, last = ((point.x(), point.y()) for point in points)
    return curve(first, (*up, *still), (*down, *last), close=False)
