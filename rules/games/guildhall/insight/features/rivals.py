"""The opponents as a player sees them: how near they are to the target, and what they could do to the player (GH-11, 12)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from rules.engine.worth.features import Feature

from ...board.pickable import bits
from ...components import ACTIONS, CHAPTER, LEVELS, MAX_CHAPTERS, PROFESSIONS
from ...scoring.score import points
from ...state import State
from .between import between
from .holdings import FULL, Holdings
from .offers import offers
from .outlook import Outlook, settled
from .race import Runner
from .reach import REACH

NAMES: Final = (
    *(Feature(f"rival_{name}_strength", "rivals", levels[0].clause) for name, levels in zip(PROFESSIONS, LEVELS, strict=True)),
    *(Feature(f"rival_chapters_of_{size}", "rivals", "GH-1.5") for size in range(1, CHAPTER)),
    Feature("rival_completed", "rivals", "GH-1.5"),
    Feature("most_completed_by_rivals", "rivals", "GH-1.5"),
    Feature("rival_cards_in_hand", "rivals", "GH-14.1"),
    Feature("ripe_chapters_of_rivals", "rivals", "GH-9.1"),
    Feature("raids_on_ripe_chapters", "exposure", "GH-7.2"),
    Feature("last_colours_with_rivals", "exposure", "GH-7.2"),
    Feature("fourth_colours_with_rivals", "exposure", "GH-7.2"),
    Feature("missing_parts_with_rivals", "exposure", "GH-7.4"),
    Feature("last_colours_for_rivals", "exposure", "GH-7.2"),
    Feature("last_colours_to_take", "abilities", "GH-12.11"),
    Feature("ripe_chapters_to_strike", "abilities", "GH-12.1"),
)
_WORTH: Final = (0.0, 0.4, 1.0, 1.8, 2.8)
"""Roughly what an open chapter is worth in points, by its cards; enough to find the opponent to fear most."""
_CHAPTER_WORTH: Final = 4.0
"""Roughly what a completed chapter buys."""


class Hall(NamedTuple):
    """An opponent's open cards: the strength of each profession, the number of chapters by size, what they are worth, and how many
    cards their abilities could take out of another hall.
    """

    strengths: tuple[float, ...]
    sizes: tuple[float, ...]
    worth: float
    raids: int


class Rival(NamedTuple):
    """An opponent: the identities in their hall, what these amount to, their completed chapters, and where they are in the race."""

    hall: int
    open: Hall
    completed: int
    cards: int
    runner: Runner


@lru_cache(maxsize=1 << 12)
def _open(hall: int) -> Hall:
    """Return what there is in a hall without full chapters."""
    strengths, sizes = [0.0] * len(PROFESSIONS), [0.0] * (CHAPTER - 1)
    worth, raids, profession = 0.0, 0, 0
    while hall:
        size = (hall & FULL).bit_count()
        if size:
            strengths[profession] = size
            sizes[size - 1] += 1
            worth += _WORTH[size]
            raids += REACH[profession][size].removed
        hall >>= CHAPTER
        profession += 1
    return Hall(tuple(strengths), tuple(sizes), worth, raids)


def rival(state: State, player: int, own: Outlook) -> Rival:
    """Return an opponent as they will be when their turn is over, and what has been picked has changed places."""
    seat = state.seats[player]
    cards = own.raided_hall if own.raided == player else bits(seat.hall)
    hall, more = settled(cards | bits(seat.action_area))
    completed = min(len(seat.chapters) + more, MAX_CHAPTERS)
    now, shown = points(seat), _open(hall)
    soon = min(completed + min(int(shown.sizes[-1]), ACTIONS), MAX_CHAPTERS)
    runner = Runner(now, now + offers(state.vp_row, completed).two, now + offers(state.vp_row, soon).two)
    return Rival(hall, shown, completed, len(seat.hand.cards), runner)


def _danger(other: Rival) -> float:
    """Return roughly how many points an opponent has and will get for what they have."""
    return other.runner.points + _CHAPTER_WORTH * other.completed + other.open.worth


def rivals(hall: int, held: Holdings, others: list[Rival]) -> tuple[float, ...]:
    """Return the numbers of ``NAMES`` for a player with a hall and what that amounts to."""
    first = others[0] if len(others) == 1 else max(others, key=_danger)
    raids = last = fourth = whole = given = 0
    for other in others:
        raids = max(raids, other.open.raids)
        found = between(hall, other.hall)
        last, fourth, whole = last + found.last, fourth + found.fourth, whole + found.whole
        given += between(other.hall, hall).last
    ripe = sum([other.open.sizes[-1] for other in others])
    return (
        *first.open.strengths,
        *first.open.sizes,
        first.completed,
        max([other.completed for other in others]),
        0.5 * first.cards,
        ripe,
        raids * min(held.ripe, 2),
        last,
        fourth,
        whole,
        given,
        min(held.ready.from_rivals, last),
        min(held.ready.removed, ripe),
    )
