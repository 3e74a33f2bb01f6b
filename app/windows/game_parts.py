"""What the windows need of a game's table besides its screen, found by the game's id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from app.table.scene.kinds import PaintPiece
from app.table.screen import LaidOpen
from app.texts import Texts
from rules import Event


def painters_of(game: str) -> Mapping[str, PaintPiece]:
    """The painters of the game's own kinds of pieces. Raises ModuleNotFoundError for an unknown id."""
    found: Mapping[str, PaintPiece] = import_module(f"app.games.{game}.painters").PAINTERS
    return found


def laid_open(game: str, texts: Texts, events: Iterable[Event], state: Any) -> LaidOpen | None:
    """The cards among the ``events`` that led to ``state`` to be shown one by one; None: there are none, or the game has no such cards."""
    if find_spec(f"app.games.{game}.reveal") is None:
        return None
    found: LaidOpen | None = import_module(f"app.games.{game}.reveal").revealed(texts, events, state)
    return found
