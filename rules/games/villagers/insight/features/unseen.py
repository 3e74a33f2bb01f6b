"""Which cards a seat may still meet: those it has not seen go anywhere (VI-20.1, 20.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from itertools import chain

from rules.engine.hidden.piles import Pile

from ...board.holders import holders
from ...board.village import Village
from ...components import CARDS_OF, NAME, Cards
from ...state import State

COPIES = {name: len(cards) for name, cards in CARDS_OF.items()}
Parts = tuple[Mapping[str, int], ...]
"""What lies in several places, counted by type."""


@lru_cache(1 << 13)
def counted(cards: Cards) -> Mapping[str, int]:
    """Return how many cards there are of each type."""
    return Counter([NAME[card] for card in cards])


def known_hand(state: State, seat: int, of: int) -> Cards:
    """Return the cards of a hand that a seat knows: all of its own, of another those it has seen drafted (VI-20.3)."""
    cards = state.seats[of].hand.cards
    if of == seat:
        return cards
    known = state.known
    return tuple(sorted([card for card in cards if card > 0 and known[card] >> seat & 1]))


def parts(state: State, seat: int) -> Parts:
    """Return what a seat sees in places from which no card comes back to the road: its own, and everywhere else together."""
    own = state.seats[seat]
    others = [other for other in range(len(state.seats)) if other != seat]
    villages = tuple([holder.village for holder in holders(state) if holder is not own])
    cards = tuple([known_hand(state, seat, other) + state.seats[other].square for other in others])
    return counted(own.village.cards()), counted(own.hand.cards), counted(own.square), _elsewhere(state.box, state.discard, villages, cards)


@lru_cache(1 << 12)
def _elsewhere(box: Pile, discard: Pile, villages: tuple[Village, ...], others: tuple[Cards, ...]) -> Mapping[str, int]:
    places = (box.cards, discard.cards, *[village.cards() for village in villages], *others)
    return counted(tuple(chain.from_iterable(places)))


def to_meet(name: str, seen: Parts) -> int:
    """Return how many cards of a type may still be on the road or come there, or be held by others unseen."""
    n = COPIES[name]
    for part in seen:
        if name in part:
            n -= part[name]
    return n
