"""Pastures, and the animals that score again with every tile of their species (BU-9.6)."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.worth.features import Feature

from ...board.estate import KNOWN
from .survey import Ground, survey

ANIMALS = (
    Feature("herd_largest", "animals", "BU-9.6"),
    Feature("herds_to_grow", "animals", "BU-9.6"),
    Feature("herds_open", "animals", "BU-9.6"),
    Feature("species", "animals", "BU-17.18"),
)
GROWTH = 3
"""More than this many further tiles are not counted on in a pasture."""


@lru_cache(KNOWN)
def animals(ground: Ground) -> tuple[float, ...]:
    """Return what the herds in pastures with room would score again."""
    seen = survey(ground)
    return (
        max([herd for _, herd in seen.herds], default=0) / 5,
        sum([herd * min(missing, GROWTH) for missing, herd in seen.herds]) / 10,
        len(seen.herds),
        seen.species,
    )
