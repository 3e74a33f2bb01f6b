"""The symbols of a village that count (VI-1.3): food, builders and gold only on uncovered cards, suits and padlocks on all."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from ..components import COUNTESS_GOLD, FOUNDERS_FOOD, FOUNDERS_GOLD, KIND, SUITS, Cards
from .village import Plot, Village

_NO_SUIT = (0,) * len(SUITS)
_SUITS_OF = tuple(tuple(dict(kind.symbols).get(suit, 0) for suit in SUITS) for kind in KIND)
"""The symbols of each suit on a card."""


class Symbols(Struct, frozen=True, gc=False):
    """What counts in a village: ``gold`` is the sum of the visible printed values, ``gold_cards`` are the cards that have one.

    ``padlocks`` are the villagers with one, ``chains`` the columns with a card (VI-17.7).
    """

    top: Cards
    """The uncovered cards, plot by plot."""
    food: int
    builder: int
    gold: int
    gold_cards: Cards
    padlocks: int
    chains: int


@lru_cache(maxsize=1024)
def symbols(village: Village) -> Symbols:
    """Return the symbols of a village."""
    food = builder = gold = padlocks = chains = 0
    top: list[int] = []
    gold_cards: list[int] = []
    for plot in village.plots:
        part = _of_plot(plot, village.turned)
        top += part.top
        food += part.food
        builder += part.builder
        gold += part.gold
        gold_cards += part.gold_cards
        padlocks += part.padlocks
        chains += part.chains
    return Symbols(tuple(top), food, builder, gold, tuple(gold_cards), padlocks, chains)


@lru_cache(maxsize=8192)
def _of_plot(plot: Plot, turned: bool) -> Symbols:
    """Return the symbols of one plot."""
    top, cards = plot.top(), plot.cards()
    alone = Village((plot,), turned=turned)
    gold = {card: printed_gold(alone, card) for card in top}
    return Symbols(
        top=top,
        food=sum([printed_food(alone, card) for card in top]),
        builder=sum([KIND[card].builder for card in top]),
        gold=sum(gold.values()),
        gold_cards=tuple([card for card in top if gold[card]]),
        padlocks=sum([bool(KIND[card].unlocker) for card in cards]),
        chains=len(plot.columns),
    )


@lru_cache(maxsize=1024)
def suit_symbols(village: Village) -> tuple[int, ...]:
    """Return the symbols of each suit on all cards (VI-12.1)."""
    return tuple(map(sum, zip(*[_SUITS_OF[card] for card in village.cards()], strict=True))) or _NO_SUIT


def of_suit(village: Village, suit: str) -> int:
    """Return the symbols of a suit on all cards (VI-12.1)."""
    return suit_symbols(village)[SUITS.index(suit)]


def printed_gold(village: Village, card: int) -> int:
    """Return the printed gold value of a card of a village; that of two-sided cards depends on the side (VI-10.1)."""
    match KIND[card].id:
        case "founders":
            return 0 if village.turned else FOUNDERS_GOLD
        case "countess":
            return 0 if village.turned else COUNTESS_GOLD
        case _:
            return KIND[card].gold


def printed_food(village: Village, card: int) -> int:
    """Return the food of a card of a village (VI-10.1)."""
    return FOUNDERS_FOOD if KIND[card].id == "founders" and village.turned else KIND[card].food
