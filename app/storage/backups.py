"""The latest backups of a file, next to it: ``name.1`` is the newest."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path

GENERATIONS = 3


def older(path: Path) -> list[Path]:
    """Return the paths of the backups, newest first; they need not exist."""
    return [path.with_name(f"{path.name}.{n}") for n in range(1, GENERATIONS + 1)]


def original(path: Path) -> Path | None:
    """Return the file that ``path`` is a backup of, or None if it is not a backup."""
    first = path.with_suffix("")
    return first if path in older(first) else None


def rotate(path: Path) -> None:
    """Make the file the newest of its backups; the oldest is deleted. Raises OSError.

    The file keeps its own name too, so that it exists at every moment. Only where a file cannot have two names does the old name disappear.
    """
    if not os.path.exists(path):
        return
    copies = older(path)
    for newer, copy in reversed(list(pairwise(copies))):
        if os.path.exists(newer):
            os.replace(newer, copy)
    try:
        os.link(path, copies[0])
    except OSError:
        os.replace(path, copies[0])


def drop_oldest(path: Path) -> bool:
    """Delete the oldest backup and say whether there was one; the last remaining file is never deleted. Raises OSError."""
    there = [copy for copy in (path, *older(path)) if os.path.exists(copy)]
    if len(there) < 2:
        return False
    there[-1].unlink()
    return True
