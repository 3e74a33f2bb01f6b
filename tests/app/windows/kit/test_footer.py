"""The footer of a page stays in sight where large text makes the page scroll, and nothing is hidden behind it for good."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from app.storage.settings import Settings
from app.windows.kit.canvas import Canvas
from app.windows.kit.page import Page
from app.windows.main_window import MainWindow
from rules import IDS
from tests.app.pages import button, focused, key, settle, window

LARGE = 150
PAGES = {**dict.fromkeys(IDS, "start_game"), "saves": "saves:import"}
"""The set-up of every game, and the saved games, each with a button in its footer."""


def opened(program: MainWindow, page: str) -> tuple[QScrollArea, Page]:
    """Open a page that scrolls; return the area it scrolls in, and itself."""
    if page == "saves":
        program.open_page(page)
    else:
        program.set_up(page)
    settle()
    shown = program.pages.currentWidget()
    assert isinstance(shown, Page)
    area = next(area for area in program.findChildren(QScrollArea) if area.widget() is shown)
    return area, shown


def on_screen(area: QScrollArea, control: QWidget) -> QRect:
    """Return where a control is in what is seen of a page."""
    return QRect(control.mapTo(area.viewport(), QPoint(0, 0)), control.size())


def seen(area: QScrollArea, control: QWidget) -> bool:
    """Say whether nothing covers the middle of a control."""
    window = area.window()
    return window.childAt(control.mapTo(window, control.rect().center())) is control


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("share", [0.0, 0.4, 1.0])
def test_its_buttons_are_in_sight_wherever_the_page_is_scrolled_to(qtbot: QtBot, page: str, share: float) -> None:
    with window("de", Settings(text_size=LARGE)) as program:
        area, _ = opened(program, page)
        bar = area.verticalScrollBar()
        assert bar.maximum() > 0 or page == "saves"
        bar.setValue(round(share * bar.maximum()))
        last = button(program, PAGES[page])
        assert area.viewport().rect().contains(on_screen(area, last))
        assert on_screen(area, last).bottom() > 0.88 * area.viewport().height()
        assert seen(area, last)


def test_the_bar_reaches_to_the_edge_of_the_window(qtbot: QtBot) -> None:
    with window("en", Settings(text_size=130)) as program:
        area, _ = opened(program, "praga")
        for value in (0, 7, 31, area.verticalScrollBar().maximum()):
            area.verticalScrollBar().setValue(value)
            settle()
            picture = area.viewport().grab().toImage()
            row = [picture.pixelColor(x, picture.height() - 1).lightness() for x in range(0, picture.width() - 4, 7)]
            assert min(row) > 150, "paper, not the page behind it"


def test_it_is_clicked_where_it_is_seen(qtbot: QtBot) -> None:
    with window("en", Settings(text_size=LARGE)) as program:
        area, _ = opened(program, "praga")
        at = on_screen(area, button(program, "start_game")).center()
        found = area.viewport().childAt(at)
        assert found is not None
        QTest.mouseClick(found, Qt.MouseButton.LeftButton, pos=found.mapFrom(area.viewport(), at))
        settle()
        assert program.match is not None


def test_the_focus_never_goes_behind_it(qtbot: QtBot) -> None:
    with window("en", Settings(text_size=LARGE)) as program:
        area, _ = opened(program, "praga")
        met: set[str] = set()
        button(program, "start_game").setFocus()
        while focused().objectName() not in met:
            met.add(focused().objectName())
            settle()
            assert isinstance(focused(), QAbstractButton) is False or seen(area, focused()), focused().objectName()
            key(focused(), Qt.Key.Key_Tab)
        assert "start_game" in met
        assert len(met) > 12


def test_a_sheet_lies_over_it(qtbot: QtBot) -> None:
    with window("en", Settings(text_size=LARGE)) as program:
        area, _ = opened(program, "praga")
        button(program, "presets").click()
        settle()
        assert not seen(area, button(program, "start_game"))
        area.verticalScrollBar().setValue(40)
        program.program.other_language()
        settle()
        assert not seen(area, button(program, "start_game"))


def test_at_the_usual_size_of_text_it_is_at_the_end_of_its_page(qtbot: QtBot) -> None:
    with window("en") as program:
        area, page = opened(program, "praga")
        assert area.verticalScrollBar().maximum() == 0
        assert isinstance(page, Canvas)
        assert page.place(button(program, "start_game")).bottom() == pytest.approx(page.h - 10, abs=1.5)
