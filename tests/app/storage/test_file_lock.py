"""Two running programs on one journal: one writes, the other reads, and neither damages anything."""

import errno
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from app.storage import file_lock as locking
from app.storage.file_lock import InUseError, Lock
from app.storage.game_files import unfinished
from app.storage.journal import Journal
from app.storage.saves import Saves
from rules import Message, Record, new
from tests.app.programs import ROOT, ordinary, ordinary_folder

GAME = "burgundy_cards"
HOLD = """
import sys
from pathlib import Path
from app.storage.journal import Journal
from rules import new
record = new("burgundy_cards", ("Anna", "Ben"), 3)
journal = Journal.create(Path(sys.argv[1]), record, print)
for _ in range(4):
    action = record.game.legal[0]
    record.play(action)
    journal.do(action)
print(record.game.digest(), flush=True)
sys.stdin.readline()
"""


def other_program(folder: Path) -> tuple["subprocess.Popen[str]", str]:
    """Start another program that plays a game and then waits; return it and the digest of its position."""
    command = [sys.executable, "-c", HOLD, str(folder)]
    program = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    return program, program.stdout.readline().strip()


def fail(message: Message) -> None:
    raise AssertionError(message)


def record() -> Record:
    return new(GAME, ("Anna", "Ben"), 3)


def test_a_game_played_by_another_program_is_listed_and_left_alone(folder: Path) -> None:
    program, digest = other_program(folder)
    try:
        (found,), told = unfinished(folder)
        assert found.in_use
        assert not told
        assert found.record.game.digest() == digest
        before = found.path.read_bytes()
        with pytest.raises(InUseError):
            Journal(found.path, found.record, fail)
        assert found.path.read_bytes() == before
        copy = Journal.create(folder, found.record, fail)
        assert copy.path != found.path
        copy.close()
        found.path.write_bytes(before[:-9])  # in the middle of a line: this is not damage
        assert not unfinished(folder)[1]
        found.path.write_bytes(b"")
        unfinished(folder)
        assert found.path.read_bytes() == b""
        found.path.write_bytes(before)
    finally:
        program.communicate("\n")


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
def test_a_killed_program_keeps_no_lock(folder: Path) -> None:
    program, digest = other_program(folder)
    os.kill(program.pid, signal.SIGKILL)
    program.communicate()
    (found,), _ = unfinished(folder)
    assert not found.in_use
    assert found.record.game.digest() == digest
    Journal(found.path, found.record, fail).close()


def test_a_folder_copied_while_a_game_is_played_holds_a_game_nobody_plays(folder: Path, tmp_path: Path) -> None:
    program, digest = other_program(folder)
    try:
        copy = tmp_path / "another computer" / "games"
        shutil.copytree(folder, copy)
        assert list(copy.glob("*.lock"))
        (found,), told = unfinished(copy)
        assert not told
        assert not found.in_use
        assert found.record.game.digest() == digest
        Journal(found.path, found.record, fail).close()
        saves = Saves(tmp_path / "saves", copy)
        saves.delete(saves.entries()[0])
        assert unfinished(copy) == ([], [])
        (original,), _ = unfinished(folder)
        assert original.in_use
    finally:
        program.communicate("\n")


QT = "4711\nburgage\nanother-computer\nd41d8cd98f00b204e9800998ecf8427e\nd41d8cd98f00b204e9800998ecf8427e\n"
"""What earlier versions wrote into a lock file, here on another computer: the process, the program, the computer."""


def test_a_lock_file_left_behind_locks_nothing(folder: Path) -> None:
    (folder / "a.lock").write_text(QT)
    lock = Lock(folder / "a")
    assert lock.take()
    assert not Lock(folder / "a").take()
    lock.release()
    assert not list(folder.iterdir())


COUNT = """
import sys
from pathlib import Path
from app.storage.file_lock import Lock
counter = Path(sys.argv[1])
for _ in range(100):
    lock = Lock(counter)
    assert lock.take(60_000)
    counter.write_text(str(int(counter.read_text()) + 1))
    lock.release()
"""


def test_of_many_programs_one_at_a_time_has_a_lock_that_is_deleted_each_time(folder: Path) -> None:
    counter = folder / "counter"
    counter.write_text("0")
    programs = [subprocess.Popen([sys.executable, "-c", COUNT, str(counter)], cwd=ROOT) for _ in range(4)]
    assert [program.wait(120) for program in programs] == [0] * 4
    assert counter.read_text() == "400"


@pytest.mark.skipif(sys.platform == "win32", reason="there the system locks otherwise")
@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP])
def test_where_the_system_has_no_locks_the_game_goes_on(folder: Path, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def without(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(locking, "_hold", without)
    game = record()
    journal = Journal.create(folder, game, fail)
    journal.close()
    (found,), told = unfinished(folder)
    assert not told
    assert not found.in_use
    assert [path.suffix for path in folder.iterdir()] == [".journal"]


FORBIDDEN = """
import sys
from pathlib import Path
from app.storage.journal import Journal
from app.storage.game_files import unfinished
from rules import new
folder = Path(sys.argv[1])
record = new("burgundy_cards", ("Anna", "Ben"), 3)
told = []
journal = Journal.create(folder, record, told.append)
folder.chmod(0o500)
journal.close()
(found,), said = unfinished(folder)
assert not found.in_use, said
folder.chmod(0o700)
journal = Journal(found.path, found.record, told.append)
journal.close()
print([message.key for message in told], sorted(path.suffix for path in folder.iterdir()))
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="folders have no such rights there")
def test_our_own_lock_in_a_folder_that_became_unchangeable_is_nobody_elses() -> None:
    with ordinary_folder() as folder:
        done = ordinary(FORBIDDEN, folder, str(folder / "games"))
        assert done.stdout.strip() == "[] ['.1', '.journal']", done.stderr


def test_a_lock_is_taken_once_and_given_back(folder: Path) -> None:
    first, second = Lock(folder / "a"), Lock(folder / "a")
    assert first.take()
    assert first.take()
    assert not second.take()
    first.release()
    assert second.take()
    second.release()
    assert not list(folder.iterdir())


def test_where_no_lock_can_be_written_nobody_has_it(folder: Path) -> None:
    lock = Lock(folder / "nothing" / "a")
    assert lock.take()
    lock.release()
