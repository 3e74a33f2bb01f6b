"""Sheets over a page: keyboard focus stays in them, and Esc closes them. A ``PaperSheet`` also has a heading and a closing button."""

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
"""From the edge of the paper to its contents."""


class Sheet(Overlay):
    """An overlay that keeps keyboard focus while open. ``show_up`` opens it, ``put_away`` closes it."""

    closed = Signal()

    def __init__(self, program: Program, page: QWidget, name: str) -> None:
        super().__init__(program, page, name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def put_away(self) -> None:
        """Close the sheet, so that the page is visible again."""
        self.hide()
        self.closed.emit()

    def controls(self) -> list[QWidget]:
        """Return the controls Tab goes through, in order."""
        return self.in_order()

    @report_errors_with(True)
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab within the sheet."""
        controls = self.controls()
        if not controls:
            return True
        focused = self.focusWidget()
        at = controls.index(focused) if focused in controls else (-1 if forward else 0)
        controls[(at + (1 if forward else -1)) % len(controls)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    @report_errors
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel, so that the page below stays where it is."""
        event.accept()

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc. The key that opened the sheet closes it as well: the page's shortcuts still work."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)


class PaperSheet(Sheet):
    """A sheet of paper on a veil. The button at the upper right closes it, and so does a click outside the paper."""

    def __init__(self, program: Program, page: QWidget, name: str) -> None:
        super().__init__(program, page, name)
        self._heading = ""
        self.close_button = Button(self, "secondary", "close-thick", f"{name}:close")
        self.close_button.clicked.connect(self.put_away)

    def head(self, heading: str, close: str) -> None:
        """Set the heading and the label of the closing button."""
        self._heading = heading
        self.close_button.say("", close)
        self.setAccessibleName(heading)

    def paper(self) -> QRectF:
        """Return the place of the paper."""
        raise NotImplementedError

    def heading_place(self, r: QRectF) -> QRectF:
        """Return the place of the heading on the paper ``r``."""
        return QRectF(r.left() + EDGE, r.top() + 20, r.width() - EDGE - 80, 38)

    def arrange(self) -> None:
        """Place the button at the upper right."""
        r = self.paper()
        self.put(self.close_button, QRectF(r.right() - 62, r.top() + 22, 36, 32))

    def paint(self, p: QPainter) -> None:
        """Paint the veil, the paper, the heading, and what is below."""
        r = self.paper()
        self.paint_veil(p)
        frame.sheet(p, r)
        text(p, self.heading_place(r), self._heading, "h1", BURGUNDY, "left", 27)
        self.paint_paper(p, r)

    def paint_veil(self, p: QPainter) -> None:
        """Darken the page."""
        veil(p, QRectF(0, 0, self.w, self.h))

    def paint_paper(self, p: QPainter, r: QRectF) -> None:
        """Paint what is on the paper ``r`` below the heading."""

    @report_errors
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close on a click outside the paper."""
        if not self.paper().contains(event.position() / self.scale):
            self.put_away()
