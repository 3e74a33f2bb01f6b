"""Two running programs on one journal: one writes, the other reads, and neither spoils anything."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from app.autosave import Journal, unfinished
from app.lock import InUseError, Lock
from rules import Message, Record, new

GAME = "burgundy_cards"
HOLD = """
import sys
from pathlib import Path
from app.autosave import Journal
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
    """Another program that plays a game and stands still, and the position of the game."""
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", HOLD, str(folder)]
    program = subprocess.Popen(command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
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
        found.path.write_bytes(before[:-9])  # in the middle of a line: that is no damage
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
