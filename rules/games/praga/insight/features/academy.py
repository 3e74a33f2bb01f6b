"""Technologies and the university."""

from __future__ import annotations

from functools import lru_cache

from ...components import LEVEL_AT, LEVELS, MULTIPLIER, TECHNOLOGY, TECHNOLOGY_TRACK, TOP, UNIVERSITY
from ...pieces import Cards
from .naming import Numbers, named

FEATURES = (
    *named(
        "academy",
        ("technology", "PC-15.3"),
        ("technology_at_end", "PC-10.3"),
        *((f"technology_level_{level}_reached", "PC-10.2") for level in LEVELS),
        ("technology_next_is_level", "PC-10.2"),
        ("technology_steps_to_end", "PC-10.3"),
        ("university", "PC-11.2"),
        ("university_at_end", "PC-11.1"),
        ("university_multiplier", "PC-11.2"),
        ("university_steps_to_multiplier", "PC-11.2"),
        ("academics", "PC-15.3"),
        ("academics_with_next_multiplier", "PC-15.3"),
        ("academics_with_full_technology", "PC-15.3"),
    ),
    *named("technologies", *((tile.id, f"PC-10.{tile.level + 5}") for tile in TECHNOLOGY[1:])),
)
_TOP_TECHNOLOGY, _TOP_UNIVERSITY = TOP[TECHNOLOGY_TRACK], TOP[UNIVERSITY]
_STEPS = tuple(
    next((more - at for more in range(at, _TOP_UNIVERSITY + 1) if MULTIPLIER[more] > MULTIPLIER[at]), 0)
    for at in range(_TOP_UNIVERSITY + 1)
)
"""The steps from each position to the next multiplier, 0 if there is none."""


@lru_cache(maxsize=4096)
def academy(technology: int, university: int, owned: Cards) -> Numbers:
    """Return the standing on both tracks, and which technologies are owned: of levels III and IV those still to use."""
    multiplier, steps = MULTIPLIER[university], _STEPS[university]
    following = MULTIPLIER[min(university + steps, _TOP_UNIVERSITY)]
    return (
        technology,
        technology == _TOP_TECHNOLOGY,
        *(technology >= space for space in LEVEL_AT),
        technology + 1 in LEVEL_AT,
        _TOP_TECHNOLOGY - technology,
        university,
        university == _TOP_UNIVERSITY,
        multiplier,
        steps,
        technology * multiplier / 2,
        technology * following / (1 + steps),
        (_TOP_TECHNOLOGY - technology) * multiplier / 2,
        *(tile in owned for tile in range(1, len(TECHNOLOGY))),
    )
