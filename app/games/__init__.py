"""One package per game: the layout of its table and the words for its things. No rules; the games do not know each other.

A game is found by its id, and only what is needed is loaded: ``ui`` without any pictures, the ``painters`` of its pieces, its ``cover``.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # finding a game does not load any pictures
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from app.table.game_ui import GameUi
    from app.table.scene.kinds import Painters


def find(game: str) -> GameUi:
    """Return what a game adds to the program. Raises ModuleNotFoundError for an unknown id."""
    found: GameUi = import_module(f"{__name__}.{game}.ui").UI
    return found


def painters_of(game: str) -> Painters:
    """Return the painters for the game's own kinds of pieces. Raises ModuleNotFoundError for an unknown id."""
    found: Painters = import_module(f"{__name__}.{game}.painters").PAINTERS
    return found


def cover_of(game: str) -> Callable[[QPainter, QRectF], None]:
    """Return the painter of a game's cover. Raises ModuleNotFoundError for an unknown id."""
    found: Callable[[QPainter, QRectF], None] = import_module(f"{__name__}.{game}.cover").cover
    return found
