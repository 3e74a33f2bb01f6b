"""Controls of pages that are hit with a finger, just outside what is visible of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.storage.settings import Settings
from app.windows.main_window import MainWindow
from tests.app.pages import window

LEAST = 44
"""The least height in pixels that a finger hits surely."""


@pytest.mark.parametrize("touch", [True, False])
def test_a_finger_hits_a_button_just_beside_it(qtbot: QtBot, touch: bool) -> None:
    with window(settings=Settings(touch=touch)) as program:
        _press(program, "page:settings", QPoint(0, -5))
        assert (program.pages.currentWidget() is program.start_page) != touch


def test_the_setting_takes_effect_at_once(qtbot: QtBot) -> None:
    with window() as program:
        program.program.change(touch=True)
        _press(program, "page:settings", QPoint(0, -5))
        assert program.pages.currentWidget() is not program.start_page


def test_between_two_buttons_a_finger_hits_the_visible_one(qtbot: QtBot) -> None:
    with window(settings=Settings(touch=True)) as program:
        play, learn = (_button(program, name) for name in ("play:burgundy", "learn:burgundy"))
        assert play.geometry().intersects(learn.geometry())
        for pressed, other in ((play, learn), (learn, play)):
            edge = program.start_page.place(other)
            inside = QPoint(
                round((edge.left() + 1 if other is learn else edge.right() - 1) * program.start_page.scale), pressed.geometry().center().y()
            )
            assert not pressed.hitButton(pressed.mapFromParent(inside))


def test_every_button_of_the_start_page_is_hit_as_far_as_the_next(qtbot: QtBot) -> None:
    with window(settings=Settings(touch=True)) as program:
        for button in program.start_page.findChildren(QAbstractButton):
            if button.isVisible():
                x = button.rect().center().x()
                high = sum(button.hitButton(QPoint(x, y)) for y in range(button.height()))
                others = [program.start_page.control_at(button.mapToParent(QPoint(x, y))) for y in range(button.height())]
                assert high >= LEAST or high == sum(other in (None, button) for other in others), button.objectName()


def _button(program: MainWindow, name: str) -> QAbstractButton:
    found = program.start_page.findChild(QAbstractButton, name)
    assert found is not None
    return found


def _press(program: MainWindow, name: str, beyond: QPoint) -> None:
    """Click outside a button of the start page: ``beyond`` its upper edge."""
    button = _button(program, name)
    place = program.start_page.place(button)
    at = (place.topLeft() * program.start_page.scale).toPoint() + QPoint(10, 0) + beyond
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, button.mapFromParent(at))
