"""The full rules: as a sheet over the table, and as a page of the program."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.application import Program
from app.rulebook import has_rulebook
from app.shield import shielded
from app.table.painters import frame
from app.table.painters.fonts import text_width
from app.table.painters.materials import table
from app.windows.canvas import Canvas
from app.windows.controls import Button
from app.windows.reader import Reader
from app.windows.sheet import PaperSheet
from rules import catalogue

WIDTH = 1010.0
"""Width of the sheet, in logical pixels."""


class RulesSheet(PaperSheet):
    """The rules of one game over its table: everybody may read them at any time."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent, "rules")
        self._program = program
        self._game = ""
        self.reader = Reader(program, self, "rules")

    def open(self, game: str, paragraph: str = "") -> None:
        """Show the rules of a game, turned to a paragraph if one is named."""
        self._game = game
        self.cover()
        self.reader.show_games([game])
        self.retext()
        self.show_up()
        if paragraph:
            self.reader.open_at(game, paragraph)
            self.reader.pages.setFocus()
        else:
            self.reader.list.setFocus()

    def retext(self) -> None:
        """Set all words anew."""
        if not self._game:
            return
        say = self._program.texts
        self.head(say("help.rules_of", game=say(f"{self._game}.meta.name")), say("app.close"))
        self.reader.retext()
        self.refresh()

    def arrange(self) -> None:
        """The text below the heading."""
        super().arrange()
        r = self.paper()
        self.reader.arrange(QRectF(r.left() + 30, r.top() + 70, r.width() - 60, r.height() - 100))

    def paper(self) -> QRectF:
        width = min(WIDTH, self.w - 60)
        return QRectF((self.w - width) / 2, 30, width, self.h - 60)


class RulesPage(Canvas):
    """The rules of every game that has some, beside the table."""

    reflows = True

    back = Signal()

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rules_page")
        self._program = program
        self._back = Button(self, "dark", "arrow-left", "rules_page:back")
        self._back.clicked.connect(self.back)
        self.reader = Reader(program, self, "rules_page")
        self.setFocusProxy(self.reader.list)
        program.language_changed.connect(self.retext)

    def open(self) -> None:
        """Show the rules from their beginning."""
        self.reader.show_games([game.id for game in catalogue() if has_rulebook(game.id)])
        self.retext()

    def retext(self) -> None:
        """Set all words anew."""
        say = self._program.texts
        self._back.say(say("help.back"))
        self.setAccessibleName(say("app.page.rules"))
        self.reader.retext()
        self.refresh()

    def arrange(self) -> None:
        """The way back above, the text on its sheet."""
        width = max(100.0, text_width(self._back.text(), "body_bold") + 44)
        self.put(self._back, QRectF(self.w - width - 10, 6, width, 27))
        r = self._sheet()
        self.reader.arrange(QRectF(r.left() + 30, r.top() + 26, r.width() - 60, r.height() - 56))

    def paint(self, p: QPainter) -> None:
        """Table, heading, sheet."""
        table(p, QRectF(0, 0, self.w, self.h))
        frame.top_bar(p, QRectF(0, 0, self.w, 40))
        frame.bar_title(p, QRectF(20, 0, self.w - 160, 40), self._program.texts("app.page.rules"))
        frame.sheet(p, self._sheet())

    @shielded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def _sheet(self) -> QRectF:
        width = min(WIDTH, self.w - 60)
        return QRectF((self.w - width) / 2, 54, width, self.h - 74)
