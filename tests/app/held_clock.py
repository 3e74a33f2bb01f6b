"""A clock that stands still until a test lets time pass: for everything made by ``app/platform/timing.py``."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch
from weakref import WeakKeyDictionary

import shiboken6

from app.platform import patience, timing
from app.platform.timing import Timer
from tests.app.pages import settle

COARSE = 50
"""The fewest milliseconds between two times that a repeating timer goes off: fewer pictures of a movement will do."""


class HeldClock:
    """The time of all timers. Those that are started wait until ``pass_time`` has come to their moment."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self._due: WeakKeyDictionary[Timer, float] = WeakKeyDictionary()

    def under_way(self) -> dict[str, list[Timer]]:
        """Return the timers that have been started, by name."""
        found: dict[str, list[Timer]] = {}
        for timer in self._waiting():
            found.setdefault(timer.name, []).append(timer)
        return found

    def pass_time(self, milliseconds: float) -> None:
        """Let time pass; each timer goes off at its own moment, and what that brings about is carried out before the next one."""
        end = self.now + milliseconds
        settle()
        while self._go_off(end):
            settle()
        self.now = end

    def next_one(self) -> None:
        """Let time pass until the next timer has gone off."""
        settle()
        self._go_off(math.inf)
        settle()

    def _go_off(self, end: float) -> bool:
        """Let the next timer go off whose moment is not after ``end``, and return whether there was one."""
        timer = min(self._waiting(), key=self._due.__getitem__, default=None)
        if timer is None or self._due[timer] > end:
            return False
        self.now = max(self.now, self._due[timer])
        if timer.isSingleShot():
            del self._due[timer]
        else:
            self._due[timer] = self.now + max(COARSE, timer.interval())
        timer.timeout.emit()
        return True

    def start(self, timer: Timer, rest: int | None = None) -> None:
        """Stand in for ``Timer.start``."""
        if rest is not None:
            timer.setInterval(rest)
        self._due[timer] = self.now + timer.interval()

    def stop(self, timer: Timer) -> None:
        """Stand in for ``Timer.stop``."""
        self._due.pop(timer, None)

    def is_active(self, timer: Timer) -> bool:
        """Stand in for ``Timer.isActive``."""
        return timer in self._due

    def _waiting(self) -> list[Timer]:
        return [timer for timer in self._due if shiboken6.isValid(timer)]


@contextmanager
def held_clock() -> Iterator[HeldClock]:
    """Hold the clock. Make the window inside, so that nothing waits for the real one."""
    clock = HeldClock()
    with (
        patch.object(Timer, "start", lambda timer, *rest: clock.start(timer, *rest)),
        patch.object(Timer, "stop", lambda timer: clock.stop(timer)),
        patch.object(Timer, "isActive", lambda timer: clock.is_active(timer)),
        patch.object(timing, "now", lambda: clock.now),
        patch.object(patience, "now", lambda: clock.now / 1000),
    ):
        yield clock
