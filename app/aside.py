"""Deleted files lie aside in a folder until they are brought back or cleared away. No Qt, and no words."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable
from itertools import chain, count
from pathlib import Path

NAME = "deleted"
"""The folder, in that of the files."""


class Aside:
    """What was deleted in ``folder`` since the last ``clear``. All methods may raise OSError."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / NAME
        self._laid: list[list[tuple[Path, Path]]] = []

    def lay(self, paths: Iterable[Path]) -> None:
        """Delete these files together; those that are there."""
        self._folder.mkdir(parents=True, exist_ok=True)
        moved: list[tuple[Path, Path]] = []
        for path in paths:
            if path.exists():
                target = free(self._folder / path.name)
                shutil.move(path, target)
                moved.append((path, target))
                if len(moved) == 1:
                    self._laid.append(moved)

    @property
    def can_restore(self) -> bool:
        """Whether a deletion can be taken back."""
        return bool(self._laid)

    def restore(self, place: Callable[[Path], Path]) -> list[Path]:
        """Take the last deletion back; ``place`` says where a file goes that lay at a path. Returns where they are now."""
        back: list[Path] = []
        for path, aside in self._laid.pop():
            target = place(path)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(aside, target)
            back.append(target)
        return back

    def clear(self) -> None:
        """Delete for good what lies aside."""
        self._laid.clear()
        shutil.rmtree(self._folder, ignore_errors=True)


def free(path: Path) -> Path:
    """The path, or one like it that is not taken."""
    others = (path.with_name(f"{path.stem} ({n}){path.suffix}") for n in count(2))
    return next(p for p in chain((path,), others) if not p.exists())
