"""What the road offers: open cards that fit a village and a hand, coins on them, suits of the stacks (VI-4.4)."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.hidden.piles import is_hidden

from ...board.knowledge import back
from ...board.village import Village
from ...components import KIND, SUITS, Cards
from ...state import State
from .naming import Seen, named
from .prospects import CHAINED, LAID, WAITING, nearness_of, worth

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
_USEFUL = 2.0
"""Roughly what a special is worth."""


def road(state: State, village: Village, held: Cards, markets: int) -> Seen:
    """Return the features of the road and the stacks; of two players, only cards with coins stay once the draft is over (VI-5.6)."""
    coins = state.road_coins
    if state.phase == "" and len(state.seats) < 3:
        open_cards = tuple([card if n else 0 for card, n in zip(state.road, coins, strict=True)])
    else:
        open_cards = state.road
    tops = [_suit(pile.cards[-1]) for pile in state.stacks if pile.cards]
    suits = _suits(village)
    return (
        *_offers(village, held, open_cards, coins, max(1, markets)),
        max(coins) / 2,
        sum(coins) / 4,
        sum([suit in suits for suit in tops]) / 3,
    )


@lru_cache(1 << 13)
def _offers(village: Village, held: Cards, open_cards: Cards, coins: tuple[int, ...], markets: int) -> Seen:
    """Return what the three best open cards would bring, and the symbols and followers among those that would fit."""
    gains, food, builders, silver, follows = [0.0, 0.0, 0.0], 0, 0, 0, 0
    for card, n in zip(open_cards, coins, strict=True):
        if not card:
            continue
        if not LAID[card]:
            gains.append(n + _USEFUL)
            continue
        kind, nearness = KIND[card], nearness_of(village, held, card)
        gold, other = worth(village, held, card)
        gain = gold * markets + other
        gains.append(n + max(0.0, gain if nearness != WAITING else gain / _LATE))
        if nearness != WAITING:
            silver += kind.silver is not None
            follows += kind.index > 2
            if nearness != CHAINED:
                food += kind.food
                builders += kind.builder
    gains.sort(reverse=True)
    return (gains[0] / 10, gains[1] / 10, gains[2] / 10, min(food, 3) / 2, min(builders, 3) / 2, silver / 2, follows / 2)


@lru_cache(512)
def _suit(card: int) -> str:
    """Return the suit on the back of a card."""
    hidden = card if is_hidden(card) else back("villager", card)
    return SUITS[-1 - hidden] if hidden else ""


@lru_cache(1 << 13)
def _suits(village: Village) -> frozenset[str]:
    """Return the suits in which a village has begun chains, solitary cards included."""
    return frozenset({KIND[card].suit for card in village.cards()}) | {"solitary"}
