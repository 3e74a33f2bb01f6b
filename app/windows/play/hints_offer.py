"""The offer to explain less, when a game is not new any more."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.program import Program
from app.teaching import hint_level
from app.windows.kit.lit_bar import LitBar


class Outgrown(QObject):
    """A bar above the table of one page. ``offer`` with each new game, ``clear`` when it goes."""

    closed = Signal()
    """The keyboard may go back to the table."""

    def __init__(self, program: Program, page: QWidget) -> None:
        super().__init__(page)
        self.bar = LitBar(page, "outgrown", "lightbulb-on")
        self._program = program
        self._game = ""
        self.bar.back.connect(lambda: self._choose(True))
        self.bar.closed.connect(lambda: self._choose(False))
        program.language_changed.connect(self._say)

    def offer(self, game: str) -> None:
        """Ask, if it is time to."""
        if hint_level.outgrown(self._program.settings, game):
            self._game = game
            self._say()

    def clear(self) -> None:
        """Put the bar away; unanswered, it comes again with the next game."""
        self._game = ""
        self.bar.hide()

    def fit(self) -> None:
        """Follow the size of the page."""
        self.bar.fit()

    def _say(self) -> None:
        if self._game:
            say = self._program.texts
            self.bar.open(*(say(f"help.{key}") for key in ("outgrown", "outgrown.about", "outgrown.keep", "outgrown.less")))

    def _choose(self, full: bool) -> None:
        """Explain this game in full from now on, or less."""
        chosen = {**self._program.settings.game_hints, self._game: full}
        self.clear()
        self._program.change(game_hints=chosen)
        self.closed.emit()
