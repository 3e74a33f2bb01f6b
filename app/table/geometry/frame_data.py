"""Everything shown at one time. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.table.choice.highlights import Highlight
from app.table.geometry.layout import Layout
from rules import ItemId


@dataclass(frozen=True)
class TableFrame:
    """What is where, what is lit, what can be clicked, and what the last player touched."""

    layout: Layout
    highlights: Mapping[ItemId, Highlight]
    clickable: frozenset[ItemId]
    last: Mapping[ItemId, float] = field(default_factory=dict)
    """What the last player touched, with the opacity of its ring."""
    lit: frozenset[ItemId] = frozenset()
    """What is pointed out, whether or not it can be clicked."""


NOTHING = TableFrame(Layout(0, 0, {}), {}, frozenset())
