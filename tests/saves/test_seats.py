"""Check that the first games with a computer at the table load and play on, and that everybody is a person in earlier ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.storage import results
from rules import Rng, load
from tests.saves.test_saves import FILES, FOLDER

SAVED = FOLDER / "burgundy_cards" / "seats_1.json"
"""Ben against a computer, which decides."""
FINISHED = FOLDER / "burgundy_cards" / f"finished_seats_1{results.ENDING}"
"""The same game at its end."""
BEFORE = [path for path in map(FOLDER.joinpath, FILES) if b'"seats":["' not in path.read_bytes().partition(b'"state"')[0]]


def test_a_game_with_a_computer_loads_and_plays_on() -> None:
    record = load(SAVED.read_bytes())
    assert record.header.seats == ("hard", "person")
    assert record.people == (1,)
    assert record.game.decider == 0
    assert (len(record.entries), record.log_only) == (26, 0)
    rng = Rng(1)
    while not record.game.over:
        record.play(record.game.legal[rng.below(len(record.game.legal))])
    assert record.game.state.standings


def test_a_finished_game_with_a_computer_loads_and_its_result_says_so(tmp_path: Path) -> None:
    record = results.open_game(FINISHED)
    assert record.header.seats == ("hard", "person")
    (tmp_path / FINISHED.name).write_bytes(FINISHED.read_bytes())
    ((kept,), unreadable) = results.results(tmp_path)
    assert unreadable == []
    assert kept.result.seats == ("hard", "person")
    results.keep(tmp_path, record, 2000.0)
    assert [len(one.copies) for one in results.results(tmp_path)[0]] == [1]


@pytest.mark.parametrize("path", BEFORE, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_everybody_is_a_person_in_an_earlier_game(path: Path) -> None:
    record = load(path.read_bytes())
    assert record.header.seats == ("person",) * len(record.header.names)
