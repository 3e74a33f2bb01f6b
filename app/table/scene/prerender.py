"""Painting ahead: pictures that may be needed next are painted into the cache while a player thinks.

These are the pictures that their next decision, or turning to another board, can bring onto the table; while the curtain is down, those for
the player who will lift it.

A card takes some milliseconds to paint for the first time (scene, frame, shadow); after this, a click only puts down finished pictures. The
positions after decisions are composed too, and used if they come about. None of this can be seen before its time.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from app.table.parts import ahead
from app.table.parts.table_model import TableModel

from .idle import Idle
from .scene import TableScene

REST = 150
"""Milliseconds after a change before painting ahead begins."""
MOST = 60
"""The maximum number of decisions to look at."""


class Prerenderer(QObject):
    """The painting ahead for one table. Call ``restart`` after every change; nothing is painted ahead while ``enabled`` is False."""

    def __init__(self, model: TableModel, table: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self.enabled = True
        self._model = model
        self._table = table
        self._idle = Idle(self)

    def restart(self) -> None:
        """Start over with the current plans, with the end of the turn first, since it changes the most."""
        if self.enabled:
            self._idle.start(self._paint(), REST)

    def picked(self) -> None:
        """Paint first what Enter would choose now, because something has been picked and nothing decided yet."""
        if self.enabled:
            self._idle.first(self._choice(), REST)

    def wait(self) -> None:
        """Leave the time to what was clicked."""
        self._idle.wait(REST)

    def _paint(self) -> Iterator[None]:
        self._model.predictions.forget()
        yield from self._table.prepare_picks()
        for showing in ahead.curtains(self._model):
            yield from self._table.prepare(showing)
        if self._model.position.viewer is None:
            yield from self._table.prepare(ahead.after(self._model, ()))
        for showing in ahead.boards(self._model):
            yield from self._table.prepare(showing)
        plans = self._model.picker.plans
        for plan in (*plans[-1:], *plans[:-1])[:MOST]:
            yield from self._table.prepare(ahead.after(self._model, plan.actions))

    def _choice(self) -> Iterator[None]:
        plan = self._model.default()
        if plan is not None:
            yield from self._table.prepare(ahead.after(self._model, plan.actions))
