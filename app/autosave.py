"""Every running game on disk, decision by decision, so that nothing is lost whatever happens to the program.

A journal holds the game as it began on one line and then one line for each step. It is created whole or not at all (written beside, then
renamed); steps are flushed at once and forced to the disk in the background, so that painting never waits for a slow disk. The files of the
last three games are kept. Nothing here raises for a full disk or a forbidden folder: the game goes on and one sentence tells the players.
"""

from __future__ import annotations

import errno
import os
import shutil
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import rules
from rules import Action, BadSave, Message, Record

KEPT = 3
RUNNING = ".journal"
FINISHED = ".finished"
DAMAGED = ".damaged"

Report = Callable[[Message], None]


class Journal:
    """The journal of one running game. ``report`` gets a message when storing fails, and one when it works again."""

    def __init__(self, path: Path, record: Record, report: Report) -> None:
        """Write the game as it stands to ``path``, replacing what is there, and go on from it."""
        self.path = path
        self._record = record
        self._report = report
        self._file: BinaryIO | None = None
        self._background = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._forced: Future[None] | None = None
        self._troubled = False
        self._whole()

    @classmethod
    def create(cls, folder: Path, record: Record, report: Report) -> Journal:
        """A journal for a new game; of older journals the newest are kept."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        base = f"{stamp}-{record.header.game}"
        names = [base, *(f"{base}-{n}" for n in range(2, 100))]
        name = next((name for name in names if not any((folder / (name + end)).exists() for end in (RUNNING, FINISHED))), base)
        journal = cls(folder / (name + RUNNING), record, report)
        _prune(folder)
        return journal

    def do(self, action: Action) -> None:
        """Store a decision just made."""
        self._append(rules.journal_do(action))

    def undo(self, agreed: bool = False) -> None:
        """Store that the last decision was taken back; ``agreed``: because everybody agreed."""
        self._append(rules.journal_undo(agreed))

    def redo(self) -> None:
        """Store that a decision was made again."""
        self._append(rules.journal_redo())

    def force(self) -> None:
        """Wait until everything is on the disk."""
        forced, self._forced = self._forced, None
        if forced is None:
            return
        try:
            forced.result()
        except OSError as error:
            self._failed(error)

    def close(self) -> None:
        """Force everything to the disk; a finished game is put aside."""
        self.force()
        self._background.shutdown(wait=True)
        self._shut()
        if self._record.game.over and not self._troubled:
            for message in _finish(self.path):
                self._report(message)

    def _append(self, line: bytes) -> None:
        if self._file is None:
            self._whole()  # after trouble a line more would follow a gap: the game is written anew
            return
        try:
            if self._forced is not None and self._forced.done():
                self._forced.result()  # what the disk said to the step before
            self._file.write(line)
            self._file.flush()
            self._forced = self._background.submit(os.fsync, self._file.fileno())
        except OSError as error:
            self._failed(error)

    def _whole(self) -> None:
        """Write the whole game, beside and renamed, and open it for the steps to come."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside = self.path.with_name(self.path.name + ".new")
            with beside.open("wb") as file:
                file.write(rules.journal_start(self._record))
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, self.path)
            self._file = self.path.open("ab")
        except OSError as error:
            self._failed(error)
            return
        if self._troubled:
            self._troubled = False
            self._report(Message("app.trouble.stored_again"))

    def _failed(self, error: OSError) -> None:
        self._shut()
        self._forced = None
        if not self._troubled:
            self._troubled = True
            self._report(trouble("store", error))

    def _shut(self) -> None:
        """Close the file. What closing still finds wrong was said before, or is said at the next attempt."""
        if self._file is None:
            return
        file, self._file = self._file, None
        try:
            file.close()
        except OSError as error:
            if not self._troubled:
                self._troubled = True
                self._report(trouble("store", error))


@dataclass(frozen=True)
class Unfinished:
    """A game that can go on; ``when`` it was last played, in seconds since 1970."""

    path: Path
    record: Record
    when: float


