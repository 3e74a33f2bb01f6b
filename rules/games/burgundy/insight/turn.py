"""Whether any player has a turn, and what a search need not try in it."""

from __future__ import annotations

from rules.engine.types import Action

from ..state import State
from ..steps.turn import EndTurn


def in_a_turn(state: State) -> bool:
    """Say whether any player has a turn; at the end of a phase there are decisions, but no turns, and so no purchases (BU-26.29)."""
    return any(isinstance(step, EndTurn) for step in state.pending)


def aside(state: State, action: Action) -> bool:
    """Return whether an action only turns a die, which every action with a die can do itself (BU-5.1, 5.5): a search that does both follows
    many lines to the same end. With shields, equal dice are worth something by themselves (BU-26.3).
    """
    return action.kind == "turn" and not state.shields
