"""Where the keyboard focus goes next: the nearest lit thing in a direction, and the reading order for Tab."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence

from app.table.choice.highlights import Highlight
from app.table.geometry.placement import Rect
from app.table.parts.infoline import MAIN_BUTTON
from rules import ItemId

from .keys import Meaning

Zones = Sequence[Mapping[ItemId, Rect]]
"""Where the keyboard focus can go: what can be chosen, then the bars around the table with their commands, area by area.

Some may be empty. What can be chosen in a bar is in two of them.
"""
ASIDE = 2.5
"""How much worse a pixel across the direction is than one along it."""
LINE = 24.0
"""Things whose centres differ in height by less than this are on the same line of the reading order, in logical pixels."""


def nearest(here: Rect, lit: Mapping[ItemId, Rect], dx: int, dy: int) -> ItemId | None:
    """Return the nearest of ``lit`` in the direction ``dx, dy`` (one of them -1 or 1, the other 0); None if nothing is there.

    Only what is mostly in that direction counts, and only the distance beyond the edge of ``here`` counts as sideways: from a hexagon, up
    leads to one of its two upper neighbours, not to the one above them. Ties are broken by the smaller sideways distance, then by reading
    order.
    """
    best: tuple[float, float, int, ItemId] | None = None
    breadth = (here.w if dy else here.h) / 2
    for rank, item in enumerate(reading_order(lit)):
        there = lit[item]
        along = (there.cx - here.cx) * dx + (there.cy - here.cy) * dy
        across = abs((there.cx - here.cx) * dy) + abs((there.cy - here.cy) * dx)
        if along <= 1.0 or across > 3 * along + 40.0:
            continue
        found = (along + ASIDE * max(0.0, across - breadth), across, rank, item)
        if best is None or found < best:
            best = found
    return best[3] if best else None


def closest(place: Rect, lit: Mapping[ItemId, Rect]) -> ItemId | None:
    """Return the item whose centre is closest to that of a place; of several, the first in reading order. None if there are none."""
    return min(reading_order(lit), key=lambda item: math.hypot(lit[item].cx - place.cx, lit[item].cy - place.cy), default=None)


def reading_order(lit: Mapping[ItemId, Rect]) -> list[ItemId]:
    """Return all items line by line, each line from left to right."""
    lines: list[tuple[float, list[ItemId]]] = []
    for item in sorted(lit, key=lambda i: (lit[i].cy, lit[i].cx, i)):
        if lines and lit[item].cy - lines[-1][0] < LINE:
            lines[-1][1].append(item)
        else:
            lines.append((lit[item].cy, [item]))
    return [item for _, line in lines for item in sorted(line, key=lambda i: (lit[i].cx, lit[i].cy, i))]


def following(current: ItemId | None, lit: Mapping[ItemId, Rect], step: int) -> ItemId | None:
    """Return the next (``step`` 1) or previous (-1) item in reading order, wrapping around; the first or last if ``current`` is not lit."""
    order = reading_order(lit)
    if not order:
        return None
    if current is None or current not in lit:
        return order[0] if step > 0 else order[-1]
    return order[(order.index(current) + step) % len(order)]


def targets(lit: Mapping[ItemId, Rect], highlights: Mapping[ItemId, Highlight], buttons: Collection[ItemId]) -> list[ItemId]:
    """Return where a choice can continue, the best first: pieces before ``buttons``, next items before later ones, free before paid.

    What ends a gathering and the main button come last, since pressing Enter again is not meant for those.
    """

    def rank(item: ItemId) -> tuple[bool, bool, bool, bool]:
        mark = highlights.get(item)
        last = item == MAIN_BUTTON or (mark is not None and mark.ends)
        return last, item in buttons, mark is None or mark.state != "next", mark is not None and mark.cost > 0

    return sorted(reading_order(lit), key=rank)


def goes_to(what: Meaning, here: ItemId | None, zones: Zones, at: int | None, entry: ItemId | None) -> ItemId | None:
    """Return where Tab, an arrow or F6 leads from ``here`` in zone ``at``: Tab and arrows stay in that zone, F6 goes to the next one.

    The first zone is entered at ``entry``. An arrow leaves the focus where it is if there is nothing in its direction.
    """
    if what.name == "zone":
        found = zone_after(zones, at, what.n)
        return entry if found == 0 and entry is not None else next(iter(reading_order(zones[found])), None)
    if at is None or here is None:
        return entry
    if what.name == "tab":
        return following(here, zones[at], what.n)
    return nearest(zones[at][here], _without(zones[at], here), what.dx, what.dy) or here


def zone_after(zones: Zones, at: int | None, step: int) -> int:
    """Return the zone to which F6 leads from zone ``at``, the table if None: the next one that is not empty."""
    near = [((at or 0) + step * n) % len(zones) for n in range(1, len(zones) + 1)]
    return next((i for i in near if zones[i]), 0)


def _without(rects: Mapping[ItemId, Rect], item: ItemId) -> dict[ItemId, Rect]:
    return {other: rect for other, rect in rects.items() if other != item}
