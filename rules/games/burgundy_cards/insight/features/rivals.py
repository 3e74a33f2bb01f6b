"""What the other players are about to take away: first bonuses, the bonus for all seven kinds, cards on display."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.hidden.piles import Pile
from rules.engine.worth.features import Feature

from ...components import DIE, KINDS, TRIPLET, Cards
from ...state import State
from .dice import NUMBERS, Chances
from .promise import ALL, CACHED, held, standing

RIVALS = (
    Feature("first_races_behind", "rivals", "BC-12.1"),
    Feature("first_races_level", "rivals", "BC-12.1"),
    Feature("first_races_ahead", "rivals", "BC-12.1"),
    Feature("firsts_nearly_taken", "rivals", "BC-12.1"),
    Feature("rivals_nearer_all_seven", "rivals", "BC-12.4"),
    Feature("best_card_contested", "rivals", "BC-6.1"),
    Feature("rival_goods", "rivals", "BC-6.6"),
    Feature("rival_silver", "rivals", "BC-11.1"),
    Feature("rival_projects", "rivals", "BC-7.1"),
)
Sizes = tuple[int, ...]
_NONE = (0.0,) * len(RIVALS)


def rivals(state: State, seat: int, seen: Chances) -> tuple[float, ...]:
    """Return the numbers for ``RIVALS``, all 0 when playing alone."""
    if len(state.seats) == 1:
        return _NONE
    mine = state.seats[seat]
    now, players = standing(mine.estate), len(state.seats)
    others = [state.seats[(seat + after) % players] for after in range(1, players)]
    theirs = [standing(other.estate) for other in others]
    best = max(seen.take)
    row = seen.take.index(best)
    goods = silver = projects = ahead = 0
    chance = 0.0
    for other, estate in zip(others, theirs, strict=True):
        chance += _reaches(other.hand, row)
        goods, silver, projects = max(goods, len(other.goods)), max(silver, other.silver), max(projects, len(other.projects))
        ahead += not other.all_seven and estate.missing < now.missing
    return (
        *races(
            now.sizes,
            mine.projects,
            tuple([(estate.sizes, other.projects) for estate, other in zip(theirs, others, strict=True)]),
            state.firsts,
        ),
        float(ahead if state.all_seven and not mine.all_seven else 0),
        min(chance, 1.0) * best,
        float(min(goods, 4)),
        float(min(silver, 6)),
        float(projects),
    )


def _reaches(hand: Pile, row: int) -> float:
    """Return the chance that a player can take from a row without workers: 0 or 1 if their hand is open."""
    if hand.seen == "all":
        return float(row in [DIE[card] for card in hand.cards])
    return len(hand.cards) / len(NUMBERS)


@lru_cache(CACHED)
def races(sizes: Sizes, projects: Cards, others: tuple[tuple[Sizes, Cards], ...], firsts: tuple[str, ...]) -> tuple[float, ...]:
    """Return for how many kinds with the first bonus still there a player who has begun one is behind, level or ahead of the best of the
    others, and how many of these bonuses the others lack one card for.
    """
    behind = level = ahead = near = 0
    mine = _together(sizes, projects)
    theirs = [_together(*other) for other in others]
    for kind in range(ALL):
        if KINDS[kind] in firsts:
            have, best = mine[kind], max([counts[kind] for counts in theirs])
            near += best >= TRIPLET - 1
            if have:
                behind += best > have
                level += best == have
                ahead += best < have
    return float(behind), float(level), float(ahead), float(near)


@lru_cache(CACHED)
def _together(sizes: Sizes, projects: Cards) -> tuple[int, ...]:
    """Return how many cards of each kind are together, built or not, at most a triplet."""
    return tuple(min(n + more, TRIPLET) for n, more in zip(sizes, held(projects), strict=True))
