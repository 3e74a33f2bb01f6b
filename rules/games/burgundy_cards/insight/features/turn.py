"""What is still open in one's own turn, and what could be done with it."""

from __future__ import annotations

from rules.engine.sequence.pool import each
from rules.engine.worth.features import Feature

from ...components import DIE, PURCHASE_COST
from ...state import State
from ...steps.benefits import TakeFromDisplay, TownHall, Warehouse
from ...steps.bonuses import PhaseBonus
from ...steps.take_top import TakeTop
from ...steps.turn import DieAction, PlayCard
from .dice import Reach
from .promise import BENEFIT, KIND_NO, PHASE_BONUS, fits, standing

TURN = (
    Feature("card_to_play", "turn", "BC-4.5"),
    Feature("action_open", "turn", "BC-6.11"),
    Feature("action_best", "turn", "BC-6.11"),
    Feature("castle_open", "turn", "BC-9.1"),
    Feature("castle_best", "turn", "BC-9.1"),
    Feature("phase_bonus_open", "turn", "BC-12.2"),
    Feature("phase_bonus_best", "turn", "BC-12.2"),
    Feature("goods_to_take", "turn", "BC-9.5"),
    Feature("animals_to_take", "turn", "BC-9.4"),
    Feature("goods_or_animals_to_take", "turn", "BC-9.12"),
    Feature("display_to_take", "turn", "BC-9.15"),
    Feature("warehouse_open", "turn", "BC-9.13"),
    Feature("town_hall_open", "turn", "BC-9.14"),
    Feature("offer_best", "turn", "BC-11.4"),
    Feature("purchase_left", "turn", "BC-11.1"),
)
_NOTHING = (0.0,) * len(TURN)


def turn(state: State, seat: int, within: Reach) -> tuple[float, ...]:
    """Return the numbers for ``TURN``, all 0 if another player's turn is being played."""
    if state.turn_of != seat or not state.pending:
        return _NOTHING
    mine = state.seats[seat]
    play = action = castle = bonus = goods = animals = either = display = warehouse = town_hall = 0
    action_best = castle_best = 0.0
    for step in each(state.pending):
        match step:
            case PlayCard():
                play += 1
            case DieAction(die=0):
                castle += 1
                castle_best += within.best[0]
            case DieAction():
                action += 1
                action_best += within.best[step.die]
            case PhaseBonus():
                bonus += 1
            case TakeTop(pools=pools):
                goods += pools == ("goods",)
                animals += pools == ("animals",)
                either += len(pools) > 1
            case TakeFromDisplay():
                display += 1
            case Warehouse():
                warehouse += 1
            case TownHall():
                town_hall += 1
            case _:
                pass
    return (
        float(play),
        float(action),
        action_best,
        float(castle),
        castle_best,
        float(bonus),
        bonus * PHASE_BONUS[state.phase],
        float(goods),
        float(animals),
        float(either),
        float(display),
        warehouse * within.sell[0],
        town_hall * within.place[0],
        _offered(state, seat, within) if state.offer else 0.0,
        float(not state.bought and mine.silver >= PURCHASE_COST),
    )


def _offered(state: State, seat: int, within: Reach) -> float:
    """Return the best that one of the three bought cards could do, kept or used (BC-11.5, 11.6)."""
    mine = state.seats[seat]
    taken = fits(standing(mine.estate), mine.projects, state.firsts, state.phase)
    return max(max(BENEFIT[card] / 2 + taken[KIND_NO[card]], within.best[DIE[card]]) for card in state.offer)
