"""What a village brings at the markets, card by card (VI-11.3, 11.4); "what would I score now" is the same question (VI-22.3)."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from msgspec import Struct

from ..components import DEVELOPMENT, KIND, NAME
from .symbols import printed_gold, symbols
from .values import best_unique_silver, silver_values
from .village import Village

ROWS = (("gold_1", "coins_1"), ("gold_2", "silver", "nun", "coins_2"))
"""The rows of each market in the score, in the order in which they are scored (VI-13.4)."""
HIRED = "hired"
"""What is paid for Freelancers (VI-16.8)."""
MODULE_ROWS = {
    "bronze": tuple(dict.fromkeys(kind.id for kind in KIND if kind.bronze)),
    "developments": tuple(development.id for development in DEVELOPMENT),
    "hired": (HIRED,),
}
"""The rows of what modules give or cost apart from the markets, each with its sources."""
SOURCES = frozenset(chain(*ROWS, *MODULE_ROWS.values()))
"""Everything gold is credited for."""


class Earning(Struct, frozen=True):
    """What one card brings at a market: ``row`` is where it counts in the score.

    ``count`` is the number that a silver value follows from; ``copied`` is the card whose silver value a Nun has.
    """

    row: str
    card: int
    gold: int
    count: int = 0
    copied: int = 0


@lru_cache(maxsize=256)
def earnings(village: Village, market: int) -> tuple[Earning, ...]:
    """Return what every card of a village brings at a market, counted from 0, row after row.

    Coins stay on the cards at the first market; at the second they move to the supply, after everything else.
    """
    found, (gold, *silver, coins) = symbols(village), ROWS[market]
    earned = [Earning(gold, card, printed_gold(village, card)) for card in found.gold_cards]
    if silver:
        earned += [Earning("silver", worth.card, worth.gold, count=worth.count) for worth in silver_values(village)]
        copied = best_unique_silver(village)
        earned += [Earning("nun", nun, copied.gold, copied=copied.card) for nun in found.top if copied and NAME[nun] == "nun"]
    earned += [Earning(coins, card, n) for card, n in village.coins]
    return tuple(earned)


@lru_cache(maxsize=1024)
def income(village: Village, since: int) -> int:
    """Return what a village brings at all markets together, from market ``since`` on."""
    return sum(earning.gold for market in range(since, len(ROWS)) for earning in earnings(village, market))
