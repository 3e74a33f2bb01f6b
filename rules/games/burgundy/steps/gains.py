"""Silver and workers, which are unlimited (BU-10.13), and turning dice for workers."""

from __future__ import annotations

from rules.engine.context import Context
from rules.engine.types import ItemId
from rules.engine.values import replaced

from .. import items
from ..state import State, store_of


def gain(ctx: Context[State], player: int, what: str, n: int, source: ItemId, clause: str) -> None:
    """Give a player ``n`` ``silver`` or ``worker``; ``source`` is the item they come from."""
    store = store_of(ctx.state, player)
    if what == "silver":
        store.silver += n
    else:
        store.workers += n
    ctx.emit("gained", player, (source, items.store(player, what)), clause, what=what, n=n)


def turn_die(ctx: Context[State], player: int, die: int, to: int, workers: int) -> None:
    """Turn a die to another number for workers (BU-5.1, 5.2)."""
    seat = ctx.state.seats[player]
    store = store_of(ctx.state, player)
    store.workers -= workers
    things = (items.DIE.id(player, die), items.store(player, "worker"))
    ctx.emit("turned", player, things, "BU-5.1", before=seat.dice[die], die=to, n=workers)
    seat.dice = replaced(seat.dice, die, to)
