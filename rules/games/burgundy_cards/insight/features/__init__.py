"""What an experienced player looks at: the numbers from which bots learn the value of a position."""

from __future__ import annotations

from typing import Final

from rules.engine.worth.features import Features

from ...components import DIE, PHASES, ROUNDS
from ...state import State
from .dice import DICE, chances, dice, reach
from .display import DISPLAY, display, unseen
from .egon import EGON, egon
from .estate import ESTATE, estate
from .order import ORDER, order
from .pace import PACE, pace
from .promise import standing
from .rivals import RIVALS, rivals
from .store import ANIMALS, GOODS, RESOURCES, animals, goods, resources
from .turn import TURN, turn

__all__ = ["FEATURES"]


def of(state: State, seat: int) -> list[float]:
    """Return the numbers a seat sees in a position."""
    mine = state.seats[seat]
    phase, firsts = state.phase, state.firsts
    in_phase = len(mine.hand.cards) + len(mine.stack.cards)
    turns = in_phase + ROUNDS * (len(PHASES) - 1 - phase)
    all_seven = state.all_seven[0] if state.all_seven and not mine.all_seven else 0
    now = standing(mine.estate)
    seen = chances(now, mine.projects, firsts, phase, mine.goods, state.display)
    within = reach(seen, mine.workers)
    left = unseen(state, seat)
    return [
        *estate(now, mine.projects, firsts, phase, all_seven),
        *pace(now, mine.projects, firsts, phase, turns),
        *resources(mine.workers, mine.silver, turns),
        *goods(mine.goods, *state.goods),
        *animals(mine.animals, *state.animals),
        *dice(seen, within, tuple([DIE[card] for card in mine.hand.cards]), turns > len(mine.hand.cards)),
        *display(state.display, now, mine.projects, left),
        *turn(state, seat, within),
        *order(state, seat, in_phase),
        *rivals(state, seat, seen),
        *egon(state, left, in_phase),
    ]


def left(state: State, seat: int) -> float:
    """Return the share of its thirty turns that a seat has still to play; a turn is played with its card (BC-4.1)."""
    if state.standings is not None:
        return 0.0
    mine = state.seats[seat]
    turns = len(mine.hand.cards) + len(mine.stack.cards) + ROUNDS * (len(PHASES) - 1 - state.phase)
    return min(1.0, turns / (ROUNDS * len(PHASES)))


FEATURES: Final[Features[State]] = Features(
    names=(*ESTATE, *PACE, *RESOURCES, *GOODS, *ANIMALS, *DICE, *DISPLAY, *TURN, *ORDER, *RIVALS, *EGON), of=of, left=left, least=0.5
)
