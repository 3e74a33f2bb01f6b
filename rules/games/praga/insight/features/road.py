"""The King's Road, the bridge and what their tiles bring at the end."""

from __future__ import annotations

from functools import lru_cache

from ...components import BRIDGE_SPACES, LAST_SPACE, PLANK, PLANKS_OF, STREETS, STRIPS
from ...pieces import Cards
from .estimate import worth
from .naming import Numbers, named

FEATURES = named(
    "road",
    *((f"pawn_past_{space}", "PC-8.1") for space in range(1, LAST_SPACE + 1)),
    ("next_street_worth", "PC-8.2"),
    ("next_street_for_an_egg", "PC-8.2"),
    ("bridge_affordable", "PC-8.4"),
    ("bridge_near", "PC-8.4"),
    ("best_strip_left", "PC-8.4"),
    ("planks", "PC-8.7"),
    ("v_tiles_left", "PC-8.5"),
    ("pawn_watches", "PC-16.3"),
    *((f"ending_{PLANK[tile].endings[0].per}", "PC-15.7") for tile in PLANKS_OF[BRIDGE_SPACES[-1]]),
)


@lru_cache(maxsize=8192)
def road(pawn: int, egg: bool, endings: Cards, streets: tuple[str, ...], bridge: Cards, strips: tuple[int, ...], left: int) -> Numbers:
    """Return how far a pawn has come and what its next step brings; ``left`` are the V tiles at the bridge."""
    street = STREETS[pawn] if pawn < len(STREETS) else None
    free = [worth(sum(STRIPS[slot][side], ())) for slot, side in enumerate(strips) if not bridge[slot]]
    to_bridge = pawn + 1 in BRIDGE_SPACES
    return (
        *(pawn >= space for space in range(1, LAST_SPACE + 1)),
        worth(street.base.get(streets[pawn], ())) if street is not None else 0.0,
        worth(street.egg) if street is not None and egg else 0.0,
        to_bridge and egg,
        to_bridge and bool(free),
        max(free, default=0.0) if pawn < LAST_SPACE else 0.0,
        sum([tile > 0 for tile in bridge]),
        left if pawn < LAST_SPACE else 0,
        0 < pawn <= len(STREETS) and streets[pawn - 1] in STREETS[pawn - 1].ongoing,
        *(tile in endings for tile in PLANKS_OF[BRIDGE_SPACES[-1]]),
    )


def value(numbers: Numbers, egg: bool) -> float:
    """Return what a step on the road would bring, given the ``road`` numbers."""
    base, for_egg, bridge, near, strip = numbers[LAST_SPACE : LAST_SPACE + 5]
    return base + for_egg + (strip + PLANK_WORTH) * bridge * near if egg or base else 0.0


PLANK_WORTH = 3.0
"""About what a tile of the bridge brings besides its strip."""
