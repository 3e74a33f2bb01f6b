"""The smallest drawing helpers: filled and stroked outlines, coordinates as plain numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPainter, QPainterPath, QPen, QPolygonF

from .tokens import Colour

Paint: TypeAlias = "str | QColor | QGradient"


def brush(paint: Paint) -> QBrush:
    """Return a brush for a colour or a gradient."""
    return QBrush(paint) if isinstance(paint, QGradient) else QBrush(QColor(paint))


def _points(xy: Sequence[float]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in zip(xy[::2], xy[1::2], strict=True)])


def poly(p: QPainter, paint: Paint, *xy: float) -> None:
    """Paint a filled polygon; ``xy`` alternates x and y."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(brush(paint))
    p.drawPolygon(_points(xy))


def box(p: QPainter, paint: Paint, x: float, y: float, w: float, h: float, radius: float = 0) -> None:
    """Paint a filled rectangle, rounded when ``radius`` is given."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(brush(paint))
    if radius:
        p.drawRoundedRect(QRectF(x, y, w, h), radius, radius)
    else:
        p.drawRect(QRectF(x, y, w, h))


def disc(p: QPainter, paint: Paint, x: float, y: float, rx: float, ry: float | None = None) -> None:
    """Paint a filled circle or ellipse around ``x, y``."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(brush(paint))
    p.drawEllipse(QPointF(x, y), rx, rx if ry is None else ry)


def circle(p: QPainter, colour: Colour, width: float, x: float, y: float, radius: float) -> None:
    """Paint a stroked circle."""
    p.setPen(QPen(QColor(colour), width))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawEllipse(QPointF(x, y), radius, radius)


def line(p: QPainter, colour: Colour, width: float, *xy: float) -> None:
    """Paint a stroked line through all points, with round ends."""
    p.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPolyline(_points(xy))


def fill(p: QPainter, paint: Paint, path: QPainterPath) -> None:
    """Paint a filled outline."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(brush(paint))
    p.drawPath(path)


def stroke(p: QPainter, colour: Colour, width: float, path: QPainterPath, dash: Sequence[float] | None = None) -> None:
    """Paint a stroked outline; ``dash`` alternates dash and gap in pen widths."""
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dash:
        pen.setDashPattern(list(dash))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    p.setPen(pen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(path)


def rounded(r: QRectF, radius: float) -> QPainterPath:
    """Return the outline of a rounded rectangle."""
    path = QPainterPath()
    path.addRoundedRect(r, radius, radius)
    return path


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """Return the outline of a circle or an ellipse."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def curve(start: tuple[float, float], *steps: tuple[float, ...], close: bool = True) -> QPainterPath:
    """Return an outline from ``start``: a step of two numbers is a line, of four a quadratic, of six a cubic curve."""
    path = QPainterPath(QPointF(*start))
    for step in steps:
        if len(step) == 2:
            path.lineTo(step[0], step[1])
        elif len(step) == 4:
            path.quadTo(step[0], step[1], step[2], step[3])
        else:
            path.cubicTo(step[0], step[1], step[2], step[3], step[4], step[5])
    if close:
        path.closeSubpath()
    return path


def arch(x: float, foot: float, w: float, h: float, top: float | None = None) -> QPainterPath:
    """Return a round-headed opening.

    ``x`` is its left side, ``foot`` its sill; ``top`` the height of the round part (default half the width).
    """
    t = w / 2 if top is None else top
    k = t * 1.32
    return curve((x, foot), (x, foot - h + t), (x, foot - h + t - k, x + w, foot - h + t - k, x + w, foot - h + t), (x + w, foot))


def polygon_outline(x: float, y: float, radius: float, corners: int, turn: float = -90.0, rounding: float = 0.16) -> QPainterPath:
    """Return a regular polygon with softly rounded corners; ``turn`` is the direction of the first corner in degrees."""
    angles = [math.radians(turn + 360 / corners * i) for i in range(corners)]
    points = [QPointF(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]
    path = QPainterPath()
    for i, corner in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % corners]
        start, end = corner + (before - corner) * rounding, corner + (after - corner) * rounding
        if i:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(corner, end)
    path.closeSubpath()
    return path


def wave(x0: float, x1: float, y: float, length: float, height: float, phase: float = 0.0) -> QPainterPath:
    """Return a wavy line from ``x0`` to ``x1``; ``length`` is that of one wave."""
    path = QPainterPath(QPointF(x0, y))
    stops = [x0 + length / 2 * i for i in range(int((x1 - x0) / (length / 2)) + 2)]
    for i, (a, b) in enumerate(pairwise(stops)):
        path.quadTo((a + b) / 2 + phase, y + (height if i % 2 else -height), b, y)
    return path


def clip(p: QPainter, path: QPainterPath) -> None:
    """Save the painter and clip to ``path``; the caller restores it."""
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
