"""The whole table in words (F4): what is on it as a tree, and what can be done as a list in which Enter plays a line."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeySequence, QPainter, QShortcut, QShowEvent
from PySide6.QtWidgets import QListWidgetItem, QTreeWidget, QTreeWidgetItem, QWidget

from app.art import chrome
from app.art.tokens import GOLD
from app.platform.qt_guard import report_errors
from app.program import Program
from app.table.screen import Section
from app.windows.kit.controls import Button
from app.windows.kit.drawer import Drawer
from app.windows.kit.word_lists import PaperLines

OPEN = 1
"""How many sections are expanded at first."""


class WordTree(PaperLines, QTreeWidget):
    """A tree of words, on paper."""

    widget, room, beside = "QTreeWidget", (3, 4), 14
    chosen = f"border: 1px solid {GOLD};"

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent)
        self.begin(name)
        self.setHeaderHidden(True)

    def rescale(self, scale: float) -> None:
        """Follow the canvas."""
        self.setIndentation(round(16 * scale))
        super().rescale(scale)


class TableWords(Struct, frozen=True):
    """The text table's own words, in the reader's language."""

    title: str
    close: str
    table: str
    moves: str
    hint: str
    copy: str


class TextTable(Drawer):
    """Everything visible as a tree, and below it a line for every legal action. ``chosen`` when a line is played."""

    width_wanted = 440.0
    heading_room = 126.0
    shown = Signal()
    """The drawer was opened or put away."""
    chosen = Signal(int)
    """The number of the line played."""
    hand_asked = Signal()
    """The player asked for their hand, or to close it."""

    def __init__(self, program: Program, page: QWidget) -> None:
        super().__init__(program, page, "words")
        self.tree = WordTree(self, "words:tree")
        self._copy = Button(self, "secondary", "content-copy", "words:copy")
        self._copy.clicked.connect(self.copy)
        self._hand = Button(self, "secondary", "eye", "words:hand")
        self._hand.clicked.connect(self.hand_asked)
        self._moves = ""
        self._playable = False
        self._sections: tuple[Section, ...] = ()
        self.list.itemActivated.connect(self._activated)
        shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self.copy)

    @report_errors
    def showEvent(self, event: QShowEvent) -> None:
        """Report that it is open."""
        super().showEvent(event)
        self.shown.emit()

    @report_errors
    def hideEvent(self, event: QHideEvent) -> None:
        """Report that it is closed."""
        super().hideEvent(event)
        self.shown.emit()

    def fill(self, words: TableWords, question: str, sections: Sequence[Section], lines: Sequence[str], playable: bool, hand: str) -> None:
        """Show what is on the table and what can be done; unless ``playable``, the lines are only there to be read.

        ``hand`` are the words with which a closed hand is asked for, or closed again; empty if there is none.
        """
        self.name(words)
        self._moves = question or words.moves
        self.hint = words.hint if playable else ""
        self._playable = playable
        self._hand.say(hand)
        self._hand.setVisible(bool(hand))
        if question:
            self.list.setAccessibleName(f"{words.moves}. {question}")
        if tuple(sections) != self._sections:
            self._plant(tuple(sections))
        self.tree.setVisible(bool(sections))
        self.list.clear()
        self.list.addItems(list(lines))
        self.list.setCurrentRow(0)
        self.refresh()
        self.tree.doItemsLayout()
        self.list.doItemsLayout()

    def name(self, words: TableWords) -> None:
        """Set the words that are the same in every game, and for a screen reader even while the drawer is closed."""
        self.heading = words.title
        self.close_button.say("", words.close)
        self._copy.say("", words.copy)
        self.setAccessibleName(words.title)
        self.tree.setAccessibleName(words.table)
        self.list.setAccessibleName(words.moves)

    def forget(self) -> None:
        """Keep nothing of the table."""
        self._sections, self._moves, self._playable = (), "", False
        self.tree.clear()
        self.list.clear()

    def text(self) -> str:
        """Return everything shown, as plain text."""
        lines: list[str] = []
        for section in self._sections:
            lines += _plain(section, "")
        rows = [self.list.item(i).text() for i in range(self.list.count())]
        return "\n".join([*lines, self._moves, *(f"  {row}" for row in rows)])

    def copy(self) -> None:
        """Copy everything shown to the clipboard."""
        QGuiApplication.clipboard().setText(self.text())

    def arrange(self) -> None:
        """Place the tree above and the moves below."""
        super().arrange()
        self.put(self._copy, QRectF(self.w - 94, 14, 34, 29))
        foot = 44.0 if self.hint else 20.0
        if not self._sections:
            self.put(self.list, QRectF(20, 84, self.w - 40, self.h - 84 - foot))
            return
        middle = 54 + (self.h - 54 - foot) * 0.5
        ask = 0.0 if self._hand.isHidden() else 44.0
        self.put(self.tree, QRectF(20, 54, self.w - 40, middle - 54 - ask))
        self.put(self._hand, QRectF(20, middle - 36, self.w - 40, 36))
        self.put(self.list, QRectF(20, middle + 34, self.w - 40, self.h - middle - 34 - foot))

    def paint_more(self, p: QPainter) -> None:
        """Paint the question over the moves."""
        y = self.place(self.list).top() - 28
        chrome.heading(p, QRectF(22, y, self.w - 44, 24), self._moves)

    def _plant(self, sections: tuple[Section, ...]) -> None:
        """Fill the tree, keeping expanded what was, and the current line as near as possible to where it was."""
        before = [item for i in range(self.tree.topLevelItemCount()) if (item := self.tree.topLevelItem(i)) is not None]
        was_open = {item.text(0): item.isExpanded() for item in before}
        self._sections = sections
        self.tree.clear()
        for n, section in enumerate(sections):
            item = _item(section)
            self.tree.addTopLevelItem(item)
            item.setExpanded(was_open.get(section.title, n < OPEN))
            for part in [item.child(i) for i in range(item.childCount())]:
                if part is not None:
                    part.setExpanded(True)
        first = self.tree.topLevelItem(0)
        if first is not None:
            self.tree.setCurrentItem(first)

    def _activated(self, item: QListWidgetItem) -> None:
        if self._playable:
            self.chosen.emit(self.list.row(item))


def _item(section: Section) -> QTreeWidgetItem:
    item = QTreeWidgetItem([section.title])
    for part in section.parts:
        item.addChild(_item(part))
    for line in section.lines:
        item.addChild(QTreeWidgetItem([line]))
    return item


def _plain(section: Section, indent: str) -> list[str]:
    found = [f"{indent}{section.title}"]
    for part in section.parts:
        found += _plain(part, indent + "  ")
    return found + [f"{indent}  {line}" for line in section.lines]
