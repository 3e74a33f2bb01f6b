"""Disks that are full, folders that are forbidden or disappear: one sentence each, the game continues, and storing resumes when it can."""

import errno
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.storage.game_files import open_file, unfinished
from app.storage.journal import LINES, Journal
from rules import Message, Record, new
from tests.app.programs import ROOT

GAME = "burgundy_cards"
STORED_AGAIN = "app.trouble.stored_again"


class Playing:
    """A game with its journal and the messages it sent."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.told: list[Message] = []
        self.record: Record = new(GAME, ("Anna", "Ben"), 1, {"open_hands": True})
        self.journal = Journal.create(folder, self.record, self.told.append)

    def play(self, steps: int) -> None:
        for _ in range(steps):
            action = self.record.game.legal[-1]
            self.record.play(action)
            self.journal.do(action)

    @property
    def keys(self) -> list[str]:
        return [message.key for message in self.told]

    def found_again(self) -> bool:
        """Return whether the journal leads to the current position of the game."""
        found, told = unfinished(self.folder)
        return not told and [one.record.game.digest() for one in found] == [self.record.game.digest()]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder for journals that does not exist yet; the refuge is next to it."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    return tmp_path / "data" / "games"


@pytest.fixture
def playing(folder: Path) -> Iterator[Playing]:
    """Return a game two decisions old."""
    found = Playing(folder)
    found.play(2)
    found.journal.force()
    yield found
    found.journal.close()


def failing(number: int) -> Callable[..., None]:
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize("place", ["fsync", "write", "open", "replace"])
@pytest.mark.parametrize(
    ("number", "sentence"),
    [(errno.ENOSPC, "full"), (errno.EFBIG, "full"), (errno.EROFS, "forbidden"), (errno.EACCES, "forbidden"), (errno.EIO, "other")],
)
def test_trouble_is_reported_once_and_the_game_goes_on_and_is_stored_again(
    playing: Playing, place: str, number: int, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if place in ("fsync", "replace"):
        monkeypatch.setattr(os, place, failing(number))
    elif place == "open":
        monkeypatch.setattr(Path, "open", failing(number))
    else:
        file = playing.journal._file

        class Full:
            write = staticmethod(failing(number))

            def __getattr__(self, name: str) -> object:
                return getattr(file, name)

        playing.journal._file = Full()  # type: ignore[assignment]
        monkeypatch.setattr(Path, "open", failing(number))
    for _ in range(2 * LINES):
        playing.play(1)
        playing.journal.force()
    assert playing.keys == [f"app.trouble.store.{sentence}"]
    assert playing.journal._file is None
    monkeypatch.undo()
    playing.play(1)
    assert playing.keys == [f"app.trouble.store.{sentence}", STORED_AGAIN]
    assert playing.found_again()
    playing.play(3)
    assert playing.found_again()
    assert not list(playing.folder.glob("*.new"))


def test_trouble_that_is_over_when_the_game_is_left_costs_nothing(playing: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", failing(errno.ENOSPC))
    playing.play(1)
    playing.journal.force()
    playing.play(5)
    monkeypatch.undo()
    playing.journal.close()
    assert playing.keys == ["app.trouble.store.full", STORED_AGAIN]
    assert playing.found_again()


def test_what_cannot_be_stored_at_all_goes_elsewhere_and_says_where(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.parent.mkdir()
    folder.write_text("in the way")
    playing = Playing(folder)
    playing.play(6)
    playing.journal.close()
    assert playing.keys == ["app.trouble.away.other", "saves.elsewhere"]
    assert open_file(Path(str(playing.told[-1].values["file"]))).game.digest() == playing.record.game.digest()


def test_a_game_that_can_be_stored_nowhere_says_so(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.parent.mkdir()
    folder.write_text("in the way")
    monkeypatch.setenv("TMPDIR", str(tmp_path / "no" / "such"))
    playing = Playing(folder)
    playing.journal.close()
    assert playing.keys == ["app.trouble.store.other", "saves.nowhere"]


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_a_folder_that_vanishes_while_playing_is_made_again(playing: Playing) -> None:
    shutil.rmtree(playing.folder.parent)
    playing.play(1)
    assert playing.keys == ["saves.vanished"]
    assert playing.found_again()
    playing.play(4)
    assert playing.found_again()
    assert playing.keys == ["saves.vanished"]


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be moved there")
def test_a_folder_that_was_moved_is_made_again(playing: Playing, tmp_path: Path) -> None:
    playing.folder.rename(tmp_path / "elsewhere")
    playing.play(2)
    assert playing.keys == ["saves.vanished"]
    assert playing.found_again()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_a_folder_that_vanishes_and_cannot_be_made_is_reported(playing: Playing) -> None:
    shutil.rmtree(playing.folder)
    playing.folder.write_text("in the way")
    playing.play(3)
    assert playing.keys == ["app.trouble.away.other"]
    playing.folder.unlink()
    playing.play(1)
    assert playing.keys == ["app.trouble.away.other", STORED_AGAIN]
    assert playing.found_again()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_a_file_deleted_just_before_the_game_is_left_is_written_again(playing: Playing) -> None:
    playing.journal.path.unlink()
    playing.journal.close()
    assert playing.found_again()


def truncated(path: Path, length: int) -> None:
    with path.open("r+b") as file:
        file.truncate(length)


@pytest.mark.parametrize("length", [0, 1, 40, 3000])
def test_a_journal_cut_in_place_by_another_program_is_written_again(playing: Playing, length: int) -> None:
    playing.play(30)
    truncated(playing.journal.path, length)
    playing.play(1)
    assert playing.keys == ["saves.changed"]
    assert playing.found_again()
    playing.play(3)
    truncated(playing.journal.path, length)
    playing.journal.close()
    assert playing.keys == ["saves.changed"]
    assert playing.found_again()


def test_a_journal_to_which_another_program_writes_is_written_again(playing: Playing) -> None:
    with playing.journal.path.open("ab") as file:
        file.write(b"a line of a stranger\n")
    playing.play(1)
    assert playing.keys == ["saves.changed"]
    assert playing.found_again()


CUT = """
import os, signal, sys
from pathlib import Path
from app.storage.journal import Journal
from rules import new
record = new("burgundy_cards", ("Anna", "Ben"), 1, {"open_hands": True})
journal = Journal.create(Path(sys.argv[1]), record, print)
for _ in range(30):
    action = record.game.legal[-1]
    record.play(action)
    journal.do(action)
