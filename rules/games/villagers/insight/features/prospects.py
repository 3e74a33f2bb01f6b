"""What villagers still to be laid would bring, and how near they are: ready, a basic away, on another card in hand, or waiting."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...board.values import silver_value
from ...board.village import Village
from ...components import BASICS, FOUNDERS_GOLD, KIND, KINDS, NAME, UNLOCK, WILDCARDS, Cards
from .estate import OPENED, free_places, keys_of
from .unseen import counted

FOUNDERS = "founders"
_BARE = KINDS[FOUNDERS].slots
READY, BASIC, CHAINED, WAITING = range(4)
"""A card can be laid at once; after a basic has been gained; on another card of the hand; or not before another card has been met."""


class Prospect(NamedTuple):
    """A card that may be laid: how near it is, and about what it brings at the markets to come."""

    card: int
    nearness: int
    gain: float


@lru_cache(1 << 15)
def prospects(village: Village, cards: Cards, markets: int) -> tuple[Prospect, ...]:
    """Return the prospects of cards of a hand that are laid in a village, the most promising first, none in a place that another has.

    ``markets`` is how many are to come when they have been laid. Of equal depth in their chains, the dearest card has the choice of places.
    """
    free = dict(free_places(village))
    keys = keys_with(village, cards)
    from_hand: set[str] = set()
    found: list[Prospect] = []
    laid = [card for card in cards if not KIND[card].discarded and NAME[card] not in WILDCARDS]
    for card in sorted(laid, key=lambda card: (KIND[card].index, -KIND[card].gold)):
        kind = KIND[card]
        nearness = READY
        if not kind.flag and kind.index > 1:
            below = kind.chain[kind.index - 2]
            if free.get(below):
                free[below] -= 1
                nearness = CHAINED if below in from_hand and not free_places(village).get(below) else READY
            elif below in BASICS:
                free[below] = KINDS[below].slots - 1
                nearness = BASIC
            else:
                nearness = WAITING
        if kind.slots and nearness != WAITING:
            free[kind.id] = free.get(kind.id, 0) + kind.slots
            from_hand.add(kind.id)
        found.append(Prospect(card, nearness, worth(village, card, markets, keys)))
    found.sort(key=_dearest)
    return tuple(found)


def _dearest(one: Prospect) -> float:
    return -one.gain


@lru_cache(1 << 15)
def fit(village: Village, held: Cards, card: int, markets: int) -> Prospect:
    """Return the prospect of a card that is not held yet, if it has the choice of places."""
    kind = KIND[card]
    gain = worth(village, card, markets, keys_with(village, held))
    if kind.flag or kind.index < 2:
        return Prospect(card, READY, gain)
    below = kind.chain[kind.index - 2]
    if free_places(village).get(below):
        return Prospect(card, READY, gain)
    if below in BASICS:
        return Prospect(card, BASIC, gain)
    return Prospect(card, CHAINED if below in counted(held) else WAITING, gain)


@lru_cache(1 << 13)
def keys_with(village: Village, cards: Cards) -> frozenset[str]:
    """Return the unlockers in a village and among cards held, by type."""
    return frozenset(keys_of(village)).union([NAME[card] for card in cards if NAME[card] in OPENED])


def worth(village: Village, card: int, markets: int, keys: frozenset[str]) -> float:
    """Return about what laying a card brings a village at the markets to come: its gold, silver and padlock, less what it covers."""
    kind = KIND[card]
    gain = float(kind.gold * markets)
    if kind.silver:
        gain += _silver(village, card)
    if kind.unlocker:
        gain += UNLOCK * markets if kind.unlocker in keys else -UNLOCK
    if kind.index > 2:
        gain -= KINDS[kind.chain[kind.index - 2]].gold * markets
    elif kind.index == 2 and kind.chain[0] == FOUNDERS and not village.turned and free_places(village).get(FOUNDERS) == _BARE:
        gain -= FOUNDERS_GOLD * markets
    return gain


@lru_cache(1 << 14)
def _silver(village: Village, card: int) -> int:
    """Return what the silver symbol of a card would be worth in a village as it stands (VI-12.2)."""
    return silver_value(village.with_plot(card), card)
