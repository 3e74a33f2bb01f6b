"""Border posts and the rope around a duchy."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.art import cache, pieces
from app.art.scenes.parts import BEAM, ROOF, STONE, STONE_DARK, STONE_LIGHT
from app.art.shapes import arch, box, curve, disc, fill, line, poly, stroke
from app.art.tokens import PLAYER, darker, lighter, tint

from ...faces import POSTS, BorderFace, Point, PostFace

ROOT3: Final = math.sqrt(3)
_COS, _SIN = math.cos(math.radians(58)), math.sin(math.radians(58))
"""The slant of a rope's strands."""
_OUT: Final = 6.0
"""How far outside the fields the rope runs, in logical pixels."""
_CORNERS: Final = tuple(
    (x * side, y) for side in (1, -1) for x, y in ((1.5, -5.5), (2.0, -5.0), (3.5, -0.5), (3.5, 0.5), (2.0, 5.0), (1.5, 5.5))
)
"""The corners of a duchy from top to bottom, on the right and then on the left, in widths and radii of a field."""
_BETWEEN: Final = ((1, 2, (2, 3, 4, 5)), (0, 2, (8, 9, 10, 11)), (0, 1, (7, 6, 0, 1)))
"""Two posts, and the corners passed from the first to the second."""


def border(p: QPainter, r: QRectF, face: BorderFace) -> None:
    """Paint the border on the board: dotted from post to post, a rope with the points where two are connected."""
    x, y = r.center().x(), r.center().y()

    def place(at: Point, out: float = _OUT) -> QPointF:
        u, v = at[0] * face.radius * ROOT3, at[1] * face.radius
        share = 1 + out / math.hypot(u, v)
        return QPointF(x + u * share, y + v * share)

    for (first, second, corners), points in zip(_BETWEEN, face.pairs, strict=True):
        path = _rounded_path([place(POSTS[first], 0), *(place(_CORNERS[i]) for i in corners), place(POSTS[second], 0)], face.radius * 0.5)
        if not points:
            stroke(p, tint("#7A1F33", 0.45), 1.8, path, (0.9, 2.2))
            continue
        _rope(p, path, max(3.2, face.radius * 0.11))
        middle, side = path.pointAtPercent(0.5), max(19.0, face.radius * 0.54)
        middle += (QPointF(x, y) - middle) * (side * 0.34 / math.hypot(x - middle.x(), y - middle.y()))  # in the notch between two fields
        pieces.points(p, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), str(points))


def _rounded_path(points: list[QPointF], radius: float) -> QPainterPath:
    """Return the line through all points with rounded corners."""
    path = QPainterPath(points[0])
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        reach_in, reach_out = (min(0.5, radius / max(1.0, math.hypot(*(other - corner).toTuple()))) for other in (before, after))
        path.lineTo(corner + (before - corner) * reach_in)
        path.quadTo(corner, corner + (after - corner) * reach_out)
    path.lineTo(points[-1])
    return path


def _rope(p: QPainter, path: QPainterPath, width: float) -> None:
    """Paint a twisted rope of two strands."""
    stroke(p, tint("#120A04", 0.35), width * 1.5, path.translated(0.6, width * 0.5))
    stroke(p, "#4A2E12", width * 1.35, path)
    stroke(p, "#E3BE74", width, path)
    twist = QPainterPath()
    for point, along in _steps(path, width * 0.95):
        slant = (along * _COS + QPointF(-along.y(), along.x()) * _SIN) * (width * 0.55)
        twist.moveTo(point - slant)
        twist.lineTo(point + slant)
    stroke(p, "#8A5A22", max(0.7, width * 0.2), twist)


def _steps(path: QPainterPath, step: float) -> Iterator[tuple[QPointF, QPointF]]:
    """Return points at even distances along a path, each with the direction there."""
    left = step / 2
    for start, end in pairwise(path.toSubpathPolygons()[0].toList()):
        line = QLineF(start, end)
        if not line.length():
            continue
        while left < line.length():
            yield line.pointAt(left / line.length()), (line.p2() - line.p1()) / line.length()
            left += step
        left -= line.length()


def post(p: QPainter, r: QRectF, face: PostFace) -> None:
    """Paint a border tower; the pennon of its owner flies once it is connected, and its fire is lit with both others."""
    s = min(r.width(), r.height())
    place = QRectF(r.center().x() - s / 2, r.center().y() - s / 2, s, s)
    cache.share(p, place, ("post", face), partial(_post, face=face), 4.0)


def _post(p: QPainter, r: QRectF, face: PostFace) -> None:
    p.save()
    p.translate(r.center())
    p.scale(r.width() / 124, r.width() / 124)
    p.translate(0, 14)
    for i in range(4):
        disc(p, tint("#120A04", 0.12), 3, 42, 40 - i * 4, 9 - i)
    box(p, STONE, -19, -14, 38, 56, 2)
    box(p, STONE_LIGHT, -19, -14, 9, 56, 2)
    box(p, STONE_DARK, 6, -14, 13, 56, 2)
    for x, y in ((-15, -4), (-5, 6), (-16, 20), (2, 16), (8, -6), (9, 28), (-8, 32)):
        box(p, tint("#7E7464", 0.6), x, y, 9, 4, 1)
    fill(p, "#3A2616", arch(-8, 42, 15, 24))
    line(p, "#7A5230", 1.6, -0.5, 20, -0.5, 42)
    for x in (-21, -3, 15):
        poly(p, "#5A381C", x, -12, x + 6, -12, x + 5, -2)
    box(p, "#8A5A30", -26, -30, 52, 19)
    box(p, "#6B4322", 8, -30, 18, 19)
    for i in range(9):
        line(p, "#5A381C", 1.2, -20 + i * 5.4, -30, -20 + i * 5.4, -11)
    lit = face.connected == 2
    for x in (-17, -4, 9):
        box(p, "#FFD267" if lit else "#22160E", x, -25, 8, 8, 1)
    poly(p, ROOF, -32, -29, 0, -49, 32, -29)
    poly(p, darker(ROOF, 0.28), 4, -29, 0, -49, 32, -29)
    poly(p, lighter(ROOF, 0.2), -32, -29, 0, -49, -24, -29)
    if face.connected:
        colour = PLAYER[face.colour]
        line(p, BEAM, 3, 0, -44, 0, -64)
        fill(p, colour, curve((0, -64), (14, -69, 20, -58, 36, -62), (30, -55), (36, -48), (20, -44, 14, -55, 0, -50)))
        stroke(p, darker(colour, 0.6), 1.6, curve((0, -64), (14, -69, 20, -58, 36, -62), (30, -55), (36, -48), (20, -44, 14, -55, 0, -50)))
    p.restore()
