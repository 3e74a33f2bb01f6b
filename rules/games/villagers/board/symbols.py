"""The symbols of a village that count (VI-1.3): food, builders and gold only on uncovered cards, suits and padlocks on all."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from msgspec import Struct

from ..components import COUNTESS_GOLD, FOUNDERS_FOOD, FOUNDERS_GOLD, KIND, SUITS, Cards
from .village import Plot, Village


class Symbols(Struct, frozen=True):
    """What counts in a village: ``gold`` is the sum of the visible printed values, ``gold_cards`` are the cards that have one.

    ``suits`` are the suit symbols, suit by suit, ``padlocks`` the villagers with one, ``chains`` the columns with a card (VI-17.7).
    """

    top: Cards
    """The uncovered cards, plot by plot."""
    food: int
    builder: int
    gold: int
    gold_cards: Cards
    suits: tuple[int, ...]
    padlocks: int
    chains: int

    def of_suit(self, suit: str) -> int:
        """Return the symbols of a suit on all cards (VI-12.1)."""
        return self.suits[SUITS.index(suit)]


@lru_cache(maxsize=1024)
def symbols(village: Village) -> Symbols:
    """Return the symbols of a village."""
    parts = [_of_plot(plot, village.turned) for plot in village.plots]
    return Symbols(
        top=tuple([card for part in parts for card in part.top]),
        food=sum([part.food for part in parts]),
        builder=sum([part.builder for part in parts]),
        gold=sum([part.gold for part in parts]),
        gold_cards=tuple([card for part in parts for card in part.gold_cards]),
        suits=tuple(map(sum, zip(*[part.suits for part in parts], strict=True))) or (0,) * len(SUITS),
        padlocks=sum([part.padlocks for part in parts]),
        chains=sum([part.chains for part in parts]),
    )


@lru_cache(maxsize=8192)
def _of_plot(plot: Plot, turned: bool) -> Symbols:
    """Return the symbols of one plot."""
    top = plot.top()
    alone = Village((plot,), turned=turned)
    kinds = [KIND[card] for card in plot.cards()]
    suits: Counter[str] = Counter()
    for kind in kinds:
        suits.update(dict(kind.symbols))
    gold = {card: printed_gold(alone, card) for card in top}
    return Symbols(
        top=top,
        food=sum(printed_food(alone, card) for card in top),
        builder=sum(KIND[card].builder for card in top),
        gold=sum(gold.values()),
        gold_cards=tuple(card for card in top if gold[card]),
        suits=tuple(suits[suit] for suit in SUITS),
        padlocks=sum(bool(kind.unlocker) for kind in kinds),
        chains=len(plot.columns),
    )


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
