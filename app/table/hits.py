"""What lies under a point, and how much of a piece can be seen: the same order that is painted. No Qt."""

from __future__ import annotations

from rules import ItemId

from .layout import Layout, Placement, Rect

RINGS, FLYING, CHOOSER, TIP = 1000, 1500, 2000, 3000
"""Heights above the table: a game's own placements stay below the first."""
COVERED = 0.9
"""A piece that covers this share of another's width or height hides a whole strip of it."""


def painting_order(layout: Layout) -> list[Placement]:
    """All placements from the lowest to the highest."""
    return sorted(layout.placements.values(), key=lambda placement: placement.z)


def hit(order: list[Placement], x: float, y: float) -> ItemId | None:
    """The highest piece under a point; furniture is never hit."""
    for placement in reversed(order):
        if not placement.ground and placement.holds(x, y):
            return placement.item
    return None


def seen(order: list[Placement], item: ItemId) -> Rect:
    """The part of a piece that no higher piece covers; of shingled cards the strip that shows. Raises KeyError when it is not placed.

    A hexagon is seen whole: the boxes of neighbours overlap where the hexagons do not, and a tile on its space hides all of it.
    """
    at = next((i for i, placement in enumerate(order) if placement.item == item), None)
    if at is None:
        raise KeyError(item)
    rect = order[at].rect
    if order[at].shape == "hexagon":
        return rect
    for cover in order[at + 1 :]:
        if not cover.ground and cover.rect.overlaps(rect):
            rect = _without(rect, cover.rect)
    return rect


def _without(rect: Rect, cover: Rect) -> Rect:
    """What remains of ``rect`` when a strip across it is covered; all of it when only a corner is, or everything would be."""
    across = min(rect.right, cover.right) - max(rect.x, cover.x) >= COVERED * rect.w
    along = min(rect.bottom, cover.bottom) - max(rect.y, cover.y) >= COVERED * rect.h
    if across == along:
        return rect
    if across:
        above, below = cover.y - rect.y, rect.bottom - cover.bottom
        return Rect(rect.x, rect.y, rect.w, above) if above >= below else Rect(rect.x, cover.bottom, rect.w, below)
    left, right = cover.x - rect.x, rect.right - cover.right
    return Rect(rect.x, rect.y, left, rect.h) if left >= right else Rect(cover.right, rect.y, right, rect.h)
