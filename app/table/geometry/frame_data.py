"""Everything shown at one time. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from app.table.choice.highlights import Highlight
from app.table.geometry.layout import Layout
from rules import ItemId

SEAT = "seat:"
BOARD = "board:"
"""What turns a place that several boards share to one of them; a game names the boards."""
"""The prefix of items that represent a player: clicking one that is not lit shows that player's things."""


class TableFrame(Struct, frozen=True):
    """What is where, what is lit, what can be clicked, and what the last player touched."""

    layout: Layout
    highlights: Mapping[ItemId, Highlight]
    clickable: frozenset[ItemId]
    last: Mapping[ItemId, float] = field(default_factory=dict)
    """What the last player touched, with the opacity of its ring."""
    lit: frozenset[ItemId] = frozenset()
    """What is pointed out, whether or not it can be clicked."""
    later: frozenset[ItemId] = frozenset()
    """What is pointed out as well, more faintly: what follows only later."""


NOTHING = TableFrame(Layout(0, 0, {}), {}, frozenset())


def pointed_out(lights: Sequence[Sequence[ItemId]], layout: Layout) -> frozenset[ItemId]:
    """Return the items of each seat that are on the table; where a seat has some but none of them is, its box stands for them."""
    found: set[ItemId] = set()
    for seat, items in enumerate(lights):
        here = {item for item in items if item in layout.placements}
        found |= here or ({f"{SEAT}{seat}"} if items else set())
    return frozenset(found)
