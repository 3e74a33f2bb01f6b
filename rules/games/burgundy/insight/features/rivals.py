"""The opponents: who moves first, what they are about to complete, and what they want as well (BU-3.3, BU-11)."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.worth.features import Feature

from ...board.bridge import Bridge, place_of, turn_order
from ...board.estate import Estate, duchy_analysis
from ...components import AREA_VP, COLOUR, COLOURS
from ...state import State, side_of
from .survey import TYPES, Ground, ground_of, survey

RIVALS = (
    Feature("first_next", "rivals", "BU-3.3"),
    Feature("turns_between", "rivals", "BU-3.3"),
    Feature("bridge_lead", "rivals", "BU-3.3"),
    Feature("rival_completing", "rivals", "BU-11.1"),
    Feature("rival_wants", "rivals", "BU-6.1"),
)
FARTHEST = 2
"""More spaces than this on the bridge are no better a lead."""


def rivals(state: State, seat: int, ground: Ground) -> tuple[float, ...]:
    """Return how a seat compares with the others; nothing for a lone player."""
    if state.solo:
        return (0.0,) * len(RIVALS)
    side = side_of(state, seat)
    others = tuple([other for other in range(len(state.seats)) if side_of(state, other) != side])
    return (*_order(state.order, state.bridge, seat, others), *_threats(ground, state.estates, side, state.depots))


@lru_cache(TYPES)
def _threats(ground: Ground, estates: tuple[Estate, ...], side: int, depots: tuple[tuple[int, ...], ...]) -> tuple[float, float]:
    """Return what the rivals of a side are about to complete, and what they want of the depots as well."""
    others = [ground_of(estate) for n, estate in enumerate(estates) if n != side and estate.duchy]
    if not others:
        return 0.0, 0.0
    return max(map(_completing, others)), max([_wanted(ground, other, depots) for other in others])


@lru_cache(1 << 12)
def _order(order: tuple[int, ...], bridge: Bridge, seat: int, others: tuple[int, ...]) -> tuple[float, ...]:
    """Return whether a seat will be first in the next round, how often others move before it does, and its lead on the bridge."""
    coming = turn_order(bridge)
    between = [*order[order.index(seat) + 1 :], *coming[: coming.index(seat)]]
    lead = place_of(bridge, seat) - max(place_of(bridge, other) for other in others)
    return (
        float(coming[0] == seat),
        sum(map(others.__contains__, between)) / 2,
        max(-FARTHEST, min(FARTHEST, lead)),
    )


@lru_cache(1 << 12)
def _completing(ground: Ground) -> float:
    """Return the points for the size of the areas that lack one field."""
    seen = survey(ground)
    return sum([AREA_VP[size] for size, missing in zip(seen.sizes, seen.missing, strict=True) if missing == 1]) / 10


def _wanted(own: Ground, other: Ground, depots: tuple[tuple[int, ...], ...]) -> float:
    """Return how many colours fit both duchies, but only one tile of them is left in the depots."""
    here = duchy_analysis(own.estate, own.shields, own.lent).fields
    there = duchy_analysis(other.estate).fields
    left = [COLOUR[tile] for slots in depots for tile in slots if tile]
    return float(len([colour for colour in COLOURS if left.count(colour) == 1 and here[colour] and there[colour]]))
