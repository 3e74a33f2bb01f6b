"""What is dragged at this table, and to where."""

from __future__ import annotations

from app.table.choice.plans import Plan
from rules import ItemId

from ..position import Position

PLACES = frozenset({"cell", "chapter", "draw_pile", "hand", "head", "token", "vp_deck"})
"""Free places of the halls, chapters as a whole, what only counts something, and piles that nothing is taken from."""
TO_THE_POINTS = frozenset({"buy", "pay", "confirm"})


def homes(position: Position, plan: Plan) -> tuple[ItemId, ...]:
    """Return where the card of a plan can be dropped: what is paid, on the points it buys; everything else, on the desk."""
    return ("frame:vp_row",) if plan.actions[0].kind in TO_THE_POINTS else ("frame:desk",)
