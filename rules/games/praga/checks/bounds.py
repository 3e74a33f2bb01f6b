"""The number of every piece, and the range of every counter, that no game can exceed."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.definition import Demand

from ..components import TURNS
from ..state import State


def bounds(state: State) -> Iterator[Demand]:
    """Yield what is demanded of an untrusted state before it is used."""
    yield "the turn is wrong", 0 <= state.turns <= TURNS[len(state.seats)]
