"""F12 labels everything on the table with its name in the rules; pressed again, it removes the labels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.screenshot import new_position
from app.storage.settings import Settings
from app.table.geometry.placement import Rect
from app.windows.main_window import MainWindow
from tests.app.pages import click_item, key, show, window
from tests.app.positions import GAMES


def picture(program: MainWindow) -> QImage:
    view = program.table.view
    assert view is not None
    return view.grab().toImage()


def part(image: QImage, rect: Rect) -> QImage:
    return image.copy(int(rect.x), int(rect.y), int(min(rect.w, 20)), int(min(rect.h, 10)))


@pytest.mark.parametrize("game", GAMES)
def test_names_come_with_a_key_and_go_with_it(qtbot: QtBot, game: str) -> None:
    with window(settings=Settings(developer=True)) as program:
        show(program, new_position(game, 3, 5, 40, {}))
        view = program.table.view
        assert view is not None
        before = picture(program)
        key(view, Qt.Key.Key_F12)
        named = picture(program)
        for item, placement in view.table.showing.layout.placements.items():
            if not placement.static:
                place = view.table.rect_of(item)
                assert part(named, place) != part(before, place), item
        key(view, Qt.Key.Key_F12)
        assert picture(program) == before


def test_names_follow_what_is_picked(qtbot: QtBot) -> None:
    with window(settings=Settings(developer=True)) as program:
        show(program, new_position("burgundy", 3, 5, 40, {}))
        controller, view = program.table.controller, program.table.view
        assert controller is not None
        assert view is not None
        key(view, Qt.Key.Key_F12)
        item = next(item for item, mark in controller.picker.highlights.items() if mark.state == "next" and not mark.ends)
        click_item(program, item)
        shown = picture(program)
        view.viewport().repaint()
        assert picture(program) == shown


def test_names_exist_only_for_those_who_asked_for_them_and_go_when_they_no_longer_do(qtbot: QtBot) -> None:
    with window() as program:
        show(program, new_position("burgundy", 3, 5, 40, {}))
        view, plain = program.table.view, picture(program)
        assert view is not None
        key(view, Qt.Key.Key_F12)
        assert picture(program) == plain
        program.program.change(developer=True)
        key(view, Qt.Key.Key_F12)
        assert picture(program) != plain
        program.program.change(developer=False)
        assert picture(program) == plain
