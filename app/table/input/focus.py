"""Where the keyboard focus goes next: the nearest lit thing in a direction, and the reading order for Tab."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from app.table.choice.highlights import Highlight
from app.table.geometry.placement import Rect
from app.table.parts.infoline import MAIN_BUTTON
from rules import ItemId

from .keys import Meaning

Zones = Sequence[Mapping[ItemId, Rect]]
"""Where the keyboard focus can go: what can be chosen on the table, then the commands around it, area by area. Some may be empty."""
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


def goes_to(what: Meaning, here: ItemId | None, zones: Zones, first: ItemId | None) -> ItemId | None:
    """Return where Tab, an arrow or F6 leads: Tab and arrows stay in the zone of ``here``, F6 goes to the next one.

    The first zone is entered at ``first``. An arrow leaves the focus where it is if there is nothing in its direction.
    """
    at = next((i for i, zone in enumerate(zones) if here in zone), None)
    if what.name == "zone":
        near = [(at or 0) + what.n * step for step in range(1, len(zones) + 1)]
        zone = next((zones[i % len(zones)] for i in near if zones[i % len(zones)]), {})
        return first if first in zone else next(iter(reading_order(zone)), None)
    if at is None or here is None:
        backwards = what.name == "tab" and what.n < 0
        return following(None, zones[0], -1) if backwards else first
    if what.name == "tab":
        return following(here, zones[at], what.n)
    return nearest(zones[at][here], _without(zones[at], here), what.dx, what.dy) or here


def _without(rects: Mapping[ItemId, Rect], item: ItemId) -> dict[ItemId, Rect]:
    return {other: rect for other, rect in rects.items() if other != item}
