"""The position from which the table of the board game is laid out."""

from __future__ import annotations

from app.table.position import PositionOf
from rules.games.burgundy.state import State
from rules.games.burgundy.steps.turn import EndTurn

Position = PositionOf[State]


def in_a_turn(state: State) -> bool:
    """Say whether somebody has a turn; at the end of a phase there are decisions, but no turns, and so no purchases (BU-26.29)."""
    return any(isinstance(step, EndTurn) for step in state.pending)
