"""The grade of a lone player's score in Praga (PC-18.13)."""

import pytest

from app.outcome.verdict import verdict
from app.table.log.wording import outcome
from app.texts import Texts
from rules import Record, Rng, new


def _finished(points: int) -> Record:
    """Return a solo game that ended with so many points."""
    record = new("praga", ("Anna",), seed=3)
    choose = Rng(3)
    while not record.game.over:
        record.play(record.game.legal[choose.below(len(record.game.legal))])
    state = record.game.state
    standing = state.standings[0]
    state.standings = (type(standing)(0, points, 1, (), won=points > 140),)
    return record


@pytest.mark.parametrize(
    ("points", "grade", "after"), [(0, 1, 100), (99, 1, 100), (100, 2, 120), (139, 3, 140), (140, 4, 160), (219, 7, 220)]
)
def test_the_end_names_the_grade_and_where_the_next_begins(points: int, grade: int, after: int) -> None:
    said = verdict(Texts("en"), _finished(points)).sentence
    lost = "It takes 141 points to win. " if points <= 140 else ""
    assert said == f"{lost}That is grade {grade} of 8; grade {grade + 1} begins at {after} points."


def test_the_bar_says_what_a_win_takes() -> None:
    record = _finished(140)
    assert outcome(record.header, record.game, Texts("en")) == "Anna has 140 points; it takes 141 to win"


def test_there_is_a_highest_grade() -> None:
    assert verdict(Texts("de"), _finished(220)).sentence == "Das ist die höchste Stufe, 8 von 8."
