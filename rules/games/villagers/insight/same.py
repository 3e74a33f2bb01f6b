"""Which actions of a decision are interchangeable."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from rules.engine.types import Action

from .. import items
from ..components import NAME


@lru_cache(1 << 14)
def same(action: Action) -> Hashable:
    """Return a key that interchangeable actions share: cards of one type are equal, and a card given for a basic is gone on any pile.

    What lies on top of the pile then shows its suit and may be drafted by anyone (VI-7.2); a search may ignore that.
    """
    if action.kind not in ("basic", "lay"):
        return action
    if action.kind == "basic":
        basic, card, _ = action.picks
        return action.kind, basic, NAME[items.CARD.key(card)]
    card, where = action.picks
    return action.kind, NAME[items.CARD.key(card)], where
