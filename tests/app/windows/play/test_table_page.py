"""The table's page: sheets, keys, the list of actions in words, the end of a game, and what survives when the program is killed."""

import gc
import os
import signal
import subprocess
import sys
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import rules
from app.commands import Command
from app.outcome import scores
from app.screenshot import new_position
from app.session.match import Match
from app.storage import game_files, paths
from app.storage.settings import Settings
from app.texts import Texts
from app.windows.main_window import MainWindow
from rules import Record, Standing, TieBreak, new
from tests.app.pages import Listener, button, click, click_item, controller_of, focused, key, let_go, nothing_cut, settle, window
from tests.app.painting import face_of
from tests.app.positions import nearly_over
from tests.app.programs import ROOT, in_program

GAME = "burgundy_cards"
NAMES = ("Anna", "Ben", "Cleo", "Dora")


def show(program: MainWindow, record: Record) -> Match:
    match = Match(record)
    program.show_match(match)
    settle()
    return match


def game(players: int = 2, moves: int = 0, seed: int = 2, **options: bool) -> Record:
    return new_position(GAME, players, seed, moves, {"open_hands": True} | options if players > 1 else {})


def test_the_log_opens_and_closes_by_key_and_button(qtbot: QtBot) -> None:
    with window() as program:
        show(program, game(moves=12))
        key(focused(), Qt.Key.Key_L)
        assert program.table.log.isVisible()
        assert program.table.log.list.count() > 3
        key(focused(), Qt.Key.Key_Escape)
        assert not program.table.log.isVisible()
        click_item(program, "ui:log")
        assert program.table.log.isVisible()
        click(program, "log:close")
        assert not program.table.log.isVisible()
        assert focused() is program.table.view


def test_the_score_opens_by_key_and_closes_by_esc(qtbot: QtBot) -> None:
    with window() as program:
        show(program, game(players=3, moves=60))
        key(focused(), Qt.Key.Key_S)
        assert program.table.score.isVisible()
        assert not button(program, "score:new").isVisible()
        key(focused(), Qt.Key.Key_Escape)
        assert not program.table.score.isVisible()
        assert focused() is program.table.view


def test_a_whole_game_against_egon_can_be_played_in_words_with_the_keyboard(qtbot: QtBot) -> None:
    with window() as program:
        match = show(program, new(GAME, NAMES[:1], 7))
        key(focused(), Qt.Key.Key_F4)
        listed = program.table.words.list
        for step in range(2000):
            if match.record.game.over:
                break
            if program.table.reveal.isVisible():
                key(focused(), Qt.Key.Key_Return)
                continue
            listed.setFocus()
            assert listed.count() == len(match.record.game.legal)
            for _ in range(step % listed.count()):
                QTest.keyClick(listed, Qt.Key.Key_Down)
            QTest.keyClick(listed, Qt.Key.Key_Return)
        assert match.record.game.over
        settle()
        assert program.table.score.isVisible()


