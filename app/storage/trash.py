"""Deleted files are set aside until they are restored or cleared. No Qt, and no words.

Each running program moves its files into a folder of its own and claims it, so that no other program clears what can still be restored
here.
"""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from app.storage.file_lock import Lock
from app.storage.file_names import free

NAME = "deleted"
"""The folder, next to the files, that holds the deleted files of all programs."""
CLAIM = ".lock"


class Trash:
    """The files deleted from ``folder`` since the last ``clear``. All methods may raise OSError."""

    def __init__(self, folder: Path) -> None:
        self._top = folder / NAME
        self._own = self._top / secrets.token_hex(8)
        self._claim = Lock(self._own)
        self._laid: list[list[tuple[Path, Path]]] = []

    def lay(self, paths: Iterable[Path]) -> None:
        """Delete these files together, ignoring missing ones."""
        folder = self._folder()
        moved: list[tuple[Path, Path]] = []
        for path in paths:
            if os.path.lexists(path):
                target = free(folder / path.name)
                shutil.move(path, target)
                moved.append((path, target))
                if len(moved) == 1:
                    self._laid.append(moved)

    @property
    def can_restore(self) -> bool:
        """Whether a deletion can be undone."""
        return bool(self._laid)

    def restore(self, place: Callable[[Path], Path]) -> list[Path]:
        """Undo the last deletion; ``place`` returns where a file that used to be at a path goes. Return where the files are now.

        What cannot be restored stays aside for another attempt.
        """
        laid, back = self._laid[-1], list[Path]()
        while laid:
            path, aside = laid[0]
            if os.path.lexists(aside):
                target = place(path)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.move(aside, target)
                back.append(target)
            del laid[0]
        self._laid.pop()
        return back

    def clear(self) -> None:
        """Permanently delete what was set aside, here and by programs that have ended."""
        self._laid.clear()
        self._claim.release()
        with suppress(OSError):  # what cannot be deleted waits for the next time
            for path in {path.with_suffix("") if path.suffix == CLAIM else path for path in self._top.iterdir()}:
                _clear(path)
            self._top.rmdir()

    def _folder(self) -> Path:
        """Return the folder of this program, created and claimed."""
        self._top.mkdir(parents=True, exist_ok=True)
        self._claim.take()  # first: an unclaimed folder may be cleared at any moment
        self._own.mkdir(exist_ok=True)
        return self._own


def _clear(path: Path) -> None:
    """Permanently delete what a program set aside, unless it is still running."""
    claim = Lock(path)
    if not claim.take():
        return
    try:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)
    finally:
        claim.release()
