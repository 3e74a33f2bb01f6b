"""Every running game on disk, decision by decision, so that nothing is lost whatever happens to the program.

A journal holds a game as it stood on its first line and then one line for each step. The first line is written whole or not at all
(beside, then renamed); steps are flushed at once and forced to the disk in the background, so that painting never waits for a slow disk.
From time to time the journal begins anew, and what it was before is kept as its older copies. Nothing here raises for a full disk or a
forbidden folder: the game goes on and one sentence tells the players.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import rules
from app import generations
from app.journals import (
    RUNNING,
    changed,
    count_of,
    finish,
    first_line,
    next_count,
    prune,
    put_aside,
    running,
    store_elsewhere,
    taken,
    trouble,
    unused,
    unused_damaged,
)
from app.lock import InUseError, Lock
from rules import Action, BadSave, Message, Record

LOOK = 300
"""Milliseconds in which another program that only looks at a game is done with it."""
LINES = 20
"""Steps after which a journal begins anew."""

Report = Callable[[Message], None]


class Journal:
    """The journal of one running game. ``report`` gets a message when storing fails, and one when it works again."""

    def __init__(self, path: Path, record: Record, report: Report) -> None:
        """Write the game as it stands to ``path``, and go on from it; what is there becomes an older copy.

        Raises ``InUseError``, with the file untouched, when another running program writes it.
        """
        self.path = path
        self._record = record
        self._report = report
        self._lock = Lock(path)
        if not self._lock.take(LOOK):
            raise InUseError(path.name)
        self._count = next_count(path.parent)
        self._file: BinaryIO | None = None
        self._steps = 0
        """Lines after the first one."""
        self._depth = 0
        """How many decisions these lines can take back."""
        self._undone = 0
        """How many decisions these lines can make again."""
        self._background = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._forced: Future[None] | None = None
        self._troubled = False
        self._whole()

    @classmethod
    def create(cls, folder: Path, record: Record, report: Report) -> Journal:
        """A journal for a new game; of finished games the newest are kept."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        base = f"{stamp}-{record.header.game}"
        for name in (base, *(f"{base}-{n}" for n in range(2, 1000))):
            if taken(folder / name):
                continue
            try:
                journal = cls(folder / (name + RUNNING), record, report)
            except InUseError:
                continue  # another program began a game in the same second
            prune(folder)
            return journal
        raise RuntimeError("a thousand games begun in one second")

    def do(self, action: Action) -> None:
        """Store a decision just made."""
        self._depth += 1
        self._undone = 0
        self._append(rules.journal_do(action))

    def undo(self, agreed: bool = False) -> None:
        """Store that the last decision was taken back; ``agreed``: because everybody agreed."""
        if self._depth == 0:
            self._append(None)  # it was made before the first line, which is to say how the game stands now
            return
        self._depth -= 1
        self._undone += 1
        self._append(rules.journal_undo(agreed))

    def redo(self) -> None:
        """Store that a decision was made again."""
        self._depth += 1
        if self._undone == 0:
            self._append(rules.journal_do(self._record.entries[-1].action))  # taken back before the first line
            return
        self._undone -= 1
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
        """Force everything to the disk; a finished game is put aside. What cannot be stored goes to the folder for temporary files."""
        self.force()
        if self._file is None or self._vanished():
            self._whole(keep=False)
        self._background.shutdown(wait=True)
        self._shut()
        if self._troubled:
            self._report(store_elsewhere(self.path, self._record))
        elif self._record.game.over:
            for message in finish(self.path):
                self._report(message)
        self._lock.release()

    def _append(self, line: bytes | None) -> None:
        """Store a step; None: by beginning the journal anew."""
        if self._file is None:
            self._whole(keep=False)  # after trouble a line more would follow a gap: the game is written anew
            return
        if self._vanished():
            self._shut()
            self._lock.release()
            self._whole(keep=False, again=Message("library.vanished"))
            return
        try:
            if self._forced is not None and self._forced.done():
                self._forced.result()  # what the disk said to the step before
                self._forced = None
            if line is not None:
                self._file.write(line)
                self._file.flush()
                self._steps += 1
            if line is None or (self._steps >= LINES and self._forced is None):
                self._anew()
            else:
                self._forced = self._background.submit(os.fsync, self._file.fileno())
        except OSError as error:
            self._failed(error)

    def _vanished(self) -> bool:
        """Whether the file was deleted or moved: writing to it would succeed, and be lost."""
        if self._file is None:
            return False
        try:
            return not os.path.samestat(os.fstat(self._file.fileno()), os.stat(self.path))
        except OSError:
            return True

    def _anew(self) -> None:
        """Begin the journal anew. Raises OSError.

        Until the new file is forced to the disk, in the background, the older copy holds all but the last step.
        """
        self._shut()
        self._file = self._written(keep=True, force=False)
        self._forced = self._background.submit(os.fsync, self._file.fileno())

    def _whole(self, keep: bool = True, again: Message | None = None) -> None:
        """Write the whole game and open it for the steps to come; ``again`` is told when that works, in place of the usual."""
        self._forced = None
        self._shut()
        if not self._lock.take():
            self.path = unused(self.path)  # it could not be locked before, and now somebody else has it
            self._lock = Lock(self.path)
        try:
            self._file = self._written(keep, force=True)
        except OSError as error:
            self._failed(error)
            return
        if self._troubled and again is None:
            again = Message("app.trouble.stored_again")
        self._troubled = False
        if again is not None:
            self._report(again)

    def _written(self, keep: bool, force: bool) -> BinaryIO:
        """The journal with its first line only, open; ``keep``: what it was becomes an older copy. Raises OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock.take()
        beside = self.path.with_name(self.path.name + ".new")
        try:
            with beside.open("wb") as file:
                file.write(first_line(self._record, self._count))
                file.flush()
                if force:
                    os.fsync(file.fileno())
            if keep:
                generations.rotate(self.path)
            os.replace(beside, self.path)
        except OSError:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
            raise
        self._steps = self._depth = self._undone = 0
        return self.path.open("ab")

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
    """A game that can go on; ``when`` it was last played, in seconds since 1970. ``in_use``: a running program is playing it."""

    path: Path
    record: Record
    when: float
    in_use: bool = False


def unfinished(folder: Path, most: int | None = None) -> tuple[list[Unfinished], list[Message]]:
    """The games that can go on, newest first, and what was wrong with others. Those are renamed, never deleted.

    ``most``: look no further than that many games.
    """
    found: list[Unfinished] = []
    told: list[Message] = []
    for path in running(folder):
        if most is not None and len(found) >= most:
            break
        game, said = recovered(path)
        told += said
        if game is not None:
            found.append(game)
    return found, told


def recovered(path: Path) -> tuple[Unfinished | None, list[Message]]:
    """The game of a journal from its newest copy that is whole, None when it has ended or none is; and what was wrong.

    What another program plays is only read.
    """
    lock = Lock(path)
    free = lock.take()
    try:
        record, told = _newest_whole(path, free)
        if record is None:
            return None, told
        if record.game.over:
            return None, told + (finish(path) if free else [])
        return Unfinished(path, record, changed(path), not free), told
    finally:
        lock.release()


def _newest_whole(path: Path, free: bool) -> tuple[Record | None, list[Message]]:
    """The newest readable state of a game. Copies that are no games are renamed, if the journal is ``free`` to be changed."""
    told: list[Message] = []
    for copy in (path, *generations.older(path)):
        try:
            record, message = _read(copy, free)
        except FileNotFoundError:
            continue
        except BadSave as error:
            told += [put_aside(copy)] if free else []
            told.append(Message(error.key, error.values))
        except OSError as error:
            told.append(trouble("read", error, copy.name))
        else:
            if message is not None:
                told.append(message)
            if copy != path:
                told.append(Message("library.older"))
                if free and not path.exists():
                    with suppress(OSError):
                        os.replace(copy, path)  # it is the newest now; where that fails, it is found here again
            return record, told
    return None, told


def open_file(path: Path) -> Record:
    """A save or a journal from anywhere. Raises ``BadSave`` or OSError."""
    data = _bytes(path)
    first, _, rest = data.partition(b"\n")
    if rest.strip() and first.rstrip().endswith(b"}"):
        return rules.recover(data)
    return rules.load(data)


def _bytes(path: Path) -> bytes:
    """The file, but never more than a game can have."""
    with path.open("rb") as file:
        return file.read(rules.MAX_BYTES + 1)


def _read(path: Path, free: bool) -> tuple[Record, Message | None]:
    """The game of a journal. Where it is damaged behind its first line, the game ends there; the whole file is kept and told of.

    What is not ``free`` is written by another program at this moment: the end may be missing.
    """
    data = _bytes(path)
    record = rules.recover(data)
    lines = data.split(b"\n")[:-1]
    if not free or len(lines) < 2 or len(rules.recover(b"\n".join(lines[:-1]) + b"\n").entries) != len(record.entries):
        return record, None  # the last whole line counted
    aside = unused_damaged(path)
    try:
        shutil.copyfile(path, aside)
    except OSError as error:
        return record, trouble("read", error, path.name)
    # The journal now ends where it can be read, else the next start would tell of it again.
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_bytes(first_line(record, count_of(path)))
        os.replace(beside, path)
    except OSError as error:
        return record, trouble("read", error, path.name)
    return record, Message("app.trouble.cut", {"file": aside.name})
