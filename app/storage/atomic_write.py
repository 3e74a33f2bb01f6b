"""Files that are written whole or not at all: beside their place first, then renamed."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path

FLAGS = os.O_WRONLY | os.O_CREAT | os.O_EXCL | sum(getattr(os, flag, 0) for flag in ("O_NOFOLLOW", "O_CLOEXEC", "O_BINARY"))
LOG = logging.getLogger(__name__)
PUBLIC, PRIVATE = 0o666, 0o600
"""Who may use the file, before the system takes away what it takes from every file: everybody, or its owner alone."""


def replace(path: Path, data: bytes, mode: int = PUBLIC) -> None:
    """Write a file and force it to the disk; what was there stays until that has worked. Raises OSError."""
    put(prepare(path, data, mode), path)


def prepare(path: Path, data: bytes, mode: int = PUBLIC, force: bool = True) -> Path:
    """Write ``data`` beside ``path`` and return where. Raises OSError, with nothing left behind."""
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
    """Rename what ``prepare`` wrote to its place. Raises OSError, with nothing left behind."""
    try:
        os.replace(beside, path)
    except OSError:
        _remove(beside)
        raise
    LOG.info("wrote %s", path.parent / f"*{path.suffix}")


def _remove(beside: Path) -> None:
    with suppress(OSError):  # the error that led here says more
        beside.unlink(missing_ok=True)
