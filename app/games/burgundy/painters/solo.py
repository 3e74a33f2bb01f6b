"""The points of the solo game: the track and its target."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.lettering import text
from app.art.materials import linear, tooth
from app.art.shapes import clip, curve, fill, line, rounded, stroke
from app.art.tokens import BURGUNDY, GOLD_LIGHT, darker, lighter, tint

from ..faces import MOST_POINTS, PointsTrackFace, TargetFace, along_track

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
    half = along_track(r.width(), 1) - along_track(r.width(), 0)
    target = QRectF(rule.left(), rule.top(), x(face.target) - rule.left() - half, rule.height())
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
            colour = "#2A1A0C" if points < face.target else "#F6E3B8"
            place = QRectF(at - 14, rule.top() + rule.height() * 0.24, 28, rule.height() * 0.80)
            text(p, place, str(points), "label", colour, "centre", 12)
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
