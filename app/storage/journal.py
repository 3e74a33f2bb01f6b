"""Every running game on disk, decision by decision, so that nothing is lost whatever happens to the program.

A journal holds the position of a game on its first line and then one line for each step. The first line is written whole or not at all (to
a temporary file, then renamed); steps are flushed immediately and forced to disk in the background, so that painting never waits for a slow
disk. From time to time the journal is begun again, and its previous contents are kept as a backup; the newest backup is continued along
with the journal, so that no other program damages both in one go. Nothing here raises for a full disk or a forbidden folder: backups make
room, then the game is stored in the refuge until its home works again, and one sentence tells the players.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Literal

import rules
from app.storage import atomic_write, backups, journal_files, refuge
from app.storage.atomic_write import PRIVATE
from app.storage.file_lock import Claim, InUseError
from app.storage.file_names import shown
from app.storage.finished import finish
from app.storage.forcing import Forcing
from app.storage.journal_files import FULL, RUNNING, first_line, next_count, taken, trouble, unused
from rules import Action, Message, Record, SeatKind

LOOK = 300
"""Milliseconds within which another program that only looks at a game is done with it."""
EARLY, LINES = 5, 20
"""The steps after which a journal is begun again: while no backup is continued along with it, and later."""

Report = Callable[[Message], None]


class Journal:
    """The journal of one running game. ``report`` gets a message when storing fails, and another when it works again."""

    def __init__(self, path: Path, record: Record, report: Report) -> None:
        """Write the current position to its home, ``path``, and continue from it; an existing file becomes a backup.

        For a game that is over, nothing is written until something is undone. Raises ``InUseError``, with all files untouched, if another
        running program writes it.
        """
        self.home = path
        self._record = record
        self._report = report
        self._claim = Claim(*journal_files.places(path))
        if not self._claim.take(LOOK):
            raise InUseError(path.name)
        self._place: Literal["home", "away", "nowhere"] = "home"
        self.path = path
        """Where the game is stored now."""
        self._count = next_count(path.parent)
        self._file: BinaryIO | None = None
        self._copy: BinaryIO | None = None
        """The newest backup, if the same steps lead to the same position from there."""
        self._length = 0
        """The number of bytes in the file."""
        self._steps = 0
        """The number of lines after the first one, or after the last attempt to begin again."""
        self._most = LINES
        """The number of lines after which the journal is begun again."""
        self._depth = 0
        """The number of decisions that these lines can undo."""
        self._undone = 0
        """The number of decisions that these lines can redo."""
        self._forcing = Forcing()
        self._begun: Future[None] | None = None
        """Done when the first line is on the disk; None if it was there before it got its name."""
        self._only_shown = record.game.over
        """Whether the game was already over at the start and nothing has been done since."""
        if not self._only_shown:
            self._whole(keep=True)

    @classmethod
    def create(cls, folder: Path, record: Record, report: Report) -> Journal:
        """Return a journal for a new game."""
        base = f"{time.strftime('%Y%m%d-%H%M%S')}-{record.header.game}"
        for name in (base, *(f"{base}-{n}" for n in range(2, 1000))):
            if not taken(folder / name):
                with suppress(InUseError):  # another program began a game in the same second
                    return cls(folder / (name + RUNNING), record, report)
        raise RuntimeError("a thousand games begun in one second")

    def do(self, action: Action) -> None:
        """Store a decision just made."""
        self._depth += 1
        self._undone = 0
        self._append(rules.journal_do(action))

    def undo(self, agreed: bool = False) -> None:
        """Store that the last decision was undone; ``agreed`` says that everybody consented."""
        if self._depth == 0:
            self._append(None)  # it was made before the first line, which must describe the current position
            return
        self._depth -= 1
        self._undone += 1
        self._append(rules.journal_undo(agreed))

    def redo(self) -> None:
        """Store that a decision was redone."""
        self._depth += 1
        if self._undone == 0:
            self._append(rules.journal_do(self._record.entries[-1].action))  # undone before the first line
            return
        self._undone -= 1
        self._append(rules.journal_redo())

    def seat(self, player: int, kind: SeatKind) -> None:
        """Store that somebody else has sat down on a seat."""
        self._append(rules.journal_seat(player, kind))

    def force(self) -> None:
        """Wait until everything is on the disk."""
        try:
            self._forcing.wait()
        except OSError:
            self._whole()

    def close(self) -> None:
        """Force everything to disk. A finished game goes to the archive; if a game is not at home, its place is reported."""
        if not self._only_shown:
            self.force()
            if self._file is None or self._place != "home" or self._spoilt() is not None:
                self._whole()
        self._forcing.close()
        self._shut()
        if not self._only_shown:
            self._put_away()
        self._claim.release()
        refuge.leave(self.home.parent)

    def _put_away(self) -> None:
        if self._record.game.over:
            told = finish(self.home, self._record)
            for message in told:
                self._report(message)
            if not told:
                return
        if self._place == "away":
            self._report(Message("saves.elsewhere", {"file": shown(self.path)}))
        elif self._place == "nowhere":
            self._report(Message("saves.nowhere"))

    def abandon(self) -> None:
        """Discard a game that has just been begun: nothing of it remains."""
        self._forcing.close()
        self._shut()
        with suppress(OSError):
            journal_files.forget(self.home)
        self._claim.release()

    def _append(self, line: bytes | None) -> None:
        """Store a step; None: by beginning the journal again."""
        self._only_shown = False
        if self._file is None:
            self._whole()
            return
        if self._place == "away" and self._back_home():
            return
        spoilt = self._spoilt()
        if spoilt is not None:
            self._shut()
            self._claim.release()  # a lock file that has vanished too locks nothing
            self._whole(told=spoilt)
            return
        try:
            if line is not None:
                self._file.write(line)
                self._file.flush()
                self._length += len(line)
                self._steps += 1
                self._append_to_copy(line)
            self._forcing.check()
            if line is None or (self._steps >= self._most and (self._begun is None or self._begun.done())):
                self._again(needed=line is None)
            else:
                self._forcing.soon(self._file)
        except OSError:
            self._whole()

    def _append_to_copy(self, line: bytes) -> None:
        if self._copy is None:
            return
        try:
            self._copy.write(line)
            self._copy.flush()
        except OSError:  # the journal itself has the step
            self._shut_copy()

    def _spoilt(self) -> Message | None:
        """Return what another program did to the file, or None: further writing would succeed, yet the game would be lost."""
        if self._file is None:
            return None
        try:
            found = os.fstat(self._file.fileno())
            if not os.path.samestat(found, os.stat(self.path)):
                return Message("saves.vanished")
        except OSError:
            return Message("saves.vanished")
        return None if found.st_size == self._length else Message("saves.changed")

    def _again(self, needed: bool) -> None:
        """Begin the journal again; its previous contents become a backup. Raises OSError.

        Until the new file is forced to disk, in the background, the backup holds all but the last step. If there is no room for a second
        file, and none is ``needed``, the journal just grows longer.
        """
        try:
            beside = atomic_write.prepare(self.path, first_line(self._record, self._count), PRIVATE, force=False)
        except OSError as error:
            if needed or error.errno not in FULL:
                raise
            self._steps = 0
            return
        self._shut()
        backups.rotate(self.path)
        atomic_write.put(beside, self.path)
        if not needed:
            with suppress(OSError):
                self._copy = backups.older(self.path)[0].open("ab")
        self._file = self._opened(self.path)
        self._begun = self._forcing.soon(self._file)

    def _whole(self, keep: bool = False, told: Message | None = None) -> None:
        """Write the whole game at home or, if that fails, in the refuge; ``told`` replaces the usual message when home works.

        ``keep`` turns the existing file into a backup.
        """
        self._shut()
        try:
            self._go_home(keep, told)
        except OSError as error:
            self._go_away(error)

    def _back_home(self) -> bool:
        """Store a game that is away at home again, and say whether that worked."""
        try:
            self._go_home()
        except OSError:
            return False  # as already reported
        return True

    def _go_home(self, keep: bool = False, told: Message | None = None) -> None:
        """Store the game at home from now on. Raises OSError, with nothing changed."""
        before = self._place
        self.home.parent.mkdir(parents=True, exist_ok=True)
        os.scandir(self.home.parent).close()  # if the folder cannot be listed, the game would not be found again
        if not self._claim.add(self.home):
            self.home = unused(self.home)  # it could not be locked before, and now another program has it
            self._claim.add(self.home)
        self._count += before != "home"
        file = self._written(self.home, keep)
        self._shut()
        self._file, self.path, self._place = file, self.home, "home"
        self._leave_refuge()
        if told is not None or before != "home":
            self._report(told or Message("app.trouble.stored_again"))

    def _go_away(self, why: OSError) -> None:
        """Store the game in the refuge from now on, or nowhere."""
        before = self._place
        self._count += before != "away"
        try:
            away = refuge.make(self.home.parent) / self.home.name
            if not self._claim.add(away):
                self.home = unused(self.home)
                away = away.with_name(self.home.name)
                self._claim.add(away)
            self._file = self._written(away, keep=False)
        except OSError:
            self._place = "nowhere"
            if before != "nowhere":
                self._report(trouble("store", why))
            return
        self.path, self._place = away, "away"
        if before != "away":
            self._report(trouble("away", why, str(away.parent)))

    def _leave_refuge(self) -> None:
        """Delete what is older than the game at home."""
        for place in journal_files.places(self.home):
            if place != self.home:
                with suppress(OSError):  # the number on its first line says that it is older
                    journal_files.forget(self.home, place)

    def _written(self, path: Path, keep: bool) -> BinaryIO:
        """Write a journal that consists of only its first line, and open it; backups make room for it. Raises OSError."""
        data = first_line(self._record, self._count)
        while True:
            try:
                beside = atomic_write.prepare(path, data, PRIVATE)
                break
            except OSError as error:
                if error.errno not in FULL or not backups.drop_oldest(path):
                    raise
        if keep:
            backups.rotate(path)
        atomic_write.put(beside, path)
        self._begun = None
        return self._opened(path)

    def _opened(self, path: Path) -> BinaryIO:
        """Open a journal that was just begun for the coming steps. Raises OSError."""
        self._steps = self._depth = self._undone = 0
        self._most = EARLY if self._copy is None else LINES
        file = path.open("ab")
        self._length = os.fstat(file.fileno()).st_size
        return file

    def _shut(self) -> None:
        """Close the file and the backup that is continued along with it."""
        self._shut_copy()
        if self._file is not None:
            file, self._file = self._file, None
            with suppress(OSError):  # each line was flushed before, or the whole game is about to be written
                file.close()

    def _shut_copy(self) -> None:
        if self._copy is not None:
            copy, self._copy = self._copy, None
            with suppress(OSError):
                copy.close()
