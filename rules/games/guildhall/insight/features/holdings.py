"""A player's open chapters and what the hand adds to them, profession by profession (GH-1.4, 4.1, 9.1)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from rules.engine.worth.features import Feature

from ...components import ACTIONS, CHAPTER, LEVELS, PROFESSIONS
from .reach import REACH, Reach, most

FULL: Final = (1 << CHAPTER) - 1
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

NAMES: Final = (
    *(Feature(f"chapters_of_{size}_and_{new}_in_hand", "chapters", "GH-1.5") for size, new in STAGES),
    *(Feature(f"{name}_strength", "professions", levels[0].clause) for name, levels in zip(PROFESSIONS, LEVELS, strict=True)),
    *(Feature(f"{name}_ready", "abilities", levels[0].clause) for name, levels in zip(PROFESSIONS, LEVELS, strict=True)),
    Feature("actions_ready", "abilities", "GH-3.3"),
    Feature("tokens_ready", "abilities", "GH-1.10"),
    Feature("professions_ready", "hand", "GH-4.1"),
    Feature("cards_to_play_next_turn", "hand", "GH-3.1"),
    Feature("no_card_ready", "hand", "GH-4.1"),
    Feature("best_steps_ready", "hand", "GH-3.1"),
    Feature("cards_blocked", "hand", "GH-4.1"),
    Feature("chapters_to_complete_next_turn", "chapters", "GH-9.1"),
    Feature("last_colours_to_place", "abilities", "GH-12.15"),
)


class Holdings(NamedTuple):
    """What a player has open and in hand: the numbers of ``NAMES``, and what other features ask.

    ``ripe``: how many chapters lack one colour; ``stuck``: how many of these lack it in hand too; ``finishing``: how many the hand
    completes next turn; ``ready``: what the cards in hand can do.
    """

    numbers: tuple[float, ...]
    ripe: int
    stuck: int
    finishing: int
    ready: Reach


@lru_cache(maxsize=1 << 13)
def holdings(hall: int, hand: int) -> Holdings:
    """Return what a player has open and in hand, both as identities; the hall holds no full chapter."""
    stages, strengths, levels = [0.0] * len(STAGES), [0.0] * len(PROFESSIONS), [0.0] * len(PROFESSIONS)
    blocked = (hall & hand).bit_count()
    steps: list[int] = []
    reaches: list[Reach] = []
    profession = ripe = last = actions = 0
    while hall | hand:
        column, held = hall & FULL, hand & FULL
        if column | held:
            size, new = column.bit_count(), (held & ~column).bit_count()
            stages[_STAGE[size, new]] += 1
            strengths[profession] = size
            ripe += size == CHAPTER - 1
            if new:
                last += size == CHAPTER - 1
                levels[profession] = REACHED[profession][size]
                steps.append(size + 1)
                reaches.append(REACH[profession][size])
                actions += reaches[-1].actions
        hall >>= CHAPTER
        hand >>= CHAPTER
        profession += 1
    steps.sort(reverse=True)
    ready = most(reaches)
    plays = min(len(steps), ACTIONS + actions)
    finishing = min(last, plays)
    numbers = (
        *stages,
        *strengths,
        *levels,
        actions,
        ready.tokens,
        len(steps),
        plays,
        float(not steps),
        sum(steps[:ACTIONS]),
        blocked,
        finishing,
        min(last, ready.from_hand),
    )
    return Holdings(numbers, ripe, ripe - last, finishing, ready)
