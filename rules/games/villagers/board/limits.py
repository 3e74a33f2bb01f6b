"""How many cards a player may take or lay in a round."""

from __future__ import annotations

from ..components import BASE_BUILD, BASE_DRAFT, MAX_BUILD, MAX_DRAFT
from ..state import State
from .developments import token_builders, token_food
from .events import reduced
from .symbols import symbols


def draft_limit(state: State, player: int) -> int:
    """Return how many cards a player has to draft in this round (VI-4.2, 4.3); Rats that were not paid off take one away (VI-A25)."""
    return min(MAX_DRAFT, BASE_DRAFT + symbols(state.seats[player].village).food + token_food(state, player)) - reduced(state, "rats")


def draft_places(state: State, player: int) -> int:
    """Return how many more cards a player has to draft; below 0 if a limit has fallen."""
    return draft_limit(state, player) - len(state.seats[player].square)


def build_limit(state: State, player: int) -> int:
    """Return how many build actions a player has at the start of a build turn (VI-6.2); Arson that was not paid off takes one away."""
    limit = min(MAX_BUILD, BASE_BUILD + symbols(state.seats[player].village).builder + token_builders(state, player))
    return limit - reduced(state, "arson")
