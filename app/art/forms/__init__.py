"""The outlines that pieces on a table can have. No Qt."""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

from msgspec import Struct

_STEPS = 8
"""Points along an arc that find its extent."""


class Sector(Struct, frozen=True):
    """A part of a ring around ``x, y``, which are relative to the upper left corner of the piece.

    It lies between two radii and extends by ``span`` degrees around the direction ``middle``, in degrees clockwise from the top.
    """

    x: float
    y: float
    inner: float
    outer: float
    middle: float
    span: float

    def holds(self, x: float, y: float) -> bool:
        """Say whether a point is inside."""
        dx, dy = x - self.x, y - self.y
        beside = (math.degrees(math.atan2(dx, -dy)) - self.middle + 180) % 360 - 180
        return self.inner <= math.hypot(dx, dy) < self.outer and -self.span / 2 <= beside < self.span / 2

    def extent(self) -> tuple[float, float, float, float]:
        """Return the smallest rectangle around it: left, top, width, height."""
        angles = [math.radians(self.middle + self.span * (step / _STEPS - 0.5)) for step in range(_STEPS + 1)]
        points = [(radius * math.sin(angle), -radius * math.cos(angle)) for angle in angles for radius in (self.inner, self.outer)]
        left, top = min(x for x, _ in points), min(y for _, y in points)
        return self.x + left, self.y + top, max(x for x, _ in points) - left, max(y for _, y in points) - top

    def moved(self, dx: float, dy: float) -> Sector:
        """Return the same part of the ring elsewhere."""
        return Sector(self.x + dx, self.y + dy, self.inner, self.outer, self.middle, self.span)

    def scaled(self, share: float) -> Sector:
        """Return the same part of a ring of another size, for a piece of another size."""
        return Sector(self.x * share, self.y * share, self.inner * share, self.outer * share, self.middle, self.span)


Shape: TypeAlias = "Literal['rectangle', 'hexagon', 'shield'] | Sector"
"""The outline of a piece in its rectangle; a hexagon has corners at the top and bottom (its height is 1.1547 times its width).

A shield is as large as fits.
"""
