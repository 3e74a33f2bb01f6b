"""The score at a position of a review, by the key that shows it at the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.texts import Texts
from app.windows.history.review import Review
from tests.app.pages import focused, key, nothing_cut, show, window
from tests.app.windows.history.test_review import reviewed
from tests.app.windows.play.test_table_page import game
from tests.screens import lively_position
from tests.slow import rest_slow_rows

GAMES = (("praga", 4), ("burgundy", 4), ("villagers", 1), ("guildhall", 2), ("burgundy_cards", 3))


@pytest.mark.parametrize(("language", "letter"), [("en", Qt.Key.Key_S), ("de", Qt.Key.Key_P)])
def test_the_key_of_the_score_shows_it_as_it_would_have_been_there(language: str, letter: Qt.Key, qtbot: QtBot) -> None:
    record = lively_position(3, 8, 10_000)
    with reviewed(record, language) as (_, review):
        assert review.replay is not None
        for at in (0, 60, review.replay.last):
            review.go(at)
            state = review.replay.game(at).state
            key(focused(), letter)
            assert review.score_then.isVisible()
            said = review.score_then.accessibleDescription().splitlines()
            ended = record.rules.ended(state)
            totals = [f"{name} {sum(row.points[seat] for row in ended)}" for seat, name in enumerate(record.header.names)]
            assert said[-1] == f"{Texts(language)('app.score.total')}: {', '.join(totals)}"
            key(focused(), letter)
            assert not review.score_then.isVisible()
        assert review.score_then.accessibleName() == Texts(language)("app.score.end")


def test_keys_are_left_to_it_and_esc_closes_nothing_else(qtbot: QtBot) -> None:
    with reviewed(lively_position(3, 8, 10_000)) as (_, review):
        review.go(5)
        key(focused(), Qt.Key.Key_S)
        key(focused(), Qt.Key.Key_Right)
        assert review.at == 5
        key(focused(), Qt.Key.Key_Escape)
        assert not review.score_then.isVisible()
        assert review.isVisible()
        key(focused(), Qt.Key.Key_Right)
        assert review.at == 6
        assert review.replay is not None
        review.play_on_sheet.open(review.replay.record.header, 0)
        key(focused(), Qt.Key.Key_S)
        assert not review.score_then.isVisible()


def test_points_told_at_the_end_only_are_not_told_here_either(qtbot: QtBot) -> None:
    with window() as program:
        show(program, game(players=3, moves=60, immediate_points=False))
        program.show_history()
        review = program.pages.currentWidget()
        assert isinstance(review, Review)
        key(focused(), Qt.Key.Key_S)
        assert review.score_then.isVisible()
        assert review.score_then.accessibleDescription() == Texts("en")("app.score.secret")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("of", "players"), rest_slow_rows(*GAMES))
def test_nothing_of_it_is_cut(of: str, players: int, language: str, qtbot: QtBot) -> None:
    with reviewed(lively_position(players, 8, 10_000, of), language) as (program, review), nothing_cut():
        for at in (0, 10_000):
            review.go(at)
            review._show_score()
            program.grab()
            review.score_then.put_away()
