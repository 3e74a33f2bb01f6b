"""The number of every piece, and the range of every counter, that no game can exceed."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.definition import Demand

from ..components import CHAPTER, COPIES, PROFESSIONS, ROW, SET_SIZE, Cards
from ..meta import META
from ..state import State

MAX_COUNTER = 100
"""More tokens than any player can get before points end the game, and more actions than the cards of a turn can give."""
MAX_HAND = 30
"""Twice as many cards as any player held in thousands of random games, including those of hoarders."""
TARGETS = next(option.values for option in META.options if option.id == "target_vp")


def bounds(state: State) -> Iterator[Demand]:
    """Yield what is demanded of an untrusted state before it is used."""
    yield "the row has the wrong number of places", len(state.vp_row) == ROW
    yield "the points that win are wrong", state.target in TARGETS
    yield "a player number is wrong", state.first in range(len(state.seats))
    in_order = tuple(name for name in PROFESSIONS if name in state.professions)
    yield "the professions are wrong", sorted(state.professions) == sorted(in_order) and len(in_order) <= SET_SIZE
    yield "the professions are out of order", len(in_order) < SET_SIZE or state.professions == in_order
    yield "points are credited in a game that counts them", not state.credited
    counters = (state.actions_left, state.actions_taken, *(seat.tokens for seat in state.seats))
    yield "a counter is out of range", min(counters) >= 0 and max(counters) <= MAX_COUNTER
    yield "a hand is too large", all(len(seat.hand.cards) <= MAX_HAND for seat in state.seats)
    yield "a completed chapter is not one of all colours", all(_is_chapter(pile.cards) for seat in state.seats for pile in seat.chapters)


def _is_chapter(cards: Cards) -> bool:
    """Return whether these are all the colours of a profession (GH-1.5); any numbers are accepted as cards."""
    identities = {(card - 1) // COPIES for card in cards}
    first = min(identities, default=0)
    return len(cards) == CHAPTER and first % CHAPTER == 0 and identities == set(range(first, first + CHAPTER))
