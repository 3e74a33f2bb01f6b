"""The sheet with the deals of the day: what it shows, how a deal is begun, continued and tried again, and the line to copy."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.session.daily import Deal, deal_of, deals
from app.storage import journal_files, paths, results
from app.storage.journal import Journal
from app.storage.settings import Settings
from app.windows.main_window import MainWindow
from rules import Header, Record, Rng
from tests.app.pages import button, click, focused, key, play_out, settle, window
from tests.slow import rest_slow

DAY = "2026-11-28"
GAME = "burgundy_cards"
ALONE, COMPUTER = Deal(DAY, GAME, True), Deal(DAY, GAME, False)


def name(deal: Deal) -> str:
    return f"{deal.game}:{'alone' if deal.alone else 'computer'}"


@contextmanager
def on(day: str) -> Iterator[None]:
    """Let it be a day."""
    with patch("app.windows.start.daily_sheet.today", return_value=day):
        yield


@pytest.fixture(autouse=True)
def _on_that_day() -> Iterator[None]:
    with on(DAY):
        yield


def header(program: MainWindow) -> Header:
    assert program.match is not None
    return program.match.record.header


def said(program: MainWindow, deal: Deal) -> str:
    """Return what is said of a deal by the button that plays it."""
    return button(program, f"daily:play:{name(deal)}").accessibleName()


def play_to_the_end(program: MainWindow) -> None:
    assert program.match is not None
    play_out(program.match)
    program.go_home()


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


@pytest.mark.parametrize("deal", [ALONE, *rest_slow(*(deal for deal in deals(DAY) if deal != ALONE))], ids=name)
def test_two_clicks_from_the_start_page_to_any_deal_of_the_day(qtbot: QtBot, deal: Deal) -> None:
    with window() as program:
        click(program, "daily")
        assert program.daily.isVisible()
        assert "Not played yet" in said(program, deal)
        button(program, f"daily:play:{name(deal)}").click()
        settle()
        assert not program.daily.isVisible()
        assert program.at_table
        assert deal_of(header(program)) == deal
        assert header(program).seed == deal.seed
        assert len(journal_files.running(paths.games_folder())) == 1


def test_everything_by_keyboard(qtbot: QtBot) -> None:
    with window() as program:
        button(program, "daily").setFocus()
        key(focused(), Qt.Key.Key_Return)
        assert focused() is button(program, f"daily:play:{name(deals(DAY)[0])}")
        reached = [focused()]
        for _ in deals(DAY)[1:]:
            key(focused(), Qt.Key.Key_Tab)
            reached.append(focused())
        assert [one.objectName() for one in reached] == [f"daily:play:{name(deal)}" for deal in deals(DAY)]
        key(focused(), Qt.Key.Key_Escape)
        assert not program.daily.isVisible()
        assert focused() is button(program, "daily")
        key(focused(), Qt.Key.Key_Return)
        key(focused(), Qt.Key.Key_Return)
        assert deal_of(header(program)) == deals(DAY)[0]


def test_a_deal_that_was_begun_goes_on_where_it_was(qtbot: QtBot) -> None:
    with window() as program:
        click(program, "daily")
        click(program, f"daily:play:{name(COMPUTER)}")
        assert program.match is not None
        program.match.play(program.match.record.game.legal[0])
        there = program.match.record.game.digest()
        program.go_home()
        click(program, "daily")
        assert said(program, COMPUTER).startswith("Resume")
        assert said(program, ALONE).startswith("Play")
        click(program, f"daily:play:{name(COMPUTER)}")
        assert program.match.record.game.digest() == there
        assert len(journal_files.running(paths.games_folder())) == 1


def test_a_game_that_was_over_when_the_program_ended_does_not_keep_a_deal_from_being_tried_again(qtbot: QtBot) -> None:
    record = ALONE.begin(Settings())
    journal = Journal.create(paths.games_folder(), record, lambda _: None)
    while not record.game.over:
        action = record.game.legal[0]
        record.play(action)
        journal.do(action)
    journal.close()
    with window() as program:
        click(program, "daily")
        click(program, f"daily:play:{name(ALONE)}")
        assert header(program).day == DAY
        assert program.match is not None
        assert program.match.record.entries == []


def test_midnight_changes_the_deals_but_no_game_that_was_begun(qtbot: QtBot) -> None:
    with window() as program:
        click(program, "daily")
        with on("2026-11-29"):  # the sheet still shows the day before
            click(program, f"daily:play:{name(ALONE)}")
            assert header(program).day == DAY
            play_to_the_end(program)
            click(program, "daily")
            assert "29 November 2026" in program.daily.accessibleName()
            assert "Not played yet" in said(program, ALONE)
            assert not button(program, f"daily:copy:{name(ALONE)}").isVisible()
        kept, _ = results.results(paths.archive_folder())
        assert [one.result.day for one in kept] == [DAY]


def test_the_best_of_several_tries_and_the_first_one_are_shown_and_copied(qtbot: QtBot) -> None:
    with window() as program:
        click(program, "daily")
        click(program, f"daily:play:{name(ALONE)}")
        play_to_the_end(program)
        click(program, "daily")
        first = said(program, ALONE)
        assert first.startswith("Again")
        assert "First try" not in first
        click(program, f"daily:copy:{name(ALONE)}")
        line = clipboard()
        assert line.startswith("Burgage, The Castles of Burgundy: The Card Game, alone, 28 November 2026: ")
        assert button(program, f"daily:copy:{name(ALONE)}").text() == "Copied"
        click(program, f"daily:play:{name(ALONE)}")
        better(program)
        click(program, "daily")
        assert "First try: " in said(program, ALONE)
        assert button(program, f"daily:copy:{name(ALONE)}").text() == "Copy"
        program.program.set_language("de")
        settle()
        assert "Erster Versuch: " in said(program, ALONE)
        click(program, f"daily:copy:{name(ALONE)}")
        assert clipboard().startswith("Burgage, Die Burgen von Burgund: Das Kartenspiel, allein, 28. November 2026: ")
        assert clipboard().endswith(")")
        assert button(program, f"daily:copy:{name(ALONE)}").text() == "Kopiert"


def better(program: MainWindow) -> None:
    """Play the game at the table to a better end than that of a player who takes what comes first."""
    assert program.match is not None
    record = program.match.record
    worst = record.ahead(())
    while not worst.game.over:
        worst.play(worst.game.legal[0])
    for seed in range(50):
        tried, rng = record.ahead(()), Rng(seed)
        while not tried.game.over:
            tried.play(tried.game.legal[rng.below(len(tried.game.legal))])
        if points(tried) > points(worst):
            break
    for entry in tried.entries:
        program.match.play(entry.action)
    settle()
    program.go_home()


def points(record: Record) -> int:
    return record.rules.total(record.game.state, 0)


def test_at_the_end_of_the_game_its_sheet_copies_the_same_line(qtbot: QtBot) -> None:
    with window() as program:
        click(program, "daily")
        click(program, f"daily:play:{name(ALONE)}")
        assert program.match is not None
        play_out(program.match)
        program.table.reveal.put_away()  # Egon's cards, which lie over the table since he took them
        assert program.table.score.isVisible()
        click(program, "score:copy")
        assert button(program, "score:copy").text() == "Copied"
        at_the_table = clipboard()
        program.go_home()
        click(program, "daily")
        click(program, f"daily:copy:{name(ALONE)}")
        assert clipboard() == at_the_table


def test_other_games_have_nothing_to_copy(qtbot: QtBot) -> None:
    with window() as program:
        click(program, f"computer:{GAME}")
        assert program.match is not None
        play_out(program.match)
        assert program.table.score.isVisible()
        assert not button(program, "score:copy").isVisible()


def test_the_same_deal_again_is_another_try_and_a_new_deal_is_not(qtbot: QtBot) -> None:
    with window() as program:
        click(program, "daily")
        click(program, f"daily:play:{name(COMPUTER)}")
        program.beginnings.again(same_deal=True)
        assert deal_of(header(program)) == COMPUTER
        program.beginnings.again(same_deal=False)
        assert deal_of(header(program)) is None


def test_the_days_in_a_row_are_shown_from_the_second_one_on(qtbot: QtBot) -> None:
    with window() as program:
        for day, shown in (("2026-11-26", False), ("2026-11-27", True)):
            with on(day):
                click(program, "daily")
                click(program, f"daily:play:{name(ALONE)}")
                play_to_the_end(program)
                click(program, "daily")
                assert program.daily._in_a_row.shown == shown
                program.daily.put_away()
        click(program, "daily")
        assert program.daily._in_a_row.words == "2 days in a row"


def test_whoever_does_not_know_a_game_is_asked_first(qtbot: QtBot) -> None:
    with window(asked=False) as program:
        click(program, "daily")
        click(program, f"daily:play:{name(ALONE)}")
        assert program.match is None
        assert program.first_time.isVisible()
        click(program, "first_time:known")
        assert deal_of(header(program)) == ALONE


def test_a_file_that_is_no_result_costs_none_of_the_others(qtbot: QtBot) -> None:
    paths.archive_folder().mkdir(parents=True)
    (paths.archive_folder() / f"odd{results.ENDING}").write_bytes(b'{"day": 7')
    with window() as program:
        click(program, "daily")
        assert all(said(program, deal).count("Not played yet") == 1 for deal in deals(DAY))
        assert {one.objectName() for one in program.daily.findChildren(QAbstractButton) if one.isVisible()} >= {
            f"daily:play:{name(deal)}" for deal in deals(DAY)
        }
