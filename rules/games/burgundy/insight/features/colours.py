"""Colours under way, and the race for their bonus tiles (BU-11.4); alone, for tiles of the black depot (BU-25.10)."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.worth.features import Feature

from ...board.estate import Estate
from ...board.shields import DOUBLE_BONUSES, factor
from ...components import BONUS_SIZES, BONUS_VP, COLOUR_OF
from .survey import KINDS, Ground, ground_of, survey

NEAR = 4
"""The empty fields up to which a race is on."""
FARTHEST = 3
"""A lead of more fields than this is worth no more."""

COLOURS = (
    *(Feature(f"fields_for_{kind}", "colours", "BU-11.4") for kind in KINDS),
    *(Feature(f"bonuses_lacking_{missing}", "colours", "BU-11.4") for missing in (1, 2)),
    Feature("bonuses_near", "colours", "BU-11.4"),
    Feature("bonuses_ahead", "colours", "BU-11.4"),
)


@lru_cache(1 << 13)
def colours(ground: Ground, estates: tuple[Estate, ...], side: int, bonuses: tuple[str, ...], players: int) -> tuple[float, ...]:
    """Return what is missing of each colour, and how the race of a side for the bonus tiles stands; their values are those for this many
    ``players``.
    """
    own = survey(ground).colours
    rivals = [survey(ground_of(estate)).colours for n, estate in enumerate(estates) if n != side and estate.duchy]
    times = factor(DOUBLE_BONUSES) if DOUBLE_BONUSES in ground.shields else 1
    lacking = [0.0, 0.0]
    near = ahead = 0.0
    for n, (colour, missing) in enumerate(zip(COLOUR_OF.values(), own, strict=True)):
        worth = times * next((BONUS_VP[players][size] for size in BONUS_SIZES if f"{size}:{colour}" in bonuses), 0) / 5
        if not missing or not worth or missing > NEAR:
            continue
        near += worth / missing
        if missing <= len(lacking):
            lacking[missing - 1] += worth
        best = min([rival[n] for rival in rivals if rival[n]], default=NEAR)
        ahead += max(-FARTHEST, min(FARTHEST, best - missing)) * worth
    return (*[missing / 2 for missing in own], *lacking, near, ahead)
