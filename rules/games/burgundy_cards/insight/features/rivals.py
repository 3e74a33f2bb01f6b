"""What the other players are about to take away: first bonuses, the bonus for all seven kinds, cards on display."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.features import Feature

from ...board.estate import Stacks
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
_NONE = (0.0,) * len(RIVALS)


def rivals(state: State, seat: int, seen: Chances) -> tuple[float, ...]:
    """Return the numbers for ``RIVALS``, all 0 when playing alone."""
    if len(state.seats) == 1:
        return _NONE
    mine = state.seats[seat]
    others = [other for player, other in enumerate(state.seats) if player != seat]
    best = max(seen.take)
    row = seen.take.index(best)
    contested = 0.0
    for other in others:
        if best and other.hand.cards:
            numbers = tuple(DIE[card] for card in other.hand.cards) if other.hand.seen == "all" else ()
            contested += _reaches(numbers, len(other.hand.cards), row)
    missing, ahead = standing(mine.estate).missing, 0
    if state.all_seven and not mine.all_seven:
        ahead = sum([1 for other in others if not other.all_seven and standing(other.estate).missing < missing])
    return (
        *races(mine.estate, mine.projects, tuple([(other.estate, other.projects) for other in others]), state.firsts),
        float(ahead),
        min(contested, 1.0) * best,
        float(min(max([len(other.goods) for other in others]), 4)),
        float(min(max([other.silver for other in others]), 6)),
        float(max([len(other.projects) for other in others])),
    )


def _reaches(numbers: tuple[int, ...], cards: int, row: int) -> float:
    """Return the chance that a player can take from a row without workers: 0 or 1 if their ``numbers`` are seen."""
    return float(row in numbers) if numbers else cards / len(NUMBERS)


@lru_cache(CACHED)
def races(estate: Stacks, projects: Cards, others: tuple[tuple[Stacks, Cards], ...], firsts: tuple[str, ...]) -> tuple[float, ...]:
    """Return for how many kinds with the first bonus still there a player who has begun one is behind, level or ahead of the best of the
    others, and how many of these bonuses the others lack one card for.
    """
    behind = level = ahead = near = 0
    mine = _built(estate, projects)
    theirs = [_built(*other) for other in others]
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
def _built(estate: Stacks, projects: Cards) -> tuple[int, ...]:
    """Return how many cards of each kind are together, built or not, at most a triplet."""
    return tuple(min(n + more, TRIPLET) for n, more in zip(standing(estate).sizes, held(projects), strict=True))
