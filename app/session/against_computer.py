"""The game against one computer that begins at once: the person first, everything else as usual."""

from __future__ import annotations

from app import __version__
from app.session import seeds
from app.storage.settings import Settings
from rules import Header, Record, SeatKind, meta, new


def strength(settings: Settings, game: str) -> SeatKind:
    """Return how strong the computer is to be: as last time, or else easy in the first game of a kind and normal in later ones."""
    return settings.strengths.get(game, "normal" if settings.begun.get(game) else "easy")


def used(settings: Settings, header: Header) -> dict[str, SeatKind]:
    """Return ``strengths`` with that of the first computer in a game, if there is one."""
    found = [kind for kind in header.seats if kind != "person"]
    return {**settings.strengths, **({header.game: found[0]} if found else {})}


def against_computer(settings: Settings, game: str, kind: SeatKind | None = None) -> Record:
    """Return a new game of one person against a computer, or against as many as the game needs: as strong as last time, or ``kind``."""
    players = max(2, meta(game).min_players)
    names = (settings.names[0], *settings.computers[1:players])
    seats = ("person", *[kind or strength(settings, game)] * (players - 1))
    return new(game, names, seeds.drawn(), None, __version__, settings.undo, tuple(settings.colours[:players]), seats)