os.truncate(journal.path, 0)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
def test_a_fast_game_cut_in_place_and_killed_before_its_next_step_has_all_in_its_copy(folder: Path) -> None:
    subprocess.run([sys.executable, "-c", CUT, str(folder)], cwd=ROOT, check=False, timeout=60)
    (found,), told = unfinished(folder)
    assert len(found.record.entries) == 30
    assert [message.key for message in told] == ["app.trouble.aside", "save.foreign", "saves.older"]


LIMITED = """
import resource, sys
from pathlib import Path
from app.storage.journal import Journal
from app.storage.game_files import unfinished
from rules import new
told = []
record = new("burgundy_cards", ("Anna", "Ben"), 1)
journal = Journal.create(Path(sys.argv[1]), record, lambda message: told.append(message.key))

def play(steps):
    for _ in range(steps):
        action = record.game.legal[-1]
        record.play(action)
        journal.do(action)

play(5)
most = journal.path.stat().st_size + 50
soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
play(50)
resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
before = unfinished(Path(sys.argv[1]))
play(1)
journal.close()
(found,), said = unfinished(Path(sys.argv[1]))
print(told, found.record.game.digest() == record.game.digest(), len(before[0]), said)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_a_real_limit_of_the_system(folder: Path) -> None:
    done = subprocess.run([sys.executable, "-c", LIMITED, str(folder)], cwd=ROOT, capture_output=True, text=True, check=False, timeout=30)
    assert done.stdout.strip() == f"['app.trouble.store.full', '{STORED_AGAIN}'] True 1 []", done.stderr


KILLED = """
import sys
from pathlib import Path
from app.storage.journal import Journal
from tests.app.storage.test_storage_trouble import positions
from rules import new
record = new("burgundy_cards", ("Anna", "Ben", "Cleo"), 8)
journal = Journal.create(Path(sys.argv[1]), record, print)
for _, position in zip(range(int(sys.argv[2])), positions(record, journal)):
    print(position, flush=True)
sys.stdin.readline()
"""


def positions(record: Record, journal: Journal | None = None) -> Iterator[str]:
    """Play a game to its end, with some steps taken back; yield the position after each."""
    step = 0
    while not record.game.over:
        action = record.game.legal[step % len(record.game.legal)]
        record.play(action)
        if journal is not None:
            journal.do(action)
        step += 1
        yield record.game.digest()
        if step % 7 == 6 and record.can_undo:
            record.undo()
            if journal is not None:
                journal.undo()
            yield record.game.digest()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
@pytest.mark.parametrize("after", [1, 19, 22, 41, 87, 160])
def test_a_program_killed_at_any_moment_loses_at_most_the_running_step(folder: Path, after: int) -> None:
    expected = list(positions(new(GAME, ("Anna", "Ben", "Cleo"), 8)))
    command = [sys.executable, "-c", KILLED, str(folder), str(len(expected) - 1)]  # a finished game leaves no journal
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        for _ in range(after):
            program.stdout.readline()
        os.kill(program.pid, signal.SIGKILL)
        said = after + sum(1 for line in program.stdout if line.endswith("\n"))
    (found,), told = unfinished(folder)
    assert not told
    assert found.record.game.digest() in expected[said - 1 : said + 1]
