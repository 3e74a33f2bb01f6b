"""A panel at the right side of the table: the log, or everything one can do in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QListWidgetItem, QWidget

from app.shield import shielded
from app.table.layout import MIN_HEIGHT, MIN_WIDTH
from app.table.painters import chrome
from app.table.painters.cache import HINTS
from app.table.painters.lettering import text
from app.table.painters.materials import panel, shadow
from app.table.painters.pieces import marker
from app.table.painters.tokens import INK_SECOND, SHEET, SHEET_LOW
from app.windows.canvas import Sheet
from app.windows.controls import Button, WordList

WIDTH = 372.0
TOP, BOTTOM = 46.0, 50.0
"""What stays free above and below: the bars of the table."""


class Drawer(Sheet):
    """A heading, a list, a line of hint. The table beside it stays in play."""

    closed = Signal()

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.heading = self.hint = ""
        self.list = WordList(self, f"{name}:list")
        self.close_button = Button(self, "secondary", "close-thick", f"{name}:close")
        self.close_button.clicked.connect(self.close_drawer)

    def fit(self) -> None:
        """Take the place at the right of the page."""
        page = self.parentWidget()
        assert page is not None
        scale = min(page.width() / MIN_WIDTH, page.height() / MIN_HEIGHT)
        width = round(WIDTH * scale)
        top, bottom = round(TOP * scale), round(BOTTOM * scale)
        self.setGeometry(page.width() - width, top, width, max(1, page.height() - top - bottom))

    def open(self) -> None:
        """Show it, with the keyboard in the list."""
        self.fit()
        self.show()
        self.raise_()
        self.list.setFocus()

    def close_drawer(self) -> None:
        """Put it away."""
        self.hide()
        self.closed.emit()

    def arrange(self) -> None:
        """The list fills the panel."""
        self.put(self.close_button, QRectF(self.w - 52, 14, 34, 29))
        self.put(self.list, QRectF(20, 54, self.w - 40, self.h - 54 - (44 if self.hint else 20)))

    def paint(self, p: QPainter) -> None:
        """A sheet of paper with a heading."""
        r = QRectF(6, 4, self.w - 12, self.h - 12)
        shadow(p, r, 12, 9, 4, 0.5)
        panel(p, r, 12, SHEET, SHEET_LOW, shade=0)
        chrome.heading(p, QRectF(22, 16, self.w - 84, 26), self.heading)
        if self.hint:
            text(p, QRectF(22, self.h - 40, self.w - 44, 22), self.hint, "label_regular", INK_SECOND)

    @shielded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the scale of the whole page."""
        page = self.parentWidget()
        assert page is not None
        self.scale = max(0.05, min(page.width() / MIN_WIDTH, page.height() / MIN_HEIGHT))
        self.refresh()

    @shielded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_drawer()
        else:
            super().keyPressEvent(event)


class LogDrawer(Drawer):
    """What happened, newest last."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "log")
        self._signs: dict[tuple[str, str, float], QIcon] = {}

    def fill(self, heading: str, closing: str, lines: Sequence[tuple[str, str, str]], empty: str) -> None:
        """Show lines of (colour of the player or nothing, initial, words); ``empty`` stands there when there is none."""
        self.heading = heading
        self.close_button.say("", closing)
        self.list.clear()
        self.list.setAccessibleName(heading)
        for colour, initial, words in lines:
            item = QListWidgetItem(words, self.list)
            if colour:
                item.setIcon(self._sign(colour, initial))
        if not lines:
            self.list.addItem(empty)
        side = round(18 * self.scale)
        self.list.setIconSize(QSize(side, side))
        self.list.setCurrentRow(self.list.count() - 1)
        self.list.scrollToBottom()
        self.refresh()

    def _sign(self, colour: str, initial: str) -> QIcon:
        ratio = self.scale * self.devicePixelRatioF()
        key = (colour, initial, ratio)
        if key not in self._signs:
            picture = QPixmap(round(18 * ratio), round(18 * ratio))
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHints(HINTS)
            painter.scale(ratio, ratio)
            marker(painter, QRectF(1, 1, 15, 15), colour, initial)
            painter.end()
            self._signs[key] = QIcon(picture)
        return self._signs[key]


class WordsPanel(Drawer):
    """Every legal action as a line; Enter or a double click chooses it."""

    chosen = Signal(int)
    """The number of the line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "words")
        self._playable = False
        self.list.itemActivated.connect(self._activated)

    def fill(self, heading: str, question: str, hint: str, closing: str, lines: Sequence[str], playable: bool) -> None:
        """Show the lines; with ``playable`` False they only tell something."""
        self.heading, self.hint = heading, hint if playable else ""
        self._playable = playable
        self.close_button.say("", closing)
        self.list.setAccessibleName(f"{heading}. {question}")
        self.list.clear()
        self.list.addItems(list(lines))
        self.list.setCurrentRow(0)
        self.refresh()

    def _activated(self, item: QListWidgetItem) -> None:
        if self._playable:
            self.chosen.emit(self.list.row(item))
