"""Points a duchy has already earned, for positions that were not played (BU-11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..components import AREA_VP, BONUS_VP, PHASE_VP
from .duchies import DUCHIES


def earned(players: int, duchy: int, areas: Sequence[tuple[int, int]], bonuses: Iterable[str]) -> dict[str, int]:
    """Return the points by source for completed areas, each paired with its phase, and for bonus tiles."""
    return {
        "area_size": sum(AREA_VP[len(DUCHIES[duchy].areas[area])] for area, _ in areas),
        "area_phase": sum(PHASE_VP[phase] for _, phase in areas),
        "colours": sum(BONUS_VP[players][bonus.partition(":")[0]] for bonus in bonuses),
    }
