"""Where the mark of a lesson goes: a ring as far out as its neighbours allow, and an arrow that covers nothing one needs to see. No Qt."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct

from app.art.forms import Shape
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.parts.infoline import MAIN_BUTTON
from rules import ItemId

ARROW = 12.0
"""The radius of the arrow's disc, in logical pixels."""
OUT, LINE = 3.0, 4.5
"""How far outside a piece its ring lies if there is room, and how much further out its line reaches."""
APART = ARROW + OUT + LINE
"""The distance of the arrow's centre from the piece."""
REACH = APART + ARROW + 2.0
"""How far the mark reaches beyond what it marks."""
WAYS = 24
"""Directions that are tried for the arrow."""
LARGE = 120.0
"""The least width and height of what has room for the arrow inside."""
POINTS = [(dx * ARROW / 3, dy * ARROW / 3) for dx in range(-3, 4) for dy in range(-3, 4) if math.hypot(dx, dy) <= 3]
"""Points of the disc at which it is asked what the arrow covers."""
LIT, PRICED, OTHER, INSIDE = 6.0, 12.0, 2.0, 0.5
"""How bad a covered point is: of what can be clicked, of a price or a number, of any other piece; and of what is marked."""
ROW, ABOVE = 4.0, 60.0
"""How many times as wide as high a line is, and how bad an arrow above or below it is, which would cover another line or a heading."""
BOARD = 10_000.0
"""The area of a piece that is as bad to cover as a small one; a larger one has room to spare."""


class Mark(Struct, frozen=True):
    """A ring around ``place``, grown by ``out``, that goes beneath what lies at ``free``; an arrow at ``x, y``, turned by ``angle``.

    The angle is in degrees, clockwise from the right.
    """

    place: Rect
    shape: Shape
    radius: float
    out: float
    free: tuple[Rect, ...]
    x: float
    y: float
    angle: float


def mark(items: Sequence[ItemId], rects: Sequence[Rect], layout: Layout, clickable: Collection[ItemId], prices: Sequence[Rect]) -> Mark:
    """Return the mark around items of a layout, of which ``rects`` are seen."""
    place, one = _around(rects), layout.placements[items[0]]
    shape: Shape = one.shape if len(items) == 1 else "rectangle"
    near = place.inset(-REACH - ARROW)
    others = [
        other
        for other in layout.placements.values()
        if other.item not in items and other.rect.overlaps(near) and not other.rect.contains(place)
    ]
    costs = [(other, _cost(other, clickable)) for other in others]
    costs += [(_whole(rect), PRICED) for rect in (*prices, *(rect for other in layout.placements.values() for rect in other.printed))]
    costs.append((_whole(place, shape), INSIDE))
    table = Rect(0, 0, layout.width, layout.height)
    line = place.w > ROW * place.h and one.item != MAIN_BUTTON  # above the button is free, beside it are others
    x, y = min(_places(place, shape, table), key=lambda at: _badness(at, place, costs, line))
    free = (*prices, *_on_the_edge(place, one.z, others))
    out = OUT if shape != "rectangle" else _room(place, others)
    return Mark(place, shape, one.radius if len(items) == 1 else 9.0, out + one.rim, free, x, y, _towards(x, y, place, shape))


def _cost(other: Placement, clickable: Collection[ItemId]) -> float:
    """Return how bad it is to cover a point of another piece."""
    return (LIT if other.item in clickable else OTHER) * min(1.0, BOARD / (other.rect.w * other.rect.h))


def _on_the_edge(place: Rect, z: int, others: Sequence[Placement]) -> Iterator[Rect]:
    """Return where something small lies on the edge of what is marked, such as a number: the ring goes beneath it."""
    for other in others:
        if other.z > z and other.rect.overlaps(place) and not place.contains(other.rect) and 2 * other.rect.h < place.h:
            yield other.rect


def _around(rects: Sequence[Rect]) -> Rect:
    left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
    return Rect(left, top, max(rect.right for rect in rects) - left, max(rect.bottom for rect in rects) - top)


def _room(place: Rect, others: Sequence[Placement]) -> float:
    """Return how far out a ring can lie without covering its neighbours, at most ``OUT``; a little inside where there is no room at all."""
    inside = place.inset(2.0)
    gaps = (
        max(other.x - place.right, place.x - other.right, other.y - place.bottom, place.y - other.bottom)
        for other in (one.rect for one in others)
        if not other.overlaps(inside)
    )
    return max(-2.0, min(OUT, min(gaps, default=OUT + LINE) - LINE))


def _places(place: Rect, shape: Shape, table: Rect) -> Iterator[tuple[float, float]]:
    """Return where the arrow could be: around what is marked, as close as possible, and in the corners of what is large."""
    piece = _whole(place, shape)
    for way in range(WAYS):
        dx, dy = math.cos(2 * math.pi * way / WAYS), math.sin(2 * math.pi * way / WAYS)
        x, y = place.cx, place.cy
        while _touches(piece, x, y):
            x, y = x + 2 * dx, y + 2 * dy
        if table.contains(_disc(x, y)):
            yield x, y
    if (place.w >= LARGE and place.h >= LARGE) or place.inset(-APART).contains(table):
        inner = place.inset(APART)
        yield from ((x, y) for x in (inner.x, inner.right) for y in (inner.y, inner.bottom))


def _touches(piece: Placement, x: float, y: float) -> bool:
    """Say whether an arrow there would be too close to a piece."""
    rect = piece.rect
    if piece.shape == "rectangle":
        return math.hypot(max(rect.x - x, 0.0, x - rect.right), max(rect.y - y, 0.0, y - rect.bottom)) < APART
    around = ((math.cos(turn * math.pi / 12) * APART, math.sin(turn * math.pi / 12) * APART) for turn in range(24))
    return piece.holds(x, y) or any(piece.holds(x + dx, y + dy) for dx, dy in around)


def _disc(x: float, y: float) -> Rect:
    return Rect(x - ARROW, y - ARROW, 2 * ARROW, 2 * ARROW)


def _whole(place: Rect, shape: Shape = "rectangle") -> Placement:
    return Placement("", "", place, None, shape=shape)


def _badness(at: tuple[float, float], place: Rect, costs: Sequence[tuple[Placement, float]], line: bool) -> float:
    """Return how bad a place for the arrow is: by what it covers, then by how far it is from the usual one at the upper left."""
    x, y = at
    disc, way = _disc(x, y), math.atan2(y - place.cy, x - place.cx)
    turned = abs((way + math.pi * 3 / 4 + math.pi) % (2 * math.pi) - math.pi)
    above = ABOVE if line and not place.y < y < place.bottom else 0.0
    near = [(piece, cost) for piece, cost in costs if piece.rect.overlaps(disc)]
    return sum(cost for dx, dy in POINTS for piece, cost in near if piece.holds(x + dx, y + dy)) + turned / 2 + above


def _towards(x: float, y: float, place: Rect, shape: Shape) -> float:
    """Return the direction from the arrow to what it points at: its nearest point, or the middle of a piece that is not a rectangle."""
    to_x, to_y = max(place.x, min(x, place.right)), max(place.y, min(y, place.bottom))
    if shape != "rectangle" or (to_x, to_y) == (x, y):
        to_x, to_y = place.cx, place.cy
    return math.degrees(math.atan2(to_y - y, to_x - x))
