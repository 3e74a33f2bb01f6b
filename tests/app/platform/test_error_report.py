"""Unexpected errors: the game continues, with one sentence, one sheet, and a report that names no player and shows no closed hand."""

import hashlib
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import rules
from app.art.lettering import overflows
from app.platform import error_report, log_file
from app.screenshot import new_position
from app.session.match import Match
from app.storage import game_files, paths
from app.windows.crash_sheet import LATEST, MOST, CrashSheet
from app.windows.main_window import MainWindow
from rules import Event, Record, Rng, new, piles_of
from rules.bots.arena import advance
from tests.app.held_clock import held_clock
from tests.app.pages import button, click, focused, key, nothing_cut, settle, window
from tests.app.positions import nearly_over

GAME = "burgundy_cards"
NAMES = ("Quirin", "Walburga", "Xaver", "Zenzi")


@contextmanager
def crashing(language: str = "en") -> Iterator[tuple[MainWindow, CrashSheet]]:
    """Open the window with every error caught as in the running program; nothing is printed."""
    hooks = sys.excepthook, sys.__excepthook__
    sys.__excepthook__ = lambda *_: None
    try:
        with window(language) as program:
            sheet = CrashSheet(program.program, program, program)
            sheet.catch()
            yield program, sheet
    finally:
        sys.excepthook, sys.__excepthook__ = hooks


def fail(words: str = "a fault") -> None:
    """Raise and report an error, always from this place."""
    try:
        raise ValueError(words)
    except ValueError:
        sys.excepthook(*sys.exc_info())
    settle()


def record(players: int = 3, moves: int = 0, open_hands: bool = False) -> Record:
    made = new(GAME, NAMES[:players], 4, {"open_hands": open_hands} if players > 1 else {})
    for step in range(moves):
        if made.game.over:
            break
        made.play(made.game.legal[step % len(made.game.legal)])
    return made


def stored(program: MainWindow) -> Record:
    (found,), told = game_files.unfinished(paths.games_folder())
    assert not told
    return found.record


def hidden(of: Record) -> set[str]:
    """Return the cards in closed hands and piles, except those that everyone had seen before."""
    seen = {item for entry in of.entries for event in entry.events if event.seen_by is None for item in event.items}
    return {f"card:{card}" for pile in piles_of(of.game.state) if pile.seen in ("owner", "none") for card in pile.cards} - seen


def test_one_sentence_and_a_report_to_copy(qtbot: QtBot) -> None:
    with crashing() as (program, sheet):
        program.play(record(moves=30))
        program.table.reveal.hide()
        fail()
        assert sheet.isVisible()
        assert sheet.sentence.count(".") == 1
        click(program, "crash:copy")
        copied = QApplication.clipboard().text()
        for part in "Burgage 0.|Python 3.|Qt 6.|Language: en|Players: 3|Last 20 steps|test_error_report.py|ValueError".split("|"):
            assert part in copied, part
        assert "30. player" in copied
        assert "10. player" not in copied
        assert copied in sheet._text.toPlainText() + "\n"
        key(focused(), Qt.Key.Key_Escape)
        assert not sheet.isVisible()
        assert program.table.view is not None
        assert focused() is program.table.view


