"""The warning on the button that ends the turn."""

from __future__ import annotations

from rules.games.praga.board.open_things import open_things

from .effect_words import D
from .position import Position


def end_words(position: Position) -> str:
    """Return how much lapses if the turn ends now; empty if nothing does (PC-14.7)."""
    lapsing = sum(thing.n for thing in open_things(position.view) if thing.lapses)
    return position.texts(f"{D}.end.lapses", n=lapsing) if lapsing else ""
