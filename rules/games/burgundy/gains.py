"""Silver and workers: counters without limit (BU-10.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.engine.table import Table
from rules.engine.types import ItemId

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


def pay_workers(t: Table[State], player: int, n: int) -> None:
    """Give back the workers that change a number (BU-5.1)."""
    if n:
        t.state.seats[player].workers -= n
        t.emit("paid", player, (items.store(player, "worker"),), "BU-5.1", n=n)
