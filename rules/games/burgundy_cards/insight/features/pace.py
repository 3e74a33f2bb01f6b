"""Which triplets can still be completed in the turns left: a project at hand takes a turn, any other card two."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.worth.features import Feature

from ...components import TRIPLET, Cards
from .promise import ALL, CACHED, JOKER, Standing, closings, held

SLOWEST = 2 * TRIPLET
"""The turns for a triplet that has no cards yet (BC-4.5)."""

PACE = (
    Feature("triplets_in_time", "pace", "BC-8.12"),
    Feature("worth_in_time", "pace", "BC-8.12"),
    Feature("turns_over", "pace", "BC-4.1"),
    Feature("next_triplet_turns", "pace", "BC-8.12"),
    Feature("next_triplet_worth", "pace", "BC-8.12"),
    Feature("second_triplet_turns", "pace", "BC-8.12"),
    Feature("projects_too_late", "pace", "BC-15.1"),
    Feature("pairs_worth", "pace", "BC-8.12"),
    Feature("threes_worth", "pace", "BC-8.12"),
)


@lru_cache(CACHED)
def pace(now: Standing, projects: Cards, firsts: tuple[str, ...], phase: int, turns: int) -> tuple[float, ...]:
    """Return the numbers for ``PACE`` with this many turns left in the game."""
    waiting, worth = held(projects), closings(firsts, phase)
    jokers = waiting[JOKER]
    begun: list[tuple[float, int, float]] = []
    pairs = threes = 0.0
    for kind in range(ALL):
        together = now.sizes[kind] + waiting[kind]
        if together:
            needed = TRIPLET - now.sizes[kind]
            at_hand = min(needed, waiting[kind] if kind == JOKER else waiting[kind] + jokers)
            takes = 2 * needed - at_hand
            begun.append((worth[kind] / takes, takes, worth[kind]))
            if waiting[kind]:
                pairs += worth[kind] if together == TRIPLET - 1 else 0.0
                threes += worth[kind] if together >= TRIPLET else 0.0
    begun.sort(reverse=True)
    left, triplets, gained = turns, 0, 0.0
    for _, takes, brings in begun:
        if takes <= left:
            left -= takes
            triplets += 1
            gained += brings
    nearest = [*sorted([takes for _, takes, _ in begun]), SLOWEST, SLOWEST]
    return (
        float(triplets),
        gained,
        min(left, 2 * SLOWEST) / 2,
        float(nearest[0]),
        begun[0][2] if begun else 0.0,
        float(nearest[1]),
        float(max(0, len(projects) - turns)),
        pairs,
        threes,
    )
