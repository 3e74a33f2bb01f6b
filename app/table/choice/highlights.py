"""How items relate to the choice being made, and items that are not things on the table. No Qt."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

HighlightState = Literal["next", "later", "chosen", "replace"]
KIND = "kind:"
"""The prefix of items that represent all actions of one kind (``kind:sell``): clicking one restricts the choice to that kind."""
LESS, MORE = "less:", "more:"
"""The prefixes of items that change an amount by one step (``more:silver``)."""
DONE = "done:amounts"
"""The item that chooses the current amounts."""


class Highlight(Struct, frozen=True):
    """How an item relates to the choice being made.

    ``next`` can be clicked next, ``later`` can be clicked before that, ``chosen`` is picked, ``replace`` (not lit, but clickable) would
    take back the last picks and replace them. ``cost`` is the least that a plan with this item costs. ``fruitless`` says that none of those
    plans gains anything, ``ends`` that clicking the item ends a gathering.
    """

    state: HighlightState
    cost: int = 0
    fruitless: bool = False
    ends: bool = False

    @property
    def lit(self) -> bool:
        """Whether the item continues the choice, rather than changing what is picked."""
        return self.state in ("next", "later")
