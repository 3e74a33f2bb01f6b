"""The road with its coins, the stacks above it and the reserve: taking cards from them, and what comes next (VI-4, VI-5).

A source is a stack or the reserve, by its item. What is taken leaves its place here; where it goes is up to the step that takes it.
"""

from __future__ import annotations

from itertools import compress

from rules.engine.types import ItemId
from rules.engine.values import replaced

from .. import items
from ..components import MARKETS, STACKS
from ..state import State

_STACK_ITEMS = tuple(map(items.STACK.id, range(STACKS)))


def stacks_left(state: State) -> list[ItemId]:
    """Return the stacks that are not exhausted, from left to right (VI-4.8)."""
    return [*compress(_STACK_ITEMS, [pile.cards for pile in state.stacks])]


def next_source(state: State, reserve_first: bool) -> ItemId | None:
    """Return where the next open card comes from: the leftmost stack, then the reserve (VI-4.7), or the other way round (VI-5.2)."""
    stack = None if reserve_first and state.reserve.cards else next((n for n, pile in enumerate(state.stacks) if pile.cards), None)
    if stack is not None:
        return _STACK_ITEMS[stack]
    return items.RESERVE if state.reserve.cards else None


def take_top(state: State, source: ItemId) -> int:
    """Take the top card off a stack or the reserve."""
    stack = items.STACK.of(source)
    if stack is None:
        (card,), state.reserve = state.reserve.drawn()
    else:
        (card,), pile = state.stacks[stack].drawn()
        state.stacks = replaced(state.stacks, stack, pile)
    return card


def take_open(state: State, card: int) -> int:
    """Take an open card, and the coins on it; return how many there were (VI-4.6)."""
    at = state.road.index(card)
    coins = state.road_coins[at]
    state.road = replaced(state.road, at, 0)
    state.road_coins = replaced(state.road_coins, at, 0)
    return coins


def due(state: State, market: int) -> bool:
    """Return whether a market, counted from 0, takes place at the end of this round (VI-11.1, 11.2)."""
    return state.markets <= market and not any(state.stacks[stack].cards for stack in MARKETS[market])
