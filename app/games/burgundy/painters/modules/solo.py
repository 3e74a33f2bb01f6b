"""The points of the solo game: the track and its target."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear, tooth
from app.art.shapes import clip, curve, fill, line, rounded, stroke
from app.art.tokens import BURGUNDY, GOLD_LIGHT, darker, lighter, tint

from ...faces import MOST_POINTS, PointsTrackFace, TargetFace, along_track

_FRAMED: Final = 60.0
"""From this height on the tag of the target has a frame and lilies."""
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
        if points % 10 == 0 and points != face.target:  # there the tag with this number hangs
            colour = "#2A1A0C" if points < face.target else "#F6E3B8"
            place = QRectF(at - 14, rule.top() + rule.height() * 0.24, 28, rule.height() * 0.80)
            text(p, place, str(points), "label", colour, "centre", 12)
    stroke(p, tint("#120A04", 0.8), 1, path)
    line(p, tint("#FFE9B8", 0.35), 1, rule.left() + 4, rule.top() + 1, rule.right() - 4, rule.top() + 1)


def target(p: QPainter, r: QRectF, face: TargetFace) -> None:
    """Paint a burgundy tag with the number of the target; it hangs on the rule and points at its place there."""
    h = r.height()
    x, peak = r.center().x(), h * 0.16
    half = min(h * 0.30, r.width() * 0.2)
    path = curve(
        (r.left(), r.top() + peak),
        (x - half, r.top() + peak),
        (x, r.top()),
        (x + half, r.top() + peak),
        (r.right(), r.top() + peak),
        (r.right(), r.bottom() - 1.5),
        (r.left(), r.bottom() - 1.5),
    )
    fill(p, tint("#120A04", 0.5), path.translated(0, max(1.4, h * 0.05)))
    fill(p, linear(r, (0, lighter(BURGUNDY, 0.20)), (1, darker(BURGUNDY, 0.20)), dx=0.4), path)
    stroke(p, darker(BURGUNDY, 0.65), max(1.0, h * 0.03), path)
    edge, width = max(2.0, h * 0.06), max(0.8, h * 0.02)
    inner = QRectF(r.left() + edge, r.top() + peak + edge, r.width() - 2 * edge, h - peak - 2 * edge - 1.5)
    if h >= _FRAMED:
        stroke(p, GOLD_LIGHT, width, rounded(inner, h * 0.03))
        for side in (-1, 1):
            icon_at(p, "fleur-de-lis", x + side * (inner.width() / 2 - h * 0.13), inner.center().y(), h * 0.17, GOLD_LIGHT)
    else:
        for y in (inner.top(), inner.bottom()):
            line(p, GOLD_LIGHT, width, inner.left(), y, inner.right(), y)
    place = QRectF(r.left() - 4, inner.top(), r.width() + 8, inner.height())
    text(p, place, str(face.points), "num", "#FFF6E0", "centre", max(12, round(h * 0.52)))
