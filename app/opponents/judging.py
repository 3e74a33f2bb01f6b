"""The window's end of the process that judges a game: it is started, listened to, and ended."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

import rules
from app.opponents.judged import judged
from app.opponents.own_process import OwnProcess
from rules import Record


class Judging(QObject):
    """The judging of one game at a time, in the background."""

    progressed = Signal(float)
    """The share of it that is done."""
    sketched = Signal(object)
    """The beginning of its ``Opinion``: the curves, which take no time."""
    formed = Signal(object)
    """The whole ``Opinion``, as it arrived."""
    failed = Signal()
    """There will be none: the process died or talked nonsense."""

    def __init__(self, program: Sequence[str] = (), parent: QObject | None = None) -> None:
        """Let ``program`` judge, otherwise the one that is running."""
        super().__init__(parent)
        self._process = OwnProcess("--judge", program, self._take, self._broken, self)

    @property
    def busy(self) -> bool:
        """Whether a game is being judged."""
        return self._process.running

    @property
    def process(self) -> int:
        """The number of the process that judges; 0 if there is none."""
        return self._process.process

    def begin(self, record: Record) -> None:
        """Have a game judged; what was judged before is given up."""
        self.end()
        self._process.start()
        self._process.tell(rules.encode(record))

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._process.end()

    def _take(self, content: bytes) -> None:
        found = judged(content)
        if found.opinion is None:
            self.progressed.emit(found.done / max(1, found.steps))
        elif found.done < found.steps:
            self.sketched.emit(found.opinion)
        else:
            self.end()
            self.formed.emit(found.opinion)

    def _broken(self) -> None:
        self.end()
        self.failed.emit()
