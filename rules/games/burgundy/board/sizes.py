"""The size for which an area scores (BU-11.3)."""

from __future__ import annotations

from ..components import AREA_SIZE_CAP
from ..modules import INN_SIZE
from .estate import Estate, has_inn
from .shields import LARGER_BY


def size_in(estate: Estate, area: int, larger: bool = False, capped: bool = False) -> int:
    """Return the size for which an area scores, with an inn on it and, if ``larger``, with shield 17 (BU-11.3); ``capped``: at most the
    largest one printed (A-12).
    """
    size = len(estate.land.areas[area]) + INN_SIZE * has_inn(estate, area) + LARGER_BY * larger
    return min(size, AREA_SIZE_CAP) if capped else size
