"""A window in which nothing happens paints nothing: no page repaints itself for ever."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import rules
from app.windows.page_directory import PAGES
from tests.app.pages import settle, show, window
from tests.app.positions import NAMES

WAIT = 300
"""Milliseconds in which nothing happens."""
CARET = 2
"""How often a caret may blink in that time."""


class Paintings(QObject):
    """Counts how often widgets are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.counted: Counter[str] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count an event that paints."""
        if event.type() == QEvent.Type.Paint:
            self.counted[f"{type(watched).__name__} {watched.objectName()}"] += 1
        return False


@pytest.mark.parametrize("page", ["start", "new", "table", *PAGES])
def test_a_page_at_rest_is_not_painted(qtbot: QtBot, page: str) -> None:
    with window(on_screen=True) as program:
        if page == "new":
            program.set_up("praga")
        elif page == "table":
            show(program, rules.new("praga", NAMES[:2], 7))
        elif page != "start":
            program.open_page(page)
        settle()
        qtbot.wait(2 * WAIT)
        paintings = Paintings()
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(paintings)
        qtbot.wait(WAIT)
        application.removeEventFilter(paintings)
        assert all(n <= CARET for n in paintings.counted.values()), paintings.counted
