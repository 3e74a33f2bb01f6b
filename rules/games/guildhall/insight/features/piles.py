"""Which cards are still to come: what lies in the open, and what tops the discard pile (GH-14)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rules.engine.worth.features import Feature

from ...components import BIT, CHAPTER, COPIES, IDENTITY, Cards
from ...state import State
from .holdings import FULL, Holdings

NAMES: Final = (
    Feature("unseen_last_colours", "piles", "GH-1.1"),
    Feature("unseen_next_colours", "piles", "GH-1.1"),
    Feature("top_completes", "piles", "GH-12.7"),
    Feature("top_fits", "piles", "GH-12.7"),
    Feature("top_completes_for_rivals", "piles", "GH-12.7"),
    Feature("discarded_cards", "piles", "GH-12.8"),
    Feature("top_completes_and_ready", "abilities", "GH-12.7"),
    Feature("ripe_chapters_to_search_for", "abilities", "GH-12.8"),
)
PLENTY: Final = 20
"""The number of cards at which the discard pile is likely to hold any given one."""
_BITS: Final = COPIES.bit_length()
_MASK: Final = (1 << _BITS) - 1


@lru_cache(maxsize=1 << 12)
def _copies(cards: Cards) -> int:
    """Return how often each identity is among some cards, as one number with ``_BITS`` bits for each; hidden cards do not count."""
    return sum(1 << _BITS * IDENTITY[card] for card in cards if card > 0)


@lru_cache(maxsize=1 << 12)
def _lacking(hall: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the identities that would complete a chapter, and those that would be the third or fourth card of one."""
    last, others = list[int](), list[int]()
    profession = 0
    while hall >> CHAPTER * profession:
        column = hall >> CHAPTER * profession & FULL
        size = column.bit_count()
        if size >= CHAPTER - 3:
            found = [CHAPTER * profession + colour for colour in range(CHAPTER) if not column >> colour & 1]
            (last if size == CHAPTER - 1 else others).extend(found)
        profession += 1
    return tuple(last), tuple(others)


def piles(state: State, seat: int, hall: int, held: Holdings, rivals: list[int]) -> tuple[float, ...]:
    """Return the numbers of ``NAMES`` for a player with a hall, given also as identities the halls of the opponents."""
    shown = 0
    for other in state.seats:
        shown += _copies(other.hall) + _copies(other.action_area)
    own = state.seats[seat]
    shown += _copies(own.hand.cards)
    for chapter in own.chapters:
        shown += _copies(chapter.cards)
    last, others = _lacking(hall)
    top = _top(state)
    finishes = 0
    for other_hall in rivals:
        finishes += _completes(other_hall, top)
    completes, searched = _completes(hall, top), len(state.discard.cards)
    return (
        0.25 * sum([COPIES - (shown >> _BITS * identity & _MASK) for identity in last]),
        0.1 * sum([COPIES - (shown >> _BITS * identity & _MASK) for identity in others]),
        float(completes),
        float(bool(top) and not top & hall),
        finishes,
        0.1 * searched,
        float(completes and held.ready.from_top > 0),
        min(held.ready.from_pile, held.stuck) * min(1.0, searched / PLENTY),
    )


def _top(state: State) -> int:
    """Return the identity on top of the discard pile, once cards on their way there have arrived (GH-7.9)."""
    cards = state.leaving[:1] or state.discard.cards[-1:]
    return BIT[cards[0]] if cards else 0


@lru_cache(maxsize=1 << 12)
def _completes(hall: int, card: int) -> bool:
    """Return whether a card would complete a chapter of a hall."""
    if not card or hall & card:
        return False
    shift = (card.bit_length() - 1) // CHAPTER * CHAPTER
    return (hall >> shift & FULL).bit_count() == CHAPTER - 1
