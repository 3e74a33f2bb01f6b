"""The folder of saves: listed at a glance, stored, renamed, copied, deleted with undo, imported and exported.

A save is one file, and the name of the file is its name. Deleted saves are set aside until ``clear_deleted``. No Qt, and no words.
"""

from __future__ import annotations

import os
import re
import unicodedata
from contextlib import suppress
from pathlib import Path
from typing import Any

from msgspec import Struct

import rules
from app.storage import atomic_write, journal_files, refuge, regular_file
from app.storage.file_lock import Claim, InUseError
from app.storage.file_names import cut, free, shown
from app.storage.game_files import open_file
from app.storage.trash import Trash
from rules import BadSave, Header, Message, Record

ENDING = ".burgage"
LONGEST, LONGEST_BYTES = 60, 200
"""The maximum number of characters and bytes of a name: as a file's name, with a number and its ending, no system finds it too long."""
FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]+')
DEVICES = frozenset(("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))))
"""Names that mean something else on Windows."""


class NameTakenError(Exception):
    """An error: another save has this name."""


class Saved(Struct, frozen=True):
    """A game on disk: a save, or with ``running`` the journal of an unfinished game, which may have advanced since.

    ``header`` and ``state`` are None if it cannot be read; ``problem`` says why. ``when`` is in seconds since 1970.
    """

    path: Path
    when: float
    running: bool
    header: Header | None = None
    state: Any = None
    problem: Message | None = None

    @property
    def name(self) -> str:
        """The name shown for it."""
        return shown(self.path.stem)


class Saves:
    """The saves in one folder, and the journals in another. All methods may raise OSError; no save is ever half written."""

    def __init__(self, folder: Path, games: Path) -> None:
        self.folder = folder
        self._games = games
        self._aside = Trash(folder)

    def unfinished(self) -> list[Saved]:
        """List the unfinished games, newest first."""
        return [self._seen(path, True) for path in journal_files.running(self._games)]

    def entries(self) -> list[Saved]:
        """Return the unfinished games, then the saves, each newest first. A missing folder counts as empty."""
        running = self.unfinished()
        with suppress(FileNotFoundError, NotADirectoryError):
            saves = [self._seen(path, False) for path in self.folder.iterdir() if path.suffix == ENDING and path.is_file()]
            return [*running, *sorted(saves, key=lambda saved: (saved.when, saved.name), reverse=True)]
        return running

    def store(self, record: Record, name: str) -> Path:
        """Write a game under a name, or a similar one if that is taken; return its path.

        Raises ValueError for a name without a usable character.
        """
        return self._write(rules.encode(record), name)

    def copy(self, saved: Saved, name: str) -> Path:
        """Store a second save of the same game. Raises BadSave for a journal that cannot be read."""
        return self._write(self.data(saved), name)

    def rename(self, saved: Saved, name: str) -> Path:
        """Give a save another name; raises NameTakenError, or ValueError as ``store`` does."""
        target = self._place(fitting(name))
        if target.name == saved.path.name:
            return saved.path
        if os.path.lexists(target) and not target.samefile(saved.path):
            raise NameTakenError(target.name)
        os.replace(saved.path, target)
        return target

    def delete(self, saved: Saved) -> None:
        """Set a save aside, with all its backups if it is a journal. Raises InUseError if another running program is playing it."""
        if not saved.running:
            self._aside.lay((saved.path,))
            return
        claim = Claim(*journal_files.places(saved.path))
        if not claim.take():
            raise InUseError(saved.path.name)
        try:
            self._aside.lay(journal_files.copies(saved.path))
        finally:
            claim.release()

    @property
    def can_restore(self) -> bool:
        """Whether a deletion can be undone."""
        return self._aside.can_restore

    def restore(self) -> Path | None:
        """Undo the last deletion; return where the save is now, or None if nothing was left of it."""
        back = self._aside.restore(self._place_again)
        if not back:
            return None
        return back[0] if back[0].parent == self.folder else self._games / back[0].name

    def _place_again(self, path: Path) -> Path:
        """Return where to put a deleted file that used to be at ``path``."""
        if path.parent == self.folder:
            return free(path)
        return path if path.parent == self._games else refuge.make(self._games) / path.name

    def clear_deleted(self) -> None:
        """Permanently delete what was set aside."""
        self._aside.clear()

    def bring_in(self, path: Path) -> Path:
        """Copy a save or a journal from anywhere into the folder. Raises BadSave if it is neither."""
        return self._write(rules.encode(open_file(path)), fitting(shown(path.stem), "save"))

    def data(self, saved: Saved) -> bytes:
        """Return the data of a save for export. Raises BadSave for a journal that cannot be read."""
        if saved.running:
            return rules.encode(open_file(journal_files.newest(saved.path)))
        return regular_file.read(saved.path, rules.MAX_BYTES)

    def _seen(self, path: Path, running: bool) -> Saved:
        """Return a file at a glance; one that cannot be read says why."""
        when = journal_files.changed(path) if running else 0.0
        try:
            if not running:
                when = path.stat().st_mtime
            data = regular_file.read(journal_files.newest(path) if running else path, rules.MAX_BYTES + 1)
            header, state = rules.glance(data.partition(b"\n")[0] if running else data)
        except BadSave as error:
            return Saved(path, when, running, problem=Message(error.key, error.values))
        except OSError:
            return Saved(path, when, running, problem=Message("saves.unreadable"))
        return Saved(path, when, running, header, state)

    def _write(self, data: bytes, name: str) -> Path:
        """Write a save atomically, under a name that is not taken."""
        self.folder.mkdir(parents=True, exist_ok=True)
        target = free(self._place(fitting(name)))
        atomic_write.replace(target, data)
        return target

    def _place(self, name: str) -> Path:
        """Return the path of a save; its name is in UTF-8 whatever encoding the system uses for names."""
        return self.folder / os.fsdecode((name + ENDING).encode())


def fitting(name: str, otherwise: str = "") -> str:
    """Return a name that every system accepts for a file. Raises ValueError if nothing is left and ``otherwise`` is empty."""
    plain = FORBIDDEN.sub(" ", unicodedata.normalize("NFC", name))
    plain = cut(" ".join(plain.split())[:LONGEST], LONGEST_BYTES).strip(" .") or otherwise
    if not plain:
        raise ValueError("a name needs a character")
    return f"{plain} –" if plain.split(".")[0].strip().lower() in DEVICES else plain
