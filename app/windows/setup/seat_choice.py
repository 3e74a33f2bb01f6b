"""The choice of who sits on a seat: a person, or a computer of some strength."""

from __future__ import annotations

from typing import Final, get_args

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.tokens import BURGUNDY, DISABLED, INK, INK_SECOND
from app.platform.qt_guard import report_errors
from app.texts import Texts
from app.windows.kit.choice import ARROW, LISTED, Choice
from rules import SeatKind

KINDS: Final[tuple[SeatKind, ...]] = get_args(SeatKind)
SIGN = 34.0
"""Width of the place for the pictogram in the field."""
LOCKED = 38.0
"""Height of a locked choice, which says why in a second line."""


class SeatChoice(Choice):
    """The choice for one seat: pictogram and one word in the field, whole words in the list.

    For the only person at the table it is locked, and says why.
    """

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent, name, len(KINDS))
        self._short = [""] * len(KINDS)
        self._why = ""

    @property
    def kind(self) -> SeatKind:
        """Who is chosen."""
        return KINDS[self.currentIndex()]

    def choose(self, kind: SeatKind) -> None:
        """Choose who sits here."""
        self.setCurrentIndex(KINDS.index(kind))

    def word(self, say: Texts, title: str, why: str) -> None:
        """Set the words; ``why`` is the reason why no one else can sit here, empty if they can."""
        self._why = why
        self._short = [say(f"app.seat.short.{kind}") for kind in KINDS]
        self.say(f"{title}. {why}" if why else title, [say(f"app.seat.{kind}") for kind in KINDS])
        self.setEnabled(not why)

    def natural(self) -> tuple[float, float]:
        """Return the size in which every word of the field fits, the reason included."""
        width = max(text_width(each, "body_bold") for each in self._short) + SIGN + ARROW
        return max(width, text_width(self._why, "card") + 20), LOCKED if self._why else 32

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Paint the field; locked, a dark one with the reason."""
        if self._why:
            chrome.row_ground(p, r, enabled=False)
            text(p, QRectF(r.left() + 10, r.top() + 2, r.width() - 10 - ARROW, 18), self._short[self.currentIndex()], "body_bold", INK)
            text(p, QRectF(r.left() + 10, r.top() + 18, r.width() - 20, 18), self._why, "card", INK_SECOND)
            icon_at(p, "lock", r.right() - ARROW / 2 - 1, r.top() + 12, 15, DISABLED)
            return
        self.paint_field(p, r, self._short[self.currentIndex()])
        icon_at(p, "account" if self.kind == "person" else "robot", r.left() + SIGN / 2 + 2, r.center().y(), 18, BURGUNDY)

    def words_place(self, r: QRectF) -> QRectF:
        """Return the place of the words, right of the pictogram."""
        return r.adjusted(SIGN, 0, -ARROW, 0)

    @report_errors
    def showPopup(self) -> None:
        """Open the list as wide as its words."""
        super().showPopup()
        box = self.view().parentWidget()
        if box is not None:
            widest = max(text_width(self.itemText(i), "lead") for i in range(self.count())) + LISTED
            box.resize(max(box.width(), round(widest * self.scale)), box.height())
