"""One package per game: where its things lie and what they are called. No rules; the games do not know each other."""

from __future__ import annotations

from importlib import import_module

from app.table.layout import Screen


def screen_of(game: str) -> Screen:
    """What a game adds to the table. Raises ModuleNotFoundError for an unknown id."""
    found: Screen = import_module(f"app.games.{game}").SCREEN
    return found
