"""What lies where in the six numbered depots. Pure geometry in logical pixels."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from app.table.geometry import shares
from app.table.geometry.placement import Rect

from .places import ROOT3, hexagon


class Depot(Struct, frozen=True):
    """A numbered depot: its box, its die, the places of its tiles by slot, of its goods, and of the shields on its goods space.

    Goods lie beside the die or, if they are ``around_die``, also below it.
    """

    box: Rect
    die: Rect
    slots: tuple[Rect, ...]
    goods: Rect
    shields: tuple[Rect, ...] = ()
    around_die: bool = False

    @property
    def die_in_box(self) -> Rect:
        """The place of the die measured from the corner of the box."""
        return Rect(self.die.x - self.box.x, self.die.y - self.box.y, self.die.w, self.die.h)

    @property
    def size(self) -> float:
        """The width of a tile."""
        return self.slots[0].w


_CLUSTERS = {2: ((0, 0), (1, 0)), 3: ((0, 0), (1, 0), (0.5, 1)), 4: ((0, 0), (1, 0), (0.5, 1), (1.5, 1))}
"""Positions of the tiles by their number in a depot, in widths and rows of hexagons from the first."""
Cluster = tuple[tuple[float, float], ...]
MOST_RADIUS = 84.0
"""Maximum radius of a tile."""
DIE, LOW_DIE, SMALL_DIE = 27.0, 22.0, 21.0
"""Side of a die in the upper corner, of one in the lower corner, and of one among goods."""
CORNER = 36.0
"""From the edges of a box to the far side of a die in its upper corner."""
FOOT, MOST_FOOT, FOOT_DIE = 25.0, 32.0, 35.0
"""Minimum and maximum height of the row with die and goods below the tiles, and where its goods begin."""
PAD, EDGE = 6.0, 4.0
"""From the left and lower edges of a box to goods and shields, and from its right edge to the tiles."""
GOODS, MOST_GOODS = 44.5, 56.0
"""Minimum and maximum width of goods around a die: two piles side by side, the upper left place being the die's."""
SHIELD, SHAPE = 29.0, 1.25
"""Width of a shield beside another one, and its height in widths."""
SLANT = 1 + SHAPE * ROOT3
"""How much room beside a tile's lower right edge a shield takes for each pixel of its width."""
LONE_SHIELD, YIELDING = 34.0, 0.95
"""Usual width of a shield alone, and to what size tiles shrink for it."""
USUAL = Rect(0, 0, 164, 110)
"""Size of a box up to which die, goods and shields beside its tiles are as small as above."""
NARROW = 470.0
"""Width of an upright panel below which there are only two depots to a row."""


@lru_cache(64)
def depots(area: Rect, tiles: int, shields: bool = False) -> tuple[Depot, ...]:
    """Return the six depots, each with places for ``tiles`` (2, 3 or 4) tiles, as large as possible, and for ``shields``."""
    cluster = _CLUSTERS[tiles]
    boxes = shares.grid(area.inset(4), *((2, 3) if area.w < min(NARROW, area.h * 1.3) else (3, 2)), 8)
    if shields:
        ways = (_above_shield,) if tiles == 2 else (_beside_shields, _below_goods)
        return max((tuple(way(box, cluster) for box in boxes) for way in ways), key=lambda found: found[0].size)
    above = [_above_foot(box, cluster) for box in boxes]
    if tiles == 2:
        return tuple(above)
    beside = [_beside_die(box, cluster) for box in boxes]
    return tuple(above if above[0].size > beside[0].size else beside)


def _extent(cluster: Cluster) -> tuple[float, float]:
    """Return how many widths and how many radii of a hexagon a cluster measures."""
    return max(dx for dx, _ in cluster) + 1, max(dy for _, dy in cluster) * 1.5 + 2


def _places(left: float, top: float, radius: float, cluster: Cluster) -> tuple[Rect, ...]:
    """Return the places of a cluster whose upper left corner is at a point."""
    return tuple(hexagon(left + radius * ROOT3 * (dx + 0.5), top + radius * (1 + 1.5 * dy), radius) for dx, dy in cluster)


def _unit(box: Rect) -> float:
    """Return by how much die, goods and shields are larger in a large box."""
    return max(1.0, min(box.w / USUAL.w, box.h / USUAL.h))


def _upper_die(box: Rect) -> Rect:
    return Rect(box.x + 7.5, box.y + 8.5, DIE, DIE)


def _lower_die(box: Rect) -> Rect:
    return Rect(box.x + 7.5, box.bottom - LOW_DIE - 6.5, LOW_DIE, LOW_DIE)


def _above_foot(box: Rect, cluster: Cluster) -> Depot:
    """Return a depot with its tiles as wide as the box.

    The die and the goods are in a row below and reach up between the lower corners of the tiles.
    """
    columns, rows = _extent(cluster)
    radius = min(MOST_RADIUS, (box.w - 12) / (columns * ROOT3), (box.h - FOOT - 9) / rows)
    foot = min(MOST_FOOT, box.h - 9 - rows * radius)
    left, top = box.cx - columns * radius * ROOT3 / 2, box.y + (box.h - foot - 6 - rows * radius) / 2
    goods = Rect(box.x + FOOT_DIE, box.bottom - foot - 5, box.w - FOOT_DIE - 6, foot)
    return Depot(box, _lower_die(box), _places(left, top, radius, cluster), goods)


