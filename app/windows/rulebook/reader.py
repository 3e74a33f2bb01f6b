"""A reader for the rules: chapters at the left, their text at the right, and a search field."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QListWidgetItem, QTextBrowser, QTextEdit, QWidget

from app.art.fonts import family
from app.art.tokens import BURGUNDY, EDGE, INK, INK_SECOND
from app.games import find
from app.platform.qt_guard import report_errors_with
from app.program import Program
from app.teaching import rulebook
from app.windows.kit import paper_style
from app.windows.kit.canvas import Canvas, Scaled
from app.windows.kit.controls import Field
from app.windows.kit.layouts import Column, Row
from app.windows.kit.leaves import Control
from app.windows.kit.word_lists import WordList

LIST, TEXT, HIGH = 170, 260, 180
"""Minimum widths of the chapters and of their text, and their minimum height, in logical pixels."""
FOUND, SHOWN = "#FFE08A", "#FBEBC0"
"""Backgrounds of a word found by the search, and of the paragraph that was opened."""
PLACE = Qt.ItemDataRole.UserRole
LINE = "\n"
"""Begins a line inside a paragraph: one level of a card, for example."""
BOLD = QFont()
BOLD.setBold(True)


class Pages(Scaled, QTextBrowser):
    """The text, on paper."""

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def rescale(self, scale: float) -> None:
        """Follow the canvas with spacing; the reader rewrites the text itself."""
        self.scale = scale
        self.document().setDocumentMargin(round(20 * scale))
        more = f"QTextBrowser {{ selection-background-color: {BURGUNDY}; }}"
        self.setStyleSheet(paper_style.paper("QTextBrowser", scale, "#FFFDF6", EDGE, 0) + more)


class Reader(QObject):
    """Three controls on their owner's canvas. Call ``retext`` for new words, ``arrange`` for a new place or size."""

    def __init__(self, program: Program, owner: Canvas, name: str) -> None:
        super().__init__(owner)
        self._program = program
        self._owner = owner
        self._games: tuple[str, ...] = ()
        self._opened = ""
        self.field = Field(owner, f"{name}:search", 60)
        self.list = WordList(owner, f"{name}:chapters")
        self.pages = Pages(owner, f"{name}:text")
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._sought)
        self.field.returnPressed.connect(self.list.setFocus)
        self.list.currentItemChanged.connect(self._chosen)
        self.list.installEventFilter(self)
        self.pages.installEventFilter(self)

    @report_errors_with(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Search for what is typed, wherever in the reader the keyboard is; the letter of a shortcut is typed too, as in the field."""
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride) or not isinstance(event, QKeyEvent):
            return False
        held = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if held or not event.text().strip() or not event.text().isprintable():
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        self.field.setFocus()
        self.field.insert(event.text())
        return True

    def show_games(self, games: Sequence[str]) -> None:
        """Show the rules of these games, one after the other, from the beginning."""
        self._games = tuple(games)
        self._opened = ""
        self.field.clear()
        self.retext()
        self.list.setCurrentRow(0)
        self.pages.verticalScrollBar().setValue(0)

    def open_at(self, game: str, paragraph: str) -> None:
        """Scroll to a paragraph and mark it."""
        self.field.clear()
        for chapter in find(game).rulebook:
            if any(other.id == paragraph for other in chapter.paragraphs):
                self._opened = f"{game}/{chapter.id}/"
                self._list()
        self._open(f"{game}/{paragraph}")

    def retext(self) -> None:
        """Write everything again."""
        say = self._program.texts
        self.field.setPlaceholderText(say("help.search"))
        self.field.setAccessibleName(say("help.search"))
        self.list.setAccessibleName(say("help.chapters"))
        self.pages.setAccessibleName(say("help.text"))
        self._write()
        self._list()
        self._mark()

    def layout(self) -> Row:
        """Return a new layout for the three controls."""
        chapters = Control(self.list, wide=True, width=LIST, height=HIGH, high=True)
        left = Column(Control(self.field, wide=True, width=LIST, height=34), 10, (chapters, 1))
        text = Control(self.pages, wide=True, width=TEXT, height=HIGH, high=True)
        return Row((left, 28), (text, 72), gap=16)

    def arrange(self) -> None:
        """Adapt to a new place or size."""
        self._write()
        self._mark()
        self._go(self._opened)

    def _write(self) -> None:
        """Write the whole text, with an anchor for each chapter and paragraph."""
        say, scale = self._program.texts, self._owner.scale
        letters = scale * self._owner.text_share
        parts: list[str] = []
        for game in self._games:
            if len(self._games) > 1:
                parts.append(f'<p class="game"><a name="{game}/"></a>{escape(say(f"{game}.meta.name"))}</p>')
            for chapter in find(game).rulebook:
                head = escape(rulebook.chapter_title(game, chapter.id, say))
                parts.append(f'<p class="chapter"><a name="{game}/{chapter.id}/"></a>{head}</p>')
                for paragraph in chapter.paragraphs:
                    head, body = rulebook.title(game, paragraph.id, say), rulebook.words(game, paragraph.id, say)
                    clauses = " · ".join(paragraph.clauses) if self._program.settings.developer else ""
                    parts.append(f'<p class="title"><a name="{game}/{paragraph.id}"></a>{escape(head)}</p>')
                    parts.append(f'<p>{escape(body).replace(LINE, "<br>")} <span class="clause">{escape(clauses)}</span></p>')
        serif, sans = family("serif"), family("sans")
        style = (
            f"p {{ font-family: '{sans}'; font-size: {round(16 * letters)}px; color: {INK}; line-height: 128%; margin: 0; }}"
            ".game, .chapter, .title { font-weight: 600; line-height: 110%; }"
            f".game {{ font-family: '{serif}'; font-size: {round(28 * letters)}px; color: {BURGUNDY};"
            f" margin: {round(34 * scale)}px 0 {round(8 * scale)}px 0; }}"
            f".chapter {{ font-family: '{serif}'; font-size: {round(24 * letters)}px; color: {BURGUNDY};"
            f" margin: {round(26 * scale)}px 0 {round(4 * scale)}px 0; }}"
            f".title {{ font-size: {round(17 * letters)}px; margin: {round(12 * scale)}px 0 {round(2 * scale)}px 0; }}"
            f".clause {{ color: {INK_SECOND}; font-size: {round(12 * letters)}px; }}"
        )
        document = self.pages.document()
        document.setDefaultStyleSheet(style)
        document.setDocumentMargin(round(20 * scale))
        self.pages.setHtml("".join(parts))

    def _list(self) -> None:
        """List the chapters, or what the search found, under the name of their game if there are several."""
        say = self._program.texts
        sought = self.field.text().strip()
        entries: list[tuple[str, str]] = []
        for game in self._games:
            if sought:
                found = [(rulebook.title(game, of, say), f"{game}/{of}") for of in rulebook.search(game, find(game).rulebook, sought, say)]
            else:
                book = find(game).rulebook
                found = [(rulebook.chapter_title(game, chapter.id, say), f"{game}/{chapter.id}/") for chapter in book]
            if found and len(self._games) > 1:
                entries.append((say(f"{game}.meta.name"), f"{game}/"))
            entries += found
        blocked = self.list.blockSignals(True)
        self.list.clear()
        for words, place in entries:
            item = QListWidgetItem(words, self.list)
            item.setData(PLACE, place)
            if place.removesuffix("/") in self._games:
                item.setFont(BOLD)
                item.setForeground(QColor(BURGUNDY))
            if place == self._opened:
                self.list.setCurrentItem(item)
        if not entries:
            item = QListWidgetItem(say("help.not_found", words=sought), self.list)
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.list.blockSignals(blocked)

    def _sought(self) -> None:
        self._list()
        if self.field.text().strip() and self.list.item(0).data(PLACE):
            first = 1 if len(self._games) > 1 else 0
            self._opened = str(self.list.item(first).data(PLACE))
            self.list.blockSignals(True)
            self.list.setCurrentRow(first)
            self.list.blockSignals(False)
            self._go(self._opened)
        self._mark()

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(PLACE):
            self._open(str(item.data(PLACE)))

    def _open(self, place: str) -> None:
        self._opened = place
        self._mark()
        self._go(place)

    def _go(self, place: str) -> None:
        """Scroll a place to the top."""
        if place:
            self.pages.scrollToAnchor(place)
            bar = self.pages.verticalScrollBar()
            if bar.value() < bar.maximum():
                bar.setValue(bar.value() - round(24 * self._owner.scale))

    def _mark(self) -> None:
        """Put colour behind the opened paragraph and the words found."""
        document = self.pages.document()
        marks: list[QTextEdit.ExtraSelection] = []
        if self._opened and not self._opened.endswith("/"):
            marks += self._paragraph(document)
        for word in self.field.text().split():
            cursor = document.find(word)
            while not cursor.isNull():
                marks.append(_selection(cursor, FOUND))
                cursor = document.find(word, cursor)
        self.pages.setExtraSelections(marks)

    def _paragraph(self, document: QTextDocument) -> list[QTextEdit.ExtraSelection]:
        block = document.begin()
        while block.isValid():
            iterator = block.begin()
            while not iterator.atEnd():
                if self._opened in iterator.fragment().charFormat().anchorNames():
                    cursor = QTextCursor(block)
                    cursor.movePosition(QTextCursor.MoveOperation.NextBlock)
                    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
                    whole = QTextCursor(block)
                    whole.setPosition(cursor.position(), QTextCursor.MoveMode.KeepAnchor)
                    return [_selection(whole, SHOWN)]
                iterator += 1
            block = block.next()
        return []


def _selection(cursor: QTextCursor, colour: str) -> QTextEdit.ExtraSelection:
    found = QTextEdit.ExtraSelection()
    form = QTextCharFormat()
    form.setBackground(QColor(colour))
    found.cursor, found.format = cursor, form
    return found
