"""All that is shown at one time. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules import ItemId

from .layout import Layout
from .picker import Mark


@dataclass(frozen=True)
class Showing:
    """What lies where, what is lit, what can be clicked, and what the last player touched."""

    layout: Layout
    marks: Mapping[ItemId, Mark]
    clickable: frozenset[ItemId]
    last: frozenset[ItemId] = frozenset()
    lit: frozenset[ItemId] = frozenset()
    """What is pointed out, whatever can be clicked."""


NOTHING = Showing(Layout(0, 0, {}), {}, frozenset())
