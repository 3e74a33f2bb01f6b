"""The number of every piece, and the range of every counter, that no game can exceed."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.context import Step
from rules.engine.definition import Demand
from rules.engine.sequence.pool import each

from ..board.egon import Egon
from ..components import ACTION_CARDS, DEAL, EFFECT, EGON_STACKS, KINDS, NAME, PHASES, PROJECT_LIMIT, ROUNDS, TRIPLET
from ..scoring.score import SOURCES
from ..state import Seat, State
from ..steps.benefits import Building
from ..steps.bonuses import POOLS
from ..steps.effect_table import BENEFITS
from ..steps.take_top import TakeTop

ROWS = 6
STACKS = 2
MAX_COUNTER = 200
"""More than all the silver or workers a player can get, and more than any score: 42 actions of one's own, 38 triplets, 18 goods."""


def bounds(state: State) -> Iterator[Demand]:
    """Yield what is demanded of an untrusted state before it is used."""
    seats, egon = state.seats, state.egon
    yield "the solo opponent does not fit the players", (egon is not None) == (len(seats) == 1)
    yield "the phase is wrong", 0 <= state.phase < len(PHASES)
    yield "the round is wrong", 0 <= state.round <= state.rounds <= ROUNDS
    yield "a player number is wrong", all(player in range(len(seats)) for player in (state.first, state.holder))
    yield "the display has the wrong number of rows", len(state.display) == ROWS
    yield "a supply has the wrong number of stacks", len(state.goods) == len(state.animals) == STACKS
    for seat in seats:
        yield "a counter is out of range", min(seat.workers, seat.silver) >= 0 and seat.workers + seat.silver <= MAX_COUNTER
        yield "there are too many projects", len(seat.projects) <= PROJECT_LIMIT
    yield "points are credited for something unknown", all(source in SOURCES and 0 < n <= MAX_COUNTER for _, source, n in state.credited)
    owners: list[Seat | Egon] = [*seats, *([egon] if egon is not None else [])]
    for owner in owners:
        yield "a stack of an estate is empty or too high", all(0 < len(stack) <= TRIPLET for stack in owner.estate)
        yield "a bonus is unknown", set(owner.firsts) <= set(KINDS) and owner.all_seven in (0, *DEAL[len(seats)].all_seven_stack)
    if egon is not None:
        yield "Egon has the wrong number of stacks", len(egon.stacks) == len(EGON_STACKS)
    yield "a benefit belongs to another card", all(map(_is_of_its_card, each(state.pending)))


def _is_of_its_card(step: Step) -> bool:
    """Return whether a benefit is one that its card gives; card 0 stands for the phase card."""
    match step:
        case TakeTop(card=0):
            return len(step.pools) == 1 and step.pools[0] in POOLS
        case TakeTop() | Building():
            return step.card in ACTION_CARDS and BENEFITS[EFFECT[NAME[step.card]].type](step.player, step.card) == step
        case _:
            return True
