"""What is printed along the King's Road and on the bridge (PC-8)."""

from __future__ import annotations

from rules.engine.types import ItemId

from .. import items
from ..components import PLANK, STREETS, STRIPS
from ..effect import Effects
from ..state import State

FIELDS = 2
"""The bonus fields of a slot of the bridge (PC-1.2)."""


def effects_of(state: State, item: ItemId) -> Effects:
    """Return the effects of something still open from a King's Road action (PC-8.2 to 8.4)."""
    street = items.ROAD_EFFECT.of(item)
    if street is not None:
        space, _, kind = street.partition(":")
        place = int(space) - 1
        return STREETS[place].egg if kind == "egg" else STREETS[place].base[state.streets[place]]
    strip = items.STRIP.of(item)
    if strip is not None:
        slot, field = divmod(strip, FIELDS)
        return STRIPS[slot][state.strips[slot]][field]
    return PLANK[items.PLANK.key(item)].effects


def is_optional(state: State, item: ItemId) -> bool:
    """Return whether something open from a King's Road action lapses at the end of the turn (PC-8.3)."""
    return all(effect.optional for effect in effects_of(state, item))
