"""The folder of saves: what is in it, and that nothing a player can do loses a save."""

import errno
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import rules
from app.screenshot import new_position
from app.storage import journal_files
from app.storage.file_lock import InUseError, Lock
from app.storage.game_files import open_file
from app.storage.journal import Journal
from app.storage.saves import ENDING, LONGEST, NameTakenError, Saves, fitting
from rules import BadSave, Message, Record
from tests.app.programs import ROOT

GAME = "burgundy_cards"


def record(moves: int = 20, seed: int = 1) -> Record:
    return new_position(GAME, 2, seed, moves, {})


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    """Return the saves of a folder that does not exist yet."""
    return Saves(tmp_path / "data" / "saves", tmp_path / "data" / "games")


def fail(message: Message) -> None:
    raise AssertionError(message)


def journal(saves: Saves, seed: int = 5) -> Path:
    """Return the journal of an unfinished game."""
    game = record(3, seed)
    found = Journal.create(saves._games, game, fail)
    for _ in range(30):
        action = game.game.legal[0]
        game.play(action)
        found.do(action)
        found.force()
    found.close()
    return found.path


def names(saves: Saves) -> list[str]:
    return [saved.name for saved in saves.entries()]


def test_a_missing_folder_has_no_saves(saves: Saves) -> None:
    assert saves.entries() == []


def test_a_save_is_listed_with_what_it_holds(saves: Saves) -> None:
    game = record()
    path = saves.store(game, "Sunday evening")
    (saved,) = saves.entries()
    assert (saved.path, saved.name, saved.running, saved.problem) == (path, "Sunday evening", False, None)
    assert saved.header == game.header
    assert saved.state == game.game.state
    assert abs(saved.when - time.time()) < 60
    assert open_file(path).game.digest() == game.game.digest()
    assert [file.name for file in saves.folder.iterdir()] == ["Sunday evening.burgage"]


def test_unfinished_games_come_first_then_the_newest_save(saves: Saves) -> None:
    for i, name in enumerate(("old", "new", "middle")):
        path = saves.store(record(), name)
        os.utime(path, (1000 * [1, 3, 2][i],) * 2)
    running = journal(saves)
    assert [saved.path for saved in saves.entries() if saved.running] == [running]
    assert names(saves)[1:] == ["new", "middle", "old"]


def test_a_taken_name_gets_a_number(saves: Saves) -> None:
    paths = [saves.store(record(seed=seed), "a") for seed in range(3)]
    assert [path.stem for path in paths] == ["a", "a (2)", "a (3)"]


@pytest.mark.parametrize(
    ("given", "fit"),
    [
        ("a/b\\c:d", "a b c d"),
        ("  ..hidden.. ", "hidden"),
        ("CON", "CON –"),
        ("nul.x", "nul.x –"),
        ("x" * 300, "x" * 60),
        ("Grün", "Grün"),
        ("a\nb\x00c", "a b c"),
        ("Gru\u0308n", "Grün"),
    ],
)
def test_names_fit_every_system(given: str, fit: str, saves: Saves) -> None:
    assert fitting(given) == fit
    assert saves.store(record(), given).stem == fit


@pytest.mark.parametrize("given", ["", " . ", "///", "\n"])
def test_a_name_of_nothing_is_refused(given: str, saves: Saves) -> None:
    with pytest.raises(ValueError):
        saves.store(record(), given)


def test_a_renamed_save_never_replaces_another(saves: Saves) -> None:
    saves.store(record(seed=1), "one")
    saves.store(record(seed=2), "two")
    one = next(saved for saved in saves.entries() if saved.name == "one")
    with pytest.raises(NameTakenError):
        saves.rename(one, "two")
    assert saves.rename(one, "one") == one.path
    assert saves.rename(one, "One?").stem == "One"
    assert sorted(names(saves)) == ["One", "two"]


def test_a_copy_is_a_save_of_its_own(saves: Saves) -> None:
    game = record()
    saves.store(game, "a")
    (saved,) = saves.entries()
    copy = saves.copy(saved, "a")
    assert copy.stem == "a (2)"
    assert copy.read_bytes() == saved.path.read_bytes()


def test_a_copy_of_an_unfinished_game_is_as_far_as_its_journal(saves: Saves) -> None:
    path = journal(saves)
    (saved,) = saves.entries()
    copy = saves.copy(saved, "kept")
    assert rules.load(copy.read_bytes()).game.digest() == open_file(path).game.digest()
    assert rules.load(saves.data(saved)).game.digest() == open_file(path).game.digest()


def test_deletions_can_be_undone_one_by_one(saves: Saves) -> None:
    for name in ("a", "b"):
        saves.store(record(), name)
    before = {saved.name: saved.path.read_bytes() for saved in saves.entries()}
    for saved in saves.entries():
        saves.delete(saved)
    assert saves.entries() == []
    saves.store(record(seed=9), "a")
    while saves.can_restore:
        assert saves.restore() is not None
    assert sorted(names(saves)) == ["a", "a (2)", "b"]
    assert (saves.folder / "a (2).burgage").read_bytes() == before["a"]


def test_what_was_set_aside_is_deleted_for_good(saves: Saves) -> None:
    saves.store(record(), "a")
    saves.delete(saves.entries()[0])
    saves.clear_deleted()
    assert not saves.can_restore
    assert list(saves.folder.iterdir()) == []
    assert saves.entries() == []


