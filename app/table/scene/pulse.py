"""The place where a click is expected pulses after the user has done nothing for a while."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection

from PySide6.QtCore import QObject

from app.platform import timing
from app.platform.timing import Timer
from rules import ItemId

from .scene import TableScene

REST = 8000
"""Milliseconds without mouse or keys until the pulse begins."""
PERIOD, BEAT = 2000, 80
"""Milliseconds of one pulse, and between two pictures of it."""
LONGEST = 60_000
"""Milliseconds after which the pulse stops, since no one is there and painting costs power."""
FAINTEST = 0.6
"""The opacity at the faintest point."""


class Pulse(QObject):
    """The pulse of one table, which ends before every change of its picture; nothing pulses unless ``enabled`` (reduced motion).

    ``expected`` returns the items of the place.
    """

    def __init__(self, table: TableScene, expected: Callable[[], Collection[ItemId]], parent: QObject) -> None:
        super().__init__(parent)
        self.enabled = True
        self._table = table
        self._expected = expected
        self._items: tuple[ItemId, ...] = ()
        self._begun = 0.0
        self._rest = Timer("rest until the pulse", self, self.begin, REST)
        self._beat = Timer("pulse", self, self._breathe, BEAT, again=True)
        table.leaving.connect(self.stop)
        table.laid.connect(self.restart)
        table.touched.connect(self.restart)

    @property
    def running(self) -> bool:
        """Whether something is pulsing now."""
        return self._beat.isActive()

    def restart(self) -> None:
        """Stop pulsing and start waiting again, because the user is there."""
        self.stop()
        if self.enabled:
            self._rest.start()

    def stop(self) -> None:
        """Stop pulsing and waiting."""
        self._rest.stop()
        if self._beat.isActive():
            self._beat.stop()
            self._table.fade(self._items, 1.0)

    def begin(self) -> None:
        """Start pulsing the expected place, if there is one, because the user has done nothing for a while."""
        self._items = tuple(self._expected())
        if self.enabled and self._items:
            self._begun = timing.now()
            self._beat.start()

    def _breathe(self) -> None:
        passed = timing.now() - self._begun
        if passed >= LONGEST:
            self.stop()
            return
        phase = passed / PERIOD * 2 * math.pi
        self._table.fade(self._items, FAINTEST + (1 - FAINTEST) * (1 + math.cos(phase)) / 2)
