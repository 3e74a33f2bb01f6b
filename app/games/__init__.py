"""One package per game: where its things lie and what they are called. No rules; the games do not know each other."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.machinery import PathFinder
from importlib.util import find_spec

from app.table.screen import GameScreen


def screen_of(game: str) -> GameScreen:
    """What a game adds to the table. Raises ModuleNotFoundError for an unknown id."""
    found: GameScreen = import_module(f"app.games.{game}").SCREEN
    return found


def has_part(game: str, part: str) -> bool:
    """Whether a game has a module of this name; nothing of the game is loaded for the answer."""
    package = find_spec(f"{__name__}.{game}")
    return package is not None and PathFinder.find_spec(f"{package.name}.{part}", package.submodule_search_locations) is not None


def has_screen(game: str) -> bool:
    """Whether there is a table for a game."""
    return has_part(game, "screen")


@cache
def has_rail(game: str) -> bool:
    """Whether a table has a place for the players at the right; one without a screen has."""
    return find_spec(f"app.games.{game}") is None or screen_of(game).rails
