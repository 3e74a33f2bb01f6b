"""Whose turn comes when, and who has the start player card."""

from __future__ import annotations

from rules.engine.worth.features import Feature

from ...components import PHASES
from ...state import State

ORDER = (
    Feature("turns_in_phase", "order", "BC-4.1"),
    Feature("last_turn_of_phase", "order", "BC-14.1"),
    Feature("last_phase", "order", "BC-14.4"),
    Feature("own_turn", "order", "BC-4.4"),
    Feature("turns_before_next", "order", "BC-4.4"),
    Feature("first_in_phase", "order", "BC-4.4"),
    Feature("start_card", "order", "BC-15.1"),
    Feature("start_card_turned", "order", "BC-14.2"),
    Feature("start_card_comes", "order", "BC-14.2"),
)


def order(state: State, seat: int, turns: int) -> tuple[float, ...]:
    """Return the numbers for ``ORDER``; ``turns`` is how many cards of the phase the seat has still to play."""
    players = len(state.seats)
    alone = players == 1
    holds = not alone and state.holder == seat
    comes = not alone and not state.turned and (state.holder + 1) % players == seat and state.phase < len(PHASES) - 1
    return (
        float(turns),
        float(turns <= 1),
        float(state.phase == len(PHASES) - 1),
        float(state.turn_of == seat),
        float((seat - state.turn_of) % players),
        float(not alone and state.first == seat),
        float(holds),
        float(holds and state.turned),
        float(comes),
    )
