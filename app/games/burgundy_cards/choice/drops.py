"""What is dragged at this table, and to where."""

from __future__ import annotations

from app.table.choice.plans import Plan
from rules import ItemId

from ..position import Position

PLACES = frozenset({"all_seven", "bonus", "discard", "draw", "duel", "egon", "first", "kind", "new", "stack", "start_card"})
"""Bonuses and what is printed, stacks on which cards are laid, and piles that nothing is taken from."""


def homes(position: Position, plan: Plan) -> tuple[ItemId, ...]:
    """Return where the piece of a plan can be dropped: among the things stored."""
    return ("frame:storage",)
