"""What decides the game (BU-16.3): points or, for a lone player, full fields (BU-25.14)."""

from __future__ import annotations

from ...state import State, estate_of
from ..points import points


def reached(state: State, seat: int) -> float:
    """Return the points a seat would have if the game ended now; alone, its fields with a tile."""
    if not state.solo:
        return points(state, seat)
    tiles = estate_of(state, seat).tiles
    return len(tiles) - tiles.count(0)
