"""Names of files: as words for the players, short enough for every system, not taken yet."""

from __future__ import annotations

import os
from itertools import chain, count
from pathlib import Path

LONGEST = 255
"""Bytes of a name on nearly every file system."""


def shown(name: str | Path) -> str:
    """Return a name or a path as it can be shown, whatever bytes are in it."""
    return os.fsencode(name).decode("utf-8", "replace")


def cut(name: str, most: int) -> str:
    """Return the beginning of a name, at most so many bytes in UTF-8."""
    return name.encode()[:most].decode("utf-8", "ignore")


def free(path: Path) -> Path:
    """Return the path, or one like it that is not taken."""
    return next(p for p in chain((path,), (_numbered(path, n) for n in count(2))) if not os.path.lexists(p))


def _numbered(path: Path, n: int) -> Path:
    """Return a path with a number in its name, the name cut where it would be too long."""
    stem, end = path.stem, f" ({n}){path.suffix}"
    while len(os.fsencode(stem + end)) > LONGEST:
        stem = stem[:-1]
    return path.with_name(stem + end)
