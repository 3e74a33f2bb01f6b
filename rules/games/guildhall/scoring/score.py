"""Points by source, and the result (GH-11)."""

from __future__ import annotations

from rules.engine.types import ScoreRow, Standing

from .. import items
from ..components import TOKEN_VP, VP_VALUE
from ..state import Seat, State


def points(seat: Seat) -> int:
    """Return the points of a player as they stand; nothing is added at the end (GH-11.5)."""
    return sum(map(VP_VALUE.__getitem__, seat.vp_cards)) + TOKEN_VP * seat.tokens


def score(state: State) -> list[ScoreRow]:
    """Return the points for VP cards and VP tokens; chapters, open cards and hands count for nothing."""
    seats = state.seats
    cards = tuple(sum(VP_VALUE[card] for card in seat.vp_cards) for seat in seats)
    tokens = tuple(TOKEN_VP * seat.tokens for seat in seats)
    return [
        ScoreRow("vp_cards", cards, tuple(tuple(map(items.VP.id, seat.vp_cards)) for seat in seats)),
        ScoreRow("tokens", tokens, tuple((items.TOKEN.id(player),) if seat.tokens else () for player, seat in enumerate(seats))),
    ]


def exhausted(state: State) -> bool:
    """Return whether no VP card is left to buy (GH-16.21)."""
    return not any(state.vp_row) and not state.vp_deck.cards


def standings(state: State) -> tuple[Standing, ...]:
    """Return the result (GH-11.2, 11.3): most points win; equal totals share a rank.

    Only the player who has just reached the target can have the most.
    """
    totals = [points(seat) for seat in state.seats]
    ranks = [1 + sum(other > n for other in totals) for n in totals]
    return tuple(Standing(p, n, rank, won=rank == 1) for p, (n, rank) in enumerate(zip(totals, ranks, strict=True)))
