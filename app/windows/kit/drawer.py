"""A panel at the right side of the table, with a list. The table beside it stays playable."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QHideEvent, QPainter
from PySide6.QtWidgets import QListView, QWidget

from app.art import chrome
from app.art.lettering import text
from app.art.materials import panel
from app.art.tokens import INK_SECOND, SHEET, SHEET_LOW
from app.platform.qt_guard import report_errors
from app.program import Program
from app.windows.kit.controls import Button
from app.windows.kit.sheet import Sheet
from app.windows.kit.table_bars import table_bars
from app.windows.kit.word_lists import WordList

GAP = 6.0
"""Distance between the drawer and the bars of the table."""
LARGEST = 0.6
"""Share of the page's width that larger text may take."""
LEAST_HEIGHT = 340.0


class Drawer(Sheet):
    """A heading, a list, and a line with a hint."""

    width_wanted = 372.0
    heading_room = 84.0
    """Width beside the heading reserved for the buttons; both in logical pixels."""
    _opened = False

    def __init__(self, program: Program, page: QWidget, name: str) -> None:
        super().__init__(program, page, name)
        self.heading = self.hint = ""
        self.list = WordList(self, f"{name}:list")
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.close_button = Button(self, "secondary", "close-thick", f"{name}:close")
        self.close_button.clicked.connect(self.put_away)

    def needs(self) -> tuple[float, float]:
        """Return the size that leaves part of the table in sight."""
        return self.width_wanted / LARGEST, LEAST_HEIGHT

    def area(self) -> QRectF:
        """Return the right side of the page, between the bars of the table."""
        top, bottom = table_bars(self)
        height = self.room.height() - top - bottom - 2 * GAP
        return QRectF(self.room.width() - self.width_wanted, top + GAP, self.width_wanted, height)

    def open(self) -> None:
        """Show the drawer, with keyboard focus in the list."""
        self._opened = True
        self.show_up()
        self.list.setFocus()

    def forget(self) -> None:
        """Keep nothing of what was shown."""

    @report_errors
    def hideEvent(self, event: QHideEvent) -> None:
        """Leave nothing in a closed drawer where a screen reader could find it: the next player may be the one who listens."""
        super().hideEvent(event)
        if self._opened and self.isHidden():
            self._opened = False
            if QAccessible.isActive():
                self.forget()

    def arrange(self) -> None:
        """Let the list fill the panel."""
        self.put(self.close_button, QRectF(self.w - 52, 14, 34, 29))
        self.put(self.list, QRectF(20, 54, self.w - 40, self.h - 54 - (44 if self.hint else 20)))

    def paint(self, p: QPainter) -> None:
        """Paint a sheet of paper with a heading."""
        r = QRectF(6, 4, self.w - 12, self.h - 12)
        panel(p, r, 12, SHEET, SHEET_LOW, shade=0.5)
        chrome.heading(p, QRectF(22, 16, self.w - self.heading_room, 26), self.heading)
        if self.hint:
            text(p, QRectF(22, self.h - 40, self.w - 44, 22), self.hint, "label_regular", INK_SECOND)
        self.paint_more(p)

    def paint_more(self, p: QPainter) -> None:
        """Paint whatever else a drawer shows."""