def _above_shield(box: Rect, cluster: Cluster) -> Depot:
    """Return a depot with two tiles above the die and the goods, and a shield in the lower right corner, beside the last tile.

    In a wide box the tiles are in the middle, or as near to it as they can be beside a shield of the usual size.
    """
    plain = _above_foot(box, cluster)
    first, right, bottom = plain.slots[0], box.right - PAD, plain.goods.bottom
    radius, left = first.h / 2 * YIELDING, box.x + min(PAD, first.x - box.x)
    row = radius * ROOT3 * len(cluster)
    corner = first.y + 2 + radius * 1.5
    room = right - left - row - 4 + ROOT3 * (bottom - corner)
    width = min(room / SLANT, LONE_SHIELD * _unit(box))
    left += min(room - width * SLANT, max(0.0, box.cx - row / 2 - left))
    slots = _places(left, first.y + 2, radius, cluster)
    shield = Rect(right - width, bottom - width * SHAPE, width, width * SHAPE)
    goods = Rect(plain.goods.x, plain.goods.y, shield.x - 3 - plain.goods.x, plain.goods.h)
    return Depot(box, plain.die, slots, goods, (shield,))


def _beside_die(box: Rect, cluster: Cluster) -> Depot:
    """Return a depot with its tiles clustered on the right.

    The die is in the upper left corner and the goods in the lower left one: four tiles leave room below the first.
    """
    columns, rows = _extent(cluster)
    leaning = columns > 2
    beside, edge = (40.0, 3.0) if leaning else (45.0, 5.0)
    radius = min(MOST_RADIUS, (box.w - beside - edge) / (columns * ROOT3), (box.h - 8) / rows)
    width = radius * ROOT3
    left = box.right - edge - columns * width
    left -= max(0.0, (left - box.x - beside) * 0.35)
    spare = box.h - radius * rows
    top = box.y + (min(spare / 2, 4.0 + spare * 0.1) if leaning else spare / 2)
    slots = _places(left, top, radius, cluster)
    if not leaning:
        goods_h = max(62.0, box.h * 0.42)
        return Depot(box, _upper_die(box), slots, Rect(box.x + 7, box.bottom - 7 - goods_h, min(goods_h, left - box.x - 7), goods_h))
    high = max(box.y + CORNER + 5, top + 2 * radius + 1)
    goods = Rect(box.x + 7, high, left + width / 2 - box.x - 10, box.bottom - 6 - high)
    return Depot(box, _upper_die(box), slots, goods)


def _beside_shields(box: Rect, cluster: Cluster) -> Depot:
    """Return a depot with its tiles on the right, goods around the die in the upper left corner, and two shields in the lower one.

    The second row of tiles is indented, which leaves room for the second shield.
    """
    columns, rows = _extent(cluster)
    unit = _unit(box)
    least = GOODS * unit
    radius = min(MOST_RADIUS, (box.w - PAD - least - EDGE) / (columns * ROOT3), (box.h - 8) / rows)
    width = radius * ROOT3
    spare = box.w - PAD - least - EDGE - columns * width
    goods_w = min(MOST_GOODS * unit, least + spare / 2)
    left = box.x + PAD + goods_w + (spare - goods_w + least) / 2
    slots = _places(left, box.cy - rows * radius / 2, radius, cluster)
    shield = min(SHIELD * unit, (left + width / 2 - box.x - PAD) / 2 - 2)
    high = shield * SHAPE
    shields = tuple(Rect(box.x + PAD + n * (shield + 2), box.bottom - PAD + 1 - high, shield, high) for n in range(2))
    goods = Rect(box.x + PAD, box.y + PAD, goods_w, shields[0].y - 3 - box.y - PAD)
    die = SMALL_DIE * unit
    return Depot(box, Rect(goods.x + 1, goods.y + 1, die, die), slots, goods, shields, around_die=True)


def _below_goods(box: Rect, cluster: Cluster) -> Depot:
    """Return a depot with the die and the goods in a row above its tiles, and two shields, one below the other, on the left of these."""
    columns, rows = _extent(cluster)
    unit = _unit(box)
    die = SMALL_DIE * unit
    goods = Rect(box.x + PAD, box.y + PAD, box.w - 2 * PAD, die + 3)
    top, low = goods.bottom + 2, box.bottom - PAD + 1
    shield = min(SHIELD * unit, (low - top - 2) / 2 / SHAPE)
    left = box.x + PAD + shield + 3
    radius = min(MOST_RADIUS, (box.right - EDGE - left) / (columns * ROOT3), (low - top) / rows)
    left += (box.right - EDGE - left - columns * radius * ROOT3) / 2
    slots = _places(left, top + (low - top - rows * radius) / 2, radius, cluster)
    high = shield * SHAPE
    shields = tuple(Rect(box.x + PAD, low - high - (1 - n) * (high + 2), shield, high) for n in range(2))
    return Depot(box, Rect(goods.x + 1, goods.y + 1, die, die), slots, goods, shields, around_die=True)
