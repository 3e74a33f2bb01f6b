"""What the turns left will make of what a player has: products that no sum of the other numbers shows."""

from __future__ import annotations

from functools import lru_cache

from ...components import (
    COUNT,
    GOLD,
    LEVEL_SPACE,
    LIMIT,
    MULTIPLIER,
    ONGOING_LEVELS,
    PRODUCTION_BONUS,
    PRODUCTION_SPACE,
    PRODUCTS,
    STONE,
    TECHNOLOGY_TRACK,
    TOP,
    UNIVERSITY,
)
from .estimate import gained
from .naming import Numbers, named

FEATURES = (
    *named(
        "store",
        ("gold_lost_in_production", "PC-9.1"),
        ("stone_lost_in_production", "PC-9.1"),
        ("gold_sealed", "PC-9.13"),
        ("gold_sealed_and_replaced", "PC-9.13"),
        ("stone_sealed", "PC-9.13"),
        ("stone_sealed_and_replaced", "PC-9.13"),
    ),
    *named(
        "academy",
        ("technology_expected", "PC-10.1"),
        ("technology_expected_beyond_the_end", "PC-10.3"),
        ("academics_expected", "PC-15.3"),
        ("academics_expected_with_next_multiplier", "PC-15.3"),
        ("technology_to_keep", "PC-10.2"),
        ("ongoing_technology_to_keep", "PC-10.2"),
    ),
    *named("income", ("production_tile_to_choose", "PC-9.5")),
)
PRODUCTIONS = 0.4
"""In how many of the turns left a player with a good track produces on it, by and large."""
_LIMITS = tuple(LIMIT[product] or 0 for product in PRODUCTS)
_TOP = TOP[TECHNOLOGY_TRACK]
_HIGHER = tuple(
    next(((more, steps) for steps, more in enumerate(MULTIPLIER[at:]) if more > MULTIPLIER[at]), (MULTIPLIER[at], 0))
    for at in range(TOP[UNIVERSITY] + 1)
)
"""At each space of the university the next multiplier, and the steps to it."""
_TECHNOLOGY = tuple(
    tuple(sum(gained(bonus, "technology") for at, bonus in bonuses if at < space) for space in range(len(COUNT[track])))
    for track, bonuses in enumerate(PRODUCTION_BONUS)
)
"""The technology steps of a production, by track and space."""


@lru_cache(maxsize=8192)
def prospects(
    stock: tuple[int, ...],
    tracks: tuple[int, ...],
    production: tuple[int, ...],
    sealed: tuple[bool, bool],
    turns: float,
    drawn: bool,
    river: int,
) -> Numbers:
    """Return what may become of goods, of the seals ``sealed`` that pay for gold and for stone, and of technology in the ``turns`` left.

    ``drawn``: whether there are technologies to choose from; ``river``: how many production tiles are left.
    """
    made = [count[space] for count, space in zip(COUNT, tracks, strict=False)]
    had = stock[GOLD], stock[STONE]
    waste = [max(0, n + more - limit) for n, more, limit in zip(had, made, _LIMITS, strict=True)]
    return (
        *waste,
        *[number for n, more, seal in zip(had, made, sealed, strict=True) for number in ((n, min(n, more)) if seal else (0, 0))],
        *_academics(tracks, turns),
        drawn,
        drawn and tracks[TECHNOLOGY_TRACK] < LEVEL_SPACE[ONGOING_LEVELS[-1] + 1],
        sum([at >= space and not tile for at, space, tile in zip(tracks, PRODUCTION_SPACE, production, strict=False)]) if river else 0,
    )


def _academics(tracks: tuple[int, ...], turns: float) -> Numbers:
    """Return how far productions will take technology, and what the university would make of that."""
    technology, university = tracks[TECHNOLOGY_TRACK], tracks[UNIVERSITY]
    steps = max(_TECHNOLOGY[0][tracks[0]], _TECHNOLOGY[1][tracks[1]]) * turns * PRODUCTIONS
    expected = min(_TOP, technology + steps)
    higher, short = _HIGHER[university]
    return (
        expected - technology,
        technology + steps - expected,
        (expected - technology) * MULTIPLIER[university],
        expected * (higher - MULTIPLIER[university]) / (1 + short),
    )
