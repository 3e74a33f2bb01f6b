"""Gaining workers, silver and points, which are unlimited (BC-2.3)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine.context import Context

from .. import items
from ..state import State

COUNTED = ("vp", "silver", "worker")


def gain(ctx: Context[State], player: int, gains: Mapping[str, int], source: str, clause: str) -> None:
    """Give a player those of ``gains`` that are counted: ``vp``, ``silver``, ``worker``; ``source`` is the item they come from."""
    seat = ctx.state.seats[player]
    for what in COUNTED:
        n = gains.get(what, 0)
        if n:
            if what == "silver":
                seat.silver += n
            elif what == "worker":
                seat.workers += n
            points, goods = ({"vp": n}, {}) if what == "vp" else ({}, {what: n})
            ctx.credit(player, points, "gained", (source, items.STORE.id(player, what)), clause, gains=goods, what=what, n=n)
