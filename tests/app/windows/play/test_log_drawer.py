"""The log next to the table stays cheap however long the game is: only new events are put into words and measured."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from app.session.match import Match
from app.table.controller import TableController
from app.windows.main_window import MainWindow
from rules import new
from tests.app.pages import button, click, settle, window


def long_game(program: MainWindow, decisions: int) -> TableController:
    """Open a long game of four, with its log open."""
    record = new("burgundy_cards", ("Anna", "Ben", "Cleo", "Dora"), 5, {"open_hands": True})
    while len(record.entries) < decisions:
        record.play(record.game.legal[0])
    program.show_match(Match(record, parent=program))
    program.table.show_log()
    settle()
    assert program.table.controller is not None
    return program.table.controller


@pytest.mark.slow
def test_a_step_measures_and_says_only_its_own_lines(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with window() as program:
        controller = long_game(program, 250)
        drawer = program.table.log
        for _ in range(12):  # until every player at the table has looked once
            controller.play_action(controller.match.record.game.legal[0])
        settle()
        lines, measured, said = drawer.list.count(), 0, 0
        assert lines > 300
        measure, say = drawer.list.lines.measured, controller.model.say

        def gauged(words: str, font: QFont, pictured: bool) -> QSize:
            nonlocal measured
            measured += 1
            return measure(words, font, pictured)

        def counted(event: object) -> str | None:
            nonlocal said
            said += 1
            return say(event)  # type: ignore[arg-type]

        monkeypatch.setattr(drawer.list.lines, "measured", gauged)
        monkeypatch.setattr(controller.model, "say", counted)
        for _ in range(5):
            controller.play_action(controller.match.record.game.legal[0])
            settle()
        fresh = drawer.list.count() - lines
        assert fresh > 0
        # a decision that can no longer be taken back is worded again, and so are those of the current turn
        assert 0 < measured <= 6 * fresh + 30
        assert said < 5 * (40 + 40 + len(controller.match.record.opening)), "the log beside the table is said anew as well"


@pytest.mark.slow
def test_every_line_is_as_high_as_its_words_at_any_width_and_size_of_text(qtbot: QtBot) -> None:
    with window() as program:
        long_game(program, 60)
        drawer = program.table.log
        for size, percent in (((1280, 712), 100), ((1920, 992), 100), ((1280, 712), 200)):
            program.resize(*size)
            program.program.change(text_size=percent)
            settle()
            room = drawer.list.viewport().width()
            for row in range(drawer.list.count()):
                item = drawer.list.item(row)
                place = drawer.list.visualItemRect(item)
                assert place.width() <= room
                metrics = drawer.list.fontMetrics()
                words = metrics.boundingRect(0, 0, room - 60, 10_000, int(Qt.TextFlag.TextWordWrap), item.text())
                assert place.height() >= min(words.height(), metrics.height()), item.text()


def test_the_log_of_one_player_is_measured_as_well(qtbot: QtBot) -> None:
    with window() as program:
        long_game(program, 60)
        drawer = program.table.log
        everything = drawer.list.count()
        drawer.show_only(1)
        assert 0 < drawer.list.count() < everything
        assert all(drawer.list.item(row).sizeHint().height() > 10 for row in range(drawer.list.count()))
        drawer.show_only(None)
        assert drawer.list.count() == everything


@pytest.mark.slow
def test_the_end_of_the_log_stays_in_view_at_any_size(qtbot: QtBot) -> None:
    with window() as program:
        long_game(program, 120)
        listed = program.table.log.list
        bar = listed.verticalScrollBar()
        assert bar.value() == bar.maximum() > 0
        for size, percent in (((1920, 992), 100), ((1280, 712), 100), ((1366, 768), 100), ((1280, 1000), 100), ((1280, 712), 150)):
            program.resize(*size)
            program.program.change(text_size=percent)
            settle()
            last = listed.visualItemRect(listed.item(listed.count() - 1))
            assert bar.value() == bar.maximum(), size
            assert 0 <= last.top() < last.bottom() <= listed.viewport().height(), size


@pytest.mark.slow
def test_a_log_scrolled_back_stays_where_it_was_read(qtbot: QtBot) -> None:
    with window() as program:
        long_game(program, 120)
        listed = program.table.log.list
        listed.verticalScrollBar().setValue(listed.verticalScrollBar().maximum() // 2)

        def top_row() -> int:
            item = listed.itemAt(20, 4)
            assert item is not None
            return listed.row(item)

        read = top_row()
        for size in ((1920, 992), (1280, 712), (1366, 768)):
            program.resize(*size)
            settle()
            assert top_row() == read, size


def test_what_the_rival_does_has_their_sign_and_a_filter_of_its_own(qtbot: QtBot) -> None:
    record = new("burgundy_cards", ("Anna",), 5)
    with window() as program:
        program.show_match(Match(record, parent=program))
        program.table.reveal.put_away()
        program.table.show_log()
        settle()
        drawer = program.table.log
        lines = [drawer.list.item(row) for row in range(drawer.list.count())]
        his = [line for line in lines if line.text().startswith("Egon") and not line.text().startswith("Egon’s monastery")]
        words = [line.text() for line in his]
        phase = next(line for line in lines if line.text().startswith("Phase A"))
        assert len(his) >= 3
        assert phase.icon().isNull()
        assert phase.font().bold()
        assert not any(line.icon().isNull() or line.font().bold() for line in his), "they are no headings"
        click(program, "log:seat:1")
        assert button(program, "log:seat:1").accessibleName() == "Only Egon"
        assert [drawer.list.item(row).text() for row in range(drawer.list.count())] == words
        click(program, "log:seat:0")
        assert not any(drawer.list.item(row).text().startswith("Egon lays out") for row in range(drawer.list.count()))


def test_without_a_rival_the_players_alone_have_filters(qtbot: QtBot) -> None:
    with window() as program:
        long_game(program, 10)
        assert [seat.objectName() for seat in program.table.log._seats] == [f"log:seat:{n}" for n in range(4)]


def test_players_are_in_their_row_also_when_all_else_stays_as_it_was(qtbot: QtBot) -> None:
    """Whatever words were below the list before: a game with other players, of which the log ends with the same clause."""
    with window() as program:
        for names in (("Anna", "Ben"), ("Cleo", "Dora", "Emil")):
            program.show_match(Match(new("burgundy_cards", names, 5, {"open_hands": True}), parent=program))
            program.table.show_log()
            settle()
            everybody = button(program, "log:everybody")
            for seat in range(len(names)):
                found = button(program, f"log:seat:{seat}")
                assert abs(found.geometry().center().y() - everybody.geometry().center().y()) <= 2
                assert found.geometry().center().x() > everybody.geometry().right()
