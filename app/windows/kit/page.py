"""A painted page beside the table: a dark bar with its title above, the way back at the right of it. Esc goes back too."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.art import frame
from app.art.fonts import text_width
from app.art.materials import table
from app.platform.qt_guard import report_errors
from app.windows.kit.canvas import Canvas
from app.windows.kit.controls import Button

BAR = 40.0
"""Height of the bar, in logical pixels."""


class Page(Canvas):
    """Paints the table's wood and the bar; what stands below comes from ``paint_page``."""

    back = Signal()

    def __init__(self, parent: QWidget | None, name: str, back: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._heading = ""
        self.back_button = Button(self, "dark", "arrow-left", back)
        self.back_button.clicked.connect(self.back)

    def head(self, title: str, back: str) -> None:
        """Set the title and what the way back is called."""
        self._heading = title
        self.back_button.say(back)
        self.setAccessibleName(title)

    def sheet_place(self, widest: float) -> QRectF:
        """A sheet in the middle below the bar, as high as the page."""
        width = min(widest, self.w - 60)
        return QRectF((self.w - width) / 2, BAR + 14, width, self.h - BAR - 34)

    def arrange(self) -> None:
        """The way back above right."""
        width = max(100.0, text_width(self.back_button.text(), "body_bold") + 44)
        self.put(self.back_button, QRectF(self.w - width - 10, 6, width, 27))

    def paint(self, p: QPainter) -> None:
        """Wood, bar, title, and what stands below."""
        table(p, QRectF(0, 0, self.w, self.h))
        frame.top_bar(p, QRectF(0, 0, self.w, BAR))
        frame.bar_title(p, QRectF(20, 0, self.w - 160, BAR), self._heading)
        self.paint_page(p)

    def paint_page(self, p: QPainter) -> None:
        """What stands below the bar."""

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
