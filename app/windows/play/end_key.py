"""The key of the table's green button, for another green button beside the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.platform.qt_guard import report_errors_with
from app.table.controller import TableController


class EndKey(QObject):
    """Tells ``pressed`` of the key, at the table (True) or on one of ``buttons``; whatever it does not take, by False, goes on to them."""

    def __init__(self, parent: QWidget, pressed: Callable[[bool], bool], *buttons: QWidget) -> None:
        super().__init__(parent)
        self._pressed = pressed
        self._controller: TableController | None = None
        for button in buttons:
            button.installEventFilter(self)

    def listen_at(self, controller: TableController | None) -> None:
        """Listen at a table, too, whose keys count from now on; with None, to nothing more."""
        self._controller = controller
        if controller is not None:
            controller.view.installEventFilter(self)

    @report_errors_with(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Recognise the key."""
        if self._controller is None or not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        meaning = self._controller.keyboard.map.meaning(event.key(), event.modifiers().value)
        return meaning is not None and meaning.name == "end" and self._pressed(watched is self._controller.view)
