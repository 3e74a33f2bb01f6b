"""Technologies and the university."""

from __future__ import annotations

from functools import lru_cache

from ...components import (
    LEVEL_AT,
    LEVELS,
    MULTIPLIER,
    ONGOING_LEVELS,
    TECHNOLOGIES,
    TECHNOLOGY,
    TECHNOLOGY_CLAUSE,
    TECHNOLOGY_TRACK,
    TOP,
    UNIVERSITY,
)
from ...pieces import Cards
from .estimate import worth
from .naming import Numbers, named

ONGOING = tuple(tile for level in ONGOING_LEVELS for tile in TECHNOLOGIES[level])
"""The technologies that keep working (PC-10.4)."""
FEATURES = (
    *named(
        "academy",
        ("technology", "PC-15.3"),
        ("technology_at_end", "PC-10.3"),
        *((f"technology_level_{level}_reached", "PC-10.2") for level in LEVELS),
        ("technology_next_is_level", "PC-10.2"),
        ("university", "PC-11.2"),
        ("university_at_end", "PC-11.1"),
        ("university_multiplier", "PC-11.2"),
        ("university_steps_to_multiplier", "PC-11.2"),
        ("academics_with_next_multiplier", "PC-15.3"),
    ),
    *named(
        "academy",
        *((TECHNOLOGY[tile].id, TECHNOLOGY_CLAUSE[TECHNOLOGY[tile].level]) for tile in ONGOING),
        ("technologies_to_use", "PC-10.5"),
        ("technologies_to_use_worth", "PC-10.5"),
    ),
)
_TOP_TECHNOLOGY, _TOP_UNIVERSITY = TOP[TECHNOLOGY_TRACK], TOP[UNIVERSITY]
_STEPS = tuple(
    next((more - at for more in range(at, _TOP_UNIVERSITY + 1) if MULTIPLIER[more] > MULTIPLIER[at]), 0)
    for at in range(_TOP_UNIVERSITY + 1)
)
"""The steps from each position to the next multiplier, 0 if there is none."""


@lru_cache(maxsize=4096)
def academy(technology: int, university: int, owned: Cards) -> Numbers:
    """Return the standing on both tracks, and which technologies are owned; of levels III and IV, those still to be used."""
    multiplier, steps = MULTIPLIER[university], _STEPS[university]
    once = [tile for tile in owned if tile not in ONGOING]
    following = MULTIPLIER[min(university + steps, _TOP_UNIVERSITY)]
    return (
        technology,
        technology == _TOP_TECHNOLOGY,
        *(technology >= space for space in LEVEL_AT),
        technology + 1 in LEVEL_AT,
        university,
        university == _TOP_UNIVERSITY,
        multiplier,
        steps,
        technology * following / (1 + steps),
        *(tile in owned for tile in ONGOING),
        len(once),
        sum([worth(TECHNOLOGY[tile].effects) for tile in once]),
    )
