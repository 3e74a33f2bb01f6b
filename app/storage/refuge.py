"""Where games are stored while their own folder fails: a folder among the temporary files that only its owner may enter.

Its name is derived from the folder of the games, so that the next start finds it. A folder of this name that belongs to somebody else, or
that others may enter, is skipped.
"""

from __future__ import annotations

import hashlib
import os
import stat
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

MOST = 16
"""The number of names to try."""


def find(games: Path) -> Path | None:
    """Return the refuge of a folder of games, or None."""
    return next((folder for folder in _names(games) if _own(folder)), None)


def make(games: Path) -> Path:
    """Return the refuge of a folder of games, creating it if there is none. Raises OSError."""
    found = find(games)
    if found is not None:
        return found
    for folder in _names(games):
        with suppress(FileExistsError):  # somebody else's, or created at this moment by another instance of the program
            folder.mkdir(mode=0o700)
        if _own(folder):
            return folder
    raise FileExistsError("every name for a refuge is taken")


def leave(games: Path) -> None:
    """Remove the refuge if nothing is left in it."""
    folder = find(games)
    if folder is not None:
        with suppress(OSError):  # another game is in it
            folder.rmdir()


def _names(games: Path) -> list[Path]:
    digest = hashlib.blake2b(os.fsencode(os.path.abspath(games)), digest_size=8).hexdigest()
    temporary = _temporary()
    return [temporary / f"burgage-{digest}-{n}" for n in range(MOST)]


def _temporary() -> Path:
    """Return the folder for temporary files, even if it is full: ``tempfile`` would then switch to another one and find nothing there."""
    given = next((folder for name in ("TMPDIR", "TEMP", "TMP") if (folder := os.environ.get(name))), None)
    return Path(given or (tempfile.gettempdir() if sys.platform == "win32" else "/tmp"))


def _own(folder: Path) -> bool:
    try:
        found = os.lstat(folder)
    except OSError:
        return False
    if not stat.S_ISDIR(found.st_mode):
        return False
    return sys.platform == "win32" or (found.st_uid == os.geteuid() and not found.st_mode & 0o077)
