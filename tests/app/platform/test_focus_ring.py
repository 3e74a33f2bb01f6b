"""Whoever plays by keys sees where the focus is, in whatever a key has opened; whoever clicks is not bothered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import rules
from app.commands import Command
from app.platform.focus_ring import has_ring
from app.windows.kit.choice import Choice
from tests.app.pages import click, click_item, focused, key, show, window
from tests.app.positions import NAMES


def test_a_sheet_opened_by_a_shortcut_shows_its_focus(qtbot: QtBot) -> None:
    with window() as program:
        show(program, rules.new("guildhall", NAMES[:3], 3))
        key(focused(), Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
        assert program.table.seats.isVisible()
        assert has_ring(focused())


def test_what_enter_opens_shows_its_focus(qtbot: QtBot) -> None:
    with window():
        assert focused().objectName() == "play:burgundy"
        key(focused(), Qt.Key.Key_Return)
        assert focused().objectName() == "start_game"
        assert has_ring(focused())


@pytest.mark.parametrize("keys_before", [False, True])
def test_what_a_click_opens_shows_none(qtbot: QtBot, keys_before: bool) -> None:
    """Not even after keys were used before."""
    with window() as program:
        show(program, rules.new("guildhall", NAMES[:3], 3))
        if keys_before:
            key(focused(), Qt.Key.Key_Tab)
        click_item(program, Command.MENU.item)
        click(program, "menu:seats")
        assert program.table.seats.isVisible()
        assert not has_ring(focused())


def test_a_click_on_a_list_of_choices_takes_the_ring_away_and_a_key_brings_it_back(qtbot: QtBot) -> None:
    """It is the one that had the focus by keys."""
    with window() as program:
        key(focused(), Qt.Key.Key_Return)
        choice = next(found for found in program.new_game.findChildren(Choice) if found.isVisible())
        while focused() is not choice:
            key(focused(), Qt.Key.Key_Tab)
        assert has_ring(choice)
        QTest.mouseClick(choice, Qt.MouseButton.LeftButton, pos=choice.rect().center())
        choice.hidePopup()
        assert choice.hasFocus()
        assert not has_ring(choice)
        program.activateWindow()  # off screen, a list that closes does not give that back
        key(choice, Qt.Key.Key_Down)
        assert has_ring(choice)
