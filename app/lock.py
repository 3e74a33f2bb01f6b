"""Who writes a file: at most one running program, which its lock file names by process and computer."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile


class InUseError(Exception):
    """Another running program writes this file."""


class Lock:
    """The right to write ``path``. A program that was killed keeps none: its process is gone."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = path.with_name(path.name + ".lock")
        self._lock = QLockFile(str(self._file))
        self._lock.setStaleLockTime(0)  # a game may last for days

    def take(self, wait: int = 0) -> bool:
        """Take the right, if it is not taken within ``wait`` milliseconds; False only when somebody else has it.

        Where no lock file can be written nobody has it: whoever writes then hears of that when writing.
        """
        if self._lock.isLocked():
            return True
        if self._lock.tryLock(wait):
            return True
        return self._lock.error() != QLockFile.LockError.LockFailedError

    def release(self) -> None:
        """Give the right back."""
        if not self._lock.isLocked():
            return
        if not self._file.exists():
            with suppress(OSError):
                self._file.touch()  # Qt complains of a lock file that vanished
        self._lock.unlock()
