"""What is still to be done in the middle of a turn: further actions, effects of tiles and, for a lone player, points (BU-4.4, 25.15)."""

from __future__ import annotations

from rules.engine.context import Step
from rules.engine.sequence.pool import Pool
from rules.engine.worth.features import Feature

from ...components import BUILDING, BUILDING_EFFECT, KIND
from ...modules import SWAP_GOODS
from ...state import State
from ...steps.alone import Give, Swap
from ...steps.buildings import PlaceTile, SellGoods, TakeKind, WhiteCastle
from ...steps.consequences import Consequence, due
from ...steps.direct import PlaceDirectly
from ...steps.ships import Collect
from ...steps.turn import CastleAction, ExtraAction

DUE = (
    Feature("due_actions", "store", "BU-9.4"),
    Feature("due_placing", "store", "BU-10.9"),
    Feature("due_rewards", "store", "BU-25.10"),
    Feature("due_taking", "store", "BU-10.2"),
    Feature("due_sales", "goods", "BU-10.6"),
    Feature("due_loading", "goods", "BU-9.2"),
    Feature("due_swap", "goods", "BU-25.5"),
    Feature("due_goods", "goods", "BU-25.5"),
    Feature("due_points", "areas", "BU-25.15"),
)
ACTION, PLACING, REWARD, TAKING, SALE, LOADING, SWAP, GOODS, POINTS = range(len(DUE))
_OF_STEP: dict[type[Step], int] = {
    CastleAction: ACTION,
    ExtraAction: ACTION,
    WhiteCastle: ACTION,
    PlaceTile: PLACING,
    PlaceDirectly: REWARD,
    TakeKind: TAKING,
    SellGoods: SALE,
    Collect: LOADING,
}
_OF_EFFECT = {"castle": ACTION, "extra_action": ACTION, "place_tile": PLACING, "take_tile": TAKING, "sell_goods": SALE, "ship": LOADING}
_OF_TILE = tuple(
    [_OF_EFFECT.get(BUILDING_EFFECT[building].type if building else kind) for building, kind in zip(BUILDING, KIND, strict=True)]
)
"""What the effect of each tile gives its player to do."""


def to_do(state: State, seat: int) -> list[float]:
    """Return what is still to be done; nothing at the end of a turn."""
    found = [0.0] * len(DUE)
    for held in state.pending:
        for step in held.steps if isinstance(held, Pool) else (held,):
            if isinstance(step, Consequence):
                if step.part != "effect":
                    found[POINTS] += due(state, step.player, step.part, step.field) / 10
                elif (does := _OF_TILE[step.tile]) is not None:
                    found[does] += 1
            elif (does := _OF_STEP.get(type(step))) is not None:
                found[does] += 1
            elif isinstance(step, Swap):
                found[SWAP] += len(state.stores[state.seats[seat].store].goods) >= SWAP_GOODS
            elif isinstance(step, Give):
                found[GOODS] += step.n
    return found
