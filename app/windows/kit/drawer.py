"""A panel at the right side of the table, with a list. The table beside it stays in play."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QWidget

from app.art import chrome
from app.art.lettering import text
from app.art.materials import panel, shadow
from app.art.tokens import INK_SECOND, SHEET, SHEET_LOW
from app.table.geometry.layout import MIN_HEIGHT, MIN_WIDTH
from app.windows.kit.controls import Button, WordList
from app.windows.kit.sheet import Sheet

TOP, BOTTOM = 46.0, 50.0
"""What stays free above and below: the bars of the table."""


class Drawer(Sheet):
    """A heading, a list, a line of hint."""

    width_wanted = 372.0
    heading_room = 84.0
    """Width beside the heading, for the buttons; both in logical pixels."""

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent, name)
        self.heading = self.hint = ""
        self.list = WordList(self, f"{name}:list")
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.close_button = Button(self, "secondary", "close-thick", f"{name}:close")
        self.close_button.clicked.connect(self.put_away)

    def fit(self) -> None:
        """Take the place at the right of the page."""
        page = self.parentWidget()
        assert page is not None
        scale = min(page.width() / MIN_WIDTH, page.height() / MIN_HEIGHT)
        width = round(self.width_wanted * scale)
        top, bottom = round(TOP * scale), round(BOTTOM * scale)
        self.setGeometry(page.width() - width, top, width, max(1, page.height() - top - bottom))

    def open(self) -> None:
        """Show it, with the keyboard in the list."""
        self.fit()
        self.show_up()
        self.list.setFocus()

    def arrange(self) -> None:
        """The list fills the panel."""
        self.put(self.close_button, QRectF(self.w - 52, 14, 34, 29))
        self.put(self.list, QRectF(20, 54, self.w - 40, self.h - 54 - (44 if self.hint else 20)))

    def paint(self, p: QPainter) -> None:
        """A sheet of paper with a heading."""
        r = QRectF(6, 4, self.w - 12, self.h - 12)
        shadow(p, r, 12, 9, 4, 0.5)
        panel(p, r, 12, SHEET, SHEET_LOW, shade=0)
        chrome.heading(p, QRectF(22, 16, self.w - self.heading_room, 26), self.heading)
        if self.hint:
            text(p, QRectF(22, self.h - 40, self.w - 44, 22), self.hint, "label_regular", INK_SECOND)
        self.paint_more(p)

    def paint_more(self, p: QPainter) -> None:
        """What a drawer paints besides."""

    def fit_scale(self) -> None:
        """Use the scale of the whole page."""
        page = self.parentWidget()
        assert page is not None
        self.scale = max(0.05, min(page.width() / MIN_WIDTH, page.height() / MIN_HEIGHT))
        self.refresh()
