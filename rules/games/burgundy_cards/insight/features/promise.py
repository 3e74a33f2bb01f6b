"""What cards promise, in points at a guess: enough to tell a good card from a poor one. What it is really worth is learned."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from ...board.estate import Stacks, stack_kind
from ...components import (
    ACTION_CARDS,
    EFFECT,
    FIRST_VP,
    KIND,
    KINDS,
    MONASTERY,
    NAME,
    PHASE_OPTIONS,
    TRIPLET,
    TRIPLET_VP,
    Cards,
    EffectType,
)

WORTH: dict[str, float] = {"vp": 1.0, "silver": 0.5, "worker": 0.4, "goods": 1.3, "animals": 1.1}
"""What experienced players reckon for one of each."""
HELP: dict[EffectType, float] = {"none": 0.0, "extra_action": 1.5, "take_from_display": 1.0, "sell_goods": 0.8, "place_project": 1.2}
"""The same for placement benefits that are an action or part of one (BC-9)."""
STAGES = (0.2, 0.4, 0.7)
"""The share of a triplet that its first, second and third card bring, taken but not yet built."""
NEW_KIND = 0.5
"""What the first card of a kind helps towards the bonus for all seven (BC-12.4)."""
ALL = len(KINDS)
"""The number of kinds."""
JOKER = KINDS.index(MONASTERY)
"""The place among them of the kind that can stand in for any other (BC-8.6)."""
CACHED = 1 << 13
"""How many results a function remembers: a few turns' worth of planning."""

KIND_NO: tuple[int, ...] = (0, *(KINDS.index(KIND[card]) for card in ACTION_CARDS))
"""The place of each card's kind among ``KINDS``."""
TRIPLET_WORTH: tuple[int, ...] = tuple(TRIPLET_VP[kind] for kind in KINDS)
"""What a triplet of each kind scores (BC-8.12)."""


def gain_worth(gain: dict[str, int]) -> float:
    """Return what a gain is worth at a guess."""
    return sum(WORTH[what] * n for what, n in gain.items())


def _benefit_worth(name: str) -> float:
    effect = EFFECT[name]
    if effect.type == "gain":
        return gain_worth(effect.gain)
    if effect.type == "draw_from_stacks":
        return max(WORTH[pool] for pool in effect.pools)
    return HELP[effect.type]


BENEFIT: tuple[float, ...] = (0.0, *(_benefit_worth(NAME[card]) for card in ACTION_CARDS))
"""What the placement benefit of each card is worth (BC-9)."""
PHASE_BONUS: tuple[float, ...] = tuple(max(gain_worth(option.gain) for option in options) for options in PHASE_OPTIONS)
"""What the best option of each phase card is worth (BC-12.2)."""


class Standing(NamedTuple):
    """How far an estate has come, by kind in the order of ``KINDS``."""

    sizes: tuple[int, ...]
    """The cards of the incomplete stack that counts as each kind (BC-8.3)."""
    printed: tuple[int, ...]
    """How many cards show each kind (BC-12.5)."""
    missing: int
    """The number of kinds that are not shown."""


@lru_cache(CACHED)
def standing(estate: Stacks) -> Standing:
    """Return how far an estate has come."""
    sizes, printed = [0] * ALL, [0] * ALL
    for stack in estate:
        if len(stack) < TRIPLET:
            sizes[KINDS.index(stack_kind(stack))] = len(stack)
        for card in stack:
            printed[KIND_NO[card]] += 1
    return Standing(tuple(sizes), tuple(printed), printed.count(0))


@lru_cache(CACHED)
def held(projects: Cards) -> tuple[int, ...]:
    """Return the number of projects of each kind."""
    found = Counter(KIND_NO[card] for card in projects)
    return tuple(found[kind] for kind in range(ALL))


@lru_cache(CACHED)
def closings(firsts: tuple[str, ...], phase: int) -> tuple[float, ...]:
    """Return what closing a triplet of each kind brings immediately: its points, the first bonus, and the phase bonus (BC-8.12, 12.1,
    12.2).
    """
    return tuple(vp + PHASE_BONUS[phase] + (FIRST_VP if kind in firsts else 0) for kind, vp in zip(KINDS, TRIPLET_WORTH, strict=True))


@lru_cache(CACHED)
def fits(now: Standing, projects: Cards, firsts: tuple[str, ...], phase: int) -> tuple[float, ...]:
    """Return what one more project of each kind brings an estate nearer to its bonuses, whatever its placement benefit."""
    waiting, worth = held(projects), closings(firsts, phase)
    return tuple(
        worth[kind] * STAGES[(now.sizes[kind] + waiting[kind]) % TRIPLET] + (0 if now.printed[kind] or waiting[kind] else NEW_KIND)
        for kind in range(ALL)
    )


@lru_cache(CACHED)
def placings(now: Standing, firsts: tuple[str, ...], phase: int) -> tuple[float, ...]:
    """Return what placing a card of each kind brings an estate, whatever its placement benefit; a monastery goes where it brings most."""
    worth = closings(firsts, phase)
    shares = (STAGES[0], STAGES[1], 1.0)
    found = [worth[kind] * shares[now.sizes[kind]] + (0 if now.printed[kind] else NEW_KIND) for kind in range(ALL)]
    found[JOKER] = max(found[JOKER], *(worth[kind] * shares[n] for kind, n in enumerate(now.sizes) if n), 0.0)
    return tuple(found)
