"""What the tracks show (PC-9.2)."""

from __future__ import annotations

from ..components import COUNT
from ..state import State


def count(state: State, player: int, track: int) -> int:
    """Return the mines or quarries of a player (PC-9.2)."""
    return COUNT[track][state.seats[player].tracks[track]]
