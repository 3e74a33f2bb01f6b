"""What a seat has earned."""

from __future__ import annotations

from ..board.income import income
from ..state import State


def points(state: State, seat: int) -> int:
    """Return the gold of a seat if the game ended now: what it has, and what the markets to come would give it (VI-13.1, 22.3)."""
    of = state.seats[seat]
    return of.gold + income(of.village, state.markets)
