"""What is under a point, and how much of a piece is visible, following the order in which the pieces are painted. No Qt."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable
from functools import cached_property

from rules import ItemId

from .placement import Placement, Rect

RINGS, COUNTS, IN_FRONT, FLYING, CHOOSER, CARRIED, TIP = 1000, 1200, 1300, 1500, 2000, 2800, 3000
"""Levels above the table: a game's own placements stay below the first, except the counts on its piles."""
PANEL = "panel"
"""The kind of the opaque background."""
LIVELY = frozenset({"log"})
"""Large kinds that change with every step: as background they would have everything below them painted again each time."""
SHADOW = 3.0
"""How far beyond its place a piece still affects its neighbours, in logical pixels."""
COVERED = 0.9
"""The share of another piece's width or height that a piece must cover to hide a whole strip of it."""
APART = 0.0001
"""The minimum height between two pieces; a level has room for ten thousand."""


class ZOrder:
    """The placements of one layout from bottom to top, in painting order: those of equal z stay in the order given."""

    def __init__(self, placements: Iterable[Placement]) -> None:
        self.order = sorted(placements, key=lambda placement: placement.z)
        self._at = {placement.item: i for i, placement in enumerate(self.order)}
        self._seen: dict[ItemId, Rect] = {}

    def hit(self, x: float, y: float) -> ItemId | None:
        """Return the topmost piece under a point, or None; the background is never hit, nor is what a panel covers."""
        for placement in reversed(self.order):
            if placement.holds(x, y) and not (placement.static and placement.kind != PANEL):
                return None if placement.static else placement.item
        return None

    def meant(self, x: float, y: float, wanted: Callable[[ItemId], bool]) -> ItemId | None:
        """Return the piece that a mouse on a point means: the topmost one, or what it lies on if only that is ``wanted``.

        A piece lies on what has the same place as itself: a tile on its field.
        """
        hit = self.hit(x, y)
        if hit is None or wanted(hit):
            return hit
        at = self._at[hit]
        below = (one.item for one in reversed(self.order[:at]) if one.rect == self.order[at].rect)
        return next((item for item in below if wanted(item)), hit)

    def touched(self, x: float, y: float, wanted: Collection[ItemId], least: float) -> ItemId | None:
        """Return the piece that a finger on a point means: the one under it if it is ``wanted``, or else the nearest wanted one in reach.

        Wanted pieces can be reached as if each were at least ``least`` wide and high, but not through an open chooser. If there is none, it
        is the piece under the point after all.
        """
        hit = self.hit(x, y)
        if hit in wanted:
            return hit
        lowest = CHOOSER if hit is not None and self.order[self._at[hit]].z >= CHOOSER else -math.inf
        near: list[tuple[float, ItemId]] = []
        for item in wanted:
            if item in self._at and self.order[self._at[item]].z >= lowest:
                seen = self.seen(item)
                beyond_x, beyond_y = abs(x - seen.cx) - seen.w / 2, abs(y - seen.cy) - seen.h / 2
                if beyond_x < max(0.0, least - seen.w) / 2 and beyond_y < max(0.0, least - seen.h) / 2:
                    near.append((math.hypot(max(0.0, beyond_x), max(0.0, beyond_y)), item))
        return min(near, default=(0.0, hit))[1]

    def seen(self, item: ItemId) -> Rect:
        """Return the part of a piece that no higher piece covers; for overlapping cards, the strip that shows.

        Raises KeyError if it is not placed.

        Only a rectangle is ever partly covered: the rectangles of neighbours of any other shape overlap where the pieces do not, and a tile
        on its space hides all of it.
        """
        found = self._seen.get(item)
        if found is None:
            found = self._seen[item] = self._uncovered(self._at[item])
        return found

    def _uncovered(self, at: int) -> Rect:
        placement = self.order[at]
        rect = placement.rect
        if placement.shape != "rectangle":
            return rect
        for cover in self.order[at + 1 :]:
            if not cover.static and cover.rect.overlaps(rect):
                rect = _without(rect, cover.rect)
        return rect

    @property
    def background(self) -> list[Placement]:
        """The background that is below everything else in its place, in painting order: it can be one picture with the table."""
        return self._layers[0]

    @property
    def pieces(self) -> list[Placement]:
        """Everything above the background, in painting order."""
        return self._layers[1]

    @cached_property
    def _layers(self) -> tuple[list[Placement], list[Placement]]:
        background: list[Placement] = []
        pieces: list[Placement] = []
        taken: list[tuple[float, float, float, float]] = []
        for placement in self.order:
            rect = placement.rect
            x, y, right, bottom = rect.x - SHADOW, rect.y - SHADOW, rect.right + SHADOW, rect.bottom + SHADOW
            still = placement.static and not placement.throw and placement.kind not in LIVELY
            if still and not any(a < right and x < c and b < bottom and y < d for a, b, c, d in taken):
                background.append(placement)
            else:
                pieces.append(placement)
                taken.append((rect.x, rect.y, rect.right, rect.bottom))
        return background, pieces


def _without(rect: Rect, cover: Rect) -> Rect:
    """Return what remains of ``rect`` if a strip across it is covered; all of it if only a corner is covered, or everything would be."""
    across = min(rect.right, cover.right) - max(rect.x, cover.x) >= COVERED * rect.w
    along = min(rect.bottom, cover.bottom) - max(rect.y, cover.y) >= COVERED * rect.h
    if across == along:
        return rect
    if across:
        above, below = cover.y - rect.y, rect.bottom - cover.bottom
        return Rect(rect.x, rect.y, rect.w, above) if above >= below else Rect(rect.x, cover.bottom, rect.w, below)
    left, right = cover.x - rect.x, rect.right - cover.right
    return Rect(rect.x, rect.y, left, rect.h) if left >= right else Rect(cover.right, rect.y, right, rect.h)


def above(height: float, z: int, before: float | None) -> float:
    """Return the height of a piece of level ``z`` above the one at ``height``: its height ``before`` if possible."""
    if before is not None and before > height and z <= before < z + 1:
        return before
    return max(height + APART, float(z))
