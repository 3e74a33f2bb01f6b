"""All that is shown at one time. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.table.choice.marks import Mark
from rules import ItemId

from .layout import Layout


@dataclass(frozen=True)
class Showing:
    """What lies where, what is lit, what can be clicked, and what the last player touched."""

    layout: Layout
    marks: Mapping[ItemId, Mark]
    clickable: frozenset[ItemId]
    last: Mapping[ItemId, float] = field(default_factory=dict)
    """What the last player touched, with the opacity of its mark."""
    lit: frozenset[ItemId] = frozenset()
    """What is pointed out, whatever can be clicked."""


NOTHING = Showing(Layout(0, 0, {}), {}, frozenset())
