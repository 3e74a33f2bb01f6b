"""A remark above the table with two ways on: what is pointed out there and the way back to the score, or an offer."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import panel, shadow
from app.art.tokens import GOLD_TEXT, INK, INK_SECOND
from app.platform.qt_guard import report_errors
from app.table.geometry.layout import MIN_HEIGHT, MIN_WIDTH
from app.windows.kit.canvas import Canvas
from app.windows.kit.controls import Button

TOP = 40.0
"""Logical pixels above it: the bar of the table."""


class LitBar(Canvas):
    """Stands above the middle of the table. The table stays open to clicks and keys."""

    back = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget, name: str = "lit", pictogram: str = "podium") -> None:
        """``pictogram``: that of the button that leads back."""
        super().__init__(parent)
        self.setObjectName(name)
        self._words = self._hint = ""
        self._back = Button(self, "secondary", pictogram, f"{name}:back")
        self._done = Button(self, "primary", "check-bold", f"{name}:done")
        self._back.clicked.connect(self.back)
        self._done.clicked.connect(self.closed)
        self.hide()

    def open(self, words: str, hint: str, back: str, done: str) -> None:
        """Say what is lit; ``hint`` how to see more."""
        self._words, self._hint = words, hint
        self._back.say(back)
        self._done.say(done)
        self.setAccessibleName(f"{words}. {hint}".strip())
        self.fit()
        self.show()
        self.raise_()

    def fit(self) -> None:
        """Take the place that the words need."""
        page = self.parentWidget()
        assert page is not None
        self.scale = max(0.05, min(page.width() / MIN_WIDTH, page.height() / MIN_HEIGHT))
        width = min(page.width() / self.scale - 40, 110 + self._room() + sum(self._widths()))
        self.setGeometry(
            round((page.width() - width * self.scale) / 2), round(TOP * self.scale), round(width * self.scale), round(76 * self.scale)
        )
        self.refresh()

    def arrange(self) -> None:
        """The buttons at the right."""
        x = self.w - 28
        for button, width in zip((self._done, self._back), self._widths(), strict=True):
            x -= width
            self.put(button, QRectF(x, self.h / 2 - 18, width, 32))
            x -= 8

    def paint(self, p: QPainter) -> None:
        """Gold paper with the words."""
        r = QRectF(12, 6, self.w - 24, self.h - 18)
        shadow(p, r, 12, 9, 4, 0.55)
        panel(p, r, 12, "#FBF0CE", "#EFD9A0", shade=0)
        icon_at(p, "lightbulb-on", r.left() + 26, r.center().y(), 24, GOLD_TEXT)
        room = self.w - 24 - 50 - sum(self._widths()) - 40
        y = r.center().y() - (21 if self._hint else 11)
        text(p, QRectF(r.left() + 48, y, room, 22), self._words, "body_bold", INK, "left", 15)
        if self._hint:
            text(p, QRectF(r.left() + 48, y + 22, room, 20), self._hint, "body", INK_SECOND, "left", 13)

    @report_errors
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Its size is set by ``fit``, which paints too."""

    def _widths(self) -> tuple[float, float]:
        done, back = (text_width(button.text(), "body_bold") + 46 for button in (self._done, self._back))
        return done, back

    def _room(self) -> float:
        return max(text_width(self._words, "body_bold", 15), text_width(self._hint, "body", 13)) + 14
