"""Cards revealed one by one, each with what it does, before the game continues."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.art import frame
from app.art.fonts import text_width
from app.art.lettering import paragraph, paragraph_height, text
from app.art.materials import veil
from app.art.tokens import BURGUNDY, CARD_RATIO, INK
from app.platform.qt_guard import report_errors
from app.program import Program
from app.table.scene.kinds import PaintPiece
from app.table.screen import LaidOpen
from app.windows.kit.controls import Button
from app.windows.kit.sheet import Sheet

PAUSE = 500
"""Milliseconds between two cards."""
WIDEST = 190.0
"""Width of a column, in logical pixels."""
LEAD, FOOT = 34.0, 30.0
"""Height of the sentence before the cards, and of the one below them."""
NOTHING = LaidOpen("", ())


class Reveal(Sheet):
    """A sheet over the table until ``closed``. A click or Space shows all cards at once; Enter or the button continues."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent, "reveal")
        self._read: Callable[[], LaidOpen | None] = lambda: None
        self._laid = NOTHING
        self._painters: Mapping[str, PaintPiece] = {}
        self.shown = 0
        self._button = Button(self, "primary", "check-bold", "reveal:go_on")
        self._button.clicked.connect(self.put_away)
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._next)

    def open(self, read: Callable[[], LaidOpen | None], painters: Mapping[str, PaintPiece], paused: bool) -> None:
        """Show the cards that ``read`` returns with their words; unless ``paused``, all at once."""
        self._read, self._painters = read, painters
        self._laid = read() or NOTHING
        self.shown = 1 if paused else len(self._laid.cards)
        if paused:
            self._timer.start()
        self.retext()
        self.show_up()
        self._button.setFocus()

    def retext(self) -> None:
        """Set all texts."""
        self._laid = self._read() or NOTHING
        self._button.say(self._program.texts("app.reveal.go_on"))
        self._renew()

    def needs(self) -> tuple[float, float]:
        """Return the size of the sheet with its margins."""
        r = self._dialog()
        return r.width() + 30, r.height() + 30

    def put_away(self) -> None:
        """Continue the game."""
        self._timer.stop()
        super().put_away()

    def show_all(self) -> None:
        """Show the remaining cards without waiting."""
        self._timer.stop()
        self.shown = len(self._laid.cards)
        self._renew()

    def arrange(self) -> None:
        """Place the button in the middle at the bottom."""
        width = max(170.0, text_width(self._button.text(), "body_bold") + 60)
        self.put(self._button, QRectF((self.w - width) / 2, self._dialog().bottom() - 66, width, 38))

    def paint(self, p: QPainter) -> None:
        """Paint the veil, the sheet, and the cards shown so far."""
        laid = self._laid
        if not laid.cards:
            return
        veil(p, QRectF(0, 0, self.w, self.h))
        r = self._dialog()
        frame.dialog(p, r)
        text(p, QRectF(r.left() + 30, r.top() + 24, r.width() - 60, 40), laid.title, "h1", BURGUNDY, "centre")
        text(p, QRectF(r.left() + 30, r.top() + 66, r.width() - 60, 24), laid.lead, "lead", INK, "centre")
        if self.shown == len(laid.cards):
            text(p, QRectF(r.left() + 30, r.bottom() - 78 - FOOT, r.width() - 60, 24), laid.foot, "body_bold", INK, "centre")
        column, top = self._column(), r.top() + self._top()
        width = min(132.0, column - 26)
        left = r.center().x() - column * len(laid.cards) / 2
        for i, (card, words) in enumerate(laid.cards[: self.shown]):
            x = left + column * i
            picture = QRectF(x + (column - width) / 2, top, width, width * CARD_RATIO)
            self._painters[card.kind](p, picture, card.face)
            paragraph(p, QRectF(x + 8, picture.bottom() + 12, column - 16, self._words_height()), words, "card", INK, "centre")

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show all cards on Space."""
        if event.key() == Qt.Key.Key_Space and self.shown < len(self._laid.cards):
            self.show_all()
        else:
            super().keyPressEvent(event)

    @report_errors
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show all cards on a click."""
        self.show_all()

    def _next(self) -> None:
        self.shown += 1
        self._program.play("flip")
        if self.shown >= len(self._laid.cards):
            self._timer.stop()
        self._renew()

    def _renew(self) -> None:
        laid = self._laid
        self.setAccessibleName(laid.title)
        said = [laid.lead, *(words for _, words in laid.cards[: self.shown]), laid.foot if self.shown == len(laid.cards) else ""]
        self.setAccessibleDescription("\n".join(words for words in said if words))
        self.refresh()

    def _column(self) -> float:
        return min(WIDEST, (self.room.width() - 90) / max(1, len(self._laid.cards)))

    def _words_height(self) -> float:
        return max((paragraph_height(words, self._column() - 16, "card") for _, words in self._laid.cards), default=0.0)

    def _top(self) -> float:
        """Return the distance from the top of the sheet to the cards."""
        return 82.0 + (LEAD if self._laid.lead else 0)

    def _dialog(self) -> QRectF:
        column = self._column()
        said = max(text_width(self._laid.lead, "lead"), text_width(self._laid.foot, "body_bold"))
        width = max(420.0, column * len(self._laid.cards) + 60, said + 72)
        foot = FOOT if self._laid.foot else 0
        height = self._top() + min(132.0, column - 26) * CARD_RATIO + 12 + self._words_height() + foot + 94
        return QRectF((self.w - width) / 2, (self.h - height) / 2, width, height)
