"""How much the table explains: in full while a game is new, briefly for those who know it. No Qt."""

from __future__ import annotations

from typing import Any

from app.storage.settings import Settings
from rules import Header, catalogue

NEW = 2
"""The number of games for which a game counts as new."""


def alone(game: str) -> str:
    """Return the name under which the settings know playing a game alone."""
    return f"{game}:alone"


def full(settings: Settings, game: str) -> bool:
    """Say whether a game explains itself in full."""
    return settings.hints == "always" or (settings.hints == "new" and settings.game_hints.get(game, True))


def explained(settings: Settings, game: str) -> dict[str, Any]:
    """Return the settings to change so that a game explains itself in full, and all others as much as before."""
    if settings.hints == "never":
        return {"hints": "new", "game_hints": {other.id: False for other in catalogue() if other.id != game}}
    return {"game_hints": {other: kept for other, kept in settings.game_hints.items() if other != game}}


def unknown(settings: Settings, game: str) -> bool:
    """Say whether to ask the players, before a game is set up, if they know it: once, unless they have begun its lesson."""
    return game not in settings.begun and game not in settings.lessons


def outgrown(settings: Settings, game: str) -> bool:
    """Say whether to suggest, as a game begins, that it explains less from now on."""
    return settings.hints == "new" and game not in settings.game_hints and settings.begun.get(game, 0) > NEW


def counted(settings: Settings, game: str, games: int) -> dict[str, int]:
    """Return ``begun`` with ``games`` added to those of this game."""
    return {**settings.begun, game: settings.begun.get(game, 0) + games}


def begun(settings: Settings, header: Header) -> dict[str, int]:
    """Return ``begun`` with a game that begins now."""
    found = counted(settings, header.game, 1)
    return {**found, alone(header.game): found.get(alone(header.game), 0) + 1} if header.solo else found
