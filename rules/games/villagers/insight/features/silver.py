"""What silver symbols will be worth when more villagers, known only on average, have come (VI-12.2)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...board.symbols import symbols
from ...board.village import Village
from ...components import KIND, KINDS, Kind, Value

_MET: Final = tuple(kind for kind in KINDS.values() if kind.module == "base" and kind.solo)
"""The types that come from the stacks of a solo game, all equally often (VI-18.1)."""


def _counted(kind: Kind, value: Value) -> float:
    """Return what one villager of a type adds to what a value is counted by."""
    match value.kind, value.counted:
        case _, "suit_symbol":
            return sum([n for suit, n in kind.symbols if suit in value.of]) / len(value.of)
        case _, "padlock_symbol":
            return float(bool(kind.unlocker))
        case _, "gold_symbol":
            return float(kind.gold > 0)
        case _, "food_symbol":
            return float(kind.food)
        case _, "builder_symbol":
            return float(kind.builder)
        case "sum_printed_gold", _:
            return float(kind.gold * (kind.suit in value.of))
    return 0.0


PER_CARD: Final = {
    kind.id: value.gold / value.group * sum([_counted(one, value) for one in _MET]) / len(_MET)
    for kind in KINDS.values()
    if (value := kind.silver)
}
"""By how much the silver symbol of a type gains with every further villager, on average."""


@lru_cache(1 << 13)
def growing(village: Village, more: int) -> float:
    """Return by how much the silver symbols of a village will have grown when so many ``more`` villagers have come into it."""
    return more * sum([PER_CARD[KIND[card].id] for card in symbols(village).top if KIND[card].silver])
