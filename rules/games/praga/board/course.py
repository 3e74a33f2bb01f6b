"""How far the game has come (PC-2.1)."""

from __future__ import annotations

from ..state import State


def round_of(state: State) -> int:
    """Return the round being played, from 1 (PC-2.1); an automatic opponent has turns too."""
    players = len(state.seats)
    return state.turns // max(players, 2) + 1
