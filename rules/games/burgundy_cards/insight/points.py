"""What a seat has earned."""

from __future__ import annotations

from rules.engine.worth.credit import credited_in_all

from ..components import START_CARD_VP
from ..state import State


def points(state: State, seat: int) -> int:
    """Return the points of a seat if the game ended now: those credited, and that of the start player card (BC-16.1, 16.3)."""
    holds = state.egon is None and state.holder == seat
    return credited_in_all(state.credited, seat) + (START_CARD_VP if holds else 0)
