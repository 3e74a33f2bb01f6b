"""Padlocks and who opens them: each one opened by a player's own villager brings 2 gold of the bank at every market to come (VI-8)."""

from __future__ import annotations

from functools import lru_cache

from ...board.symbols import symbols
from ...board.village import Village
from ...components import KIND, KINDS, NAME, Cards
from .naming import Seen, named
from .unseen import Parts, to_meet

OPENED: dict[str, tuple[str, ...]] = {
    key: tuple(kind.id for kind in KINDS.values() if kind.unlocker == key)
    for key in dict.fromkeys(kind.unlocker for kind in KINDS.values() if kind.unlocker)
}
"""The types that each unlocker opens."""
KEYS = named("keys", keys="8.1", keys_for_hand="8.1", keys_for_road="8.1", keys_for_unseen="8.6", padlocks="12.2")


@lru_cache(1 << 13)
def keys_of(village: Village) -> tuple[str, ...]:
    """Return the unlockers in a village, by type."""
    return tuple({NAME[card]: 0 for card in village.cards() if NAME[card] in OPENED})


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
