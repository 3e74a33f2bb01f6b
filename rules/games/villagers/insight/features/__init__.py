"""What an experienced player looks at in a position of Villagers, group by group."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rules.engine.worth.features import Features

from ...board.limits import build_limit
from ...components import KIND, UNLOCK, Cards
from ...state import State
from ..points import points
from .chains import GROWTH, PLACES, growth
from .countess import COUNTESS, countess
from .estate import BUILDERS, FOOD, INCOME, SILVER, estate
from .gifts import GIFTS, gifts
from .hand import HAND, SPECIAL, hand, specials
from .keys import KEYS, keys
from .modules import MODULES, modules
from .naming import named
from .pace import PACE, cards_of, left, markets_of_next_turn, pace, turn_to_come
from .rivals import RIVALS, rivals
from .road import ROAD, road
from .schedule import SCHEDULE, lapsed, schedule
from .unseen import parts

__all__ = ["FEATURES"]

_PADLOCKS = 4
"""More padlocks than this are hardly ever paid for in one turn."""
SUPPLY = named("income", gold="2.5", gold_two="8.3", gold_four="8.3", gold_eight="8.3")
TO_COME = (*PACE, *FOOD, *BUILDERS, *INCOME, *SILVER, *PLACES, *GROWTH, *KEYS, *HAND, *SPECIAL, *ROAD, *SUPPLY)
_NOTHING_TO_COME = (0.0,) * len(TO_COME)


def seen(state: State, seat: int) -> list[float]:
    """Return the features of a position as a seat sees it."""
    of = state.seats[seat]
    mine, held = points(state, seat), tuple(sorted(of.hand.cards + of.square))
    locked = _locked(held)
    return [
        *(_to_come(state, seat, held) if turn_to_come(state, seat) or cards_of(state, 1) else _NOTHING_TO_COME),
        *rivals(state, seat, mine, locked),
        *modules(state, seat, of.village, held),
        *countess(state, of, mine, locked),
        *gifts(state),
        *schedule(state, seat, held),
    ]


def _to_come(state: State, seat: int, held: Cards) -> list[float]:
    """Return what counts for the build turns of a seat to come; after the last one, hands and limits have no value (VI-13.3)."""
    of = state.seats[seat]
    village, gold, actions = of.village, of.gold, build_limit(state, seat)
    markets, lying = markets_of_next_turn(state, seat), parts(state, seat)
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
    ]


@lru_cache(1 << 13)
def _locked(held: Cards) -> Cards:
    """Return the cards with a padlock."""
    return tuple([card for card in held if KIND[card].unlocker])


FEATURES: Final[Features[State]] = Features(
    names=(*TO_COME, *RIVALS, *MODULES, *COUNTESS, *GIFTS, *SCHEDULE), of=seen, left=left, lapsed=lapsed
)