@pytest.mark.parametrize("what", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_continues(qtbot: QtBot, what: Qt.Key) -> None:
    with crashing() as (program, sheet):
        program.play(record(moves=30))
        program.table.reveal.hide()
        QApplication.clipboard().setText("nothing")
        fail()
        assert focused() is button(program, "crash:close")
        key(focused(), what)
        assert not sheet.isVisible()
        assert QApplication.clipboard().text() == "nothing"
        assert focused() is program.table.view


def test_after_an_error_that_is_known_the_table_is_laid_anew_too(qtbot: QtBot) -> None:
    with held_clock() as clock, crashing() as (program, sheet):
        program.play(record(moves=30))
        fail()
        sheet.put_away()
        for _ in range(3):
            laid = program.table.controller
            fail()
            assert not sheet.isVisible()
            assert program.table.controller is laid, "not in the middle of what has failed"
            clock.pass_time(LATEST)
            assert program.table.controller is not laid


@pytest.mark.slow
def test_the_report_names_no_one_and_shows_no_closed_hand(qtbot: QtBot) -> None:
    with crashing() as (program, sheet):
        for moves in (0, 7, 30, 60, 100):
            made = record(moves=moves)
            program.play(made)
            sheet._known.clear()
            fail(f"{NAMES[1]} has {sorted(hidden(made))} in {Path.home() / 'x'}")
            for shown in (sheet.report(whole=False), sheet._text.toPlainText(), sheet.accessibleDescription()):
                assert not [name for name in NAMES if name in shown]
                assert not hidden(made) & set(shown.replace(",", " ").split())
                assert str(Path.home()) not in shown
            sheet.put_away()


def test_the_stored_game_is_copied_only_when_ticked_and_never_shown(qtbot: QtBot) -> None:
    with crashing() as (program, sheet):
        made = record(moves=30)
        program.play(made)
        fail()
        click(program, "crash:copy")
        assert '"seats"' not in QApplication.clipboard().text()
        click(program, "crash:save")
        assert "hands" in button(program, "crash:save").accessibleName()
        click(program, "crash:copy")
        copied = QApplication.clipboard().text()
        save = copied.partition("Stored game:\n")[2].strip()
        assert rules.load(save.encode()).game.digest() == made.game.digest()
        assert '"seats"' not in sheet._text.toPlainText()
        sheet.put_away()
        sheet._known.clear()
        fail()
        assert not button(program, "crash:save").isChecked()


def test_an_error_in_the_same_place_opens_one_sheet(qtbot: QtBot) -> None:
    with crashing() as (program, sheet):
        program.play(record())
        for _ in range(200):
            fail()
        assert sheet.report(whole=False).count("Burgage 0.") == 1
        sheet.put_away()
        fail()
        assert not sheet.isVisible()
        assert sum(fault.times for fault in sheet._known.values()) == 201


@pytest.mark.slow
def test_many_different_errors_open_no_more_than_some_sheets(qtbot: QtBot) -> None:
    with crashing() as (program, sheet):
        program.play(record())
        opened = 0
        for n in range(40):
            try:
                exec(compile("\n" * n + "raise RuntimeError('x')", f"place{n}.py", "exec"))
            except RuntimeError:
                sys.excepthook(*sys.exc_info())
            settle()
            opened += sheet.isVisible()
            if sheet.isVisible():
                sheet.put_away()
        assert opened == MOST


def test_an_error_while_painting_is_reported_and_the_game_can_be_left(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with crashing() as (program, sheet):
        monkeypatch.setattr(program.start_page, "paint", lambda p: [][0])
        program.start_page.refresh()
        program.grab()
        settle()
        assert sheet.isVisible()
        assert not button(program, "crash:save").isEnabled()
        assert "IndexError" in sheet.report(whole=False)
        sheet.put_away()
        program.start_page.refresh()
        program.grab()
        settle()
        assert not sheet.isVisible()


@pytest.mark.slow
def test_while_it_is_open_the_page_below_does_nothing(qtbot: QtBot) -> None:
    with crashing() as (program, sheet):
        program.play(record(open_hands=True))
        program.table.reveal.hide()
        fail()
        before = stored(program).game.digest()
        for what in (Qt.Key.Key_L, Qt.Key.Key_S, Qt.Key.Key_F4, Qt.Key.Key_1, Qt.Key.Key_Tab, Qt.Key.Key_Tab):
            key(focused(), what)
            assert sheet.isAncestorOf(focused())
        assert not program.table.log.isVisible()
        assert stored(program).game.digest() == before
        program.resize(1500, 900)
        settle()
        assert sheet.size() == program.size()


def test_the_table_is_shown_again_and_the_game_continues(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with crashing() as (program, sheet):
        program.play(nearly_over(record(players=2, open_hands=True), 8))
        program.table.reveal.hide()
        match = program.match
        assert match is not None
        controller = program.table.controller
        assert controller is not None

        def broken(events: tuple[Event, ...]) -> None:
            raise LookupError("half done")

        match.changed.connect(broken)
        match.play(match.record.game.legal[0])
        settle()
        assert sheet.isVisible()
        match.changed.disconnect(broken)
        key(focused(), Qt.Key.Key_Escape)
        assert program.match is match
        assert program.table.controller is not controller
        while not match.record.game.over:
            match.play(match.record.game.legal[0])
        settle()
        assert not sheet.isVisible()


def test_a_step_that_missed_the_journal_is_stored_after_all(qtbot: QtBot) -> None:
    with crashing() as (program, sheet):
        program.play(record(players=2, open_hands=True))
        match = program.match
        assert match is not None
        match.play(match.record.game.legal[0])
        match.record.play(match.record.game.legal[0])  # as if an error had come between the step and its line
        fail()
        assert match.journal is not None
        match.journal.force()
        assert game_files.open_file(match.journal.path).game.digest() == match.record.game.digest()
        assert sheet.sentence == program.program.texts("crash.told.on")
        sheet.put_away()
        match.play(match.record.game.legal[0])
        program.go_home()
        assert stored(program).game.digest() == match.record.game.digest()


def test_a_broken_position_is_not_stored_over_the_good_one(qtbot: QtBot) -> None:
    with crashing() as (program, sheet):
        program.play(record(players=2, open_hands=True))
        match = program.match
        assert match is not None
        for _ in range(6):
            match.play(match.record.game.legal[0])
        good = match.record.game.digest()
        match.record.game.state.seats[0].silver = -3
        fail()
        assert program.match is None
        assert program.pages.currentWidget() is program.start_page
        assert sheet.sentence == program.program.texts("crash.told.back")
        assert "Digest" in sheet.report(whole=False)
        sheet.put_away()
        click(program, "resume:0")
        assert program.match is not None
        assert program.match.record.game.digest() == good


def test_a_page_that_fails_again_when_shown_again_leads_home(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with crashing() as (program, sheet):
        program.play(record())
        monkeypatch.setattr(program.table, "begin", lambda *_, **__: 1 // 0)
        fail()
        sheet.put_away()
        settle()
        assert program.pages.currentWidget() is program.start_page
        assert sheet.isVisible()
        assert "ZeroDivisionError" in sheet.report(whole=False)
        sheet.put_away()
        assert program.start_page.isEnabled()


def test_a_report_without_the_hands_is_written_to_disk_too(qtbot: QtBot) -> None:
    with crashing() as (program, _):
        program.play(record(moves=10))
        fail()
        written = paths.crash_file().read_text(encoding="utf-8")
        assert "ValueError" in written
        assert '"seats"' not in written


def test_an_error_while_reporting_ends_nothing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with crashing() as (program, sheet):
        monkeypatch.setattr(error_report, "fault", lambda *_: [][1])
        fail()
        assert not sheet.isVisible()
        assert program.isVisible()


def test_an_error_from_an_error_reports_both() -> None:
    try:
        try:
            raise KeyError("first")
        except KeyError as error:
            raise OSError("second") from error
    except OSError as error:
        told = error_report.fault(error, "de", None)
    assert told.open.index("KeyError: 'first'") < told.open.index("OSError: second")
    assert "Game: none" in told.open


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [(1280, 712), (1366, 680), (1920, 992)])
def test_no_word_is_cut(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    with crashing(language) as (program, sheet):
        program.resize(*size)
        program.show_match(Match(new_position(GAME, 2, 1, 40, {"open_hands": False})))
        settle()
        for kept in ("on", "running", "back", "none"):
            fail()
            sheet._kept = kept
            with nothing_cut():
                for ticked in (False, True):
                    button(program, "crash:save").setChecked(ticked)
                    sheet.retext()
                    sheet.grab()
            click(program, "crash:copy")
            assert not overflows
            sheet._known.clear()
            sheet.put_away()


def failed(of: Match) -> error_report.Fault:
    """Return what is said about a fault while a match is played."""
    try:
        raise ValueError("a fault")
    except ValueError as error:
        return error_report.fault(error, "en", of)


def line_of(report: str, number: int) -> str:
    """Return what a report says about a decision."""
    return next(line for line in report.splitlines() if line.startswith(f"{number}. player ")).partition(": ")[2]


def test_a_decision_is_told_as_everybody_at_the_table_was_told() -> None:
    """A card picked in secret is told by the transfer that everybody sees, not by the pick."""
    made, rng = new_position("guildhall", 3, 0, 0, {}), Rng(3)
    waiting: list[str] = []
    kept = told = 0
    for number in range(1, 300):
        advance(made, 1, rng)
        entry, line = made.entries[-1], line_of(failed(Match(made)).open, number)
        assert line == ("; ".join(" ".join([event.kind, *event.items]) for event in entry.events if event.seen_by is None) or "…")
        if not entry.events and entry.action.picks[0].startswith("card:"):
            waiting.append(entry.action.picks[0])
            kept += line == "…"
        for card in [*waiting]:
            if any(card in event.items for event in entry.events):
                waiting.remove(card)
                told += card in line
        if made.game.over:
            break
    assert (kept > 5, told > 3) == (True, True)


@pytest.mark.parametrize("kind", ["steal", "fetch", "top"])
def test_what_a_special_takes_unseen_is_not_told(kind: str) -> None:
    """The events of the Noble, the Pigeoneer and the Prophet are public, their picks are not (VI-20.6)."""
    made, rng = new("villagers", NAMES, 6, {"saints": True, "scoundrels": True}), Rng(6)
    found = 0
    while not made.game.over and found < 12:
        wanted = [action for action in made.game.legal if action.kind == kind]
        choices = wanted or [action for action in made.game.legal if action.kind == "play"] or made.game.legal
        made.play(choices[rng.below(len(choices))])
        entry = made.entries[-1]
        if entry.action.kind == kind:
            found += 1
            told, number = failed(Match(made)), len(made.entries)
            assert entry.action.picks[0] not in line_of(told.open, number).split()
            assert line_of(told.whole, number) == " ".join([kind, *entry.action.picks])
    assert found


def test_the_log_says_nothing_of_a_game_but_which_one_it_is(tmp_path: Path) -> None:
    """No cards, no deal, no decision, no matter what the message of an error says."""
    made = new_position("villagers", 3, 4, 60, {})
    picks = [pick for entry in made.entries for pick in entry.action.picks]
    try:
        raise ValueError(f"{NAMES[0]} has {picks}")
    except ValueError as error:
        fault, trace = error_report.fault(error, "en", Match(made)), sys.exc_info()
    handler = logging.FileHandler(tmp_path / "log", encoding="utf-8")
    handler.setFormatter(log_file.Anonymous(log_file.FORMAT))
    for words, values, info in (("unexpected\n%s", (fault.logged,), None), ("unexpected", (), trace)):
        handler.emit(logging.LogRecord("x", logging.ERROR, "", 1, words, values, info))
    handler.close()
    written = (tmp_path / "log").read_text(encoding="utf-8")
    assert written.count("ValueError: …") == 2
    assert "Game: villagers" in written
    assert not [secret for secret in (*picks, NAMES[0], "player 1") if secret in written]


def test_what_is_hidden_cannot_be_guessed_by_a_digest() -> None:
    match = Match(record(moves=30, open_hands=True))
    told, digest = failed(match), hashlib.sha256(rules.encode(match.record)).hexdigest()
    assert digest not in told.open
    assert digest in told.whole
