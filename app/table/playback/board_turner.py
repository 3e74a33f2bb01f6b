"""The board that shares its place with others stays in front until what has just been done on it has been seen."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QObject

from app.platform import timing
from app.platform.timing import Timer
from app.table.geometry.frame_data import BOARD
from app.table.geometry.layout import Layout
from app.table.parts.table_model import TableModel
from app.table.scene.scene import TableScene

LOOK = 700
"""Milliseconds a board stays in front at least, for something to be seen that neither moves nor brings anything."""
BEAT = 100
"""Milliseconds between two checks that everything has come to rest."""


def in_front(layout: Layout) -> str:
    """Return the board in front of those that share a place, "" if none do."""
    return next((item.removeprefix(BOARD) for item, tab in layout.placements.items() if item.startswith(BOARD) and tab.static), "")


class BoardTurner(QObject):
    """Keeps a board in front until a table has come to rest, then lets it ``turn`` to the one that matters next."""

    def __init__(self, model: TableModel, table: TableScene, turn: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._table = table
        self._turn = turn
        self._begun = 0.0
        self._beat = Timer("turn of the board", self, self._look, BEAT, again=True)

    @property
    def waiting(self) -> bool:
        """Whether the board is still to be turned."""
        return self._beat.isActive()

    def follow(self, before: Layout | None) -> None:
        """Build the model once more with the board that was in front ``before`` a step, unless another is needed immediately."""
        self.stop()
        board = "" if before is None else in_front(before)
        if not board or board == in_front(self._model.layout()):
            return
        options = self._model.options
        self._model.build(replace(options, board=board), same=True)
        if in_front(self._model.layout()) == board:
            self._begun = timing.now()
            self._beat.start()
        else:
            self._model.build(options, same=True)

    def stop(self) -> None:
        """Wait no longer; nothing is turned."""
        self._beat.stop()

    def _look(self) -> None:
        """Turn the board once everything has been seen, and the player is not in the middle of a choice."""
        choosing = self._table.carried is not None or bool(self._model.picker.picks)
        if timing.now() - self._begun >= LOOK and not self._table.moving and not choosing:
            self.stop()
            self._turn()
