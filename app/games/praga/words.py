"""Praga Caput Regni in words: actions for the list of legal actions."""

from __future__ import annotations

from app.table.choice.plans import Plan
from rules import Action, ItemId

from .position import Position


def action_words(position: Position, action: Action) -> str:
    """Return an action in one line."""
    return position.texts(f"praga.action.{action.kind}")


def plan_words(position: Position, plan: Plan) -> str:
    """Return what a plan does in the end."""
    return action_words(position, plan.actions[-1])


def choice(position: Position, item: ItemId) -> str:
    """Return the label of a button in the chooser."""
    return position.texts(f"praga.choice.{item.partition(':')[0]}")
