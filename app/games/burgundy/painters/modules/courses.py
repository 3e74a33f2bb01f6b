"""The courses of rivers between fields: straight where nothing is in the way, around other land where there is."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise, product
from typing import Final

from ...faces import Point

Course = tuple[Point, ...]
"""Its start, and three points for each cubic curve."""
_CLEAR: Final = 1.24
"""How far from the middle of any other field a river flows."""
_SIDES: Final = tuple((math.cos(math.radians(60 * i)), math.sin(math.radians(60 * i))) for i in range(6))
_PULLS: Final = (1.5, 2.4, 3.6)
_BEND, _REACH = 1.5, 0.20
"""Length of a bend of a straight river, and how far it leaves the line."""
_SAMPLES: Final = 16


@lru_cache(8)
def courses(middles: tuple[Point, ...], links: tuple[tuple[int, int], ...]) -> tuple[Course, ...]:
    """Return the courses for linked fields, all lengths in radii of a field."""
    return tuple(_course(middles[a], middles[b], tuple(middles[i] for i in range(len(middles)) if i not in (a, b))) for a, b in links)


def _course(start: Point, end: Point, others: tuple[Point, ...]) -> Course:
    near = tuple(other for other in others if math.dist(other, start) + math.dist(other, end) < 2 * math.dist(start, end) + 4)
    straight = _winding(start, end)
    if not _hindered(((start, start, end, end),), near):
        return straight
    found = [
        ((start, _towards(start, out, pull), _towards(end, back, pull), end), pull) for out, back, pull in product(_SIDES, _SIDES, _PULLS)
    ]
    best, _ = min(found, key=lambda one: _length(one[0]) + 4 * _hindered((one[0],), near))
    return best


def _towards(at: Point, side: Point, far: float) -> Point:
    return at[0] + side[0] * far, at[1] + side[1] * far


def _winding(start: Point, end: Point) -> Course:
    """Return a straight course in gentle bends."""
    length = math.dist(start, end)
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    bends = max(2, round(length / _BEND))
    step, points = length / bends, [start]
    for i in range(bends):
        side = _REACH if i % 2 else -_REACH
        for share, aside in ((0.36, side), (0.64, side), (1.0, 0.0)):
            far = (i + share) * step
            points.append((start[0] + along[0] * far - along[1] * aside, start[1] + along[1] * far + along[0] * aside))
    return tuple(points)


def point_of(curve: Course, t: float) -> Point:
    """Return a point of a single cubic curve."""
    u = 1 - t
    shares = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return sum(s * q[0] for s, q in zip(shares, curve, strict=True)), sum(s * q[1] for s, q in zip(shares, curve, strict=True))


def _length(curve: Course) -> float:
    points = [point_of(curve, i / _SAMPLES) for i in range(_SAMPLES + 1)]
    return sum(math.dist(a, b) for a, b in pairwise(points))


def _hindered(curves: tuple[Course, ...], others: tuple[Point, ...]) -> float:
    """Return how deep curves lie in the land of other fields."""
    points = [point_of(curve, i / _SAMPLES) for curve in curves for i in range(1, _SAMPLES)]
    return sum(max(0.0, _CLEAR - math.dist(point, other)) for point in points for other in others)
