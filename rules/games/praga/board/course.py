"""How far the game has come (PC-2.1)."""

from __future__ import annotations

from ..state import State


def turns_in_round(state: State) -> int:
    """Return the turns of a round: one for each player, and one for an automatic opponent."""
    return max(len(state.seats), 2)


def round_of(state: State) -> int:
    """Return the round being played, from 1 (PC-2.1)."""
    return state.turns // turns_in_round(state) + 1
