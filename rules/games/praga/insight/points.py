"""What a seat has earned."""

from __future__ import annotations

from rules.engine.worth.credit import credited_in_all

from ..scoring.final import FINAL_ROWS
from ..state import State

FINAL = tuple(row.points for row in FINAL_ROWS.values())


def points(state: State, seat: int) -> int:
    """Return the points of a seat if the game ended now: those credited, and those of the final scoring, open plazas aside (PC-15.2)."""
    credited = credited_in_all(state.credited, seat)
    if state.standings is not None:
        return credited  # those of the final scoring are among them now (PC-15.10)
    return credited + sum([final(state, seat) for final in FINAL])
