"""Whether any player has a turn, and what a search need not try in it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.types import Action, ItemId

from .. import items
from ..board.dice import workers_for
from ..board.monasteries import LONG_STEPS
from ..state import State, analysis_of
from ..steps.turn import EndTurn


def in_a_turn(state: State) -> bool:
    """Say whether any player has a turn; at the end of a phase there are decisions, but no turns, and so no purchases (BU-26.29)."""
    return any(isinstance(step, EndTurn) for step in state.pending)


def aside(state: State, action: Action) -> bool:
    """Return whether an action only turns a die, which every action with a die can do itself (BU-5.1, 5.5): a search that does both follows
    many lines to the same end. With shields, equal dice are worth something by themselves (BU-26.3).
    """
    return action.kind == "turn" and not state.shields


def meant(state: State, plan: Sequence[Action]) -> tuple[Action, ...]:
    """Return a plan in which a die that is turned several times in succession is turned to its last number at once (BU-5.1)."""
    if any(action.kind == "set_die" for action in plan):
        return tuple(plan)
    found: list[Action] = []
    numbers: dict[ItemId, int] = {}
    begun = 0
    for action in plan:
        if action.kind == "turn":
            die, number = action.picks[0], items.DIE_NUMBER.key(action.picks[1])
            player = items.DIE.seat(die)
            if found and found[-1].kind == "turn" and found[-1].picks[0] == die:
                found.pop()
            else:
                begun = numbers.get(die, state.seats[player].dice[items.DIE.key(die)])
            numbers[die] = number
            action = items.turn(die, number, workers_for(begun, number, LONG_STEPS in analysis_of(state, player).monasteries))
        found.append(action)
    return tuple(action for action in found if action.kind != "turn" or action.cost)
