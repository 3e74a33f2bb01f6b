"""The offer to explain less once a game is no longer new to its players."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.program import Program
from app.teaching import hint_level
from app.windows.kit.message_bar import OFFER, MessageBar, Words


class HintsOffer(QObject):
    """The bar with the offer above one page's table.

    Call ``offer`` with each new game, ``follow`` whenever the curtain may have moved, ``clear`` when the game goes.
    """

    def __init__(self, program: Program, page: QWidget) -> None:
        super().__init__(page)
        self.bar = MessageBar(program, page, "outgrown", OFFER, "lightbulb-on")
        self.bar.add_button("primary", "check-bold", "done", lambda: self._choose(False))
        self.bar.add_button("secondary", "lightbulb-on", "back", lambda: self._choose(True))
        self._program = program
        self._game = ""

    def offer(self, game: str) -> None:
        """Make the offer, if it is time to, as soon as somebody sees the table."""
        self._game = game if hint_level.outgrown(self._program.settings, game) else ""

    def follow(self, curtain: bool) -> None:
        """Show an offer that was made, unless the curtain is down."""
        if curtain:
            self.bar.hide()
        elif self._game and self.bar.isHidden():
            self.bar.tell(self.words)

    def words(self) -> Words:
        """Return the words of the bar."""
        say = self._program.texts
        return (say("help.outgrown"), say("help.outgrown.about")), (say("help.outgrown.less"), say("help.outgrown.keep"))

    def clear(self) -> None:
        """Put the bar away; unanswered, it returns with the next game."""
        self._game = ""
        self.bar.hide()

    def _choose(self, full: bool) -> None:
        """Explain this game in full from now on, or less."""
        chosen = {**self._program.settings.game_hints, self._game: full}
        self.clear()
        self._program.change(game_hints=chosen)
