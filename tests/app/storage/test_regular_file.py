"""Anything else found where a file should be is refused with a sentence, and the program never waits for it."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType

import pytest

import rules
from app.screenshot import new_position
from app.storage import paths, results, settings
from app.storage.game_files import unfinished
from app.storage.journal import Journal
from app.storage.regular_file import NotAFileError, read
from app.storage.results import ENDING
from app.storage.saves import Saves
from rules import Message, Record, new
from tests.app.programs import ROOT
from tests.slow import rest_slow

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no pipe or device has a place in a folder there")


def fifo(path: Path) -> None:
    os.mkfifo(path)


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def terminal(path: Path) -> None:
    path.symlink_to("/dev/tty")


def listening(path: Path) -> None:
    before = os.getcwd()
    os.chdir(path.parent)  # the name of a socket must be short
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(before)


def loop(path: Path) -> None:
    path.symlink_to(path)


KINDS: list[Callable[[Path], None]] = [fifo, endless, terminal, listening, loop, Path.mkdir]
kinds = pytest.mark.parametrize("make", KINDS, ids=lambda make: make.__name__)


@pytest.fixture(autouse=True)
def impatient() -> Iterator[None]:
    """End a test that waits."""

    def end(_: int, __: FrameType | None) -> None:
        raise AssertionError("it waits")

    before = signal.signal(signal.SIGALRM, end)
    signal.alarm(30)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def fail(message: Message) -> None:
    raise AssertionError(message)


def game(folder: Path, steps: int = 8) -> tuple[Path, Record]:
    """Return a running game with an older copy."""
    record = new("burgundy_cards", ("Anna", "Ben"), 1, {"open_hands": True})
    journal = Journal.create(folder, record, fail)
    for _ in range(steps):
        action = record.game.legal[-1]
        record.play(action)
        journal.do(action)
        journal.force()
    journal.close()
    return journal.path, record


@kinds
def test_only_ordinary_files_are_read(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "strange")
    with pytest.raises(OSError) as error:
        read(tmp_path / "strange", 100)
    assert make is loop or isinstance(error.value, NotAFileError) or not os.path.exists("/dev/tty")


def test_a_file_is_read_as_far_as_wanted(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"0123456789")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    assert [read(tmp_path / "link", most) for most in (0, 4, 10, 99)] == [b"", b"0123", b"0123456789", b"0123456789"]


@kinds
@pytest.mark.parametrize("language", rest_slow("de", "en"))
def test_a_save_on_the_command_line_is_refused_with_a_sentence(tmp_path: Path, make: Callable[[Path], None], language: str) -> None:
    make(tmp_path / "strange")
    command = [sys.executable, "-m", "app", "--lang", language, "--screenshot", str(tmp_path / "out.png"), str(tmp_path / "strange")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert done.stderr.startswith("burgage: strange: ")
    assert len(done.stderr.splitlines()) == 1
    if make is not loop:
        assert ("folder, a device or a pipe" if language == "en" else "ein Ordner, ein Gerät oder eine Pipe") in done.stderr


@kinds
@pytest.mark.parametrize("ending", [".journal", ".journal.1"])
def test_a_file_that_is_not_a_journal_is_reported_and_other_games_continue(folder: Path, make: Callable[[Path], None], ending: str) -> None:
    _, record = game(folder)
    make(folder / f"20991231-000000-burgundy_cards{ending}")
    found, told = unfinished(folder)
    assert [one.record.game.digest() for one in found] == [record.game.digest()]
    assert [message.key for message in told] == ["app.trouble.read"]
    saves = Saves(folder.parent / "saves", folder)
    assert sorted(saved.problem is None for saved in saves.entries()) == [False, True]
    Journal.create(folder, new("guildhall", ("Anna", "Ben"), 1), fail).close()


@kinds
def test_an_older_copy_replaces_a_file_that_is_not_a_journal(folder: Path, make: Callable[[Path], None]) -> None:
    path, record = game(folder)
    path.unlink()
    make(path)
    (found,), told = unfinished(folder)
    assert found.record.game.digest() == record.game.digest()
    assert [message.key for message in told] == ["app.trouble.read", "saves.older"]


@kinds
def test_what_is_beside_a_journal_is_never_waited_for(folder: Path, make: Callable[[Path], None]) -> None:
    path, record = game(folder)
    told: list[Message] = []
    for name in (f"{path.name}.new", f"{path.name}.lock"):
        make(folder / name)
    (found,), _ = unfinished(folder)
    journal = Journal(path, found.record, told.append)
    journal.close()
    (again,), _ = unfinished(folder)
    assert again.record.game.digest() == record.game.digest()


@kinds
def test_a_file_that_is_not_a_save_is_not_imported(tmp_path: Path, make: Callable[[Path], None]) -> None:
    saves = Saves(tmp_path / "saves", tmp_path / "games")
    strange = tmp_path / "strange.burgage"
    make(strange)
    with pytest.raises(OSError):
        saves.bring_in(strange)
    saves.folder.mkdir(exist_ok=True)
    make(saves.folder / "a.burgage")
    saves.store(new_position("burgundy_cards", 2, 1, 5, {}), "b")
    assert [saved.name for saved in saves.entries()] == ["b"]


@kinds
def test_a_file_that_is_not_a_finished_game_is_named_and_the_others_are_read(tmp_path: Path, make: Callable[[Path], None]) -> None:
    record = new_position("burgundy_cards", 2, 2, 10_000, {})
    results.keep(tmp_path / "finished", record, 5.0)
    strange = tmp_path / "finished" / f"zzz{ENDING}"
    make(strange)
    found, unreadable = results.results(tmp_path / "finished")
    assert (len(found), unreadable) == (1, [strange.name])
    assert results.holds(tmp_path / "finished", record)
    with pytest.raises((OSError, rules.BadSave)):
        results.open_game(strange)


@kinds
def test_settings_that_are_not_a_file_are_the_defaults(make: Callable[[Path], None]) -> None:
    path = paths.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    make(path)
    assert settings.load(path) == settings.Settings()
    if make is not Path.mkdir:
        settings.save(settings.Settings(text_size=120), path)
        assert settings.load(path).text_size == 120


def test_settings_as_long_as_no_settings_are_damaged() -> None:
    path = paths.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        file.truncate(3_000_000_000)
    assert settings.load(path) == settings.Settings()
    assert [file.name for file in path.parent.iterdir()] == ["settings.json.damaged"]
