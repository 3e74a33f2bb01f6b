"""The number of every piece, and the range of every counter, that no game can exceed."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.definition import Demand

from ..components import KIND, MARKETS, ROAD, STACKS
from ..state import State

MAX_GOLD = 2000
"""More than any supply can hold."""


def bounds(state: State) -> Iterator[Demand]:
    """Yield what is demanded of an untrusted state before it is used."""
    yield "the road has the wrong number of positions", len(state.road) == len(state.road_coins) == ROAD
    yield "there is a wrong number of stacks", len(state.stacks) == STACKS
    everybody = (1 << (len(state.seats) + 1)) - 1
    yield "the knowledge of cards has the wrong length", len(state.known) == len(KIND)
    yield "the knowledge of cards is impossible", all(seen == everybody or 0 <= seen <= everybody >> 1 for seen in state.known)
    yield "a player number is wrong", state.first in range(len(state.seats))
    yield "the markets are wrong", 0 <= state.markets <= len(MARKETS)
    yield "a counter is out of range", all(0 <= seat.gold <= MAX_GOLD for seat in state.seats)
