"""How items stand to the choice being made, and items that are no things on the table. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

HighlightState = Literal["next", "later", "chosen", "replace"]
KIND = "kind:"
"""Items that stand for everything of one kind of action (``kind:sell``): a click on one leaves only that to be chosen."""
LESS, MORE = "less:", "more:"
"""Items that change an amount by a step (``more:silver``)."""
DONE = "done:amounts"
"""The item that chooses the amounts as they stand."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """How an item stands to the choice being made.

    ``next`` can be clicked as the next one, ``later`` before its turn, ``chosen`` is picked, ``replace`` (not lit, but clickable)
    would take the last picks back and stand in their place. ``cost`` is the least that a plan through the item pays. ``fruitless``:
    nothing is gained by any of those plans. ``ends``: a click on it ends what is being gathered.
    """

    state: HighlightState
    cost: int = 0
    fruitless: bool = False
    ends: bool = False
