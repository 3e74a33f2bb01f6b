"""The question before the first game of a kind, and before the first one alone: whether the players know it, or want to be taught."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.art.tokens import INK, INK_SECOND
from app.program import Program
from app.teaching.hint_level import alone, counted, unknown
from app.windows.game_words import title
from app.windows.kit.controls import Button
from app.windows.kit.laid_sheet import LaidSheet
from app.windows.kit.layouts import Column, Row
from app.windows.kit.leaves import Control, Spring, Words

WIDTH = 620


class FirstTime(LaidSheet):
    """The sheet with the question, asked once for each game and once for playing it alone; unanswered, it asks again next time."""

    new = Signal(str)
    """The id of a game to be taught."""
    alone = Signal(str)
    """The id of a game of which only playing alone should be taught."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent, "first_time", WIDTH)
        self._game, self._alone = "", False
        self._play: Callable[[], object] = lambda: None
        self._answers = {
            "known": Button(self, "primary", "play", "first_time:known"),
            "alone": Button(self, "gold", "account", "first_time:alone"),
            "new": Button(self, "gold", "school", "first_time:new"),
        }
        for answer, button in self._answers.items():
            button.clicked.connect(lambda _=False, answer=answer: self._answer(answer))
        self._name = Words("", "h3", INK, 18)
        self._abouts = {answer: Words("", "body", INK_SECOND, wrapped=True) for answer in self._answers}
        self._columns = {
            answer: Column(Control(button, wide=True, height=42), 10, self._abouts[answer], (Spring(), 1))
            for answer, button in self._answers.items()
        }
        self.lay(Column(self._name, 12, Row(*((column, 1) for column in self._columns.values()), gap=20)))

    def open(self, game: str, is_alone: bool, play: Callable[[], object]) -> None:
        """Ask about a game that is to be played, or to be played alone; ``play`` begins it for those who know it."""
        self._game, self._alone, self._play = game, is_alone, play
        offered = {"known": True, "alone": is_alone, "new": not is_alone or unknown(self._program.settings, game)}
        for answer, column in self._columns.items():
            column.shown = offered[answer]
            self._answers[answer].setVisible(offered[answer])
        self.retext()
        self.show_up()
        self._answers["known"].setFocus()

    def retext(self) -> None:
        """Set all texts."""
        if not self._game:
            return
        say = self._program.texts
        solo = self._alone
        self.head(say("help.first_time.title_alone" if solo else "help.first_time.title"), say("app.close"))
        self._name.say(f"{title(say, self._game)}: {say(f'{self._game}.meta.solo')}" if solo else say(f"{self._game}.meta.name"))
        for answer, button in self._answers.items():
            self._abouts[answer].say(say(f"help.first_time.{answer}.about"))
            words = say("help.first_time.new_alone" if solo and answer == "new" else f"help.first_time.{answer}")
            button.say(words, f"{words}. {say(f'help.first_time.{answer}.about')}")
        asked = (self._answers[answer] for answer, column in self._columns.items() if column.shown)
        self.setAccessibleDescription(". ".join(button.accessibleName() for button in asked))
        self.refresh()

    def _answer(self, answer: str) -> None:
        known_as = [self._game]
        if self._alone and answer != "new":  # those who are taught the game first have yet to be asked
            known_as.append(alone(self._game))
        for name in known_as:
            self._program.change(begun=counted(self._program.settings, name, 0))
        self.put_away()
        if answer == "known":
            self._play()
        else:
            {"alone": self.alone, "new": self.new}[answer].emit(self._game)
