"""How many cards a player may take or lay in a round."""

from __future__ import annotations

from ..components import BASE_DRAFT, MAX_DRAFT
from ..state import State
from .symbols import symbols


def draft_limit(state: State, player: int) -> int:
    """Return how many cards a player has to draft in this round (VI-4.2, 4.3)."""
    return min(MAX_DRAFT, BASE_DRAFT + symbols(state.seats[player].village).food)


def draft_places(state: State, player: int) -> int:
    """Return how many more cards a player has to draft; below 0 if a limit has fallen."""
    return draft_limit(state, player) - len(state.seats[player].square)
