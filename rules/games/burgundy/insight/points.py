"""What a seat has earned."""

from __future__ import annotations

from rules.engine.worth.credit import credited_in_all

from ..board.monasteries import AT_END as SCORING
from ..board.teams import partners
from ..scoring.end_scoring import monastery_worth
from ..scoring.score import AT_END, SHIELDS_AT_END
from ..state import State, analysis_of

LEFT = tuple(source.points for source in AT_END.values())
MONASTERIES = frozenset(SCORING)


def points(state: State, seat: int) -> int:
    """Return the points of a seat, with those of its partner, if the game ended now (BU-16.1, 24.11); alone nothing is added (BU-25.14)."""
    if len(state.estates) == len(state.seats):
        return credited_in_all(state.credited, seat) + _at_end(state, seat)
    side = partners(state, seat)
    return sum(credited_in_all(state.credited, partner) for partner in side) + _at_end(state, side[0])


def _at_end(state: State, leader: int) -> int:
    """Return what counts only at the end, for the first player of a side."""
    if state.solo:
        return 0
    found = sum([left(state, leader) for left in LEFT])
    for number in analysis_of(state, leader).monasteries & MONASTERIES:
        found += monastery_worth(state, leader, number)
    return found + SHIELDS_AT_END.points(state, leader) if state.shields else found
