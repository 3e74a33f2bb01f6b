"""What every sheet over a page has in common: heading and button, Esc, a click outside it, the key that opened it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.screenshot import new_position
from app.session.match import Match
from app.storage.settings import Settings
from app.windows.kit.sheet import PaperSheet, Sheet
from app.windows.main_window import MainWindow
from tests.app.pages import button, focused, key, settle, window

GAME = "burgundy_cards"
SHEETS: dict[str, tuple[Callable[[MainWindow], object], Callable[[MainWindow], Sheet]]] = {
    "keys": (lambda program: program.show_keys(), lambda program: program.keys),
    "rules": (lambda program: program.table.help.show_rules(), lambda program: program.table.help.rules),
    "now": (lambda program: program.table.help.show_now(), lambda program: program.table.help.now),
    "score": (lambda program: program.table.show_score(), lambda program: program.table.score),
}
"""How each is opened from the table, and where it is found."""


@contextmanager
def played(settings: Settings | None = None) -> Iterator[MainWindow]:
    with window(settings=settings) as program:
        program.show_match(Match(new_position(GAME, 2, 3, 8, {"open_hands": True}), None, program))
        settle()
        yield program


@pytest.mark.slow
@pytest.mark.parametrize("name", SHEETS)
def test_every_sheet_of_the_table_closes_in_every_way(qtbot: QtBot, name: str) -> None:
    changed = {"keys": "Ctrl+K", "rules": "Ctrl+R", "now": "Ctrl+N", "score": "Ctrl+P", "new": "Ctrl+M"}
    show, find = SHEETS[name]
    with played(Settings(keys=changed)) as program:
        for way in ("escape", "button", "beside", "key"):
            show(program)
            settle()
            sheet = find(program)
            assert sheet.isVisible(), way
            assert sheet.isAncestorOf(focused()) or focused() is sheet, way
            assert isinstance(sheet, PaperSheet)
            assert sheet.accessibleName()
            if way == "escape":
                key(focused(), Qt.Key.Key_Escape)
            elif way == "button":
                button(program, f"{sheet.objectName()}:close").click()
            elif way == "beside":
                QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(4, 4))
            else:
                key(focused(), Qt.Key[f"Key_{changed[name][-1]}"], Qt.KeyboardModifier.ControlModifier)
            settle()
            assert not sheet.isVisible(), way
            assert focused() is program.table.view, way


@pytest.mark.parametrize(("name", "usual"), [("rules", Qt.Key.Key_F3), ("now", Qt.Key.Key_F2), ("score", Qt.Key.Key_S)])
def test_a_key_given_away_closes_no_sheet(qtbot: QtBot, name: str, usual: Qt.Key) -> None:
    show, find = SHEETS[name]
    with played(Settings(keys={"rules": "Ctrl+R", "now": "Ctrl+W", "score": "Ctrl+P"})) as program:
        show(program)
        settle()
        key(find(program), usual)
        assert find(program).isVisible()


def test_a_click_on_the_paper_does_not_close_it(qtbot: QtBot) -> None:
    with played() as program:
        program.table.help.show_rules()
        sheet = program.table.help.rules
        at = sheet.heading_place(sheet.paper()).center() * sheet.scale
        QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at.toPoint())
        assert sheet.isVisible()


def test_the_presets_cover_only_the_set_up(qtbot: QtBot) -> None:
    with window() as program:
        program.set_up(GAME)
        button(program, "presets").click()
        sheet = program.new_game.findChild(PaperSheet, "presets_sheet")
        assert isinstance(sheet, PaperSheet)
        assert sheet.isVisible()
        for _ in range(12):
            key(focused(), Qt.Key.Key_Tab)
            assert sheet.isAncestorOf(focused())
        QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(4, 4))
        assert not sheet.isVisible()
        assert focused().objectName() == "start_game"
