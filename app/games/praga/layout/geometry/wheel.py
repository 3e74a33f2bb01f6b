"""Where everything on the action crane is: its parts as sectors of a circle, for layouts and painters alike. No Qt."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from app.art.forms import Sector
from app.table.geometry.placement import Rect
from rules.games.praga.components import POSITIONS

STEP: Final = 360 / POSITIONS
"""Degrees from one position to the next."""
RIM, MIDDLE, BONUS, HUB = 0.86, 0.638, 0.42, 0.215
"""The outer radius of the tiles, where their halves meet, that of the wheel bonuses and that of the hub, as shares of the whole."""
TILE_SPAN: Final = 28.5
"""Degrees that a tile takes of its position."""
CRANE: Final = 0.975
"""The radius of the crane as a share of its place."""


class Part(Struct, frozen=True):
    """A part of the crane: its rectangle and its shape in it."""

    rect: Rect
    shape: Sector


def radius_of(crane: Rect) -> float:
    """Return the radius of the crane in its place."""
    return min(crane.w, crane.h) / 2 * CRANE


def half(crane: Rect, position: int, number: int) -> Part:
    """Return the place of the outer (0) or the inner (1) half of the action tile at a position."""
    inner, outer = ((MIDDLE, RIM - 0.01), (BONUS + 0.01, MIDDLE))[number]
    return _part(crane, position, inner, outer, TILE_SPAN)


def bonus(crane: Rect, position: int) -> Part:
    """Return the place of the wheel bonus at a position."""
    return _part(crane, position, HUB, BONUS, STEP - 0.8)


def zone(crane: Rect, position: int) -> Part:
    """Return the place of the sign of the zone at a position."""
    return _part(crane, position, RIM, 1.0, STEP)


def spoke(crane: Rect, position: int) -> Part:
    """Return the whole sector of the wheel at a position, which the box blocks."""
    return _part(crane, position, HUB, RIM - 0.01, STEP - 0.8)


@lru_cache(256)
def _part(crane: Rect, position: int, inner: float, outer: float, span: float) -> Part:
    radius = radius_of(crane)
    form = Sector(crane.cx, crane.cy, inner * radius, outer * radius, position * STEP, span)
    left, top, width, height = form.extent()
    return Part(Rect(left, top, width, height), form.moved(-left, -top))
