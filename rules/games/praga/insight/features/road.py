"""The King's Road, the bridge and what their tiles bring at the end."""

from __future__ import annotations

from functools import lru_cache

from ...components import BRIDGE_SPACES, LAST_SPACE, PLANK, STREETS, STRIPS
from ...pieces import Cards
from ...scoring.final import ending_points
from ...state import State
from ...steps.projects import TakeCathedral
from ...steps.road import KeepPlank
from .estimate import worth
from .naming import Numbers, named

FEATURES = named(
    "road",
    ("pawn", "PC-8.1"),
    ("pawn_on_the_road", "PC-8.1"),
    ("pawn_at_the_bridge", "PC-8.4"),
    ("next_street_worth", "PC-8.2"),
    ("next_street_for_an_egg", "PC-8.2"),
    ("bridge_affordable", "PC-8.4"),
    ("bridge_near", "PC-8.4"),
    ("best_strip_left", "PC-8.4"),
    ("planks", "PC-8.7"),
    ("pawn_watches", "PC-16.3"),
    ("endings", "PC-15.7"),
    ("plank_to_keep", "PC-8.4"),
    ("plank_to_keep_worth", "PC-8.4"),
)


@lru_cache(maxsize=8192)
def road(pawn: int, egg: bool, endings: Cards, streets: tuple[str, ...], bridge: Cards, strips: tuple[int, ...]) -> Numbers:
    """Return how far a pawn has come and what its next step brings."""
    street = STREETS[pawn] if pawn < len(STREETS) else None
    to_bridge = pawn + 1 in BRIDGE_SPACES
    return (
        pawn,
        pawn > 0,
        pawn >= BRIDGE_SPACES[0],
        worth(street.base.get(streets[pawn], ())) if street is not None else 0.0,
        worth(street.egg) if street is not None and egg else 0.0,
        to_bridge and egg,
        to_bridge and not all(bridge),
        best_strip(bridge, strips) if pawn < LAST_SPACE else 0.0,
        sum([tile > 0 for tile in bridge]),
        0 < pawn <= len(STREETS) and streets[pawn - 1] in STREETS[pawn - 1].ongoing,
        len(endings),
    )


@lru_cache(maxsize=256)
def best_strip(bridge: Cards, strips: tuple[int, ...]) -> float:
    """Return what the best bonus strip is worth that no plank covers yet."""
    return max((worth(sum(STRIPS[slot][side], ())) for slot, side in enumerate(strips) if not bridge[slot]), default=0.0)


def to_keep(state: State, seat: int) -> Numbers:
    """Return whether a seat has a tile of the bridge to choose, and what the best of them brings (PC-8.4, 8.5, 12.11).

    With one from the road comes a strip, with one from the cathedral none.
    """
    step = state.pending[-1] if state.pending else None
    if not isinstance(step, KeepPlank | TakeCathedral) or step.player != seat:
        return (False, 0.0)
    best = max([worth(PLANK[tile].effects) + ending_points(state, seat, tile) for tile in state.looked_planks.cards])
    return (True, best + (best_strip(state.bridge, state.strips) if isinstance(step, KeepPlank) else 0.0))


def value(numbers: Numbers, egg: bool) -> float:
    """Return what a step on the road would bring, given the ``road`` numbers."""
    base, for_egg, bridge, near, strip = numbers[NEXT : NEXT + 5]
    return base + for_egg + (strip + PLANK_WORTH) * bridge * near if egg or base else 0.0


NEXT = 3
"""Where the numbers of the next step begin."""
PLANK_WORTH = 3.0
"""Roughly what a tile of the bridge brings apart from its strip."""
