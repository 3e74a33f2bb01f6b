"""Going back beyond something new: everybody at the table taps his own shape, or one says no."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import frame
from app.art.fonts import text_width
from app.art.lettering import paragraph, text
from app.art.materials import veil
from app.art.tokens import BURGUNDY, INK, INK_SECOND
from app.windows.kit.controls import Button
from app.windows.kit.seat_button import SeatButton
from app.windows.kit.sheet import Sheet

WIDTH = 520.0
ROW = 58.0
HEAD, FOOT = 158.0, 84.0


class Consent(Sheet):
    """A small sheet over the table. ``agreed`` when every shape was tapped; one no, by the button or Esc, closes it."""

    agreed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "consent")
        self._title = self._reason = self._hint = ""
        self._seats: list[SeatButton] = []
        self._no = Button(self, "danger", "close-thick", "consent:no")
        self._no.clicked.connect(self.put_away)

    def open(
        self, title: str, reason: str, hint: str, no: str, names: Sequence[str], colours: Sequence[str], agrees: Sequence[str]
    ) -> None:
        """Ask everybody; ``agrees`` are the names of the shapes for screen readers."""
        self._title, self._reason, self._hint = title, reason, hint
        self._no.say(no)
        for seat in self._seats:
            self.discard(seat)
        self._seats = [SeatButton(self, f"consent:{player}", colour) for player, colour in enumerate(colours)]
        for seat, name, said in zip(self._seats, names, agrees, strict=True):
            seat.say(name, said)
            seat.toggled.connect(self._count)
            seat.show()
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{reason} {hint}")
        self.refresh()
        self.show_up()
        self._seats[0].setFocus()

    def arrange(self) -> None:
        """A row for each player, and the no below."""
        r = self._dialog()
        for i, seat in enumerate(self._seats):
            self.put(seat, QRectF(r.left() + 60, r.top() + HEAD + i * ROW, r.width() - 120, ROW - 8))
        width = max(150.0, text_width(self._no.text(), "body_bold") + 60)
        self.put(self._no, QRectF(r.center().x() - width / 2, r.bottom() - 70, width, 38))

    def paint(self, p: QPainter) -> None:
        """Veil, sheet, the question."""
        r = self._dialog()
        veil(p, QRectF(0, 0, self.w, self.h))
        frame.dialog(p, r)
        text(p, QRectF(r.left() + 40, r.top() + 24, r.width() - 80, 38), self._title, "h1", BURGUNDY, "centre", 26)
        paragraph(p, QRectF(r.left() + 44, r.top() + 66, r.width() - 88, 44), self._reason, "body", INK, "centre")
        paragraph(p, QRectF(r.left() + 44, r.top() + 112, r.width() - 88, 40), self._hint, "label_regular", INK_SECOND, "centre", 13)

    def _count(self) -> None:
        if all(seat.isChecked() for seat in self._seats):
            self.hide()
            self.agreed.emit()
            self.closed.emit()

    def _dialog(self) -> QRectF:
        height = HEAD + len(self._seats) * ROW + FOOT
        return QRectF((self.w - WIDTH) / 2, (self.h - height) / 2, WIDTH, height)
