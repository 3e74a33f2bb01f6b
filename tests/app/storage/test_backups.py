"""Older copies of a journal: made from time to time, used when the newest is damaged, and never in the way."""

import os
from pathlib import Path

import pytest

from app.storage import backups, journal_files
from app.storage.game_files import unfinished
from app.storage.journal import EARLY, LINES, Journal
from rules import Message, Record, new

GAME = "burgundy_cards"


def fail(message: Message) -> None:
    raise AssertionError(message)


def step(record: Record, journal: Journal) -> None:
    action = record.game.legal[-1]
    record.play(action)
    journal.do(action)
    journal.force()


def at(renewal: int) -> int:
    """Return the step at which a journal is rewritten for the ``renewal``-th time."""
    return EARLY + (renewal - 1) * LINES


def begun(folder: Path, steps: int) -> tuple[Record, Journal, list[str]]:
    """Play a game of ``steps`` decisions; return it, its journal, and the digest of each position."""
    record = new(GAME, ("Anna", "Ben"), 4, {"open_hands": True})
    journal = Journal.create(folder, record, fail)
    digests = [record.game.digest()]
    for _ in range(steps):
        step(record, journal)
        digests.append(record.game.digest())
    return record, journal, digests


def test_three_older_copies_are_kept(folder: Path) -> None:
    _, journal, _ = begun(folder, at(4))
    assert [copy.exists() for copy in backups.older(journal.path)] == [True] * backups.GENERATIONS
    journal.close()
    assert not journal.path.with_name(journal.path.name + ".lock").exists()


@pytest.mark.parametrize("destroyed", [1, 2, 3])
def test_recovery_takes_the_newest_that_is_whole_and_says_so(folder: Path, destroyed: int) -> None:
    _, journal, digests = begun(folder, at(5) + 3)
    journal.close()
    copies = [journal.path, *backups.older(journal.path)]
    for copy in copies[:destroyed]:
        copy.write_bytes(b"{" + copy.read_bytes()[60:])
    (found,), told = unfinished(folder)
    assert found.record.game.digest() == digests[-1 if destroyed == 1 else at(7 - destroyed)]
    assert [message.key for message in told] == ["app.trouble.aside", "save.foreign"] * destroyed + ["saves.older"]
    assert len([path for path in folder.iterdir() if path.suffix == journal_files.DAMAGED]) == destroyed
    (again,), told = unfinished(folder)
    assert not told
    assert again.record.game.digest() == found.record.game.digest()
    journal = Journal(again.path, again.record, fail)
    step(again.record, journal)
    journal.close()
    (last,), told = unfinished(folder)
    assert last.record.game.digest() == again.record.game.digest()
    assert not told


def test_destroyed_copies_are_set_aside_and_reported(folder: Path) -> None:
    _, journal, _ = begun(folder, at(4))
    journal.close()
    for copy in (journal.path, *backups.older(journal.path)):
        copy.write_bytes(b"")
    found, told = unfinished(folder)
    assert not found
    assert [message.key for message in told].count("app.trouble.aside") == 4
    assert unfinished(folder) == ([], [])


@pytest.mark.parametrize("moment", range(8))
def test_a_program_that_ends_while_a_journal_begins_again_loses_nothing(folder: Path, moment: int, monkeypatch: pytest.MonkeyPatch) -> None:
    class KilledError(Exception):
        pass

    record, journal, _ = begun(folder, at(3) - 1)
    left = moment

    def dying(name: str) -> None:
        true = getattr(os, name)

        def call(*arguments: object) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                raise KilledError
            true(*arguments)

        monkeypatch.setattr(os, name, call)

    dying("replace")
    dying("link")
    action = record.game.legal[-1]
    record.play(action)
    try:
        journal.do(action)
    except KilledError:
        pass
    else:
        assert moment >= 4
    monkeypatch.undo()
    journal._shut()
    journal._claim.release()
    (found,), told = unfinished(folder)
    assert found.record.game.digest() == record.game.digest()
    assert {message.key for message in told} <= {"saves.older"}


def test_where_a_file_cannot_have_two_names_there_are_older_copies_too(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", never)
    record, journal, _ = begun(folder, at(3))
    journal.close()
    assert [copy.exists() for copy in backups.older(journal.path)] == [True] * backups.GENERATIONS
    assert unfinished(folder)[0][0].record.game.digest() == record.game.digest()


def test_only_an_older_copy_left_is_found(folder: Path) -> None:
    _, journal, digests = begun(folder, at(2) + 5)
    journal.close()
    journal.path.unlink()
    (found,), told = unfinished(folder)
    assert found.record.game.digest() == digests[-1]
    assert [message.key for message in told] == ["saves.older"]


def test_a_finished_game_leaves_no_copies(folder: Path) -> None:
    record, journal, _ = begun(folder, 0)
    while not record.game.over:
        step(record, journal)
    journal.close()
    assert list(folder.iterdir()) == []


def test_what_was_taken_back_before_the_journal_began_again_stays_so(folder: Path) -> None:
    record = new(GAME, ("Anna",), 4, undo="practice")
    journal = Journal.create(folder, record, fail)

    def same() -> None:
        (found,), told = unfinished(folder)
        assert found.record.game.digest() == record.game.digest()
        assert not told

    for _ in range(at(2) + 2):
        step(record, journal)
    for _ in range(5):  # beyond the first line of the journal
        record.undo()
        journal.undo()
        same()
    for _ in range(5):
        record.redo()
        journal.redo()
        same()
    step(record, journal)
    same()
    journal.close()
