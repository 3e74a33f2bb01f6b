"""The window's end of the process that judges a game: it is started, listened to, and ended."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, Signal

import rules
from app.opponents.judged import judged
from app.opponents.thinking import END, command
from app.opponents.wire import LENGTH, Frames, GarbledError
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
        """Let ``program`` judge, otherwise the one that runs."""
        super().__init__(parent)
        self._program = tuple(program) or command("--judge")
        self._process: QProcess | None = None
        self._frames = Frames()

    @property
    def busy(self) -> bool:
        """Whether a game is being judged."""
        return self._process is not None

    @property
    def process(self) -> int:
        """The number of the process that judges; 0 if there is none."""
        return self._process.processId() if self._process is not None else 0

    def begin(self, record: Record) -> None:
        """Have a game judged; what was judged before is given up."""
        self.end()
        self._frames = Frames()
        self._process = process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._broken)
        process.errorOccurred.connect(self._broken)
        process.start(self._program[0], list(self._program[1:]))
        content = rules.encode(record)
        process.write(LENGTH.pack(len(content)) + content)

    def end(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(END)
            process.deleteLater()

    def _read(self) -> None:
        assert self._process is not None
        try:
            for content in self._frames.add(bytes(self._process.readAllStandardOutput().data())):
                found = judged(content)
                if found.opinion is None:
                    self.progressed.emit(found.done / max(1, found.steps))
                elif found.done < found.steps:
                    self.sketched.emit(found.opinion)
                else:
                    self.end()
                    self.formed.emit(found.opinion)
                    return
        except GarbledError:
            self._broken()

    def _broken(self) -> None:
        if self._process is not None:
            self.end()
            self.failed.emit()
