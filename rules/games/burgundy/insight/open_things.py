"""What a lone player has still to carry out."""

from __future__ import annotations

from rules.engine.worth.insight import OpenThing

from ..state import State
from ..steps.consequences import due, still_open

__all__ = ["due", "open_things"]


def open_things(state: State) -> tuple[OpenThing, ...]:
    """Return what follows from a lone player's placement (BU-25.15): tiles, points of areas, the black depot for the reward of a colour."""
    return tuple(OpenThing(item.partition(":")[0], (item,)) for item in still_open(state))
