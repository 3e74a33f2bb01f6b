"""Cards revealed one by one, each with what it does or brings, before the game continues."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.art import frame
from app.art.fonts import text_width
from app.art.lettering import text
from app.art.materials import veil
from app.art.signs import Sign
from app.art.tokens import BURGUNDY, INK
from app.platform.qt_guard import report_errors
from app.platform.timing import Timer
from app.program import Program
from app.shortcuts import keymap
from app.table.scene.kinds import Painters
from app.table.screen import LaidOpen, LaidRow
from app.windows.kit.controls import Button
from app.windows.kit.sheet import Sheet
from app.windows.play.laid_columns import LaidColumns
from app.windows.play.laid_rows import LaidRows

LEAD, FOOT = 34.0, 30.0
"""Height of the sentence before the cards, and of the one below them."""
BELOW = 94.0
"""Height of what lies below the cards: the buttons."""
BETWEEN = 12.0
"""Space between two buttons."""
NOTHING = LaidOpen("")


class Reveal(Sheet):
    """A sheet over the table until ``closed``. A click or Space shows all cards at once; the button, its key or Enter continues.

    After rows, another button leads on to the score: ``score_asked``.
    """

    score_asked = Signal()

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent, "reveal")
        self._read: Callable[[], LaidOpen | None] = lambda: None
        self._laid = NOTHING
        self._painters: Painters = {}
        self._signs: Callable[[LaidRow], Sign] = lambda row: Sign("", "")
        self.shown = 0
        self._button = Button(self, "primary", "check-bold", "reveal:go_on")
        self._button.clicked.connect(self.put_away)
        self._table = Button(self, "secondary", "podium", "reveal:score")
        self._table.clicked.connect(self._show_score)
        self._timer = Timer("cards revealed", self, self._next, again=True)

    def open(
        self,
        read: Callable[[], LaidOpen | None],
        painters: Painters,
        signs: Callable[[LaidRow], Sign],
        paused: bool,
    ) -> None:
        """Show the cards that ``read`` returns with their words; unless ``paused``, all at once. ``signs``: those of the players."""
        self._read, self._painters, self._signs = read, painters, signs
        self._laid = read() or NOTHING
        self.shown = min(1, self._laid.count) if paused else self._laid.count
        if self.shown < self._laid.count:
            self._timer.start(self._spread().pause)
        self.retext()
        self.show_up()
        (self if self._timer.isActive() else self._button).setFocus()

    def retext(self) -> None:
        """Set all texts."""
        self._laid = self._read() or NOTHING
        self._button.say(self._program.texts("app.reveal.go_on"))
        self._table.say(self._program.texts("table.score"))
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
        self.shown = self._laid.count
        self._end()
        self._renew()

    def arrange(self) -> None:
        """Place the button in the middle at the bottom, after rows together with the one for the score."""
        buttons = [self._table, self._button] if self._laid.rows else [self._button]
        widths = [max(170.0, text_width(button.text(), "body_bold") + 60) for button in buttons]
        x = (self.w - sum(widths) - BETWEEN * (len(buttons) - 1)) / 2
        self._table.setVisible(self._table in buttons)
        for button, width in zip(buttons, widths, strict=True):
            self.put(button, QRectF(x, self._dialog().bottom() - 66, width, 38))
            x += width + BETWEEN

    def paint(self, p: QPainter) -> None:
        """Paint the veil, the sheet, and the cards shown so far."""
        laid = self._laid
        if laid is NOTHING:
            return
        veil(p, QRectF(0, 0, self.w, self.h))
        r, spread = self._dialog(), self._spread()
        frame.dialog(p, r)
        text(p, QRectF(r.left() + 30, r.top() + 24, r.width() - 60, 40), laid.title, "h1", BURGUNDY, "centre")
        text(p, QRectF(r.left() + 30, r.top() + 66, r.width() - 60, 24), laid.lead, "lead", INK, "centre")
        if self.shown == laid.count:
            text(p, QRectF(r.left() + 30, r.bottom() - 78 - FOOT, r.width() - 60, 24), laid.foot, "body_bold", INK, "centre")
        inner = QRectF(r.center().x() - spread.width / 2, r.top() + self._top(), spread.width, spread.height)
        spread.paint(p, inner, self.shown, self._painters)

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show all cards on Space, continue on Enter and on the key of the table's green button."""
        key = event.key()
        meaning = keymap(self._program).meaning(key, event.modifiers().value)
        if key == Qt.Key.Key_Space and self.shown < self._laid.count:
            self.show_all()
        elif meaning is not None and meaning.name in ("enter", "end") and not event.isAutoRepeat():
            self.put_away()
        else:
            super().keyPressEvent(event)

    @report_errors
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show all cards on a click."""
        self.show_all()

    def _show_score(self) -> None:
        self.put_away()
        self.score_asked.emit()

    def _next(self) -> None:
        self.shown += 1
        self._program.play("flip")
        if self.shown >= self._laid.count:
            self._end()
        self._renew()

    def _end(self) -> None:
        """Wait for no more cards: from now on every key is for the button."""
        self._timer.stop()
        if self.hasFocus():
            self._button.setFocus()

    def _renew(self) -> None:
        laid = self._laid
        self.setAccessibleName(laid.title)
        said = [laid.lead, *self._spread().said(self.shown), laid.foot if self.shown == laid.count else ""]
        self.setAccessibleDescription("\n".join(words for words in said if words))
        self.refresh()

    def _spread(self) -> LaidColumns | LaidRows:
        """Return how the cards lie: side by side, or in a row for each player."""
        wide = self.room.width() - 90
        if self._laid.rows:
            return LaidRows(self._laid, wide, self.room.height() - self._top() - BELOW - 40, self._signs)
        return LaidColumns(self._laid, wide)

    def _top(self) -> float:
        """Return the distance from the top of the sheet to the cards."""
        return 82.0 + (LEAD if self._laid.lead else 0)

    def _dialog(self) -> QRectF:
        spread = self._spread()
        said = max(text_width(self._laid.lead, "lead"), text_width(self._laid.foot, "body_bold"))
        width = max(420.0, spread.width + 60, said + 72)
        height = self._top() + spread.height + (FOOT if self._laid.foot else 0) + BELOW
        return QRectF((self.w - width) / 2, (self.h - height) / 2, width, height)
