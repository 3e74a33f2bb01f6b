"""Long work, a step at a time, while nobody does anything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from PySide6.QtCore import QObject, QTimer

PACE = 6
"""Milliseconds between two steps."""


class Idle(QObject):
    """Does one piece of work at a time; a later one takes the place of the one before it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def working(self) -> bool:
        """Whether something is still to be done."""
        return self._timer.isActive()

    def start(self, work: Iterator[None], rest: int) -> None:
        """Begin ``work`` after ``rest`` milliseconds; it stops after each step."""
        self._work = work
        self._timer.start(rest)

    def first(self, work: Iterator[None], rest: int) -> None:
        """Do ``work`` after ``rest`` milliseconds, and then what is under way."""
        self.start(chain(work, self._work), rest)

    def wait(self, rest: int) -> None:
        """Go on after ``rest`` milliseconds: somebody wants something now."""
        if self.working:
            self._timer.start(rest)

    def stop(self) -> None:
        """Leave the work undone."""
        self._work = iter(())
        self._timer.stop()

    def _go_on(self) -> None:
        self._timer.setInterval(PACE)
        for _ in self._work:
            return
        self.stop()
