"""Silver and workers, at hand and to come, and what they can still be spent on (BU-5, BU-14, BU-15); alone, the counter (BU-25)."""

from __future__ import annotations

from rules.engine.worth.features import Feature

from ...board.monasteries import MINE_WORKERS
from ...components import MONASTERY_EFFECT, PHASES, PURCHASE_COST, TURNS
from ...modules import POINT_SILVER
from ...state import State
from ...steps.phases import mine_silver

INCOME = (
    Feature("workers_two", "income", "BU-5.3"),
    Feature("workers_four", "income", "BU-5.3"),
    Feature("workers", "income", "BU-5.3"),
    Feature("silver_two", "income", "BU-14.1"),
    Feature("silver_four", "income", "BU-14.1"),
    Feature("silver", "income", "BU-16.1"),
    Feature("purchases", "income", "BU-14.1"),
    Feature("purchase_open", "income", "BU-14.1"),
    Feature("mines", "income", "BU-15.3"),
    Feature("mine_silver", "income", "BU-15.3"),
    Feature("mine_workers", "income", "BU-17.2"),
    Feature("to_target", "income", "BU-25.12"),
    Feature("target_affordable", "income", "BU-25.11"),
    Feature("target", "income", "BU-25.12"),
)


def income(state: State, seat: int, mines: int, monasteries: frozenset[int], turn: int) -> tuple[float, ...]:
    """Return what there is to spend, and what will come."""
    store = state.stores[state.seats[seat].store]
    silver, workers = store.silver, store.workers
    open_still = state.turn_of == seat and False in state.seats[seat].used
    payments = len(PHASES) - state.phase
    miners = MONASTERY_EFFECT[MINE_WORKERS].workers if MINE_WORKERS in monasteries else 0
    return (
        min(workers, 2),
        min(workers, 4),
        workers / 4,
        min(silver, 2),
        min(silver, 4),
        silver / 4,
        min(silver // PURCHASE_COST, TURNS + 1 - turn, 4),
        float(open_still and not state.bought and silver >= PURCHASE_COST),
        mines,
        mine_silver(state, seat) * mines * payments / 5,
        miners * mines * payments / 5,
        *_counter(state, silver),
    )


def _counter(state: State, silver: int) -> tuple[float, ...]:
    """Return how far a lone player is from the target, and whether it can be reached for silver."""
    solo = state.solo
    if solo is None:
        return (0.0,) * 3
    lacking = solo.target - solo.counter
    return lacking / 10, float(silver >= lacking * POINT_SILVER), solo.target / 10
