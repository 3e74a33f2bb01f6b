"""Fixtures for the tests of the windows."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QCursor, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.application import qt
from app.art import cache, icons, lettering
from app.table.input import second_click
from tests.app.pages import let_go, release_the_mouse
from tests.app.painting import NO_ICON
from tests.app.tables import Start, tables

ELSEWHERE = QPoint(-1, -1)
"""A point outside every window: a mouse that is already where a test moves it would not be seen to move."""


@pytest.fixture
def fresh_painting() -> Iterator[None]:
    """Start each test with nothing painted and no words cut, and leave nothing of either to the next test."""
    lettering.overflows.clear()
    cache.clear()
    yield
    lettering.overflows.clear()
    cache.clear()


@pytest.fixture(scope="module", autouse=True)
def empty_screen() -> Iterator[None]:
    """See that the tests of a module leave no window on the screen: it would take the mouse from every later test of the process."""
    yield
    let_go()
    left = [window for window in QGuiApplication.topLevelWindows() if window.isVisible()]
    for window in left:
        window.hide()
    assert not left, f"left on the screen: {left}"


@pytest.fixture(autouse=True)
def application() -> Iterator[QApplication]:
    """Measure and paint everything with the program's typefaces, the mouse being elsewhere, and delete what a test has finished with."""
    found = qt()
    QCursor.setPos(ELSEWHERE)
    yield found
    let_go()
    release_the_mouse()


@pytest.fixture(autouse=True)
def known_icons() -> Iterator[None]:
    """See that a test paints no lozenge in place of a pictogram."""
    icons.unknown.clear()
    yield
    assert icons.unknown <= {NO_ICON}


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let clicks in a test take their time: none is the second half of a double click unless the test says so."""
    moments = count(0, 10_000)
    monkeypatch.setattr(second_click, "now", lambda: next(moments))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return an empty folder for journals."""
    found = tmp_path / "games"
    found.mkdir()
    return found


@pytest.fixture
def start(qtbot: QtBot) -> Iterator[Start]:
    """Return a function that lays tables."""
    with tables() as found:
        yield found


@pytest.fixture
def reader() -> Iterator[None]:
    """Have a screen reader active during the test."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)
