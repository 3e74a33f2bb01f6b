"""What a seat has earned."""

from __future__ import annotations

from ..scoring.score import final
from ..state import State


def points(state: State, seat: int) -> int:
    """Return the points of a seat if the game ended now."""
    return sum(row.points[seat] for row in final(state))
