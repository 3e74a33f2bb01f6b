"""How much the table explains: in full while a game is new, briefly for those who know it. No Qt."""

from __future__ import annotations

from app.storage.settings import Settings

NEW = 2
"""The number of games for which a game counts as new."""


def alone(game: str) -> str:
    """Return the name under which the settings know playing a game alone."""
    return f"{game}:alone"


def full(settings: Settings, game: str) -> bool:
    """Say whether a game explains itself in full."""
    return settings.hints == "always" or (settings.hints == "new" and settings.game_hints.get(game, True))


def unknown(settings: Settings, game: str) -> bool:
    """Say whether to ask the players, before a game is set up, if they know it: once, unless they have begun its lesson."""
    return game not in settings.begun and game not in settings.lessons


def outgrown(settings: Settings, game: str) -> bool:
    """Say whether to suggest, as a game begins, that it explains less from now on."""
    return settings.hints == "new" and game not in settings.game_hints and settings.begun.get(game, 0) > NEW


def counted(settings: Settings, game: str, games: int) -> dict[str, int]:
    """Return ``begun`` with ``games`` added to those of this game."""
    return {**settings.begun, game: settings.begun.get(game, 0) + games}
