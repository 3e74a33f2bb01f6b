"""A player's open chapters and what the hand adds to them, profession by profession (GH-1.4, 4.1, 9.1)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from rules.engine.features import Feature

from ...components import CHAPTER, LEVELS, PROFESSIONS, TOKEN_VP, Op

FULL = (1 << CHAPTER) - 1
"""All colours of a profession."""
STAGES: Final = tuple((size, new) for size in range(CHAPTER) for new in range(3) if 0 < size + new <= CHAPTER)
"""How a chapter can stand: its open cards, and the colours in hand that it lacks; more than two count as two, since only one card of a
profession is played in a turn (GH-4.1).
"""
_STAGE: Final = {
    (size, new): STAGES.index((size, min(new, 2))) for size in range(CHAPTER) for new in range(CHAPTER - size + 1) if size + new
}
REACHED: Final = tuple(tuple(sum(level.level <= size for level in levels) for size in range(CHAPTER)) for levels in LEVELS)
"""How many levels of each profession a strength reaches (GH-4.4)."""


def _most(op: Op) -> tuple[tuple[int, ...], ...]:
    """Return the most that one ability of each profession gains in a kind of operation, by strength."""
    gains = [[(level.level, sum(o.count for o in level.ability if o.op == op)) for level in levels] for levels in LEVELS]
    return tuple(tuple(max((n for level, n in of if level <= size), default=0) for size in range(CHAPTER)) for of in gains)


_TOKENS: Final = _most("gain_vp_tokens")
_ACTIONS: Final = _most("gain_actions")

NAMES: Final = (
    *(Feature(f"chapters_of_{size}_and_{new}_in_hand", "chapters", "GH-1.5") for size, new in STAGES),
    *(Feature(f"{name}_strength", "professions", levels[0].clause) for name, levels in zip(PROFESSIONS, LEVELS, strict=True)),
    *(Feature(f"{name}_ready", "abilities", levels[0].clause) for name, levels in zip(PROFESSIONS, LEVELS, strict=True)),
    Feature("actions_ready", "abilities", "GH-3.3"),
    Feature("tokens_ready", "abilities", "GH-1.10"),
    Feature("professions_ready", "hand", "GH-4.1"),
    Feature("best_steps_ready", "hand", "GH-3.1"),
    Feature("cards_blocked", "hand", "GH-4.1"),
    Feature("several_ripe_and_in_hand", "chapters", "GH-9.1"),
)


class Holdings(NamedTuple):
    """What a player has open and in hand: the numbers of ``NAMES``, and what other features ask."""

    numbers: tuple[float, ...]
    ripe: int
    """How many chapters lack one colour."""
    tokens: int
    """The points in VP tokens that a card in hand would gain."""


@lru_cache(maxsize=1 << 16)
def holdings(hall: int, hand: int) -> Holdings:
    """Return what a player has open and in hand, both as identities; the hall holds no full chapter."""
    stages, strengths, ready = [0.0] * len(STAGES), [0.0] * len(PROFESSIONS), [0.0] * len(PROFESSIONS)
    blocked = (hall & hand).bit_count()
    steps: list[int] = []
    actions = tokens = ripe = done = profession = 0
    while hall | hand:
        column, held = hall & FULL, hand & FULL
        if column | held:
            size, new = column.bit_count(), (held & ~column).bit_count()
            stages[_STAGE[size, new]] += 1
            strengths[profession] = size
            ripe += size == CHAPTER - 1
            if new:
                done += size == CHAPTER - 1
                ready[profession] = REACHED[profession][size]
                steps.append(size + 1)
                actions += _ACTIONS[profession][size]
                tokens = max(tokens, _TOKENS[profession][size])
        hall >>= CHAPTER
        hand >>= CHAPTER
        profession += 1
    steps.sort(reverse=True)
    numbers = (*stages, *strengths, *ready, actions, tokens, len(steps), sum(steps[:2]), blocked, float(done > 1))
    return Holdings(numbers, ripe, tokens * TOKEN_VP)
