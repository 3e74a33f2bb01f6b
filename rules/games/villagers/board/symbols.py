"""The symbols of a village that count (VI-1.3): food, builders and gold only on uncovered cards, suits and padlocks on all."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from ..components import COUNTESS_GOLD, FOUNDERS_FOOD, FOUNDERS_GOLD, KIND, NAME, SUITS, Cards
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
    top = plot.top()
    gold_cards = tuple([card for card in top if _gold(card, turned)])
    return Symbols(
        top=top,
        food=sum([_food(card, turned) for card in top]),
        builder=sum([KIND[card].builder for card in top]),
        gold=sum([_gold(card, turned) for card in gold_cards]),
        gold_cards=gold_cards,
        padlocks=sum([bool(KIND[card].unlocker) for card in plot.cards()]),
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
    return _gold(card, village.turned)


def printed_food(village: Village, card: int) -> int:
    """Return the food of a card of a village (VI-10.1)."""
    return _food(card, village.turned)


def _gold(card: int, turned: bool) -> int:
    match NAME[card]:
        case "founders":
            return 0 if turned else FOUNDERS_GOLD
        case "countess":
            return 0 if turned else COUNTESS_GOLD
        case _:
            return KIND[card].gold


def _food(card: int, turned: bool) -> int:
    return FOUNDERS_FOOD if turned and NAME[card] == "founders" else KIND[card].food