def unfinished(folder: Path) -> tuple[list[Unfinished], list[Message]]:
    """The games that can go on, newest first, and what was wrong with others. Those are renamed, never deleted."""
    found: list[Unfinished] = []
    told: list[Message] = []
    for path, when in _newest_first(folder, RUNNING):
        try:
            record, message = _read(path)
        except BadSave as error:
            told += [_put_aside(path), Message(error.key, error.values)]
        except OSError as error:
            told.append(trouble("read", error, path.name))
        else:
            if message is not None:
                told.append(message)
            if record.game.over:
                told += _finish(path)
            else:
                found.append(Unfinished(path, record, when))
    return found, told


def _finish(path: Path) -> list[Message]:
    """Put the journal of a finished game aside; the messages of what went wrong."""
    try:
        os.replace(path, path.with_suffix(FINISHED))
    except FileNotFoundError:
        return []  # put aside already, by the page that lists the games
    except OSError as error:
        return [trouble("read", error, path.name)]
    return []


def open_file(path: Path) -> Record:
    """A save or a journal from anywhere. Raises ``BadSave`` or OSError."""
    data = _bytes(path)
    first, _, rest = data.partition(b"\n")
    if rest.strip() and first.rstrip().endswith(b"}"):
        return rules.recover(data)
    return rules.load(data)


def trouble(doing: str, error: OSError, file: str = "") -> Message:
    """A sentence for what the system says: ``doing`` is ``store`` (a game) or ``read`` (the file)."""
    if doing == "read":
        return Message("app.trouble.read", {"file": file})
    why = {errno.ENOSPC: "full", errno.EACCES: "forbidden", errno.EPERM: "forbidden", errno.EROFS: "forbidden"}
    return Message(f"app.trouble.store.{why.get(error.errno or 0, 'other')}")


def _bytes(path: Path) -> bytes:
    """The file, but never more than a game can have."""
    with path.open("rb") as file:
        return file.read(rules.MAX_BYTES + 1)


def _read(path: Path) -> tuple[Record, Message | None]:
    """The game of a journal. Where it is damaged behind its first line, the game ends there; the whole file is kept and told of."""
    data = _bytes(path)
    record = rules.recover(data)
    lines = data.split(b"\n")[:-1]
    if len(lines) < 2 or len(rules.recover(b"\n".join(lines[:-1]) + b"\n").entries) != len(record.entries):
        return record, None  # the last whole line counted
    aside = _free(path)
    try:
        shutil.copyfile(path, aside)
    except OSError as error:
        return record, trouble("read", error, path.name)
    # The journal now ends where it can be read, else the next start would tell of it again.
    Journal(path, record, lambda message: None).close()
    return record, Message("app.trouble.cut", {"file": aside.name})


def _put_aside(path: Path) -> Message:
    aside = _free(path)
    try:
        os.replace(path, aside)
    except OSError as error:
        return trouble("read", error, path.name)
    return Message("app.trouble.aside", {"file": aside.name})


def _free(path: Path) -> Path:
    """A name for a damaged file that is not taken."""
    first = path.with_suffix(DAMAGED)
    return next(p for p in (first, *(first.with_suffix(f".{n}{DAMAGED}") for n in range(2, 1000))) if not p.exists())


def _newest_first(folder: Path, suffix: str) -> list[tuple[Path, float]]:
    """The files with a suffix and when they were changed. A folder that cannot be listed has none."""
    try:
        files = [(path, path.stat().st_mtime) for path in folder.iterdir() if path.suffix == suffix]
    except OSError:
        return []
    return sorted(files, key=lambda file: (file[1], file[0].name), reverse=True)


def _prune(folder: Path) -> None:
    """Delete the journals of all but the last games, running and finished ones apart."""
    for suffix in (RUNNING, FINISHED):
        for path, _ in _newest_first(folder, suffix)[KEPT:]:
            try:
                path.unlink()
            except OSError:
                continue  # one file too many does no harm; the next new game tries again
