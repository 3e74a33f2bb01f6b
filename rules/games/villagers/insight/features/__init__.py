"""What a player with experience looks at in a position of Villagers, group by group."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rules.engine.features import Features

from ...board.limits import build_limit
from ...components import KIND, UNLOCK, Cards
from ...state import State
from ..points import points
from .chains import GROWTH, PLACES, growth
from .countess import COUNTESS, countess
from .estate import BUILDERS, FOOD, INCOME, SILVER, estate
from .hand import HAND, SPECIAL, hand, specials
from .keys import KEYS, keys
from .modules import MODULES, modules
from .naming import named
from .pace import PACE, left, markets_of_next_turn, pace
from .rivals import RIVALS, rivals
from .road import ROAD, road
from .unseen import parts

__all__ = ["FEATURES"]

_PADLOCKS = 4
"""More padlocks are hardly ever paid for in one turn."""
SUPPLY = named("income", gold="2.5", gold_two="8.3", gold_four="8.3", gold_eight="8.3")


def seen(state: State, seat: int) -> list[float]:
    """Return the features of a position as a seat sees it."""
    of = state.seats[seat]
    village, gold, mine = of.village, of.gold, points(state, seat)
    held = tuple(sorted(of.hand.cards + of.square))
    markets = markets_of_next_turn(state, seat)
    lying = parts(state, seat)
    actions = build_limit(state, seat)
    return [
        *pace(state, seat, actions),
        *estate(village),
        *growth(village, held, state.road, lying),
        *keys(village, held, state.road, lying),
        *hand(village, held, markets, actions, min(gold // UNLOCK, _PADLOCKS)),
        *specials(village, held),
        *road(state, village, held, markets),
        min(gold, 60) / 10,
        *[float(gold >= n * UNLOCK) for n in (1, 2, _PADLOCKS)],
        *rivals(state, seat, mine, _locked(held)),
        *modules(state, seat, village, held),
        *countess(state, of, mine),
    ]


@lru_cache(1 << 13)
def _locked(held: Cards) -> Cards:
    """Return the cards with a padlock."""
    return tuple([card for card in held if KIND[card].unlocker])


FEATURES: Final[Features[State]] = Features(
    names=(
        *PACE,
        *FOOD,
        *BUILDERS,
        *INCOME,
        *SILVER,
        *PLACES,
        *GROWTH,
        *KEYS,
        *HAND,
        *SPECIAL,
        *ROAD,
        *SUPPLY,
        *RIVALS,
        *MODULES,
        *COUNTESS,
    ),
    of=seen,
    left=left,
)
