"""Thick cardboard in the form of a hexagon, with any picture on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from app.art import cache
from app.art.forms.hexagons import hexagon, radius_of, shadow
from app.art.materials import radial, tooth
from app.art.shapes import clip, fill, stroke
from app.art.tokens import Colour, darker, tint

Face = Callable[[QPainter, QRectF], None]
SHARE: Final = 0.95
"""Radius of a tile, as a share of the radius of its place."""
INSIDE: Final = 0.985
"""Share of a tile that its picture fills."""


def _shadow(p: QPainter, r: QRectF) -> None:
    radius = radius_of(r) * SHARE
    blur = min(radius * 0.11, 8.0)
    shadow(p, r.translated(radius * 0.03, 0), blur, min(_thickness(radius) + radius * 0.05, 13.0 - blur), 0.46)


def _thickness(radius: float) -> float:
    return max(1.4, radius * 0.075)


def below_face(p: QPainter, r: QRectF, colour: Colour) -> None:
    """Paint the shadow and side of a thick tile, and its face in one colour."""
    cache.share(p, r, "tile shadow", _shadow)
    thick, body = _thickness(radius_of(r) * SHARE), hexagon(r, SHARE)
    fill(p, darker(colour, 0.52), body.translated(0, thick))
    fill(p, darker(colour, 0.36), body.translated(0, thick * 0.5))
    fill(p, colour, body)


def above_face(p: QPainter, r: QRectF, colour: Colour) -> None:
    """Paint what goes over the face of a tile: warm light, tooth, bevel, and its dark edge."""
    cache.share(p, r, "tile light", _light, 2.0)
    stroke(p, darker(colour, 0.62), max(1.0, radius_of(r) * SHARE * 0.036), hexagon(r, SHARE))


def _light(p: QPainter, r: QRectF) -> None:
    radius = radius_of(r) * SHARE
    inner = hexagon(r, SHARE * INSIDE)
    x, y = r.center().x() - radius * 0.25, r.center().y() - radius * 0.35
    fill(p, radial(x, y, radius * 1.5, (0, tint("#FFFFFF", 0.14)), (0.55, tint("#FFFFFF", 0)), (1, tint("#1A0E04", 0.26))), inner)
    tooth(p, inner, "paper.png", 0.8)
    width = max(1.0, radius * 0.05)
    _bevel(p, r, SHARE - width * 1.05 / radius_of(r), width)


def slab(p: QPainter, r: QRectF, colour: Colour, face: Face) -> None:
    """Paint a thick tile of a colour in its place ``r``; ``face`` fills the square it is given, in a clip."""
    radius = radius_of(r) * SHARE
    below_face(p, r, colour)
    clip(p, hexagon(r, SHARE * INSIDE))
    face(p, QRectF(r.center().x() - radius, r.center().y() - radius, 2 * radius, 2 * radius))
    p.restore()
    above_face(p, r, colour)


def _bevel(p: QPainter, r: QRectF, share: float, width: float) -> None:
    """Paint light on the three upper edges and shade on the three lower ones."""
    radius = radius_of(r) * share
    x, y, w = r.center().x(), r.center().y(), radius * 0.8660254
    left, right = (
        (QPointF(x - w, y - radius / 2), QPointF(x - w, y + radius / 2)),
        (QPointF(x + w, y - radius / 2), QPointF(x + w, y + radius / 2)),
    )
    p.setBrush(Qt.BrushStyle.NoBrush)
    for points, colour in (
        ((left[1], left[0], QPointF(x, y - radius), right[0]), tint("#FFFFFF", 0.55)),
        ((right[0], right[1], QPointF(x, y + radius), left[1]), tint("#160C04", 0.28)),
    ):
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        p.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin))
        p.drawPath(path)
