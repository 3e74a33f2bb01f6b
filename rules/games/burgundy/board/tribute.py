"""Tribute: what shields cost at the end of each phase (BU-26.7)."""

from __future__ import annotations

from ..modules import TRIBUTE
from ..state import State, holds, store_of
from .shields import TRIBUTE_IN_WORKERS


def unpaid(state: State, player: int) -> int:
    """Return how many of a player's shields would leave the game if tribute were due now (BU-26.7, BU-26.13)."""
    store = store_of(state, player)
    paid = store.silver // TRIBUTE + (store.workers // TRIBUTE if holds(state, player, TRIBUTE_IN_WORKERS) else 0)
    return max(0, len(state.seats[player].shields) - paid)
