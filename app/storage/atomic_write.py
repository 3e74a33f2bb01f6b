"""Files that are written whole or not at all: under a temporary name first, then renamed."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path

FLAGS = os.O_WRONLY | os.O_CREAT | os.O_EXCL | sum(getattr(os, flag, 0) for flag in ("O_NOFOLLOW", "O_CLOEXEC", "O_BINARY"))
LOG = logging.getLogger(__name__)
PUBLIC, PRIVATE = 0o666, 0o600
"""The permissions of the file before the umask applies: for everybody, or for its owner alone."""


def replace(path: Path, data: bytes, mode: int = PUBLIC) -> None:
    """Write a file and force it to disk; the old file stays until that has succeeded. Raises OSError."""
    put(prepare(path, data, mode), path)


def prepare(path: Path, data: bytes, mode: int = PUBLIC, force: bool = True) -> Path:
    """Write ``data`` to a temporary file next to ``path`` and return its path. Raises OSError, with nothing left behind."""
    beside = path.with_name(path.name + ".new")
    beside.unlink(missing_ok=True)  # left by a program that was killed
    descriptor = os.open(beside, FLAGS, mode)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            if force:
                os.fsync(file.fileno())
    except OSError:
        _remove(beside)
        raise
    return beside


def put(beside: Path, path: Path) -> None:
    """Rename the file that ``prepare`` wrote to its final name. Raises OSError, with nothing left behind."""
    try:
        os.replace(beside, path)
    except OSError:
        _remove(beside)
        raise
    LOG.info("wrote %s", path.parent / f"*{path.suffix}")


def _remove(beside: Path) -> None:
    with suppress(OSError):  # the error that led here says more
        beside.unlink(missing_ok=True)
