"""Whether a journal was read to its end, checked while it is played once."""

import random
from pathlib import Path

import pytest

import rules
from app.storage.game_files import unfinished
from rules import Record, new
from rules.engine.record import Undo
from rules.engine.saves.journal import Recovered

UNDO: tuple[Undo, ...] = ("strict", "consent", "practice")


def written(seed: int, undo: Undo) -> tuple[bytes, Record]:
    """Write a journal with many steps taken back and made again, including some before its first line."""
    chance = random.Random(seed)
    record = new("burgundy_cards", ("Anna", "Ben"), seed, {"open_hands": True}, undo=undo)
    for _ in range(12):
        record.play(chance.choice(record.game.legal))
    data = rules.journal_start(record)
    for _ in range(60):
        drawn = chance.random()
        if drawn < 0.25 and record.can_undo:
            record.undo()
            data += rules.journal_undo()
        elif drawn < 0.45 and record.can_redo:
            record.redo()
            data += rules.journal_redo()
        else:
            action = chance.choice(record.game.legal)
            record.play(action)
            data += rules.journal_do(action)
    return data, record


@pytest.mark.parametrize("undo", UNDO)
@pytest.mark.parametrize("seed", range(6))
def test_every_cut_of_a_whole_journal_is_whole(seed: int, undo: Undo) -> None:
    data, _ = written(seed, undo)
    assert rules.retrace(data).whole
    chance = random.Random(seed)
    for _ in range(20):
        cut = data[: chance.randrange(data.index(b"\n") + 1, len(data))]
        assert rules.retrace(cut).whole


@pytest.mark.parametrize("undo", UNDO)
@pytest.mark.parametrize("seed", range(6))
def test_a_journal_that_ends_before_its_last_line_is_not(seed: int, undo: Undo) -> None:
    data, _ = written(seed, undo)
    lines = data.split(b"\n")
    for at in (2, 9, len(lines) - 3):
        for bad in (b"", b"nonsense", b'{"do":{"kind":"no_such_thing"}}', b'{"redo":true}' if b"undo" not in lines[at - 1] else b"{}"):
            spoilt = b"\n".join([*lines[:at], bad, *lines[at:]])
            assert not rules.retrace(spoilt).whole


def test_a_journal_with_nothing_but_its_first_line_is_whole() -> None:
    _, record = written(1, "strict")
    for data in (rules.journal_start(record), rules.journal_start(record).rstrip()):
        assert rules.retrace(data).whole


def test_a_journal_is_played_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, record = written(2, "strict")
    path = folder / "20260101-000000-burgundy_cards.journal"
    path.write_bytes(data)
    retrace, times = rules.retrace, []

    def counted(journal: bytes) -> Recovered:
        times.append(len(journal))
        return retrace(journal)

    monkeypatch.setattr(rules, "retrace", counted)
    (found,), told = unfinished(folder)
    assert not told
    assert found.record.game.digest() == record.game.digest()
    assert times == [len(data)]
