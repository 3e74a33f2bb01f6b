"""Everything that happens after a while: timers and motions, each with a name of its own.

No other module makes a timer or an animation of Qt, or looks at a clock to show something: so whatever is under way can be found here, by
name, and tests can let time pass as they like (``tests/app/held_clock.py``).
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from weakref import WeakSet

import shiboken6
from PySide6.QtCore import QObject, Qt, QTimer

FRAME = 16
"""Milliseconds between two pictures of a motion."""

_made: WeakSet[Timer] = WeakSet()


def now() -> float:
    """Return the time in milliseconds since some moment in the past."""
    return monotonic() * 1000


class Timer(QTimer):
    """A timer that calls ``act`` after ``rest`` milliseconds, once or ``again`` and again. It is part of ``parent`` and ends with it.

    It stops when ``act`` fails, which would only fail again.
    """

    def __init__(self, name: str, parent: QObject, act: Callable[[], object], rest: int = 0, again: bool = False) -> None:
        super().__init__(parent)
        self.name = name
        self.setSingleShot(not again)
        self.setInterval(rest)
        self.act = act
        self.timeout.connect(self._ring)
        _made.add(self)

    def _ring(self) -> None:
        try:
            self.act()
        except Exception:
            self.stop()
            raise


class Motion(QObject):
    """A movement from 0 to 1: ``show`` is called with the share of the time that has passed, lastly with 1, and after that ``end``."""

    def __init__(self, name: str, parent: QObject, show: Callable[[float], object], end: Callable[[], object] = lambda: None) -> None:
        super().__init__(parent)
        self._show = show
        self._end = end
        self._begun = 0.0
        self._lasts = 0.0
        self._frames = Timer(name, self, self._tick, FRAME, again=True)
        self._frames.setTimerType(Qt.TimerType.PreciseTimer)

    @property
    def running(self) -> bool:
        """Whether it is under way."""
        return self._frames.isActive()

    def start(self, lasts: float) -> None:
        """Begin to move for ``lasts`` milliseconds, from 0 even if it is under way."""
        self._begun, self._lasts = now(), lasts
        self._frames.start()
        self._show(0.0)

    def stop(self) -> None:
        """Move no further. Nothing more is shown, and ``end`` is not called."""
        self._frames.stop()

    def _tick(self) -> None:
        share = (now() - self._begun) / self._lasts if self._lasts > 0 else 1.0
        if share < 1:
            self._show(share)
            return
        self._frames.stop()
        self._show(1.0)
        self._end()


def timers() -> list[Timer]:
    """Return all timers that exist, under way or not, in no particular order."""
    return [timer for timer in _made if shiboken6.isValid(timer)]
