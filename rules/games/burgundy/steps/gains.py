"""Silver and workers, which are unlimited (BU-10.13), points, and turning dice for workers."""

from __future__ import annotations

from rules.engine.context import Context
from rules.engine.types import ItemId
from rules.engine.values import replaced

from .. import items
from ..board.shields import FELLOW_GAIN, FELLOW_WORKERS
from ..state import State, holds, store_of


def gain(ctx: Context[State], player: int, what: str, n: int, sources: tuple[ItemId, ...], clause: str) -> None:
    """Give a player ``n`` ``silver`` or ``worker``; ``sources`` are the items they come from."""
    store = store_of(ctx.state, player)
    if what == "silver":
        store.silver += n
    else:
        store.workers += n
    ctx.emit("gained", player, (*sources, items.store(player, what)), clause, gains={what: n}, what=what, n=n)
    if what == "worker" and ctx.state.shields:
        for other in range(len(ctx.state.seats)):
            if other != player and holds(ctx.state, other, FELLOW_WORKERS):
                gain(ctx, other, what, FELLOW_GAIN, (items.SHIELD.id(FELLOW_WORKERS),), "BU-26.12")


def turn_die(ctx: Context[State], player: int, die: int, to: int, workers: int) -> None:
    """Turn a die to another number for workers (BU-5.1, 5.2)."""
    seat = ctx.state.seats[player]
    store = store_of(ctx.state, player)
    store.workers -= workers
    things = (items.DIE.id(player, die), items.store(player, "worker"))
    ctx.emit("turned", player, things, "BU-5.1", gains={"worker": -workers}, before=seat.dice[die], die=to, n=workers)
    seat.dice = replaced(seat.dice, die, to)
