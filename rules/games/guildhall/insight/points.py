"""What a seat has earned."""

from __future__ import annotations

from ..scoring.score import points as points_of
from ..state import State


def points(state: State, seat: int) -> int:
    """Return the points of a seat if the game ended now: nothing is added at the end (GH-11.5)."""
    return points_of(state.seats[seat])
