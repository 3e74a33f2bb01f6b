"""Names of files: as words for the players, short enough for every system, not yet taken."""

from __future__ import annotations

import os
from itertools import chain, count
from pathlib import Path

LONGEST = 255
"""The maximum length of a name on nearly every file system, in bytes."""


def shown(name: str | Path) -> str:
    """Return a name or a path in a form that can be displayed, whatever bytes are in it."""
    return os.fsencode(name).decode("utf-8", "replace")


def cut(name: str, most: int) -> str:
    """Return the beginning of a name, at most ``most`` bytes in UTF-8."""
    return name.encode()[:most].decode("utf-8", "ignore")


def free(path: Path) -> Path:
    """Return the path, or a similar one that is not taken."""
    return next(p for p in chain((path,), (_numbered(path, n) for n in count(2))) if not os.path.lexists(p))


def _numbered(path: Path, n: int) -> Path:
    """Return a path with a number in its name, truncated if the name would be too long."""
    stem, end = path.stem, f" ({n}){path.suffix}"
    while len(os.fsencode(stem + end)) > LONGEST:
        stem = stem[:-1]
    return path.with_name(stem + end)