def test_undo_and_redo_by_keys(qtbot: QtBot) -> None:
    with window() as program:
        match = show(program, game())
        before = match.record.game.digest()
        match.play(match.record.game.legal[0])
        after = match.record.game.digest()
        key(focused(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert match.record.game.digest() == before
        key(focused(), Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert match.record.game.digest() == after
        key(focused(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
        assert match.record.game.digest() == before


def test_the_curtain_closes_what_shows_too_much(qtbot: QtBot) -> None:
    with window() as program:
        match = show(program, game(players=2, moves=9, open_hands=False))
        match.lift_curtain()
        key(focused(), Qt.Key.Key_L)
        assert program.table.log.isVisible()
        match.lower_curtain()
        settle()
        assert not program.table.log.isVisible()
        key(focused(), Qt.Key.Key_L)
        assert not program.table.log.isVisible()
        key(focused(), Qt.Key.Key_F4)
        assert program.table.words.list.count() == 1


def test_the_language_changes_while_playing(qtbot: QtBot) -> None:
    with window("en") as program:
        show(program, game(moves=20))
        click_item(program, "ui:words")
        english = [program.table.words.list.item(i).text() for i in range(program.table.words.list.count())]
        click_item(program, "ui:language")
        german = [program.table.words.list.item(i).text() for i in range(program.table.words.list.count())]
        assert len(german) == len(english)
        assert german != english
        assert "Burgen" in program.windowTitle()


@pytest.mark.parametrize("following", ["burgundy", None])
def test_the_pictures_of_a_table_go_with_it(qtbot: QtBot, following: str | None) -> None:
    with window() as program:
        program.play(new("guildhall", ("Anna", "Ben"), 1))
        settle()
        assert program.table.view is not None
        left = weakref.ref(program.table.view.table)
        program.go_home()
        if following is not None:
            program.play(new(following, ("Anna", "Ben"), 1))
        else:
            program.leave()
        gc.disable()
        try:
            let_go()
            qtbot.waitUntil(lambda: left() is None)
        finally:
            gc.enable()


def test_the_reason_of_a_refused_key_goes_with_the_next_key(qtbot: QtBot) -> None:
    with window() as program:
        show(program, game())
        assert program.table.controller is not None
        view = program.table.controller.view
        key(view, Qt.Key.Key_E)
        assert view.table.tip is not None
        key(view, Qt.Key.Key_Left)
        assert view.table.tip is None


@pytest.mark.slow
def test_the_end_of_the_game_shows_the_score_and_what_to_do_next(qtbot: QtBot) -> None:
    with window() as program:
        match = show(program, nearly_over(game()))
        match.play(match.record.game.legal[0])
        settle()
        assert program.table.score.isVisible()
        assert focused().objectName() == "score:close"
        click(program, "score:close")
        assert not program.table.score.isVisible()
        key(focused(), Qt.Key.Key_S)
        click(program, "score:new")
        assert program.match is not match
        assert program.match is not None
        assert not program.match.record.entries


def test_the_list_of_moves_is_closed_when_the_score_or_what_it_lights_is_shown(qtbot: QtBot) -> None:
    """Left open at the end, it covered the boxes of the players."""
    with window() as program:
        match = show(program, nearly_over(game()))
        program.table.side.toggle(program.table.words)
        assert program.table.words.isVisible()
        match.play(match.record.game.legal[0])
        settle()
        assert program.table.score.isVisible()
        assert not program.table.words.isVisible()
        row = next(row for row in scores.rows(match.record) if any(row.points))
        program.table.score.put_away()
        program.table.side.toggle(program.table.words)
        program.table.score.lit.emit(row.key)
        assert not program.table.words.isVisible()


def test_egons_cards_are_shown_one_by_one(qtbot: QtBot) -> None:
    listener = Listener()
    with window(speaker=listener) as program:
        program.table.animated = True
        program.play(new(GAME, ("Anna",), 3))
        reveal = program.table.reveal
        assert reveal.isVisible()
        assert reveal.shown == 1
        assert reveal.accessibleDescription()
        qtbot.waitUntil(lambda: reveal.shown >= 2)
        assert listener.sounds[0] == "flip"
        key(focused(), Qt.Key.Key_Space)
        assert reveal.shown >= 2
        reveal.show_all()
        assert reveal.shown == 3
        key(focused(), Qt.Key.Key_Return)
        assert not reveal.isVisible()
        assert focused() is program.table.view


def test_egons_cards_are_not_shown_again_when_the_game_goes_on(qtbot: QtBot) -> None:
    with window() as program:
        program.play(new(GAME, ("Anna",), 3))
        assert program.table.reveal.isVisible()
        program.go_home()
        click(program, "resume:0")
        assert not program.table.reveal.isVisible()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("players", [4, 1, 2, 3])
def test_no_word_is_cut_on_the_sheets(qtbot: QtBot, language: str, players: int) -> None:
    with window(language) as program:
        for moves in (40, 9999):
            match = show(program, game(players=players, moves=moves, seed=5))
            with nothing_cut():
                program.grab()
                program.table.show_score()
                program.grab()
                program.table.score.put_away()
                program.table.reveal.hide()
                if players == 1:
                    program.table._lay_open(match.record.opening)
                    program.grab()
                    program.table.reveal.put_away()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_result_in_words(language: str) -> None:
    say = Texts(language)
    record = game(players=3, moves=9999)
    state = record.game.state

    def result(*standings: Standing) -> str:
        state.standings = standings
        return scores.result(say, record)

    def left(figure: int) -> tuple[TieBreak, ...]:
        return (("left_over", figure),)

    assert "Anna" in result(Standing(0, 9, 1, left(0), True), Standing(1, 8, 2, left(0)), Standing(2, 7, 3, left(0)))
    tie = result(Standing(0, 9, 2, left(3)), Standing(1, 9, 1, left(5), True), Standing(2, 7, 3, left(0)))
    assert "Ben" in tie
    assert "5" in tie
    assert "3" in tie
    shared = result(Standing(0, 9, 1, left(5), True), Standing(1, 9, 1, left(5), True), Standing(2, 7, 3, left(0)))
    assert "Anna" in shared
    assert "Ben" in shared


def test_points_agreed_to_be_secret_are_not_on_the_sheet() -> None:
    record = game(players=3, moves=60, immediate_points=False)
    words = " ".join(scores.lines(Texts("en"), record))
    assert not any(letter.isdigit() for letter in words)


PLAY_AND_DIE = """
window.set_up("burgundy_cards")
window.new_game.start()
match = window.match
for step in range({steps}):
    match.lift_curtain()
    legal = match.record.game.legal
    match.play(legal[step % len(legal)])
    if step % 5 == 4 and match.record.can_undo:
        match.undo()
print(match.record.game.digest(), match.record.undoable, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""
DIGEST = "print(window.match.record.game.digest())"


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
@pytest.mark.parametrize("steps", [37, 0, 1])
def test_a_killed_program_offers_the_very_position(qtbot: QtBot, steps: int) -> None:
    done = in_program(PLAY_AND_DIE.format(steps=steps))
    assert done.returncode == -signal.SIGKILL, done.stderr
    digest, undoable = done.stdout.split()
    with window() as program:
        click(program, "resume:0")
        assert program.match is not None
        assert program.match.record.game.digest() == digest
        assert program.match.record.undoable == int(undoable)


def test_a_save_given_at_the_start_is_opened(tmp_path: Path) -> None:
    record = game(moves=10)
    path = tmp_path / "a.save"
    path.write_bytes(rules.encode(record))
    done = in_program(DIGEST, f"Path({str(path)!r})")
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [record.game.digest()]
    found, _ = game_files.unfinished(paths.games_folder())
    assert [one.record.game.digest() for one in found] == [record.game.digest()]


@pytest.mark.slow
def test_a_save_that_the_system_opens_with_the_running_program_is_played(tmp_path: Path) -> None:
    record = game(moves=10)
    path = tmp_path / "a.burgage"
    path.write_bytes(rules.encode(record))
    done = in_program(f"QApplication.sendEvent(QApplication.instance(), QFileOpenEvent({str(path)!r}))\n{DIGEST}")
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [record.game.digest()]


@pytest.mark.slow
def test_a_file_that_is_not_a_save_is_reported_and_the_program_runs(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Egon")
    done = in_program("print(window.notice.sentences)", f"Path({str(path)!r}), 'de'")
    assert done.returncode == 0, done.stderr
    assert done.stderr.strip() == "burgage: letter.txt: Das ist keine gespeicherte Partie dieses Programms, oder sie ist beschädigt."
    assert "letter.txt" in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [[], ["--game", GAME, "--players", "3", "--moves", "30", "--lang", "de"]], ids=["start", "game"])
def test_screenshots_have_the_size_asked_for(tmp_path: Path, arguments: list[str]) -> None:
    from PySide6.QtGui import QImage

    out = tmp_path / "out.png"
    environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    command = [sys.executable, "-m", "app", "--screenshot", str(out), "--size", "1366x700", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=environment, timeout=120)
    assert done.returncode == 0, done.stderr
    picture = QImage(str(out))
    assert (picture.width(), picture.height()) == (1366, 700)
    colours = {picture.pixel(x, y) for x in range(0, 1366, 37) for y in range(0, 700, 37)}
    assert len(colours) > 100


@pytest.mark.slow
def test_the_sign_in_the_bar_mutes_and_shows_it(qtbot: QtBot) -> None:
    listener = Listener()
    with window(speaker=listener) as program:
        show(program, game())
        controller = controller_of(program)

        def sign() -> tuple[str, str]:
            shown = controller.layout.placements[Command.MUTE.item]
            return face_of(shown).icon, shown.words

        assert sign() == ("volume-high", "Turn the sound off")
        controller.press(Command.MUTE.item)
        assert program.program.settings.muted
        assert sign() == ("volume-off", "Turn the sound on")
        assert listener.sounds == []
        controller.press(Command.MUTE.item)
        assert sign()[0] == "volume-high"
        assert listener.sounds == ["place"]


def test_steps_at_the_table_are_heard_at_the_volume_of_the_settings_unless_muted(qtbot: QtBot) -> None:
    listener = Listener()
    with window(settings=Settings(volume=70), speaker=listener) as program:
        show(program, game())
        controller = controller_of(program)
        controller.steps.play((controller.match.record.game.legal[0],))
        settle()
        assert listener.heard == [("take", 0.7)]
        listener.heard.clear()
        program.program.change(muted=True)
        controller.steps.play((controller.match.record.game.legal[0],))
        settle()
        assert listener.heard == []
