"""Larger text on the pages beside the table: they get narrow and high, and scroll downwards only."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QStackedWidget
from pytestqt.qtbot import QtBot

from app.screenshot import new_position
from app.storage import paths, results
from app.storage.settings import Settings
from app.windows.main_window import MainWindow
from app.windows.page_stack import ZoomArea
from rules import catalogue
from tests.app.pages import button, nothing_cut, settle, window
from tests.slow import rest_slow

PAGES = ("start", "set_up", "settings", "saves", "statistics", "reviews")


def open_page(program: MainWindow, page: str, game: str) -> ZoomArea:
    """The area that shows a page."""
    if page == "start":
        program.go_home()
    elif page == "set_up":
        program.set_up(game)
    else:
        program.open_page(page)
    settle()
    shown = QStackedWidget.currentWidget(program.pages)
    while not isinstance(shown, ZoomArea):
        assert isinstance(shown, QStackedWidget)
        shown = QStackedWidget.currentWidget(shown)
    return shown


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", rest_slow(200, 100, 110, 130, 150))
def test_pages_scroll_downwards_only_and_nothing_is_cut(qtbot: QtBot, language: str, size: int) -> None:
    for seed in range(3):
        results.keep(paths.archive_folder(), new_position("burgundy_cards", 2 + seed, seed, 10_000, {}), 1000.0 + seed)
    with window(language, Settings(text_size=size)) as program, nothing_cut():
        for game in [one.id for one in catalogue()]:
            for page in PAGES:
                area = open_page(program, page, game)
                area.page.grab()
                assert area.horizontalScrollBar().maximum() == 0, page
                assert (area.verticalScrollBar().maximum() == 0) == (size == 100), page
                for control, place in area.page._places.items():
                    if control.isVisibleTo(area.page):
                        assert 0 <= place.left() <= place.right() <= area.page.w + 1, (page, control.objectName())
                        assert place.bottom() <= area.page.h + 1, (page, control.objectName())


def test_what_has_the_keyboard_is_scrolled_to(qtbot: QtBot) -> None:
    with window("en", Settings(text_size=200)) as program:
        area = open_page(program, "set_up", catalogue()[0].id)
        for name in ("players:2", "another_seed", "start_game"):
            control = button(program, name)
            control.setFocus()
            settle()
            assert area.viewport().rect().contains(control.mapTo(area.viewport(), control.rect().center())), name
