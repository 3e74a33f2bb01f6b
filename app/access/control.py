"""The widgets that a screen reader finds on the table: they have a name and a place, but cannot be seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from app.platform.qt_guard import report_errors, report_errors_with
from app.table.scene.view import TableView
from rules import ItemId


def unseen(widget: QWidget) -> None:
    """Let the mouse reach what is below a widget, and have no background painted for it."""
    widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    widget.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)


class PieceControl(QAbstractButton):
    """A button over one piece. It has keyboard focus when the piece has the table's focus ring, and leaves all keys to the table."""

    entered = Signal(str)
    """It was given keyboard focus: carries the item."""
    used = Signal(str)
    """It was pressed: carries the item."""

    def __init__(self, view: TableView, group: QWidget, item: ItemId, space_presses: Callable[[], bool]) -> None:
        super().__init__(group)
        self.item = item
        self._view = view
        self._space_presses = space_presses
        unseen(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._chosen = False
        self.pressed.connect(self._pressed)  # readers press for a tenth of a second, and only then does Qt call it a click
        self.clicked.connect(self._released)

    def show_chosen(self, chosen: bool) -> None:
        """Have the state of a button that is held down, or of one that is not."""
        self._chosen = chosen
        self.setDown(chosen)

    def _pressed(self) -> None:
        self.used.emit(self.item)

    def _released(self) -> None:
        self.setDown(self._chosen)

    @report_errors
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the scene paints the piece and the ring of the focus."""

    @report_errors
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the table that a reader has come here."""
        self.entered.emit(self.item)
        super().focusInEvent(event)

    @report_errors_with(False)
    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Leave the Tab key to the table."""
        return False

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand the key to the table; Space presses, unless it is needed to look at a covered hand."""
        if event.key() == Qt.Key.Key_Space and self._space_presses():
            self.click()
        else:
            self._hand_on(event)

    @report_errors
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Hand the key to the table."""
        self._hand_on(event)

    def _hand_on(self, event: QEvent) -> None:
        QCoreApplication.sendEvent(self._view, event)


class Group(QWidget):
    """Some of the controls, under a name they have in common. It is as large as the table."""

    def __init__(self, view: TableView, name: str) -> None:
        super().__init__(view.viewport())
        self.setObjectName(name)
        unseen(self)
        self.show()


class LineOfWords(QLabel):
    """A line that is only heard: what is to be done, or what has just been done."""

    def __init__(self, view: TableView, name: str) -> None:
        super().__init__(view.viewport())
        self.setObjectName(name)
        unseen(self)

    @report_errors
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the table has these words elsewhere."""
