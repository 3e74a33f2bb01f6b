"""What an experienced player looks at in a duchy and on the board, for bots that learn what it is worth."""

from __future__ import annotations

from typing import Final

from rules.engine.worth.features import Features

from ...board.monasteries import HIRE_COST, HIRING, LONG_STEPS
from ...board.shields import ENDLESS_STORAGE
from ...components import PURCHASE_COST, TILES
from ...state import State, analysis_of, store_of, stored, values_of
from .alone import ALONE, alone
from .animals import ANIMALS, animals
from .areas import AREAS, areas
from .clock import left, next_turn
from .colours import COLOURS, colours
from .dice import DICE, dice
from .due import DUE, to_do
from .engine import ENGINE, engine
from .goal import reached
from .goods import GOODS, goods, selling
from .income import INCOME, income
from .offers import OFFERED, offer
from .rivals import RIVALS, rivals
from .storage import STORED, stock
from .survey import edge, ground_of, survey

__all__ = ["FEATURES"]

NAMES = (*AREAS, *COLOURS, *ANIMALS, *STORED, *OFFERED, *DICE, *GOODS, *INCOME, *ENGINE, *RIVALS, *ALONE, *DUE)
NO_DUCHY = (0.0,) * len(NAMES)


def of(state: State, seat: int) -> list[float]:
    """Return what a seat sees; nothing before it has a duchy (BU-27.1)."""
    mine = state.seats[seat]
    estate = state.estates[mine.estate]
    if not estate.duchy:
        return [*NO_DUCHY]
    analysis, store, tiles = analysis_of(state, seat), store_of(state, seat), stored(state, seat)
    monasteries, shields = analysis.monasteries, analysis.shields
    ground = ground_of(estate, shields, monasteries - analysis.own, state.area_size_cap)
    turn = next_turn(state, seat)
    spaces = len(TILES) if ENDLESS_STORAGE in shields else len(mine.storage) + len(store.storage)
    have = stock(ground, tiles, spaces, turn)
    pays = store.silver >= PURCHASE_COST or (HIRING in monasteries and store.workers >= HIRE_COST)
    taking, offered = offer(state, ground, turn, have, pays)
    numbers = have.placing, have.completing, taking, selling(store.goods), edge(ground)
    return [
        *areas(ground, turn),
        *colours(ground, state.estates, mine.estate, state.bonuses, values_of(state)),
        *animals(ground),
        *have.features,
        *offered,
        *dice(mine.used.count(False), *numbers, store.workers, LONG_STEPS in monasteries),
        *goods(store.goods, state.goods_spaces, have.ships, "warehouse" in have.buildings, mine.routes, len(store.sold), bool(state.solo)),
        *income(state, seat, survey(ground).mines, monasteries, turn),
        *engine(state, seat, ground, monasteries, tiles),
        *rivals(state, seat, ground),
        *alone(state, seat, ground, turn, have, tiles),
        *to_do(state, seat),
    ]


FEATURES: Final[Features[State]] = Features(NAMES, of, left, reached=reached)
