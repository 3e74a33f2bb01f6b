"""Taking seals (PC-9.12, 9.13)."""

from __future__ import annotations

from rules.engine.context import Context
from rules.engine.types import Action
from rules.engine.values import replaced

from .. import items
from ..components import SEALS
from ..effect import CUBE
from ..state import NOBODY, State
from .gains import can_pay, pay


def seal_offers(state: State, player: int) -> list[Action]:
    """Return the free seals that a player can take (PC-9.12)."""
    seat = state.seats[player]
    if not (seat.seal_rights and seat.cubes):
        return []
    return [items.seal(n) for n, seal in enumerate(SEALS) if state.seals[n] == NOBODY and can_pay(state, player, seal.cost)]


def take_seal(ctx: Context[State], player: int, action: Action) -> None:
    """Pay for a seal and put a marker cube on it (PC-9.12)."""
    state, seat, number = ctx.state, ctx.state.seats[player], items.SEAL.key(action.picks[0])
    pay(ctx, player, SEALS[number].cost, "paid", action.picks, "PC-9.12")
    seat.cubes -= 1
    seat.seal_rights -= 1
    state.seals = replaced(state.seals, number, player)
    ctx.emit("sealed", player, action.picks, "PC-9.12", gains={CUBE: -1})
