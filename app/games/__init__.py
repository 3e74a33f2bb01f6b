"""One package per game: where its things lie and what they are called. No rules; the games do not know each other."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from app.table.layout import Screen


def screen_of(game: str) -> Screen:
    """What a game adds to the table. Raises ModuleNotFoundError for an unknown id."""
    found: Screen = import_module(f"app.games.{game}").SCREEN
    return found


def has_screen(game: str) -> bool:
    """Whether there is a table for a game."""
    return find_spec(f"app.games.{game}.screen") is not None


@cache
def has_rail(game: str) -> bool:
    """Whether a table has a place for the players at the right; one without a screen has."""
    return find_spec(f"app.games.{game}") is None or screen_of(game).rails
