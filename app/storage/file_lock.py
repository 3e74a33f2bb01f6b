"""Who writes a file: at most one running program.

The system itself holds the lock and releases it when the program ends, however it ends. A lock file that was left behind, or was copied
along with its folder, locks nothing.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from contextlib import suppress
from pathlib import Path

TAKEN = frozenset((errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK))
"""What the system reports when another program holds the lock. Anything else means that locks are not available here."""
UNCHANGEABLE = frozenset((errno.EACCES, errno.EPERM, errno.EROFS))
FLAGS = os.O_CREAT | sum(getattr(os, flag, 0) for flag in ("O_NOFOLLOW", "O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC", "O_BINARY"))
PAUSE = 0.01
"""Seconds between two attempts."""

if sys.platform == "win32":
    import msvcrt

    def _hold(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def _give_back(descriptor: int, file: Path) -> None:
        os.close(descriptor)
        with suppress(OSError):  # another program has already opened it; open files cannot be deleted there
            file.unlink()

else:
    import fcntl

    def _hold(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _give_back(descriptor: int, file: Path) -> None:
        with suppress(OSError):  # a file that cannot be deleted locks nothing
            if _same(descriptor, file):
                file.unlink()
        os.close(descriptor)


class InUseError(Exception):
    """An error: another running program writes this file."""


class Lock:
    """The right to write ``path``, by a lock on a small file next to it."""

    def __init__(self, path: Path) -> None:
        self._file = path.with_name(path.name + ".lock")
        self._descriptor: int | None = None

    def take(self, wait: int = 0) -> bool:
        """Take the right, if it becomes free within ``wait`` milliseconds; return False only if another program has it.

        Where locks are not available, no program has the right: the one that writes then finds out when writing.
        """
        until = time.monotonic() + wait / 1000
        while not self._taken():
            if time.monotonic() >= until:
                return False
            time.sleep(PAUSE)
        return True

    def release(self) -> None:
        """Give the right back."""
        if self._descriptor is not None:
            descriptor, self._descriptor = self._descriptor, None
            _give_back(descriptor, self._file)

    def _taken(self) -> bool:
        while self._descriptor is None:
            try:
                descriptor = _opened(self._file)
            except OSError:
                return True
            try:
                _hold(descriptor)
            except OSError as error:
                if error.errno in TAKEN:
                    os.close(descriptor)
                    return False
                _give_back(descriptor, self._file)
                return True
            if _same(descriptor, self._file):
                self._descriptor = descriptor
            else:
                os.close(descriptor)  # its holder has just deleted it: a lock on it would keep no one out
        return True


class Claim:
    """The right to write a game in all places where it is stored."""

    def __init__(self, *places: Path) -> None:
        self._locks = {place: Lock(place) for place in places}

    def take(self, wait: int = 0) -> bool:
        """Take the right in all places, or in none if another program has it in one."""
        if all(lock.take(wait) for lock in self._locks.values()):
            return True
        self.release()
        return False

    def add(self, place: Path) -> bool:
        """Take the right in one more place; return False if another program has it."""
        return self._locks.setdefault(place, Lock(place)).take()

    def release(self) -> None:
        """Give the right back."""
        for lock in self._locks.values():
            lock.release()


def _opened(file: Path) -> int:
    """Open a lock file; if its folder has become read-only, the file can still be read, and most systems can lock that too."""
    try:
        return os.open(file, os.O_RDWR | FLAGS, 0o600)
    except OSError as error:
        if error.errno not in UNCHANGEABLE:
            raise
        return os.open(file, os.O_RDONLY | FLAGS & ~os.O_CREAT)


def _same(descriptor: int, file: Path) -> bool:
    """Say whether an open file is still the one with this name."""
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(file))
    except OSError:
        return False
