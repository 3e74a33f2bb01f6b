"""Whether somebody has a turn."""

from __future__ import annotations

from ..state import State
from ..steps.turn import EndTurn


def in_a_turn(state: State) -> bool:
    """Say whether somebody has a turn; at the end of a phase there are decisions, but no turns, and so no purchases (BU-26.29)."""
    return any(isinstance(step, EndTurn) for step in state.pending)
