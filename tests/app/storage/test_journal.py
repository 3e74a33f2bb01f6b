"""Journals: nothing is lost, no damaged data is trusted, and what was played last comes first."""

import os
import shutil
from pathlib import Path

import pytest

import rules
from app.storage import journal_files, paths, results
from app.storage.game_files import open_file, unfinished
from app.storage.journal import Journal
from rules import BadSave, Message, Record, new

GAME = "burgundy_cards"


def fresh(seed: int = 1) -> Record:
    return new(GAME, ("Anna", "Ben"), seed, {"open_hands": True})


def play(record: Record, journal: Journal, steps: int) -> None:
    for _ in range(steps):
        action = record.game.legal[-1]
        record.play(action)
        journal.do(action)


def running(folder: Path, steps: int = 9, seed: int = 1) -> tuple[Path, Record]:
    record = fresh(seed)
    journal = Journal.create(folder, record, fail)
    play(record, journal, steps)
    journal.close()
    return journal.path, record


def fail(message: Message) -> None:
    raise AssertionError(message)


def test_an_unfinished_game_is_found_where_it_was(folder: Path) -> None:
    _, record = running(folder)
    found, told = unfinished(folder)
    assert [one.record.game.digest() for one in found] == [record.game.digest()]
    assert found[0].record.undoable == record.undoable
    assert not told


def test_a_missing_folder_has_no_games(folder: Path) -> None:
    assert unfinished(folder / "nothing") == ([], [])


def test_continuing_writes_to_the_same_journal(folder: Path) -> None:
    running(folder)
    (waiting,), _ = unfinished(folder)
    journal = Journal(waiting.path, waiting.record, fail)
    play(waiting.record, journal, 5)
    journal.close()
    (again,), told = unfinished(folder)
    assert again.path == waiting.path
    assert again.record.game.digest() == waiting.record.game.digest()
    assert not told


def test_the_game_last_played_comes_first_whatever_the_clock_says(folder: Path) -> None:
    digests = []
    for seed in range(5):
        path, record = running(folder, seed=seed)
        digests.append(record.game.digest())
        os.utime(path, (2_000_000_000 - seed, 2_000_000_000 - seed))
    found, _ = unfinished(folder)
    assert [one.record.game.digest() for one in found] == digests[::-1]
    Journal(found[3].path, found[3].record, fail).close()
    os.utime(found[3].path, (1000, 1000))
    again, _ = unfinished(folder)
    assert again[0].path == found[3].path
    assert len(unfinished(folder, 2)[0]) == 2


def finished(folder: Path) -> tuple[Journal, Record]:
    """Return a game that has just ended."""
    record = fresh()
    journal = Journal.create(folder, record, fail)
    while not record.game.over:
        play(record, journal, 1)
    return journal, record


def kept(folder: Path) -> list[str]:
    """Return the positions at the end of the games in the archive that belongs to a folder."""
    found, unreadable = results.results(paths.archive_folder(folder))
    assert not unreadable
    return [results.open_game(copy).game.digest() for one in found for copy in (one.path, *one.copies)]


def test_a_finished_game_is_in_the_archive_and_nowhere_else(folder: Path) -> None:
    journal, record = finished(folder)
    journal.close()
    assert list(folder.iterdir()) == []
    assert kept(folder) == [record.game.digest()]


def test_a_finished_game_that_is_kept_already_is_not_kept_twice(folder: Path) -> None:
    journal, record = finished(folder)
    results.keep(paths.archive_folder(folder), record, 1000.0)
    journal.close()
    assert list(folder.iterdir()) == []
    assert kept(folder) == [record.game.digest()]


def test_a_game_whose_program_ended_with_its_last_decision_comes_into_the_archive_at_the_next_start(folder: Path) -> None:
    journal, record = finished(folder)
    left = {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".lock"}
    journal.close()
    shutil.rmtree(paths.archive_folder(folder))
    for name, data in left.items():
        (folder / name).write_bytes(data)
    assert unfinished(folder) == ([], [])
    assert list(folder.iterdir()) == []
    assert kept(folder) == [record.game.digest()]


