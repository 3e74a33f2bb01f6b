"""What a special needs and does when it is played from the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rules.engine.context import Context
from rules.engine.types import ItemId

from ..state import State

Targets = tuple[ItemId, ...]


class Special(NamedTuple):
    """A special with the discard symbol."""

    targets: Callable[[State, int], list[Targets]]
    """What a player can choose for it, in the order of the clicks: ``[()]`` if it needs no target, ``[]`` if it cannot be played."""
    effect: Callable[[Context[State], int, Targets], None]
    """The function that resolves it; further decisions are steps on top of what is pending."""
