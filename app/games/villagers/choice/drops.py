"""What is dragged at this table, and to where."""

from __future__ import annotations

from app.table.choice.plans import Plan
from rules import ItemId

from ..position import Position

PLACES = frozenset(
    {
        "countess",
        "countess_gold",
        "discard_pile",
        "event_pile",
        "gold",
        "hand",
        "income",
        "market",
        "mini",
        "road",
        "slot",
        "square",
        "stat",
        "turn",
        "village",
    }
)
"""What only counts something, piles that nothing is taken from, and free places."""
HOMES = {
    "draft": ("frame:square", "frame:hand"),
    "recruit": ("frame:hand",),
    "fetch": ("frame:hand",),
    "steal": ("frame:hand",),
    "basic": ("frame:hand", "frame:village"),
    "tavern": ("frame:hand", "frame:village"),
    "hire": ("frame:village",),
    "play": ("frame:village",),
}
"""Where cards end up, by what is done with them; what is drafted lies in the square until it is taken into the hand."""


def homes(position: Position, plan: Plan) -> tuple[ItemId, ...]:
    """Return where the card of a plan can be dropped."""
    return HOMES.get(plan.actions[-1].kind, ())
