"""Points by source, and who has won (GH-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.engine.types import ScoreRow, Standing

from . import items
from .components import TOKEN_VP, VP_VALUE

if TYPE_CHECKING:
    from .state import Seat, State


def points(seat: Seat) -> int:
    """The points of a player as they stand: nothing is added at the end (GH-11.5)."""
    return sum(VP_VALUE[card] for card in seat.vp_cards) + TOKEN_VP * seat.tokens


def score(state: State) -> list[ScoreRow]:
    """VP cards and VP tokens; chapters, open cards and hands count nothing."""
    seats = state.seats
    cards = tuple(sum(VP_VALUE[card] for card in seat.vp_cards) for seat in seats)
    tokens = tuple(TOKEN_VP * seat.tokens for seat in seats)
    return [
        ScoreRow("vp_cards", cards, tuple(tuple(map(items.vp, seat.vp_cards)) for seat in seats)),
        ScoreRow("tokens", tokens, tuple((items.token(player),) if seat.tokens else () for player, seat in enumerate(seats))),
    ]


def standings(state: State, winner: int) -> tuple[Standing, ...]:
    """GH-11.2, 11.3: who reached the target at the end of his turn has won; the others by their points, equal ones share a rank."""
    totals = [points(seat) for seat in state.seats]
    return tuple(Standing(p, n, 1 + sum(other > n for other in totals), won=p == winner) for p, n in enumerate(totals))
