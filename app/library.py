"""The folder of saves: listed at a glance, stored, renamed, copied, deleted with a way back, brought in and given out.

A save is one file, and the name of the file is its name. What is deleted lies aside until ``clear_deleted``. No Qt, and no words.
"""

from __future__ import annotations

import os
import re
import unicodedata
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import rules
from app import generations, journals
from app.aside import Aside, free
from app.autosave import open_file
from app.lock import InUseError, Lock
from rules import BadSave, Header, Message, Record

ENDING = ".burgage"
LONGEST = 60
"""Characters of a name: as a file's name of any characters, with its ending, no system finds it too long."""
FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]+')
DEVICES = frozenset(("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))))
"""Names that mean something else on Windows."""


class NameTakenError(Exception):
    """Another save has this name."""


@dataclass(frozen=True)
class Saved:
    """A game on disk: a save, or with ``running`` the journal of an unfinished game, whose state may have gone on since.

    ``header`` and ``state`` are None when it cannot be read; ``problem`` says why. ``when`` in seconds since 1970.
    """

    path: Path
    when: float
    running: bool
    header: Header | None = None
    state: Any = None
    problem: Message | None = None

    @property
    def name(self) -> str:
        """What it is called."""
        return self.path.stem


class Library:
    """The saves in a folder, and the journals in another. All methods may raise OSError; no save is ever half written."""

    def __init__(self, folder: Path, games: Path) -> None:
        self.folder = folder
        self._games = games
        self._aside = Aside(folder)

    def entries(self) -> list[Saved]:
        """Unfinished games, then saves, each the newest first. Folders that are missing have none."""
        running = [self._seen(path, True) for path in journals.running(self._games)]
        with suppress(FileNotFoundError, NotADirectoryError):
            saves = [self._seen(path, False) for path in self.folder.iterdir() if path.suffix == ENDING and path.is_file()]
            return [*running, *sorted(saves, key=lambda saved: (saved.when, saved.name), reverse=True)]
        return running

    def store(self, record: Record, name: str) -> Path:
        """Write a game under a name, or one like it if that is taken. Raises ValueError for a name without a character fit for files."""
        return self._write(rules.encode(record), name)

    def copy(self, saved: Saved, name: str) -> Path:
        """A second save of the same game. Raises BadSave for a journal that cannot be read."""
        return self._write(rules.encode(open_file(saved.path)) if saved.running else saved.path.read_bytes(), name)

    def rename(self, saved: Saved, name: str) -> Path:
        """Give a save another name; raises NameTakenError, or ValueError as ``store`` does."""
        target = self.folder / (fitting(name) + ENDING)
        if target.name == saved.path.name:
            return saved.path
        if target.exists() and not target.samefile(saved.path):
            raise NameTakenError(target.name)
        os.replace(saved.path, target)
        return target

    def delete(self, saved: Saved) -> None:
        """Lay a save aside, with all its older copies if it is a journal. Raises InUseError when another running program plays it."""
        lock = Lock(saved.path)
        if saved.running and not lock.take():
            raise InUseError(saved.path.name)
        try:
            self._aside.lay((saved.path, *(generations.older(saved.path) if saved.running else ())))
        finally:
            lock.release()

    @property
    def can_restore(self) -> bool:
        """Whether a deletion can be taken back."""
        return self._aside.can_restore

    def restore(self) -> Path | None:
        """Take the last deletion back; where the save is now, None when there was nothing left of it."""
        back = self._aside.restore(lambda path: path if path.suffix != ENDING else free(path))
        return back[0] if back else None

    def clear_deleted(self) -> None:
        """Delete for good what lies aside."""
        self._aside.clear()

    def bring_in(self, path: Path) -> Path:
        """Copy a save or a journal from anywhere into the folder. Raises BadSave for what is none."""
        return self._write(rules.encode(open_file(path)), fitting(path.stem, "save"))

    def data(self, saved: Saved) -> bytes:
        """A save as it is given out. Raises BadSave for a journal that cannot be read."""
        return rules.encode(open_file(saved.path)) if saved.running else saved.path.read_bytes()

    def _seen(self, path: Path, running: bool) -> Saved:
        """A file at a glance; one that cannot be read says why."""
        when = journals.changed(path) if running else 0.0
        try:
            if not running:
                when = path.stat().st_mtime
            with path.open("rb") as file:
                first = file.readline(rules.MAX_BYTES + 1) if running else file.read(rules.MAX_BYTES + 1)
            header, state = rules.glance(first)
        except BadSave as error:
            return Saved(path, when, running, problem=Message(error.key, error.values))
        except OSError:
            return Saved(path, when, running, problem=Message("library.unreadable"))
        return Saved(path, when, running, header, state)

    def _write(self, data: bytes, name: str) -> Path:
        """Write beside and rename, under a name not taken."""
        self.folder.mkdir(parents=True, exist_ok=True)
        target = free(self.folder / (fitting(name) + ENDING))
        beside = target.with_name(target.name + ".new")
        try:
            with beside.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, target)
        except OSError:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
            raise
        return target


def fitting(name: str, otherwise: str = "") -> str:
    """A name as every system takes it for a file. Raises ValueError when nothing is left and ``otherwise`` is empty."""
    plain = FORBIDDEN.sub(" ", unicodedata.normalize("NFC", name))
    plain = " ".join(plain.split())[:LONGEST].strip(" .") or otherwise
    if not plain:
        raise ValueError("a name needs a character")
    return f"{plain} –" if plain.split(".")[0].strip().lower() in DEVICES else plain
