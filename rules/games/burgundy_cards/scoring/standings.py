"""The result (BC-15.3, BC-17.11)."""

from __future__ import annotations

from rules.engine.types import Standing, TieBreak

from ..board.animals import unscored_animals
from ..board.egon import points
from ..state import Seat, State
from .score import final


def tie_break(seat: Seat) -> tuple[TieBreak, ...]:
    """Return what is left over: workers, silver, unsold goods and unscored animals (BC-15.3)."""
    return (("left_over", seat.workers + seat.silver + len(seat.goods) + unscored_animals(seat.animals)),)


def standings(state: State) -> tuple[Standing, ...]:
    """Return the result (BC-15.3): most points, then most left over; those still tied share the victory.

    A solo player wins unless Egon leads (BC-17.11).
    """
    rows = final(state)
    egon = points(state.egon) if state.egon is not None else None
    figures = [(sum(row.points[player] for row in rows), tie_break(seat)) for player, seat in enumerate(state.seats)]
    found: list[Standing] = []
    for player, (own, left) in enumerate(figures):
        rank = 1 + sum(other > (own, left) for other in figures)
        found.append(Standing(player, own, rank, left, won=rank == 1 and (egon is None or own >= egon)))
    return tuple(found)
