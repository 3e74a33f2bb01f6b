"""Gaining workers, silver and points: counters without limit (BC-2.3)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine.context import Context

from . import items
from .state import State

COUNTED = ("vp", "silver", "worker")


def gain(ctx: Context[State], player: int, gains: Mapping[str, int], source: str, clause: str) -> None:
    """Give what of ``gains`` is counted: ``vp``, ``silver``, ``worker``; ``source`` is the item it comes from."""
    seat = ctx.state.seats[player]
    for what in COUNTED:
        n = gains.get(what, 0)
        if n:
            if what == "vp":
                seat.vp += n
            elif what == "silver":
                seat.silver += n
            else:
                seat.workers += n
            ctx.emit("gained", player, (source, items.store(player, what)), clause, what=what, n=n)
