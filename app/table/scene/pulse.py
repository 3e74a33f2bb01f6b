"""The one place that is expected begins to breathe when nobody has done anything for a while."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from rules import ItemId

from .scene import TableScene

REST = 8000
"""Milliseconds without mouse or keys until it begins."""
PERIOD, BEAT = 2000, 80
"""Milliseconds of one breath, and between two pictures of it."""
LONGEST = 60_000
"""Milliseconds after which it ends: nobody is there, and painting costs power."""
FAINTEST = 0.6
"""Opacity at the end of breathing out."""


class Pulse(QObject):
    """Watches one table. ``restart`` after every change; ``enabled`` False (no motion wanted): nothing breathes.

    ``expected`` tells the items of the place.
    """

    def __init__(self, table: TableScene, expected: Callable[[], Collection[ItemId]], parent: QObject) -> None:
        super().__init__(parent)
        self.enabled = True
        self._table = table
        self._expected = expected
        self._items: tuple[ItemId, ...] = ()
        self._clock = QElapsedTimer()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self.begin)
        self._beat = QTimer(self)
        self._beat.setInterval(BEAT)
        self._beat.timeout.connect(self._breathe)
        table.touched.connect(self.restart)

    @property
    def running(self) -> bool:
        """Whether something breathes now."""
        return self._beat.isActive()

    def restart(self) -> None:
        """Be calm and wait again from now on: somebody is there."""
        self.stop()
        if self.enabled:
            self._rest.start()

    def stop(self) -> None:
        """Be calm."""
        self._rest.stop()
        if self._beat.isActive():
            self._beat.stop()
            self._table.fade(self._items, 1.0)

    def begin(self) -> None:
        """Let the expected place breathe, if there is one: nobody has done anything for a while."""
        self._items = tuple(self._expected())
        if self.enabled and self._items:
            self._clock.start()
            self._beat.start()

    def _breathe(self) -> None:
        if self._clock.elapsed() >= LONGEST:
            self.stop()
            return
        phase = self._clock.elapsed() / PERIOD * 2 * math.pi
        self._table.fade(self._items, FAINTEST + (1 - FAINTEST) * (1 + math.cos(phase)) / 2)
