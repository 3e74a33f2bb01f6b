"""What is dragged at this table, and to where."""

from __future__ import annotations

from app.table.choice.plans import Plan
from rules import ItemId
from rules.games.burgundy import items

from ..position import Position

PLACES = frozenset(
    {
        "black_depot",
        "board",
        "bonus",
        "bridge",
        "colour",
        "common",
        "counter",
        "depot",
        "field",
        "inns",
        "phase",
        "power",
        "route_space",
        "start",
        "storage",
        "target",
    }
)
"""Depots and spaces, and what is printed on the boards."""


def homes(position: Position, plan: Plan) -> tuple[ItemId, ...]:
    """Return where the piece of a plan can be dropped: sold goods, on the silver they bring; everything else, on the player's things.

    What goes into storage can be dropped on any empty space, whichever it will lie on: they are all alike.
    """
    if plan.actions[-1].kind == "sell":
        return (items.store(position.seat, "silver"),)
    if items.FIELD.among(plan.picks):
        return ("frame:own",)
    own = position.view.seats[position.seat].storage
    return ("frame:own", *(items.STORAGE.id(position.seat, n) for n, tile in enumerate(own) if not tile))
