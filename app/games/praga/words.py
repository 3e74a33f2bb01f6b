"""Praga Caput Regni in words: actions for the list of legal actions, events for the log."""

from __future__ import annotations

from app.games.base.words import event_values
from app.table.choice.plans import Plan
from app.texts import Texts
from rules import Action, Event, ItemId

from .position import Position

SILENT = frozenset({"turn"})
"""Events without a line in the log: another line or the table itself shows them."""


def event_words(names: tuple[str, ...], texts: Texts, event: Event) -> str | None:
    """Return an event as one line of the log."""
    return None if event.kind in SILENT else texts(f"praga.log.{event.kind}", **event_values(names, event))


def action_words(position: Position, action: Action) -> str:
    """Return an action in one line."""
    return position.texts(f"praga.action.{action.kind}")


def plan_words(position: Position, plan: Plan) -> str:
    """Return what a plan does in the end."""
    return action_words(position, plan.actions[-1])


def choice(position: Position, item: ItemId) -> str:
    """Return the label of a button in the chooser."""
    return position.texts(f"praga.choice.{item.partition(':')[0]}")
