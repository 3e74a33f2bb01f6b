"""What may still be taken: the kinds on display, and those that no one has seen."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from rules.engine.worth.features import Feature

from ...components import ACTION_CARDS, EFFECT, KINDS, NAME, PURCHASE_CARDS, TRIPLET, Cards
from ...state import State
from .promise import ALL, CACHED, JOKER, KIND_NO, Standing, held, standing

CASTLE = KINDS.index("castle")
COPIES = Counter(KIND_NO[card] for card in ACTION_CARDS)
"""The number of cards of each kind (BC-2.1)."""

DISPLAY = (
    *(Feature(f"{kind}_on_display", "display", "BC-6.1") for kind in KINDS),
    Feature("display_closes", "display", "BC-6.1"),
    Feature("display_joins", "display", "BC-6.1"),
    Feature("display_new_kinds", "display", "BC-12.4"),
    Feature("choice_of_buildings", "display", "BC-9.15"),
    Feature("unseen_closes", "display", "BC-11.1"),
    Feature("unseen_castles", "display", "BC-11.1"),
    Feature("unseen_monasteries", "display", "BC-11.1"),
)


@lru_cache(CACHED)
def shown(display: tuple[Cards, ...]) -> tuple[int, ...]:
    """Return how many cards of each kind are on display."""
    found = Counter(KIND_NO[card] for row in display for card in row)
    return tuple(found[kind] for kind in range(ALL))


def unseen(state: State, seat: int) -> tuple[int, ...]:
    """Return how many cards of each kind a seat has not seen: in the draw and discard pile, in hands, or with Egon."""
    estates = [standing(other.estate).printed for other in state.seats]
    if state.egon is not None:
        estates.append(standing(state.egon.estate).printed)
    hands = [other.hand.cards for player, other in enumerate(state.seats) if player == seat or other.hand.seen == "all"]
    projects = [other.projects for other in state.seats]
    return _left(tuple(estates), (*state.display, *projects, *hands, state.offer, state.discard.cards[-1:]))


@lru_cache(CACHED)
def _left(estates: tuple[tuple[int, ...], ...], seen: tuple[Cards, ...]) -> tuple[int, ...]:
    """Return how many cards of each kind are left without those in ``estates``, by kind, and those ``seen`` elsewhere."""
    counts = Counter(KIND_NO[card] for cards in seen for card in cards)
    return tuple(COPIES[kind] - counts[kind] - sum([printed[kind] for printed in estates]) for kind in range(ALL))


@lru_cache(CACHED)
def display(cards: tuple[Cards, ...], now: Standing, projects: Cards, left: tuple[int, ...]) -> tuple[float, ...]:
    """Return the numbers for ``DISPLAY``; ``left`` is how many cards of each kind are unseen."""
    there, waiting = shown(cards), held(projects)
    together = [(have + more) % TRIPLET for have, more in zip(now.sizes, waiting, strict=True)]
    reached = {kind for card in projects for kind in EFFECT[NAME[card]].kinds}
    total = max(1, sum(left))
    share = [PURCHASE_CARDS * n / total for n in left]
    return (
        *(float(min(n, 3)) for n in there),
        float(sum([n for n, have in zip(there, together, strict=True) if have == TRIPLET - 1])),
        float(sum([n for n, have in zip(there, together, strict=True) if have == 1])),
        float(sum([1 for kind, n in enumerate(there) if n and not now.printed[kind] and not waiting[kind]])),
        float(min(sum([there[KINDS.index(kind)] for kind in reached]), 3)),
        sum([n for n, have in zip(share, together, strict=True) if have == TRIPLET - 1], 0.0),
        share[CASTLE],
        share[JOKER],
    )
