"""The question before the first game of a kind: whether the players know it, or want to be taught."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art.lettering import paragraph, text
from app.art.tokens import INK, INK_SECOND
from app.program import Program
from app.teaching.hint_level import counted
from app.windows.kit.controls import Button
from app.windows.kit.sheet import EDGE, PaperSheet

WIDTH, HEIGHT = 620.0, 238.0


class FirstTime(PaperSheet):
    """Asks once for each game; put away without an answer it asks again the next time."""

    known = Signal(str)
    """The id of a game to be set up."""
    new = Signal(str)
    """The id of a game to be taught."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent, "first_time")
        self._game = ""
        self._answers = {
            "known": Button(self, "primary", "play", "first_time:known"),
            "new": Button(self, "gold", "school", "first_time:new"),
        }
        for answer, button in self._answers.items():
            button.clicked.connect(lambda _=False, answer=answer: self._answer(answer))

    def open(self, game: str) -> None:
        """Ask about a game."""
        self._game = game
        self.retext()
        self.show_up()
        self._answers["known"].setFocus()

    def retext(self) -> None:
        """Set all words anew."""
        if not self._game:
            return
        say = self._program.texts
        self.head(say("help.first_time.title"), say("app.close"))
        for answer, button in self._answers.items():
            button.say(say(f"help.first_time.{answer}"), f"{say(f'help.first_time.{answer}')}. {say(f'help.first_time.{answer}.about')}")
        self.setAccessibleDescription(". ".join(button.accessibleName() for button in self._answers.values()))
        self.refresh()

    def needs(self) -> tuple[float, float]:
        """The paper with its edges."""
        return WIDTH + 40, HEIGHT + 100

    def paper(self) -> QRectF:
        """In the middle of the page."""
        return QRectF((self.w - WIDTH) / 2, (self.h - HEIGHT) / 2 - 30, WIDTH, HEIGHT)

    def arrange(self) -> None:
        """The two answers side by side."""
        super().arrange()
        for button, r in zip(self._answers.values(), self._places_of_answers(), strict=True):
            self.put(button, QRectF(r.left(), r.top(), r.width(), 42))

    def paint_paper(self, p: QPainter, r: QRectF) -> None:
        """The game, and what each answer leads to below it."""
        name = self._program.texts(f"{self._game}.meta.name") if self._game else ""
        text(p, QRectF(r.left() + EDGE, r.top() + 58, r.width() - 2 * EDGE, 26), name, "h3", INK, "left", 18)
        for answer, place in zip(self._answers, self._places_of_answers(), strict=True):
            about = QRectF(place.left() + 2, place.top() + 52, place.width() - 4, 60)
            paragraph(p, about, self._program.texts(f"help.first_time.{answer}.about"), "body", INK_SECOND)

    def _places_of_answers(self) -> tuple[QRectF, QRectF]:
        r = self.paper()
        width = (r.width() - 2 * EDGE - 20) / 2
        left, top = r.left() + EDGE, r.top() + 96
        return QRectF(left, top, width, 110), QRectF(left + width + 20, top, width, 110)

    def _answer(self, answer: str) -> None:
        self._program.change(begun=counted(self._program.settings, self._game, 0))
        self.put_away()
        (self.known if answer == "known" else self.new).emit(self._game)
