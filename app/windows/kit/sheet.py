"""Sheets over a page: the keyboard stays in them, and Esc puts them away. A ``PaperSheet`` has a heading and a button to close it too."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from app.art import frame
from app.art.lettering import text
from app.art.materials import veil
from app.art.tokens import BURGUNDY
from app.platform.qt_guard import report_errors, report_errors_with
from app.program import Program
from app.windows.kit.controls import Button
from app.windows.kit.overlay import Overlay

EDGE = 30.0
"""From the edge of a paper to what stands on it."""


class Sheet(Overlay):
    """An overlay that keeps the keyboard while it is open. ``show_up`` and ``put_away``."""

    closed = Signal()

    def __init__(self, program: Program, page: QWidget, name: str) -> None:
        super().__init__(program, page, name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def put_away(self) -> None:
        """Close it; the page is seen again."""
        self.hide()
        self.closed.emit()

    def controls(self) -> list[QWidget]:
        """Return what Tab goes through, in this order."""
        return self.in_order()

    @report_errors_with(True)
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round within the sheet."""
        controls = self.controls()
        if not controls:
            return True
        focused = self.focusWidget()
        at = controls.index(focused) if focused in controls else (-1 if forward else 0)
        controls[(at + (1 if forward else -1)) % len(controls)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    @report_errors
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the page below where it is."""
        event.accept()

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away. The key that opened it does so as well: the page's shortcuts work on."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)


class PaperSheet(Sheet):
    """A sheet of paper on a veil. The button above right closes it, and so does a click beside the paper."""

    def __init__(self, program: Program, page: QWidget, name: str) -> None:
        super().__init__(program, page, name)
        self._heading = ""
        self.close_button = Button(self, "secondary", "close-thick", f"{name}:close")
        self.close_button.clicked.connect(self.put_away)

    def head(self, heading: str, close: str) -> None:
        """Set the heading and what the button is called."""
        self._heading = heading
        self.close_button.say("", close)
        self.setAccessibleName(heading)

    def paper(self) -> QRectF:
        """Return where the paper lies."""
        raise NotImplementedError

    def heading_place(self, r: QRectF) -> QRectF:
        """Return where the heading stands on the paper ``r``."""
        return QRectF(r.left() + EDGE, r.top() + 20, r.width() - EDGE - 80, 38)

    def arrange(self) -> None:
        """Put the button above right."""
        r = self.paper()
        self.put(self.close_button, QRectF(r.right() - 62, r.top() + 22, 36, 32))

    def paint(self, p: QPainter) -> None:
        """Paint the veil, the paper, the heading, and what stands below."""
        r = self.paper()
        self.paint_veil(p)
        frame.sheet(p, r)
        text(p, self.heading_place(r), self._heading, "h1", BURGUNDY, "left", 27)
        self.paint_paper(p, r)

    def paint_veil(self, p: QPainter) -> None:
        """Make the page dark."""
        veil(p, QRectF(0, 0, self.w, self.h))

    def paint_paper(self, p: QPainter, r: QRectF) -> None:
        """Paint what stands on the paper ``r`` below the heading."""

    @report_errors
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the paper closes it."""
        if not self.paper().contains(event.position() / self.scale):
            self.put_away()
