"""Agreement to take back a move that revealed something: every player taps their own shape, or one of them says no."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import frame
from app.art.fonts import text_width
from app.art.lettering import paragraph, text
from app.art.materials import veil
from app.art.signs import Sign
from app.art.tokens import BURGUNDY, INK, INK_SECOND
from app.program import Program
from app.windows.kit.controls import Button
from app.windows.kit.seat_button import SeatButton
from app.windows.kit.sheet import Sheet

WIDTH = 520.0
ROW = 58.0
HEAD, FOOT = 158.0, 84.0


class Consent(Sheet):
    """A small sheet over the table. ``agreed`` once every shape was tapped; a single no, by the button or Esc, closes it."""

    agreed = Signal()

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent, "consent")
        self._why: Callable[[], str] = str
        self._reason = ""
        self._seats: list[SeatButton] = []
        self._no = Button(self, "danger", "close-thick", "consent:no")
        self._no.clicked.connect(self.put_away)

    def open(self, people: Sequence[Sign], why: Callable[[], str]) -> None:
        """Ask all people at the table; ``why`` says what they would be taking back."""
        self._why = why
        for seat in self._seats:
            self.discard(seat)
        self._seats = [SeatButton(self, f"consent:{player}", sign) for player, sign in enumerate(people)]
        for seat in self._seats:
            seat.toggled.connect(self._count)
            seat.show()
        self.retext()
        self.show_up()
        self._seats[0].setFocus()

    def retext(self) -> None:
        """Set all texts."""
        say, self._reason = self._program.texts, self._why()
        self._no.say(say("hotseat.consent_no"))
        for seat in self._seats:
            seat.say(seat.sign.name, say("hotseat.consent_yes", name=seat.sign.name))
        self.setAccessibleName(say("hotseat.consent"))
        self.setAccessibleDescription(f"{self._reason} {say('hotseat.consent_hint')}")

    def needs(self) -> tuple[float, float]:
        """Return the size of the sheet with its margins."""
        return WIDTH + 40, self._dialog().height() + 40

    def arrange(self) -> None:
        """Place a row for each player, and the button for no at the bottom."""
        r = self._dialog()
        for i, seat in enumerate(self._seats):
            self.put(seat, QRectF(r.left() + 60, r.top() + HEAD + i * ROW, r.width() - 120, ROW - 8))
        width = max(150.0, text_width(self._no.text(), "body_bold") + 60)
        self.put(self._no, QRectF(r.center().x() - width / 2, r.bottom() - 70, width, 38))

    def paint(self, p: QPainter) -> None:
        """Paint the veil, the sheet and the question."""
        r, say = self._dialog(), self._program.texts
        veil(p, QRectF(0, 0, self.w, self.h))
        frame.dialog(p, r)
        text(p, QRectF(r.left() + 40, r.top() + 24, r.width() - 80, 38), say("hotseat.consent"), "h1", BURGUNDY, "centre", 26)
        paragraph(p, QRectF(r.left() + 44, r.top() + 66, r.width() - 88, 44), self._reason, "body", INK, "centre")
        hint = QRectF(r.left() + 44, r.top() + 112, r.width() - 88, 40)
        paragraph(p, hint, say("hotseat.consent_hint"), "label_regular", INK_SECOND, "centre", 13)

    def _count(self) -> None:
        if all(seat.isChecked() for seat in self._seats):
            self.hide()
            self.agreed.emit()
            self.closed.emit()

    def _dialog(self) -> QRectF:
        height = HEAD + len(self._seats) * ROW + FOOT
        return QRectF((self.w - WIDTH) / 2, (self.h - height) / 2, WIDTH, height)
