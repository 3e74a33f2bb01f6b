"""The full rules: as a sheet over the table, and as a page of the program."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.program import Program
from app.windows.kit.laid_sheet import LaidSheet
from app.windows.kit.layouts import Column
from app.windows.kit.page import Page, page_sheet
from app.windows.rulebook.reader import Reader
from rules import catalogue

WIDTH = 1010
"""Width of the sheet, in logical pixels."""


class RulesSheet(LaidSheet):
    """The rules of one game over its table: all players may read them at any time."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent, "rules", WIDTH, filling=True)
        self._game = ""
        self.reader = Reader(program, self, "rules")
        self.lay(Column(6, (self.reader.layout(), 1)))

    def open(self, game: str, paragraph: str = "") -> None:
        """Show the rules of a game, open at a paragraph if one is named."""
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
        """Set all texts."""
        if not self._game:
            return
        say = self._program.texts
        self.head(say("help.rules_of", game=say(f"{self._game}.meta.name")), say("app.close"))
        self.reader.retext()
        self.refresh()

    def arrange(self) -> None:
        """Adapt the text to its place."""
        super().arrange()
        self.reader.arrange()


class RulesPage(Page):
    """The page with the rules of every game that has them."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent, "rules_page", "rules_page:back")
        self._program = program
        self.reader = Reader(program, self, "rules_page")
        self.lay(page_sheet((self.reader.layout(), 1), widest=WIDTH, margins=(30, 26, 30, 30)))
        self.setFocusProxy(self.reader.list)
        program.language_changed.connect(self.retext)

    def open(self) -> None:
        """Show the rules from the beginning."""
        self.reader.show_games([game.id for game in catalogue()])
        self.retext()

    def retext(self) -> None:
        """Set all texts."""
        say = self._program.texts
        self.head(say("app.page.rules"), say("app.back"))
        self.reader.retext()
        self.refresh()

    def arrange(self) -> None:
        """Adapt the text to its place."""
        super().arrange()
        self.reader.arrange()
