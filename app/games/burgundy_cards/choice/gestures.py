"""How decisions are made by clicking: a project is given up only for a card that is already picked."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from app.table.choice.plans import Plan
from rules import Game
from rules.games.burgundy_cards import items


def gestures(game: Game[Any], plans: list[Plan]) -> list[Plan]:
    """Return the plans; what one of three projects makes room for is clicked before that project (BC-7.2)."""
    return [replace(plan, gives_up=True) if len(items.CARD.among(plan.actions[-1].picks)) > 1 else plan for plan in plans]
