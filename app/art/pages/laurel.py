"""The end of a game: a laurel around the winners' markers, and the edges of the sheet that tells who has won."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from ..frame import sheet
from ..materials import linear, path_shadow
from ..shapes import curve, ellipse, fill, rounded, stroke
from ..signs import Sign, player_sign
from ..tokens import GOLD, GOLD_LIGHT, RADIUS_SHEET, darker, lighter, tint

LEAVES = 9
"""Pairs of leaves on each branch."""
FOOT, TIP = 82.0, -58.0
"""Where a branch begins and ends, in degrees; 90 is straight down, 0 to the right."""
SLATE = "#37322D"


def crest(p: QPainter, r: QRectF, signs: Sequence[Sign], wreath: bool) -> None:
    """Paint the signs of the winners in a laurel; without a ``wreath``, the sign of who has beaten them."""
    x, y, high = r.center().x(), r.center().y(), r.height()
    if wreath:
        laurel(p, r)
    size = high * (0.56 if wreath else 0.78) * (1.0 if len(signs) < 2 else 0.72)
    step = size * 0.92
    for i, sign in enumerate(signs):
        middle = x + (i - (len(signs) - 1) / 2) * step
        player_sign(p, QRectF(middle - size / 2, y - size / 2 - high * 0.02, size, size), *sign)


def crest_width(high: float, signs: int) -> float:
    """Return the width of a crest of this height for some markers."""
    return high * (1.12 + 0.4 * max(0, signs - 1))


def laurel(p: QPainter, r: QRectF) -> None:
    """Paint two golden branches that meet below, around the middle of ``r``."""
    leaves = QPainterPath()
    leaves.setFillRule(leaves.fillRule().WindingFill)
    rx, ry = r.width() / 2 - r.height() * 0.10, r.height() * 0.41
    long = r.height() * 0.19
    for n in range(LEAVES):
        share = n / (LEAVES - 1)
        angle = math.radians(FOOT + (TIP - FOOT) * share)
        x, y = rx * math.cos(angle), ry * math.sin(angle)
        along = math.degrees(math.atan2(-ry * math.cos(angle), rx * math.sin(angle)))
        size = long * (1 - 0.34 * share)
        for side in (-1, 1) if n < LEAVES - 1 else (0,):
            leaf = QTransform().translate(x, y).rotate(along + 34 * side).map(_leaf(size))
            leaves.addPath(leaf)
            leaves.addPath(QTransform.fromScale(-1, 1).map(leaf))
    leaves.translate(r.center())
    path_shadow(p, leaves, 3, 1, 1.5, 0.3)
    fill(p, linear(r, (0, lighter(GOLD_LIGHT, 0.35)), (0.5, GOLD_LIGHT), (1, GOLD), dx=0.4), leaves)
    stroke(p, tint(darker(GOLD, 0.5), 0.85), 0.9, leaves)
    for side in (-1, 1):
        _stem(p, r, rx, ry, side)


def _leaf(size: float) -> QPainterPath:
    """Return a pointed leaf that grows to the right from the origin."""
    return curve(
        (0, 0), (size * 0.3, -size * 0.34, size * 0.72, -size * 0.2, size, 0), (size * 0.72, size * 0.2, size * 0.3, size * 0.34, 0, 0)
    )


def _stem(p: QPainter, r: QRectF, rx: float, ry: float, side: int) -> None:
    path = QPainterPath()
    for n in range(25):
        angle = math.radians(96 + (TIP + 8 - 96) * n / 24)
        point = QPointF(r.center().x() + side * rx * math.cos(angle), r.center().y() + ry * math.sin(angle))
        path.lineTo(point) if n else path.moveTo(point)
    stroke(p, darker(GOLD, 0.32), 1.4, path)
    fill(p, darker(GOLD, 0.2), ellipse(r.center().x(), r.center().y() + ry, 2.6))


def won_sheet(p: QPainter, r: QRectF) -> None:
    """Paint the sheet of a won game, with a golden edge. Its shadow needs 40 px around it."""
    sheet(p, r)
    edge = r.adjusted(2, 2, -2, -2)
    stroke(p, darker(GOLD, 0.45), 4.6, rounded(edge, RADIUS_SHEET - 2))
    stroke(p, GOLD, 3.4, rounded(edge, RADIUS_SHEET - 2))
    stroke(p, tint(GOLD_LIGHT, 0.9), 1, rounded(edge.adjusted(-0.6, -0.6, 0.6, 0.6), RADIUS_SHEET - 2))
    _corners(p, r, GOLD)


def lost_sheet(p: QPainter, r: QRectF) -> None:
    """Paint the sheet of a lost game, with an edge of slate. Its shadow needs 40 px around it."""
    sheet(p, r)
    stroke(p, SLATE, 4, rounded(r.adjusted(2, 2, -2, -2), RADIUS_SHEET - 2))


def _corners(p: QPainter, r: QRectF, colour: str) -> None:
    """Paint a small lozenge in every corner of the inner line."""
    inner = r.adjusted(8, 8, -8, -8)
    for x, y in (
        (inner.left(), inner.top()),
        (inner.right(), inner.top()),
        (inner.left(), inner.bottom()),
        (inner.right(), inner.bottom()),
    ):
        inward = QPointF(3 if x < r.center().x() else -3, 3 if y < r.center().y() else -3)
        at = QPointF(x, y) + inward
        fill(p, colour, curve((at.x() - 4, at.y()), (at.x(), at.y() - 4), (at.x() + 4, at.y()), (at.x(), at.y() + 4)))
