"""A button that shows the key of a command and takes a new one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.platform.qt_guard import report_errors_with
from app.table.input import keys
from app.windows.kit.controls import Button


class KeyButton(Button):
    """A button that, once pressed, waits for a key and reports it; Esc or leaving the button ends the wait."""

    taken = Signal(str, str)
    """The command and the key pressed for it, in Qt's portable notation."""
    waits = Signal(str)
    """The command it is waiting for; empty when it is not waiting."""

    def __init__(self, parent: QWidget, command: str) -> None:
        super().__init__(parent, name=f"key:{command}")
        self.command = command
        self.setCheckable(True)
        self.toggled.connect(lambda on: self.waits.emit(command if on else ""))

    @report_errors_with(True)
    def event(self, event: QEvent) -> bool:
        """Take every key while waiting, those of shortcuts included."""
        if self.isChecked() and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self._take(event)
                return True
        if self.isChecked() and event.type() == QEvent.Type.FocusOut:
            self.setChecked(False)
        return super().event(event)

    def _take(self, event: QKeyEvent) -> None:
        key = keys.sequence(event.key(), event.modifiers().value)
        if not key:
            return
        self.setChecked(False)
        if event.key() != Qt.Key.Key_Escape:
            self.taken.emit(self.command, key)
