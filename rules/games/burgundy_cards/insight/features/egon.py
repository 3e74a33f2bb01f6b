"""Egon: how near he is, what he can be expected to lay out, and how sure the next check is (BC-17)."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from rules.engine.worth.credit import credited_in_all
from rules.engine.worth.features import Feature

from ...board.egon import Egon, points
from ...board.estate import Stacks
from ...components import EGON_STACKS, FIRST_VP, KINDS, PHASES, TRIPLET
from ...state import State
from .promise import ALL, CACHED, JOKER, TRIPLET_WORTH, standing

EGON = (
    Feature("egon_points", "egon", "BC-17.11"),
    Feature("egon_ahead", "egon", "BC-17.11"),
    Feature("egon_ahead_by_turns", "egon", "BC-17.11"),
    Feature("lead_over_egon", "egon", "BC-17.11"),
    Feature("lead_at_next_check", "egon", "BC-17.11"),
    Feature("short_at_next_check", "egon", "BC-17.11"),
    Feature("egon_next", "egon", "BC-17.3"),
    Feature("egon_later", "egon", "BC-17.3"),
    Feature("egon_nearly_complete", "egon", "BC-17.3"),
    Feature("egon_firsts_near", "egon", "BC-17.7"),
    Feature("egon_all_seven_near", "egon", "BC-17.8"),
    Feature("egon_monasteries_to_come", "egon", "BC-17.5"),
)
_NONE = (0.0,) * len(EGON)
SCALE = 4
"""What scales his points down to about the size of other numbers."""
ENOUGH = 6.0
"""A lead of more than this is as good as any."""


def egon(state: State, left: tuple[int, ...], turns: int) -> tuple[float, ...]:
    """Return the numbers for ``EGON``, all 0 without him; ``left`` is how many cards of each kind are unseen, ``turns`` how many turns the
    player has in the phase.
    """
    him = state.egon
    if him is None:
        return _NONE
    his = _points(him.estate, him.firsts, him.all_seven)
    lead = credited_in_all(state.credited, 0) - his
    now = standing(him.estate)
    sizes, missing = now.sizes, now.missing
    coming = EGON_STACKS[state.phase + 1] if state.phase + 1 < len(PHASES) else 0
    all_coming = sum(EGON_STACKS[state.phase + 1 :])
    soon = expected(sizes, state.firsts, left, coming)
    later = expected(sizes, state.firsts, left, all_coming) - soon
    ahead = max(0, -lead)
    at_check = lead - soon if coming else float(lead)
    return (
        his / SCALE,
        min(float(ahead), ENOUGH),
        min(ahead / max(turns, 1), ENOUGH),
        min(max(float(lead), 0.0), ENOUGH),
        min(max(at_check, 0.0), ENOUGH),
        min(max(-at_check, 0.0), ENOUGH),
        soon,
        later,
        float(sizes.count(TRIPLET - 1)),
        float(sum([1 for kind, n in zip(KINDS, sizes, strict=True) if n == TRIPLET - 1 and kind in state.firsts])),
        float(state.all_seven[0] if state.all_seven and not him.all_seven and missing <= 2 else 0),
        all_coming * left[JOKER] / max(1, sum(left)),
    )


@lru_cache(CACHED)
def _points(estate: Stacks, firsts: tuple[str, ...], all_seven: int) -> int:
    return points(Egon(estate=estate, firsts=firsts, all_seven=all_seven))


@lru_cache(CACHED)
def expected(sizes: tuple[int, ...], firsts: tuple[str, ...], left: tuple[int, ...], cards: int) -> float:
    """Return the points Egon can be expected to gain by triplets and first bonuses with this many more cards (BC-17.6, 17.7)."""
    total = sum(left)
    found = 0.0
    for kind in range(ALL):
        first = FIRST_VP if KINDS[kind] in firsts else 0
        for n in range(TRIPLET - sizes[kind], cards + 1):
            triplets = (sizes[kind] + n) // TRIPLET
            found += chance(left[kind], total, cards, n) * (triplets * TRIPLET_WORTH[kind] + first)
    return found


def chance(kind: int, total: int, drawn: int, n: int) -> float:
    """Return the chance of finding exactly ``n`` of the ``kind`` cards of a kind among ``drawn`` of ``total`` cards."""
    ways = comb(total, drawn)
    return comb(kind, n) * comb(total - kind, drawn - n) / ways if ways else 0.0
