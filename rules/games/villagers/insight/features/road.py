"""What the road offers: open cards that fit a village and a hand, coins on them, suits of the stacks (VI-4.4)."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.piles import is_hidden

from ...board.knowledge import back
from ...board.village import Village
from ...components import KIND, SUITS, Cards
from ...state import State
from .naming import Seen, named
from .prospects import CHAINED, WAITING, fit

ROAD = named(
    "road",
    road_best="4.4",
    road_second="4.4",
    road_third="4.4",
    road_food="4.4",
    road_builders="4.4",
    road_silver="4.4",
    road_follows="6.6",
    road_coins_best="4.6",
    road_coins="4.6",
    stacks_that_fit="20.1",
)

_LATE = 4
"""By how much a card that waits for another one is worth less."""


def road(state: State, village: Village, held: Cards, markets: int) -> Seen:
    """Return the features of the road and the stacks; of two players, only cards with coins stay once the draft is over (VI-5.6)."""
    gains, food, builders, silver, follows, coins = [], 0, 0, 0, 0, 0
    leaving = state.phase == "" and len(state.seats) < 3
    best = 0
    for card, n in zip(state.road, state.road_coins, strict=True):
        if not card or (leaving and not n):
            continue
        _, nearness, gain = fit(village, held, card, max(1, markets))
        gains.append(n + max(0.0, gain if nearness < WAITING else gain / _LATE))
        coins += n
        best = max(best, n)
        kind = KIND[card]
        if nearness < WAITING:
            silver += kind.silver is not None
            if nearness < CHAINED:
                food += kind.food
                builders += kind.builder
            follows += kind.index > 2
    gains.sort(reverse=True)
    first, second, third = (*gains[:3], 0.0, 0.0, 0.0)[:3]
    tops = [_suit(pile.cards[-1]) for pile in state.stacks if pile.cards]
    suits = _suits(village)
    return (
        first / 10,
        second / 10,
        third / 10,
        min(food, 3) / 2,
        min(builders, 3) / 2,
        silver / 2,
        follows / 2,
        best / 2,
        coins / 4,
        sum([suit in suits for suit in tops]) / 3,
    )


@lru_cache(512)
def _suit(card: int) -> str:
    """Return the suit on the back of a card."""
    hidden = card if is_hidden(card) else back("villager", card)
    return SUITS[-1 - hidden] if hidden else ""


@lru_cache(1 << 13)
def _suits(village: Village) -> frozenset[str]:
    """Return the suits in which a village has begun chains, solitary cards included."""
    return frozenset({KIND[card].suit for card in village.cards()}) | {"solitary"}
