"""Choices that look like a gain but bring nothing at the moment."""

from __future__ import annotations

from typing import Any

from rules import Action, Event, Game

TRIED = frozenset({"ship", "copy"})
"""The kinds of action that can come to nothing."""


def is_fruitless(game: Game[Any], action: Action) -> bool:
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
