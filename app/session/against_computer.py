"""The game against one computer that begins immediately: the person first, everything else as usual."""

from __future__ import annotations

from app import __version__
from app.session import seeds
from app.storage.settings import Settings
from rules import Header, Record, SeatKind, meta, new


def strength(settings: Settings, game: str) -> SeatKind:
    """Return how strong the computer should be: as last chosen, or else easy in the first game of a kind and normal in later ones."""
    return settings.strengths.get(game, "normal" if settings.begun.get(game) else "easy")


def used(settings: Settings, header: Header) -> dict[str, SeatKind]:
    """Return ``strengths`` with that of the first computer in a game that begins, if somebody has chosen it: what follows from the games
    begun up to now should follow from them next time, too.
    """
    found = next((kind for kind in header.seats if kind != "person"), None)
    if found is None or header.day or found == strength(settings, header.game):
        return settings.strengths
    return {**settings.strengths, header.game: found}


def against_computer(settings: Settings, game: str, kind: SeatKind | None = None) -> Record:
    """Return a new game of one person against a computer, or against as many as the game needs: as strong as last time, or ``kind``."""
    players = max(2, meta(game).min_players)
    names = (settings.names[0], *settings.computers[1:players])
    seats = ("person", *[kind or strength(settings, game)] * (players - 1))
    return new(game, names, seeds.drawn(), None, __version__, settings.undo, tuple(settings.colours[:players]), seats)
