"""What is still open in a turn, in words."""

from __future__ import annotations

from collections.abc import Iterable

from rules.games.praga.board.open_things import OpenThing

from .effect_words import D
from .position import Position
from .words import thing_words


def open_words(position: Position, things: Iterable[OpenThing]) -> list[str]:
    """Return a line for every open thing; what lapses at the end of the turn says so by its own words."""
    found = []
    for thing in things:
        what = "/".join(thing_words(position, item) for item in thing.items)
        line = position.texts(f"{D}.open.{thing.kind}", what=what)
        found.append(line if thing.n == 1 else position.texts(f"{D}.open.several", n=thing.n, what=line))
    return found
