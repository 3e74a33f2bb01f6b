"""The full rules: as a sheet over the table, and as a page of the program."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import frame
from app.program import Program
from app.windows.kit.page import Page
from app.windows.kit.sheet import PaperSheet
from app.windows.rulebook.reader import Reader
from rules import catalogue

WIDTH = 1010.0
"""Width of the sheet, in logical pixels."""


class RulesSheet(PaperSheet):
    """The rules of one game over its table: everybody may read them at any time."""

    zoomed = False

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent, "rules")
        self._game = ""
        self.reader = Reader(program, self, "rules")

    def open(self, game: str, paragraph: str = "") -> None:
        """Show the rules of a game, turned to a paragraph if one is named."""
        self._game = game
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
        """As high as the page."""
        width = min(WIDTH, self.w - 60)
        return QRectF((self.w - width) / 2, 30, width, self.h - 60)


class RulesPage(Page):
    """The rules of every game that has some, beside the table."""

    reflows = True

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent, "rules_page", "rules_page:back")
        self._program = program
        self.reader = Reader(program, self, "rules_page")
        self.setFocusProxy(self.reader.list)
        program.language_changed.connect(self.retext)

    def open(self) -> None:
        """Show the rules from their beginning."""
        self.reader.show_games([game.id for game in catalogue()])
        self.retext()

    def retext(self) -> None:
        """Set all words anew."""
        say = self._program.texts
        self.head(say("app.page.rules"), say("app.back"))
        self.reader.retext()
        self.refresh()

    def arrange(self) -> None:
        """The text on its sheet."""
        super().arrange()
        r = self._sheet()
        self.reader.arrange(QRectF(r.left() + 30, r.top() + 26, r.width() - 60, r.height() - 56))

    def paint_page(self, p: QPainter) -> None:
        """The sheet."""
        frame.sheet(p, self._sheet())

    def _sheet(self) -> QRectF:
        return self.sheet_place(WIDTH)
