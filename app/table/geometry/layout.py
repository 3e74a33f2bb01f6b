"""Where everything is: pure data, no Qt. The scene paints it, the picker and the focus move around on it, and tests read it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from msgspec import Struct

from rules import ItemId

from .placement import Placement
from .z_order import ZOrder

MIN_WIDTH, MIN_HEIGHT = 1280.0, 712.0
"""The size of the smallest table in logical pixels; the scene scales it to the window."""


class Layout(Struct, frozen=True, dict=True):
    """Everything on a table of ``width`` x ``height`` logical pixels, by item, in painting order where z is equal."""

    width: float
    height: float
    placements: Mapping[ItemId, Placement]

    @cached_property
    def stack(self) -> ZOrder:
        """The placements in the order they are painted."""
        return ZOrder(self.placements.values())

    def parts(self, item: ItemId) -> tuple[Placement, ...]:
        """Return the parts of the piece that ``item`` is one part of, beginning with itself. Raises KeyError."""
        grasped = self.placements[item]
        if not grasped.part_of:
            return (grasped,)
        return (grasped, *(one for one in self.placements.values() if one.part_of == grasped.part_of and one.item != item))

    @classmethod
    def of(cls, width: float, height: float, placements: Iterable[Placement]) -> Layout:
        """Collect placements; raises ValueError if two claim the same item."""
        found: dict[ItemId, Placement] = {}
        for placement in placements:
            if placement.item in found:
                raise ValueError(f"{placement.item} is placed twice")
            found[placement.item] = placement
        return cls(width, height, found)
