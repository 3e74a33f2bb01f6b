"""A game that the program cannot show, for any reason, is reported in a sentence, and nothing is left half open."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import rules
from app.screenshot import new_position
from app.storage import paths
from app.storage.game_files import unfinished
from app.storage.journal import Journal
from app.storage.saves import Saves
from app.table.controller import TableController
from app.windows.main_window import MainWindow
from rules import Message, Record
from tests.app.pages import click, focused, key, settle, window
from tests.app.programs import ROOT

GAME = "burgundy"
FAULT = "treasure"


def fail(message: Message) -> None:
    raise AssertionError(message)


def record(moves: int = 20) -> Record:
    return new_position(GAME, 2, 1, moves, {})


def journals() -> list[str]:
    return sorted(path.name for path in paths.games_folder().iterdir()) if paths.games_folder().exists() else []


@pytest.fixture
def broken() -> Iterator[pytest.MonkeyPatch]:
    """Make every table fail to be laid, until the patch is undone."""

    def broken_table(*_: object) -> None:
        raise KeyError(FAULT)

    patch = pytest.MonkeyPatch()
    patch.setattr(TableController, "_show", broken_table)
    yield patch
    patch.undo()


def at_home(program: MainWindow) -> bool:
    return program.match is None and program.pages.currentWidget() is program.start_page


def said(program: MainWindow) -> str:
    return " ".join(program.notice.sentences)


@pytest.mark.slow
def test_a_save_that_cannot_be_shown_is_reported_and_leaves_no_game_behind(qtbot: QtBot, broken: pytest.MonkeyPatch) -> None:
    Saves(paths.saves_folder(), paths.games_folder()).store(record(), "Broken")
    with window() as program:
        click(program, "page:saves")
        click(program, "saves:play")
        assert at_home(program)
        assert "cannot be shown" in said(program)
        assert "KeyError" in said(program)
        assert FAULT not in said(program)
        assert journals() == []
        broken.undo()
        click(program, "page:saves")
        click(program, "saves:play")
        assert program.match is not None


def test_an_unfinished_game_that_cannot_be_shown_stays_as_it_is(qtbot: QtBot, broken: pytest.MonkeyPatch) -> None:
    game = record()
    Journal.create(paths.games_folder(), game, fail).close()
    with window() as program:
        click(program, "resume:0")
        assert at_home(program)
        assert "cannot be shown" in said(program)
        (found,), trouble = unfinished(paths.games_folder())
        assert (found.record.game.digest(), trouble, found.in_use) == (game.game.digest(), [], False)
        broken.undo()
        click(program, "resume:0")
        assert program.match is not None
        program.match.play(program.match.record.game.legal[0])
        settle()


@pytest.mark.slow
def test_the_game_that_was_being_played_goes_on_after_that(qtbot: QtBot, broken: pytest.MonkeyPatch) -> None:
    Saves(paths.saves_folder(), paths.games_folder()).store(record(), "Broken")
    broken.undo()
    with window() as program:
        program.play(record(10))
        before = program.match
        assert before is not None
        digest = before.record.game.digest()
        program.open_page("saves")
        key(focused(), Qt.Key.Key_Right)  # the first is the game on the table
        broken.setattr(TableController, "_show", lambda *_: 1 // 0)
        click(program, "saves:play")
        assert at_home(program)
        broken.undo()
        click(program, "resume:0")
        assert program.match is not None
        assert program.match.record.game.digest() == digest


BROKEN_START = """
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
from app.application import qt
from app.run import run
from app.cli.commands import Start
from app.table.controller import TableController

def broken(*_):
    raise KeyError("treasure")

TableController._show = broken
def quit_when_open():
    if any(window.findChild(QWidget, "ground") for window in QApplication.topLevelWidgets()):
        QTimer.singleShot(10, quit_when_open)
    else:
        QApplication.quit()

qt()
QTimer.singleShot(0, quit_when_open)
raise SystemExit(run(Start(Path({path!r}))))
"""


@pytest.mark.slow
def test_a_save_of_the_command_line_that_cannot_be_shown_does_not_end_the_start(tmp_path: Path) -> None:
    path = tmp_path / "broken.burgage"
    path.write_bytes(rules.encode(record()))
    code = BROKEN_START.format(path=str(path))
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("burgage: broken.burgage: ")
    assert done.stderr.count("\n") == 1
    assert journals() == []
