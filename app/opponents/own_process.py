"""A process of the program itself that works alongside the window: it is started, listened to, and ended."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

from app.opponents.wire import Frames, GarbledError, in_frame

END = 500
"""Milliseconds until a process that was killed must have gone."""


class OwnProcess(QObject):
    """One process at a time that is told and answers in frames."""

    def __init__(
        self, work: str, program: Sequence[str], take: Callable[[bytes], None], broken: Callable[[], None], parent: QObject
    ) -> None:
        """Let ``program``, otherwise the one that is running, do some ``work`` (``--think``) once started.

        Every frame it answers is handed to ``take``; ``broken`` is called when the process ended, could not be started, or said something
        that is not a frame, or at which ``take`` raised ``GarbledError``.
        """
        super().__init__(parent)
        self._program = tuple(program) or command(work)
        self._take, self._broken = take, broken
        self._process: QProcess | None = None
        self._frames = Frames()

    @property
    def running(self) -> bool:
        """Whether there is a process."""
        return self._process is not None

    @property
    def process(self) -> int:
        """The number of the process; 0 if there is none."""
        return self._process.processId() if self._process is not None else 0

    def start(self) -> None:
        """Start the process; there is none yet."""
        assert self._process is None
        self._frames = Frames()
        self._process = process = QProcess(self)
        around = QProcessEnvironment.systemEnvironment()
        around.insert("PYTHONWARNINGS", "ignore:resource_tracker:UserWarning")  # which cleans up after a process that was ended
        process.setProcessEnvironment(around)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._broken)
        process.errorOccurred.connect(self._broken)
        process.start(self._program[0], list(self._program[1:]))

    def tell(self, content: bytes) -> None:
        """Send something to the process."""
        assert self._process is not None
        self._process.write(in_frame(content))

    def end(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(END)
            process.deleteLater()

    def _read(self) -> None:
        process = self._process
        assert process is not None
        try:
            for content in self._frames.add(bytes(process.readAllStandardOutput().data())):
                self._take(content)
                if self._process is not process:
                    return  # what it said was enough
        except GarbledError:
            self._broken()


def command(work: str = "--think") -> tuple[str, ...]:
    """Return how the program starts itself to think, or for other ``work`` of bots."""
    return (sys.executable, work) if getattr(sys, "frozen", False) else (sys.executable, "-m", "app", work)
