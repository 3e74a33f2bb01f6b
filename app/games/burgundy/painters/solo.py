"""Points of the solo game, its target, and the land with its rivers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.art.hexagons import hexagon
from app.art.lettering import text
from app.art.materials import linear, tooth
from app.art.shapes import clip, curve, fill, line, rounded, stroke
from app.art.tokens import BURGUNDY, GOLD_LIGHT, darker, lighter, tint

from ..faces import MOST_POINTS, PointsTrackFace, RiversFace, TargetFace, along_track

_RULE: Final = 0.46
"""Height of the rule, as a share of that of the track; markers stand on its upper edge."""


def points_track(p: QPainter, r: QRectF, face: PointsTrackFace) -> None:
    """Paint a wooden rule with numbers: gold up to the counter, light up to the target, dark beyond it."""
    rule = QRectF(r.left(), r.bottom() - r.height() * _RULE, r.width(), r.height() * _RULE)
    path = rounded(rule, 5)

    def x(points: int) -> float:
        return r.left() + along_track(r.width(), points)

    fill(p, tint("#000000", 0.4), path.translated(0, 1.6))
    fill(p, linear(rule, (0, "#6B4C30"), (1, "#3C2918")), path)
    clip(p, path)
    target = QRectF(rule.left(), rule.top(), x(face.target) - rule.left(), rule.height())
    p.fillRect(target, linear(rule, (0, "#F2E2BC"), (1, "#D2B680")))
    done = QRectF(rule.left(), rule.top(), x(face.counter) - rule.left(), rule.height())
    if face.counter:
        p.fillRect(done, linear(rule, (0, "#F7D56E"), (1, "#C88F25")))
    tooth(p, path, "linen.png", 0.5)
    p.restore()
    for points in range(MOST_POINTS + 1):
        at, high = x(points), 0.36 if points % 5 == 0 else 0.18
        ink = tint("#3A2712", 0.8) if points <= face.target else tint("#E8C898", 0.45)
        line(p, ink, 1.1 if points % 5 == 0 else 0.7, at, rule.top() + 1, at, rule.top() + rule.height() * high)
        if points % 10 == 0:
            colour = "#2A1A0C" if points <= face.target else "#E8D2A4"
            text(
                p, QRectF(at - 14, rule.top() + rule.height() * 0.24, 28, rule.height() * 0.80), str(points), "label", colour, "centre", 12
            )
    stroke(p, tint("#120A04", 0.8), 1, path)
    line(p, tint("#FFE9B8", 0.35), 1, rule.left() + 4, rule.top() + 1, rule.right() - 4, rule.top() + 1)


def target(p: QPainter, r: QRectF, face: TargetFace) -> None:
    """Paint a burgundy banner with the number of the target, hanging from its pole."""
    x = r.center().x()
    line(p, "#1C120A", 2.6, x, r.top() + 1, x, r.bottom() - 1)
    line(p, "#C79A5E", 1.4, x, r.top() + 1, x, r.bottom() - 1)
    w, h = r.width(), r.height() * 0.66
    cloth = QRectF(r.left(), r.top() + 1.5, w, h)
    path = curve(
        (cloth.left(), cloth.top()),
        (cloth.right(), cloth.top()),
        (cloth.right(), cloth.bottom()),
        (x, cloth.bottom() - h * 0.16),
        (cloth.left(), cloth.bottom()),
    )
    fill(p, tint("#120A04", 0.45), path.translated(0.6, 1.4))
    fill(p, linear(cloth, (0, lighter(BURGUNDY, 0.16)), (1, darker(BURGUNDY, 0.22)), dx=0.4), path)
    stroke(p, darker(BURGUNDY, 0.6), 1, path)
    line(p, GOLD_LIGHT, 1.4, cloth.left() + 1, cloth.top() + 1.2, cloth.right() - 1, cloth.top() + 1.2)
    text(
        p,
        QRectF(cloth.left() - 4, cloth.top() + 1, w + 8, h * 0.88),
        str(face.points),
        "num",
        "#FFF6E0",
        "centre",
        max(12, round(h * 0.66)),
    )


def rivers(p: QPainter, r: QRectF, face: RiversFace) -> None:
    """Paint the shores of islands and the rivers that link them; fields are painted over it."""
    radius = face.radius
    land = QPainterPath()
    land.setFillRule(land.fillRule().WindingFill)
    for x, y in face.middles:
        land.addPath(hexagon(QRectF(r.left() + x - radius, r.top() + y - radius, 2 * radius, 2 * radius), 1.16, 0.3))
    land = land.simplified()
    for first, second in face.links:
        _river(p, r.topLeft() + QPointF(*face.middles[first]), r.topLeft() + QPointF(*face.middles[second]), radius)
    fill(p, tint("#5A3E1C", 0.22), land.translated(0, 1.4))
    fill(p, linear(r, (0, "#DCCB98"), (1, "#C4AE76")), land)
    stroke(p, tint("#7A5A2E", 0.55), max(0.8, radius * 0.03), land)


def _river(p: QPainter, start: QPointF, end: QPointF, radius: float) -> None:
    """Paint a river between the middles of two fields."""
    along = end - start
    across = QPointF(-along.y(), along.x()) * 0.10
    bends = (start + along * 0.34 + across, start + along * 0.66 - across)
    path = QPainterPath(start)
    path.cubicTo(bends[0], bends[1], end)
    width = radius * 0.46
    stroke(p, tint("#5A4A20", 0.35), width * 1.30, path)
    stroke(p, "#8DBBD2", width * 1.14, path)
    stroke(p, "#3F8DB8", width * 0.92, path)
    for offset, alpha in ((-0.20, 0.7), (0.16, 0.5)):
        shift = QPointF(-along.y(), along.x()) * (offset * width / max(1.0, (along.x() ** 2 + along.y() ** 2) ** 0.5))
        stroke(p, tint("#E6F4FA", alpha), max(0.8, width * 0.08), path.translated(shift), (7, 5))
