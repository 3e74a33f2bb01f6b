"""Setting up a new game (PC-1.1)."""

from __future__ import annotations

from rules.engine.definition import Options
from rules.engine.rng import Rng

from .state import Seat, State
from .turn import StartTurn


def setup(players: int, options: Options, rng: Rng) -> State:
    """Return a new game in which a random player goes first."""
    first = rng.below(players)
    return State(seats=tuple(Seat() for _ in range(players)), pending=[StartTurn(first, players)], rng=0, turn_of=first)