def test_another_program_clears_nothing_that_can_still_be_restored(saves: Saves) -> None:
    for name in ("a", "b", "c"):
        saves.store(record(), name)
    before = {saved.name: saved.path.read_bytes() for saved in saves.entries()}
    other = Saves(saves.folder, saves._games)
    saves.delete(saves.entries()[0])
    other.clear_deleted()
    other.delete(other.entries()[0])
    saves.delete(saves.entries()[0])
    saves.restore()
    saves.clear_deleted()
    assert other.restore() is not None
    other.clear_deleted()
    assert len(names(saves)) == 2
    assert all(before[saved.name] == saved.path.read_bytes() for saved in saves.entries())
    assert sorted(path.suffix for path in saves.folder.iterdir()) == [ENDING] * 2


DELETE = """
import os, signal, sys
from pathlib import Path
from app.storage.saves import Saves
saves = Saves(Path(sys.argv[1]), Path(sys.argv[2]))
saves.delete(saves.entries()[0])
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
def test_files_set_aside_by_an_ended_program_are_cleared(saves: Saves) -> None:
    saves.store(record(), "a")
    subprocess.run([sys.executable, "-c", DELETE, str(saves.folder), str(saves._games)], cwd=ROOT, check=False, timeout=60)
    assert [path.name for path in saves.folder.iterdir()] == ["deleted"]
    saves.clear_deleted()
    assert list(saves.folder.iterdir()) == []


def test_what_cannot_be_restored_now_can_be_later(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    saves.store(record(), "a")
    saves.delete(saves.entries()[0])

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(shutil, "move", full)
    with pytest.raises(OSError, match="full"):
        saves.restore()
    monkeypatch.undo()
    assert saves.can_restore
    assert saves.restore() is not None
    assert names(saves) == ["a"]
    assert not saves.can_restore


@pytest.mark.parametrize("letter", ["😀", "ä", "語", "x"])
def test_the_longest_name_has_room_for_its_number_and_its_ending(letter: str, saves: Saves, tmp_path: Path) -> None:
    name = letter * LONGEST
    stored = [saves.store(record(seed=seed), name) for seed in range(11)]
    assert len(set(stored)) == 11
    assert all(len(os.fsencode(f"{path.name}.new")) <= 255 for path in stored)
    assert saves.rename(next(saved for saved in saves.entries() if saved.path == stored[3]), "short").stem == "short"
    long = tmp_path / (letter * (240 // len(letter.encode())) + ".burgage")
    long.write_bytes(rules.encode(record()))
    assert saves.bring_in(long).stem == fitting(long.stem) + " (4)"
    by_hand = saves.folder / (letter * (247 // len(letter.encode())) + ".burgage")
    by_hand.write_bytes(rules.encode(record()))
    entry = next(saved for saved in saves.entries() if saved.path == by_hand)
    saves.delete(entry)
    by_hand.write_bytes(rules.encode(record()))
    restored = saves.restore()
    assert restored is not None
    assert restored != by_hand
    assert restored.stem.endswith(" (2)")


def test_a_deleted_unfinished_game_is_restored_with_its_older_copies(saves: Saves) -> None:
    path = journal(saves)
    before = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    assert len(before) > 1
    saves.delete(saves.entries()[0])
    assert journal_files.running(path.parent) == []
    assert saves.restore() == path
    assert {file.name: file.read_bytes() for file in path.parent.iterdir()} == before


def test_a_game_that_is_being_played_is_not_deleted(saves: Saves) -> None:
    lock = Lock(journal(saves))
    lock.take()
    with pytest.raises(InUseError):
        saves.delete(saves.entries()[0])
    lock.release()
    assert len(saves.entries()) == 1


def test_a_save_and_a_journal_from_elsewhere_are_imported(saves: Saves, tmp_path: Path) -> None:
    path = journal(saves)
    other = tmp_path / "From Ben.save"
    other.write_bytes(rules.encode(record(seed=7)))
    assert saves.bring_in(other).name == "From Ben.burgage"
    brought = saves.bring_in(path)
    assert rules.load(brought.read_bytes()).game.digest() == open_file(path).game.digest()


@pytest.mark.parametrize("content", [b"", b"Dear Ben", b'{"format": "burgage", "version": 9}', b"\x89PNG\r\n" * 500])
def test_what_is_not_a_save_is_not_imported_and_says_why_in_the_list(content: bytes, saves: Saves, tmp_path: Path) -> None:
    bad = tmp_path / "bad.burgage"
    bad.write_bytes(content)
    with pytest.raises(BadSave):
        saves.bring_in(bad)
    assert saves.entries() == []
    saves.folder.mkdir(parents=True)
    bad.rename(saves.folder / bad.name)
    (saved,) = saves.entries()
    assert saved.header is None
    assert saved.problem is not None
    assert saved.problem.key.startswith("save.")
    saves.delete(saved)
    assert saves.entries() == []


def test_a_save_that_cannot_be_written_leaves_nothing_behind(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    saves.store(record(), "whole")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="full"):
        saves.store(record(), "new")
    monkeypatch.undo()
    assert [path.name for path in saves.folder.iterdir()] == ["whole.burgage"]


def test_two_hundred_saves_are_listed_fast(saves: Saves) -> None:
    data = rules.encode(record(300))
    saves.folder.mkdir(parents=True)
    for n in range(200):
        (saves.folder / f"{n}{ENDING}").write_bytes(data)
    saves.entries()
    best = min(_timed(saves) for _ in range(3))
    print(f"200 saves of {len(data)} bytes: {best * 1000:.0f} ms")
    assert best < 0.9  # 0.3 on an otherwise idle computer


def _timed(saves: Saves) -> float:
    start = time.process_time()
    assert len(saves.entries()) == 200
    return time.process_time() - start


def test_storing_a_copy_is_fast(saves: Saves) -> None:
    game = record(300)
    saves.store(game, "a")
    start = time.process_time()
    for _ in range(10):
        saves.store(game, "a")
    took = (time.process_time() - start) / 10
    print(f"a copy stored in {took * 1000:.1f} ms")
    assert took < 0.15
