"""What the silver and bronze symbols of a village are worth (VI-12), always as the village stands now (VI-12.4)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from msgspec import Struct

from ..components import CARDS, KIND, NAME, Value
from .symbols import of_suit, printed_gold, symbols
from .village import Village

_BRONZE = frozenset(card for card in CARDS if KIND[card].bronze)


class Worth(Struct, frozen=True):
    """What the symbol of a card is worth in its village, and the number that this follows from (VI-13.4)."""

    card: int
    gold: int
    count: int


def silver_value(village: Village, card: int) -> int:
    """Return the value of the silver symbol of a card in a village; 0 for a card without one."""
    return next((worth.gold for worth in silver_values(village) if worth.card == card), 0)


@lru_cache(maxsize=1024)
def silver_values(village: Village) -> tuple[Worth, ...]:
    """Return what every visible silver symbol is worth; several copies of a card count separately (VI-12.2)."""
    return tuple(_worth(village, card, value) for card in symbols(village).top if (value := KIND[card].silver))


def best_silver(village: Village) -> Worth | None:
    """Return the most valuable silver symbol, if there is any (VI-12.3, 17.6)."""
    return _best(silver_values(village))


def best_unique_silver(village: Village) -> Worth | None:
    """Return the most valuable silver symbol of which the village has exactly one card: what a Nun is worth (VI-14.6)."""
    copies = Counter(NAME[card] for card in village.cards())
    return _best(tuple(worth for worth in silver_values(village) if copies[NAME[worth.card]] == 1))


@lru_cache(maxsize=1024)
def bronze_values(village: Village) -> tuple[Worth, ...]:
    """Return what every visible bronze symbol is worth (VI-12.3)."""
    if _BRONZE.isdisjoint(village.cards()):
        return ()
    return tuple(_worth(village, card, value) for card in symbols(village).top if (value := KIND[card].bronze))


def best_bronze(village: Village) -> Worth | None:
    """Return the one bronze symbol that is scored: the most valuable (VI-16.3), if there is any."""
    return _best(bronze_values(village))


def _best(worths: tuple[Worth, ...]) -> Worth | None:
    return max(worths, key=lambda worth: worth.gold, default=None)


def _worth(village: Village, card: int, value: Value) -> Worth:
    count = _count(village, value)
    return Worth(card, count // value.group * value.gold, count)


def _count(village: Village, value: Value) -> int:
    """Return what a value is counted by; its groups are rounded down (VI-12.1)."""
    found = symbols(village)
    match value.kind:
        case "per_group":
            match value.counted:
                case "suit_symbol":
                    return sum(of_suit(village, suit) for suit in value.of)
                case "gold_symbol":
                    return len(found.gold_cards)
                case "padlock_symbol":
                    return found.padlocks
                case "food_symbol":
                    return found.food
                case "builder_symbol":
                    return found.builder
        case "per_set":
            return min(of_suit(village, suit) for suit in value.of)
        case "sum_printed_gold":
            return sum(printed_gold(village, card) for card in found.gold_cards if KIND[card].suit in value.of)
        case "max_coins_on_one_villager":
            return max((coins for _, coins in village.coins), default=0)
        case "per_villager_with_coins":
            return len(village.coins)
        case "fraction_of_one_own_silver_value":
            best = best_silver(village)
            return best.gold if best else 0
        case "per_start_card":
            return sum(sum(map(len, plot.columns)) >= value.at_least for plot in village.plots)
    raise KeyError(value.kind)
