"""Silver and workers: counters without limit (BU-10.13). Workers turn dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.engine.table import Table
from rules.engine.types import ItemId
from rules.engine.values import exchanged

from . import items

if TYPE_CHECKING:
    from .state import State


def gain(t: Table[State], player: int, what: str, n: int, source: ItemId, clause: str) -> None:
    """Give ``n`` ``silver`` or ``worker``; ``source`` is the item it comes from."""
    seat = t.state.seats[player]
    if what == "silver":
        seat.silver += n
    else:
        seat.workers += n
    t.emit("gained", player, (source, items.store(player, what)), clause, what=what, n=n)


def turn_die(t: Table[State], player: int, die: int, to: int, workers: int) -> None:
    """Turn a die to another number for workers (BU-5.1, 5.2)."""
    seat = t.state.seats[player]
    seat.workers -= workers
    things = (items.die(player, die), items.store(player, "worker"))
    t.emit("turned", player, things, "BU-5.1", before=seat.dice[die], die=to, n=workers)
    seat.dice = exchanged(seat.dice, die, to)
