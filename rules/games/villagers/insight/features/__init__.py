"""What a player with experience looks at in a position of Villagers, group by group."""

from __future__ import annotations

from typing import Final

from rules.engine.features import Features

from ...board.limits import build_limit
from ...board.symbols import symbols
from ...components import KIND, MAX_BUILD, UNLOCK
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

SUPPLY = named("income", gold="2.5", gold_two="8.3", gold_four="8.3", gold_eight="8.3")


def seen(state: State, seat: int) -> list[float]:
    """Return the features of a position as a seat sees it."""
    of = state.seats[seat]
    village, gold = of.village, of.gold
    held = tuple(sorted((*of.hand.cards, *of.square)))
    markets = markets_of_next_turn(state, seat)
    lying = parts(state, seat)
    actions = min(MAX_BUILD, build_limit(state, seat))
    printed = max([KIND[card].gold for card in symbols(village).gold_cards], default=0)
    open_cards = tuple([card for card in state.road if card])
    return [
        *pace(state, seat),
        *estate(village),
        *growth(village, held, open_cards, lying),
        *keys(village, held, open_cards, lying),
        *hand(village, held, markets, actions, min(gold // UNLOCK, 4)),
        *specials(village, held, printed),
        *road(state, village, held, markets),
        min(gold, 60) / 10,
        float(gold >= UNLOCK),
        float(gold >= 2 * UNLOCK),
        float(gold >= 4 * UNLOCK),
        *rivals(state, seat, tuple([KIND[card].unlocker for card in held if KIND[card].unlocker]), lying),
        *modules(state, seat, village, held),
        *countess(state, of, points(state, seat)),
    ]


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
