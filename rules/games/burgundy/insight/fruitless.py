"""Choices that look like a gain but bring nothing at the moment."""

from __future__ import annotations

from rules.engine.game import Game
from rules.engine.types import Action, Event

from ..state import State

TRIED = frozenset({"ship", "copy"})
"""The kinds of action that can come to nothing."""


def fruitless(game: Game[State], action: Action) -> bool:
    """Say whether a ship would load nothing, or a crane would copy a building that has no effect now."""
    if action.kind not in TRIED:
        return False
    source = game.decision.source if game.decision is not None else None
    return any(_is_nothing(event, source) for event in game.preview(action).events)


def _is_nothing(event: Event, source: str | None) -> bool:
    """Say whether an event shows that the piece whose effect this is brought nothing."""
    if event.kind == "collected":
        return event.values["n"] == 0
    return event.kind == "lost" and event.items[:1] == (source,)