def test_a_finished_game_that_cannot_be_kept_stays_until_it_can(folder: Path) -> None:
    told: list[Message] = []
    record = fresh()
    journal = Journal.create(folder, record, told.append)
    while not record.game.over:
        play(record, journal, 1)
    paths.archive_folder(folder).write_text("in the way")
    journal.close()
    assert [message.key for message in told] == ["review.trouble.keep"]
    found, told = unfinished(folder)
    assert not found
    assert [message.key for message in told] == ["review.trouble.keep"]
    paths.archive_folder(folder).unlink()
    assert unfinished(folder) == ([], [])
    assert kept(folder) == [record.game.digest()]
    assert list(folder.iterdir()) == []


def test_a_finished_game_that_is_only_looked_at_leaves_no_trace(folder: Path) -> None:
    journal, record = finished(folder)
    journal.close()
    shutil.rmtree(paths.archive_folder(folder))
    looking = Journal.create(folder, rules.load(rules.encode(record)), fail)
    assert journal_files.running(folder) == []
    looking.close()
    assert list(folder.iterdir()) == []
    assert kept(folder) == []


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_a_torn_last_line_costs_that_step_only(folder: Path, cut: int) -> None:
    path, record = running(folder)
    data = path.read_bytes()
    path.write_bytes(data[:-cut])
    (found,), told = unfinished(folder)
    record.undo() if record.can_undo else None
    assert len(found.record.entries) >= 8
    assert not told


def test_a_damaged_journal_is_reported_and_set_aside(folder: Path) -> None:
    path, _ = running(folder, 3)
    damaged = b"{" + path.read_bytes()[40:]
    path.write_bytes(damaged)
    found, told = unfinished(folder)
    assert not found
    assert [message.key for message in told] == ["app.trouble.aside", "save.foreign"]
    (aside,) = folder.iterdir()
    assert aside.name == told[0].values["file"]
    assert aside.read_bytes() == damaged
    assert unfinished(folder) == ([], [])


def test_damage_in_the_middle_keeps_the_whole_file_and_goes_on_before_it(folder: Path) -> None:
    path, _ = running(folder, 4)
    lines = path.read_bytes().split(b"\n")
    lines[3] = b'{"do": nonsense}'
    path.write_bytes(b"\n".join(lines))
    (found,), told = unfinished(folder)
    assert len(found.record.entries) == 2
    assert [message.key for message in told] == ["app.trouble.cut"]
    assert (folder / str(told[0].values["file"])).read_bytes() == b"\n".join(lines)
    (again,), told = unfinished(folder)
    assert len(again.record.entries) == 2
    assert not told


def test_two_damaged_journals_do_not_overwrite_each_other(folder: Path) -> None:
    path, _ = running(folder, 3)
    for content in (b"one", b"two"):
        path.write_bytes(content)
        unfinished(folder)
    assert sorted(file.read_bytes() for file in folder.iterdir()) == [b"one", b"two"]


def test_a_save_and_a_journal_are_opened_alike(folder: Path) -> None:
    path, record = running(folder)
    assert open_file(path).game.digest() == record.game.digest()
    save = folder / "a.burgage"
    save.write_bytes(rules.encode(record))
    assert open_file(save).game.digest() == record.game.digest()
    save.write_bytes(rules.encode(record) + b"\n\n")
    assert open_file(save).game.digest() == record.game.digest()


@pytest.mark.parametrize("content", [b"", b"\x00\xff" * 500, b"{}", b"[" * 100_000, b'{"format": "other", "version": 1}', b"\n" * 99])
def test_what_is_not_a_save_is_refused(folder: Path, content: bytes) -> None:
    path = folder / "strange"
    path.write_bytes(content)
    with pytest.raises(BadSave):
        open_file(path)


def test_a_file_far_too_large_is_not_read(folder: Path) -> None:
    path = folder / "large"
    with path.open("wb") as file:
        file.truncate(3_000_000_000)
    with pytest.raises(BadSave) as error:
        open_file(path)
    assert error.value.key == "save.too_big"
