"""What a village is and can become: symbols that raise limits, places for further villagers, keys, silver that grows."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from ...board.symbols import suit_symbols, symbols
from ...board.values import silver_values
from ...board.village import Village
from ...components import CHAINS, KIND, KINDS, NAME, WILDCARDS, Cards
from .naming import Seen, named
from .unseen import Parts, counted, to_meet

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
STARTS: tuple[str, ...] = tuple(dict.fromkeys(chain[0] for chain in CHAINS))
PLACES = named("chains", **{f"places_{name}": "6.7" for name in STARTS}, suit_symbols_most="22.7")
FOLLOWER: dict[str, str] = {below: above for chain in CHAINS for below, above in pairwise(chain[1:])}
"""What is laid on a middle card of a chain."""
_FOLLOWING = tuple((name, above, KINDS[above].gold - KINDS[name].gold) for name, above in FOLLOWER.items())
GROWTH = named("chains", **{f"open_{name}": "6.6" for name in FOLLOWER}, follower_gain="6.6", follower_gain_open="6.6", follower_none="6.6")
OPENED: dict[str, tuple[str, ...]] = {
    key: tuple(kind.id for kind in KINDS.values() if kind.unlocker == key)
    for key in dict.fromkeys(kind.unlocker for kind in KINDS.values() if kind.unlocker)
}
"""The types that each unlocker opens."""
KEYS = named("keys", keys="8.1", keys_for_hand="8.1", keys_for_road="8.1", keys_for_unseen="8.6", padlocks="12.2")

_ENOUGH = 3


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


@lru_cache(1 << 13)
def free_places(village: Village) -> dict[str, int]:
    """Return how many more villagers can be laid on each type; a wildcard at the bottom counts as what it must stand for, if that is sure.

    What is returned is not to be changed.
    """
    free: dict[str, int] = {}
    for plot in village.plots:
        if NAME[plot.bottom] not in WILDCARDS:
            room = KIND[plot.bottom].slots - len(plot.columns)
            if room > 0:
                name = NAME[plot.bottom]
                free[name] = free.get(name, 0) + room
        for column in plot.columns:
            top = column[-1]
            if KIND[top].slots and NAME[top] in FOLLOWER:
                free[NAME[top]] = free.get(NAME[top], 0) + 1
    return free


@lru_cache(1 << 13)
def keys_of(village: Village) -> tuple[str, ...]:
    """Return the unlockers in a village, by type."""
    return tuple({NAME[card]: 0 for card in village.cards() if NAME[card] in OPENED})


def growth(village: Village, held: Cards, road: Cards, seen: Parts) -> Seen:
    """Return what middle cards of chains wait for: who may follow them, if any is still to be met, and what that would bring."""
    free = free_places(village)
    waiting, gain, gain_open, hopeless = [0.0] * len(FOLLOWER), 0, 0, 0
    for at, (name, follower, extra) in enumerate(_FOLLOWING):
        if name in free:
            copies = min(free[name], max(0, to_meet(follower, seen)))
            gain += copies * extra
            gain_open += min([NAME[card] for card in road].count(follower), copies) * extra
            hopeless += free[name] - copies if follower not in counted(held) else 0
            waiting[at] = float(copies)
    return (*waiting, gain / 10, gain_open / 10, float(hopeless))


def keys(village: Village, held: Cards, road: Cards, seen: Parts) -> Seen:
    """Return how many padlocks a seat's own unlockers may open, each for 2 gold of the bank at every market to come (VI-8.1)."""
    own = keys_of(village)
    if not own:
        return (0.0, 0.0, 0.0, 0.0, symbols(village).padlocks / 3)
    unseen = sum([max(0, to_meet(name, seen)) for key in own for name in OPENED[key]])
    on_road = sum([KIND[card].unlocker in own for card in road])
    return (
        len(own) / 2,
        sum([KIND[card].unlocker in own for card in held]) / 2,
        on_road / 2,
        max(0, unseen - on_road) / 5,
        symbols(village).padlocks / 3,
    )
