"""What counts in a village as it stands: symbols that raise the limits, income, silver, and places for villagers (VI-1.3)."""

from __future__ import annotations

from functools import lru_cache

from ...board.symbols import suit_symbols, symbols
from ...board.values import silver_values
from ...board.village import Village
from ...components import KINDS, NAME
from .chains import STARTS, free_places
from .naming import Seen, named

FOOD = named(
    "limits",
    food_first="4.2",
    food_second="4.2",
    food_third="4.2",
    food_more="12.2",
    founders_turned="10.1",
    founders_about_to_turn="10.1",
)
BUILDERS = named("limits", builder_first="6.2", builder_second="6.2", builder_third="6.2", builder_more="12.2")
INCOME = named(
    "income",
    gold_visible="11.3",
    gold_symbols="12.2",
    coins_on_villagers="11.3",
    silver_now="11.4",
    highest_coins="12.2",
    villagers="13.2",
)
SILVERS: tuple[str, ...] = tuple(kind.id for kind in KINDS.values() if kind.silver or kind.id == "nun")
SILVER = named("silver", **{f"silver_{name}": "12.2" for name in SILVERS})
_ENOUGH = 3
"""More symbols of a kind than this raise no limit."""


@lru_cache(1 << 13)
def estate(village: Village) -> Seen:
    """Return what counts in a village: its symbols, income, silver and places for villagers."""
    found, suits = symbols(village), suit_symbols(village)
    food, builder = found.food, found.builder
    coins = [n for _, n in village.coins]
    silver = dict.fromkeys(SILVERS, 0)
    for card in found.top:
        if NAME[card] in silver:
            silver[NAME[card]] += 1
    free = free_places(village)
    return (
        float(food > 0),
        float(food > 1),
        float(food > 2),
        min(max(0, food - _ENOUGH), 5) / 2,
        float(village.turned),
        float(not food),
        float(builder > 0),
        float(builder > 1),
        float(builder > 2),
        min(max(0, builder - _ENOUGH), 5) / 2,
        found.gold / 10,
        len(found.gold_cards) / 4,
        sum(coins) / 10,
        sum([worth.gold for worth in silver_values(village)]) / 10,
        max(coins, default=0) / 4,
        len(village.cards()) / 10,
        *map(float, silver.values()),
        *[min(free.get(name, 0), 4) / 2 for name in STARTS],
        max(suits) / 4,
    )
