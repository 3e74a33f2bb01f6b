"""What the windows need of a game's table besides its screen, found by the game's id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec

from app.table.kinds import PaintPiece
from app.table.layout import Placement
from app.texts import Texts
from rules import Event


def painters_of(game: str) -> Mapping[str, PaintPiece]:
    """The painters of the game's own kinds of pieces. Raises ModuleNotFoundError for an unknown id."""
    found: Mapping[str, PaintPiece] = import_module(f"app.games.{game}.painters").PAINTERS
    return found


def laid_open(game: str, texts: Texts, events: Iterable[Event]) -> tuple[str, list[tuple[Placement, str]]] | None:
    """A title and the cards among ``events`` to be shown one by one with their words; None: none, or a game without such cards."""
    if find_spec(f"app.games.{game}.reveal") is None:
        return None
    found: tuple[str, list[tuple[Placement, str]]] | None = import_module(f"app.games.{game}.reveal").revealed(texts, events)
    return found
