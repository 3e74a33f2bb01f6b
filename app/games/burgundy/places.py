"""How the parts of this table lie together: panels, clusters of hexagons, boxes of players. Pure geometry in logical pixels."""

from __future__ import annotations

import math
from dataclasses import dataclass

from app.table.layout import Rect

GAP = 8.0
"""Between panels, and between them and the edges."""
BASE_HEIGHT, BASE_WIDTH = 628.0, 1016.0
"""The table's area on the smallest window; what is more is shared out."""
STRIP, DEPOTS, BLACK, DUCHY = 40.0, 236.0, 74.0, 447.0
MOST_TALL = 190.0
"""So much is shared out at most: in a window higher than broad the table ends before the window does."""
LEFT, MOST_LEFT = 492.0, 640.0
"""Width of the left column on the smallest window, and at most."""
ROOT3 = math.sqrt(3)
ROWS = 7
"""Rows of a duchy; its longest has as many fields."""


@dataclass(frozen=True, slots=True)
class Panels:
    """The panels of the table: the strip above, depots, black depot and own things left, duchy and powers right."""

    strip: Rect
    depots: Rect
    black: Rect
    own: Rect
    duchy: Rect
    powers: Rect


def panels(area: Rect) -> Panels:
    """Share out the table's area."""
    tall, broad = min(MOST_TALL, area.h - BASE_HEIGHT), area.w - BASE_WIDTH
    x, y = area.x + GAP, area.y + 7
    strip = Rect(x, y, area.w - 2 * GAP, STRIP)
    y = strip.bottom + 6
    bottom = area.y + BASE_HEIGHT + tall - 7
    left = min(MOST_LEFT, LEFT + broad * 0.54)
    depots = Rect(x, y, left, DEPOTS + tall * 0.42)
    black = Rect(x, depots.bottom + 6, left, BLACK + tall * 0.08)
    own = Rect(x, black.bottom + 7, left, bottom - black.bottom - 7)
    duchy_x = x + left + GAP
    duchy = Rect(duchy_x, y, area.right - GAP - duchy_x, DUCHY + tall * 0.3)
    powers = Rect(duchy_x, duchy.bottom + 6, duchy.w, bottom - duchy.bottom - 6)
    return Panels(strip, depots, black, own, duchy, powers)


def hexagon(cx: float, cy: float, radius: float) -> Rect:
    """The rectangle of a hexagon with its corners above and below; ``radius`` from the centre to a corner."""
    return Rect(cx - radius * ROOT3 / 2, cy - radius, radius * ROOT3, radius * 2)


@dataclass(frozen=True, slots=True)
class Depot:
    """A numbered depot: its box, the places of its tiles by slot, and the place of its goods. Its die is part of the box."""

    box: Rect
    slots: tuple[Rect, ...]
    goods: Rect


_CLUSTERS = {2: ((0, 0), (1, 0)), 3: ((0, 0), (1, 0), (0.5, 1)), 4: ((0, 0), (1, 0), (0.5, 1), (1.5, 1))}
"""Where the tiles of a depot lie, by their number: in widths and rows of hexagons from the first."""
MOST_RADIUS = 46.0


def depots(area: Rect, tiles: int) -> tuple[Depot, ...]:
    """The six depots, three in a row, each with places for ``tiles`` (2, 3 or 4)."""
    width, height = area.w / 3, area.h / 2
    return tuple(
        _depot(Rect(area.x + n % 3 * width + 4, area.y + n // 3 * height + 4, width - 8, height - 8), _CLUSTERS[tiles]) for n in range(6)
    )


def _depot(box: Rect, cluster: tuple[tuple[float, float], ...]) -> Depot:
    """A cluster at the right, room for the die in the upper left corner, the goods in the lower one."""
    columns = max(dx for dx, _ in cluster) + 1
    rows = max(dy for _, dy in cluster) * 1.5 + 2
    beside = 45.0 if columns == 2 else 35.0
    radius = min(MOST_RADIUS, (box.w - beside - 5) / (columns * ROOT3), (box.h - 8) / rows)
    width = radius * ROOT3
    left = box.right - 5 - columns * width
    left -= max(0.0, (left - box.x - beside) * 0.35)
    top = box.cy - radius * rows / 2
    slots = tuple(hexagon(left + width * (dx + 0.5), top + radius * (1 + 1.5 * dy), radius) for dx, dy in cluster)
    goods_w = min(40.0, left - box.x - 7)
    return Depot(box, slots, Rect(box.x + 7, box.bottom - 7 - 62, goods_w, 62))


def row_of_hexagons(area: Rect, n: int, most: float) -> tuple[Rect, ...]:
    """``n`` hexagons side by side in the middle of the height of ``area``, from its right edge; none larger than ``most``."""
    pitch = min(area.w / n, (most * ROOT3) + 5)
    radius = min(most, (pitch - 2) / ROOT3, area.h / 2)
    left = area.right - n * pitch
    return tuple(hexagon(left + (i + 0.5) * pitch, area.cy, radius) for i in range(n))


def duchy_radius(area: Rect, heading: float = 0.0) -> float:
    """The largest radius of a field with which a duchy fits into ``area``."""
    return min(area.w / (ROWS * ROOT3), (area.h - heading) / (ROWS * 1.5 + 0.5))


def field_at(centre_x: float, centre_y: float, radius: float, q: int, r: int) -> Rect:
    """The place of the field with axial coordinates ``q, r`` in a duchy with this centre."""
    return hexagon(centre_x + radius * ROOT3 * (q + r / 2), centre_y + 1.5 * radius * r, radius)


MIN_BOX, MAX_BOX = 124.0, 310.0
LOG = 108.0
"""Least height of the open log."""


def boxes(area: Rect, players: int, log: bool) -> tuple[list[Rect], Rect | None]:
    """The players' boxes from the top, and the place of the log where there is one."""
    room = area.h - 8
    even = room / players - 8
    height = min(MAX_BOX, even)
    if log:
        height = max(MIN_BOX, min(198.0, (room - LOG - 8) / players - 8))
    rects = [Rect(area.x + 9, area.y + 8 + i * (height + 8), area.w - 18, height) for i in range(players)]
    top = rects[-1].bottom + 8
    left = area.bottom - 8 - top
    return rects, Rect(area.x + 9, top, area.w - 18, left) if left >= 76 else None
