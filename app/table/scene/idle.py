"""Long work done in small steps while the user does nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from PySide6.QtCore import QObject

from app.platform.timing import Timer

PACE = 6
"""Milliseconds between two steps."""


class Idle(QObject):
    """A worker for one task at a time; a new task replaces the one before it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Iterator[None] = iter(())
        self._timer = Timer("painting ahead", self, self._go_on, again=True)

    @property
    def working(self) -> bool:
        """Whether there is still work to do."""
        return self._timer.isActive()

    def start(self, work: Iterator[None], rest: int) -> None:
        """Begin ``work`` after ``rest`` milliseconds; it pauses after each step."""
        self._work = work
        self._timer.start(rest)

    def first(self, work: Iterator[None], rest: int) -> None:
        """Do ``work`` after ``rest`` milliseconds, and then continue with the current task."""
        self.start(chain(work, self._work), rest)

    def wait(self, rest: int) -> None:
        """Pause for ``rest`` milliseconds, because the user needs the time now."""
        if self.working:
            self._timer.start(rest)

    def stop(self) -> None:
        """Abandon the work."""
        self._work = iter(())
        self._timer.stop()

    def _go_on(self) -> None:
        self._timer.setInterval(PACE)
        for _ in self._work:
            return
        self.stop()
