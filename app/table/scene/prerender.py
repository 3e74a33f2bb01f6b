"""Painting ahead: while the player thinks, the pictures that his next decision can bring onto the table are painted into the cache;
behind the curtain those of who lifts it.

A card painted for the first time costs some milliseconds (scene, frame, shadow); after this a click only lays finished pictures down.
What decisions lead to is composed too, and taken over when it has come about. Nothing of it can be seen before its time.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from app.table.parts.table_model import TableModel

from .idle import Idle
from .scene import TableScene

REST = 150
"""Milliseconds after a change before it begins."""
MOST = 60
"""So many of the possible decisions are looked at."""


class Prerenderer(QObject):
    """Paints ahead for one table; ``restart`` after every change. ``enabled`` False: it does nothing."""

    def __init__(self, model: TableModel, table: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self.enabled = True
        self._model = model
        self._table = table
        self._idle = Idle(self)

    def restart(self) -> None:
        """Begin anew with the plans there are now; a turn's end first, since it brings the most."""
        if self.enabled:
            self._idle.start(self._paint(), REST)

    def picked(self) -> None:
        """Paint first what Enter would choose now: something is picked, and nothing decided yet."""
        if self.enabled:
            self._idle.first(self._choice(), REST)

    def wait(self) -> None:
        """Leave the time to what was clicked."""
        self._idle.wait(REST)

    def _paint(self) -> Iterator[None]:
        self._model.forget()
        yield from self._table.prepare_picks()
        for showing in self._model.curtains():
            yield from self._table.prepare(showing)
        if self._model.position.viewer is None:
            yield from self._table.prepare(self._model.after(()))
        plans = self._model.picker.plans
        for plan in (*plans[-1:], *plans[:-1])[:MOST]:
            yield from self._table.prepare(self._model.after(plan.actions))

    def _choice(self) -> Iterator[None]:
        plan = self._model.default()
        if plan is not None:
            yield from self._table.prepare(self._model.after(plan.actions))
