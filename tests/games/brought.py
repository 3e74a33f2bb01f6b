"""What the games of the registry bring for the suites that check all of them: modules next to each game's own tests."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from rules import IDS

GAMES = IDS
PLACES = {"rules": "tests.games", "table": "tests.app.games"}


def brought(part: str, place: str = "rules") -> dict[str, ModuleType]:
    """Return the module ``part`` of every game that has one, by the game's id."""
    names = {game: f"{PLACES[place]}.{game}.{part}" for game in GAMES if find_spec(f"{PLACES[place]}.{game}") is not None}
    return {game: import_module(name) for game, name in names.items() if find_spec(name) is not None}
