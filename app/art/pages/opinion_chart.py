"""The curves of an opinion: how chances to win, or the result to be expected, changed from turn to turn."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ..lettering import text
from ..pieces import marker_outline
from ..shapes import disc, fill, line, rounded, stroke
from ..tokens import BURGUNDY, EDGE, INK_SECOND, PLAYER, SHEET, darker, tint
from .score_sheet import Numbers, Signs, end_signs, number_turns, numbers_high, section_bands

DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (4.0, 1.6), (1.2, 1.2), (5.0, 1.4, 1.2, 1.4), (2.4, 2.4))
"""The kinds of line, one for each side: no one needs to tell their colours apart."""
MARKED = 6
"""After how many turns a curve shows the shape of its player again."""
BADGE = 9.0
"""The radius of a number on a curve."""
LINE, ANOTHER = 2.2, 2.1
"""How many radii a number is away from its point, and from another one there."""


class Curve(NamedTuple):
    """The curve of one side: its player colour, the signs at its end, and its values from the beginning to the end of the game."""

    colour: str
    owners: Signs
    values: Sequence[float]


class Scale(NamedTuple):
    """What is written at the left: the values with their words, from the lowest to the highest."""

    steps: Sequence[tuple[float, str]]
    stands_out: float
    """The value whose line is stronger."""

    @property
    def low(self) -> float:
        """The value at the bottom."""
        return self.steps[0][0]

    @property
    def high(self) -> float:
        """The value at the top."""
        return self.steps[-1][0]


def opinion_chart(
    p: QPainter,
    r: QRectF,
    curves: Sequence[Curve],
    parts: Sequence[tuple[str, int]],
    scale: Scale,
    badges: Sequence[tuple[int, int]],
    numbers: Numbers = ("", ()),
) -> None:
    """Paint curves over the turns of a game, whose ``parts`` are (words, number of turns).

    ``badges``: the curve, and the value of it, at which each of the numbers from 1 on is painted. ``numbers`` are above the names
    of the parts, as in ``curve_chart``.
    """
    fill(p, tint("#FFFDF5", 0.8), rounded(r, 10))
    stroke(p, EDGE, 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 10))
    plot = QRectF(r.left() + 56, r.top() + 18, r.width() - 106, r.height() - 50 - numbers_high(numbers))
    steps = max(1, max(len(curve.values) for curve in curves) - 1)
    section_bands(p, plot, parts, steps, numbers_high(numbers))
    number_turns(p, plot, numbers)
    for value, words in scale.steps:
        y = _y(plot, scale, value)
        strong = value == scale.stands_out
        line(p, tint("#5A3E1C", 0.5 if strong else 0.22), 1.4 if strong else 1, plot.left(), y, plot.right(), y)
        text(p, QRectF(r.left() + 4, y - 10, 46, 20), words, "label_regular", INK_SECOND, "right")
    for n, curve in enumerate(curves):
        _curve(p, plot, curve, DASHES[n % len(DASHES)], steps, scale)
    _badges(p, [_point(plot, curves[of].values, at, steps, scale) for of, at in badges], plot)
    top = scale.high - scale.low
    end_signs(p, plot, [(curve.owners, curve.values[-1] - scale.low) for curve in curves], top)


def _y(plot: QRectF, scale: Scale, value: float) -> float:
    return plot.bottom() - plot.height() * (value - scale.low) / (scale.high - scale.low)


def _point(plot: QRectF, values: Sequence[float], at: int, steps: int, scale: Scale) -> QPointF:
    return QPointF(plot.left() + plot.width() * at / steps, _y(plot, scale, values[at]))


def _curve(p: QPainter, plot: QRectF, curve: Curve, dash: Sequence[float], steps: int, scale: Scale) -> None:
    colour = PLAYER[curve.colour]
    points = [_point(plot, curve.values, at, steps, scale) for at in range(len(curve.values))]
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    if not dash:
        stroke(p, darker(colour, 0.4), 4.2, path)
    stroke(p, darker(colour, 0.15) if dash else colour, 2.6, path, dash)
    for point in points[MARKED:-1:MARKED]:
        outline = marker_outline(curve.colour, point.x(), point.y(), 4.8)
        fill(p, colour, outline)
        stroke(p, darker(colour, 0.5), 1, outline)


def badge_places(points: Sequence[QPointF], plot: QRectF) -> list[QPointF]:
    """Return where numbers are painted: above their points, or below them where there is no room; further away where another one is."""
    places: list[QPointF] = []
    for point in points:
        ways = [way * (LINE + n * ANOTHER) * BADGE for n in range(len(points)) for way in (-1, 1)]
        around = [QPointF(point.x(), point.y() + way) for way in ways]
        inside = [at for at in around if plot.top() + BADGE / 2 < at.y() < plot.bottom()] or around
        free = [at for at in inside if all(hypot(at.x() - it.x(), at.y() - it.y()) >= 2 * BADGE for it in places)]
        places.append(next(iter(free), inside[0]))
    return places


def _badges(p: QPainter, points: Sequence[QPointF], plot: QRectF) -> None:
    """Paint the numbers from 1 on, each with a line to its point."""
    places = badge_places(points, plot)
    for at, place in zip(points, places, strict=True):
        line(p, BURGUNDY, 1.2, at.x(), at.y(), at.x(), place.y())
    for at in points:
        disc(p, SHEET, at.x(), at.y(), 3.0)
        disc(p, BURGUNDY, at.x(), at.y(), 2.2)
    for number, place in enumerate(places, 1):
        badge(p, place.x(), place.y(), str(number))


def badge(p: QPainter, x: float, y: float, number: str, radius: float = BADGE) -> None:
    """Paint a number on a burgundy disc around a point."""
    disc(p, BURGUNDY, x, y, radius)
    text(p, QRectF(x - 2 * radius, y - radius, 4 * radius, 2 * radius), number, "label", "#FFF6DE", "centre", round(radius * 1.4))
