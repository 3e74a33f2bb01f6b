"""Points a player's possessions have already earned, for positions that were not played (BC-15.1)."""

from __future__ import annotations

from collections.abc import Sequence

from ..board.animals import animal_points
from ..board.estate import Stacks, triplets
from ..components import FIRST_VP, SALE_VP, TRIPLET_VP


def earned(estate: Stacks, firsts: Sequence[str], all_seven: int, sold: int, animals: tuple[int, ...]) -> dict[str, int]:
    """Return the points by source for an estate, the bonuses in front of a player, the number of goods sold, and their animals."""
    found = {"firsts": FIRST_VP * len(firsts), "all_seven": all_seven, "sold": SALE_VP * sold, "animals": animal_points(animals)}
    for kind in triplets(estate):
        found[f"triplet_{kind}"] = found.get(f"triplet_{kind}", 0) + TRIPLET_VP[kind]
    return found
