"""Check the counted cost of reading: a game that people played loads in full, one made to be long is rejected."""

from __future__ import annotations

from typing import Any

import pytest

from rules import BadSave, Game, Record, Rng, catalogue, encode, journal_do, journal_redo, journal_start, journal_undo, load, new, retrace
from rules.engine.saves import journal, verification, work
from rules.engine.saves.work import HISTORY, LINES, STEP
from tests.engine.forge import same

GAMES = [meta.id for meta in catalogue()]
STEPS_OF_A_JOURNAL = 20
"""Number of steps after which the program starts its journal afresh."""
WIDE = 3
"""How many times over the limit holds the work of the longest games."""


def played(game: str, seed: int, decisions: int = 10_000) -> Record:
    record, rng = new(game, ("Ann", "Ben", "Cid", "Dee"), seed, {}, undo="practice"), Rng(seed)
    while len(record.entries) < decisions and not record.game.over:
        record.play(record.game.legal[rng.below(len(record.game.legal))])
    return record


def work_of(record: Record) -> int:
    """Return what reading the history of a game costs."""
    again, total = new(record.header.game, record.header.names, record.header.seed, record.header.options, undo="practice"), 0
    for entry in record.entries:
        again.play(entry.action)
        total += STEP + len(again.game.legal)
    return total


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_long_games_cost_a_fraction_of_what_may_be_spent(game: str, seed: int) -> None:
    record = played(game, seed)
    assert work_of(record) * WIDE < HISTORY
    same(load(encode(record)), record)


@pytest.mark.parametrize("game", GAMES)
def test_a_journal_many_times_as_long_as_any_is_read_whole(game: str) -> None:
    """Every decision is undone and redone, again and again."""
    record = played(game, 1, 60)
    lines, rng = [journal_start(record)], Rng(2)
    while len(lines) < 40 * STEPS_OF_A_JOURNAL and not record.game.over:
        action = record.game.legal[rng.below(len(record.game.legal))]
        record.play(action)
        lines += [journal_do(action), *(journal_undo(), journal_redo()) * 3]
    assert len(lines) > 30 * STEPS_OF_A_JOURNAL
    found = retrace(b"".join(lines))
    assert found.whole
    assert found.record.game.digest() == record.game.digest()
    assert len(found.record.entries) == len(record.entries)


@pytest.mark.parametrize("game", GAMES)
def test_a_journal_of_endless_undo_and_redo_is_cut_off(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(game, 1, 30)
    steps: list[int] = []
    spend = work.Work.spend

    def counted(self: work.Work, of: Game[Any]) -> None:
        steps.append(len(of.legal))
        spend(self, of)

    monkeypatch.setattr(work.Work, "spend", counted)
    action = record.game.legal[0]
    journal = journal_start(record) + journal_do(action) + (journal_undo() + journal_redo()) * 9_000
    found = retrace(journal)
    assert not found.whole
    assert abs(len(found.record.entries) - 30) <= 1
    assert sum(steps) + STEP * len(steps) <= HISTORY + LINES


@pytest.mark.parametrize("game", GAMES)
def test_a_history_that_is_too_much_is_refused(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(game, 1, 60)
    monkeypatch.setattr(verification, "HISTORY", work_of(record) - 1)
    with pytest.raises(BadSave, match="more than any game needs"):
        load(encode(record))
    monkeypatch.setattr(verification, "HISTORY", work_of(record))
    assert len(load(encode(record)).entries) == 60


UNDO = journal_undo()
TORN: dict[str, tuple[bytes, bool, int]] = {
    "nothing more": (b"", True, 0),
    "a torn line": (b'{"und', True, 0),
    "a whole line": (UNDO, True, -1),
    "a whole line without its end": (UNDO.strip(), True, -1),
    "a line that is none": (b"gone\n", False, 0),
    "a line that is none before a whole one": (b"gone\n" + UNDO, False, 0),
    "a whole line before one that is none": (UNDO + b"gone\n", False, -1),
    "an empty line": (b"\n", False, 0),
    "more lines than any journal has": (b"{}\n" * (journal.MAX_LINES + 1), False, 0),
    "as many lines as a journal may have": ((UNDO + journal_redo()) * (journal.MAX_LINES // 2 - 1), True, 0),
    "a line without a step": (b"{}\n", False, 0),
}


@pytest.mark.parametrize("what", TORN)
def test_a_journal_says_whether_all_of_it_was_used(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "LINES", 10**9)
    end, whole, more = TORN[what]
    record = played("burgundy_cards", 1, 30)
    first = journal_start(record) + journal_do(record.game.legal[0])
    found = retrace(first + end)
    assert (found.whole, len(found.record.entries) - 31) == (whole, more)
