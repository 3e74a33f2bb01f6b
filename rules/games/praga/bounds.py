"""The number of every piece, and the range of every counter, that no game can exceed."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.definition import Demand

from .components import POINTS, ROUNDS
from .state import State


def bounds(state: State) -> Iterator[Demand]:
    """Yield what is demanded of an untrusted state before it is used."""
    yield "the round is wrong", 1 <= state.round <= ROUNDS
    yield "points are credited for something unknown", all(key == "turns" and 0 < n <= ROUNDS * POINTS for _, key, n in state.credited)
