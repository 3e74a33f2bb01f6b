"""Hexagons standing on a corner, in axial coordinates: ``q`` grows to the east, ``r`` to the south, the centre is (0, 0).

Used both by the rules of games on hex maps and by their tables. Lengths are in units of ``radius``, the distance from centre to corner.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin, sqrt

Hex = tuple[int, int]
Point = tuple[float, float]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The offsets from a hexagon to its neighbours: east first, then clockwise."""
WIDTH = sqrt(3)
"""The width of a hexagon of radius 1; its height is 2."""


def neighbours(q: int, r: int) -> tuple[Hex, ...]:
    """Return the six hexagons adjacent to (q, r), east first, then clockwise."""
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(a: Hex, b: Hex) -> int:
    """Return the number of steps from one hexagon to another."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def rows(size: int) -> tuple[tuple[Hex, ...], ...]:
    """Return all hexagons up to ``size`` steps from the centre, row by row from the north, each row from west to east."""
    return tuple(tuple((q, r) for q in range(max(-size, -size - r), min(size, size - r) + 1)) for r in range(-size, size + 1))


def ring(size: int) -> tuple[Hex, ...]:
    """Return the hexagons exactly ``size`` steps from the centre, clockwise from the north-western corner."""
    if size == 0:
        return ((0, 0),)
    found: list[Hex] = []
    q, r = 0, -size
    for dq, dr in DIRECTIONS:
        for _ in range(size):
            found.append((q, r))
            q, r = q + dq, r + dr
    return tuple(found)


def regions(hexes: Iterable[tuple[Hex, str]]) -> tuple[tuple[Hex, ...], ...]:
    """Return the largest groups of adjacent hexagons with the same mark, ordered by first hexagon, each in the order of ``hexes``."""
    marks = dict(hexes)
    left = dict(marks)
    found: list[tuple[Hex, ...]] = []
    while left:
        start = next(iter(left))
        del left[start]
        group, edge = {start}, [start]
        while edge:
            for other in neighbours(*edge.pop()):
                if left.get(other) == marks[start]:
                    del left[other]
                    group.add(other)
                    edge.append(other)
        found.append(tuple(at for at in marks if at in group))
    return tuple(found)


def centre(q: int, r: int, radius: float = 1.0) -> Point:
    """Return the centre of (q, r), relative to the centre of (0, 0)."""
    return radius * WIDTH * (q + r / 2), radius * 1.5 * r


def corners(x: float, y: float, radius: float = 1.0) -> tuple[Point, ...]:
    """Return the six corners of a hexagon around (x, y), the northern one first, then clockwise."""
    return tuple((x + radius * sin(turn * pi / 3), y - radius * cos(turn * pi / 3)) for turn in range(6))
