"""Reading files that anybody may have put there: ordinary ones only, and never more than a limit."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

FLAGS = os.O_RDONLY | sum(getattr(os, flag, 0) for flag in ("O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC", "O_BINARY"))
"""If something else replaces the file between the check and its opening, opening it neither waits nor takes over a terminal."""
PIECE = 1 << 20


class NotAFileError(OSError):
    """An error: a folder, device, pipe or socket where a file should be."""


def read(path: Path, most: int) -> bytes:
    """Return the beginning of a file, at most ``most`` bytes. Raises ``NotAFileError`` for anything but an ordinary file, or OSError."""
    _check(os.stat(path), path)  # a device is not even opened: with some, opening alone has an effect
    descriptor = os.open(path, FLAGS)
    try:
        _check(os.fstat(descriptor), path)
        pieces: list[bytes] = []
        while most > 0 and (piece := os.read(descriptor, min(most, PIECE))):
            pieces.append(piece)
            most -= len(piece)
        return b"".join(pieces)
    finally:
        os.close(descriptor)


def _check(found: os.stat_result, path: Path) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise NotAFileError(errno.EINVAL, "not an ordinary file", str(path))
