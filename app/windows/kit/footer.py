"""The footer of a page: a light bar with a sentence, beside the page's last buttons or, on a narrow page, above them.

On a page that scrolls it stays in sight, at the lower edge of what is seen.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.art import frame
from app.art.cache import HINTS
from app.art.lettering import grown
from app.art.tokens import ERROR, INK, LINK
from app.platform.qt_guard import report_errors
from app.windows.kit.canvas import Canvas
from app.windows.kit.flow import Flow
from app.windows.kit.layouts import Part, Row
from app.windows.kit.leaves import Icon, Words

NARROW = 740
"""Width of the page below which the words are shown above the buttons."""
HIGH = 38
"""Minimum height of a line in the footer."""


class Footer(Row):
    """The footer; ``say`` sets its sentence."""

    def __init__(self, *buttons: Part, beside: Part | None = None) -> None:
        """Build the footer; ``beside`` is a button that belongs to the sentence."""
        self._sign = Icon("information", 20, LINK)
        self._words = Words("", "lead", wrapped=True, height=HIGH)
        sentence = Row(self._sign, (self._words, 1), *([] if beside is None else [beside]))
        super().__init__((sentence, 1), Flow(*buttons, gap=(12, 8), align="right"), gap=14, margins=(22, 10, 20, 10), turns=NARROW)
        self.under = lambda p, r: frame.info_bar(p, r)

    def say(self, words: str, wrong: bool = False) -> None:
        """Set the sentence; ``wrong`` marks it as the report of a mistake."""
        self._sign.pictogram, self._sign.colour = ("alert", ERROR) if wrong else ("information", LINK)
        self._words.say(words, ERROR if wrong else INK)

    def paint(self, p: QPainter) -> None:
        """Leave it to its ground, which may lie over other parts of the page."""

    def paint_itself(self, p: QPainter) -> None:
        """Paint the bar with its sentence."""
        super().paint(p)


class Ground(QWidget):
    """What a footer lies on: it covers the part of the page behind it."""

    def __init__(self, page: Canvas, foot: Footer) -> None:
        super().__init__(page)
        self._page, self._foot = page, foot
        self._home = QRect()
        """The footer's place at the end of the page, in logical pixels."""
        self._bottom: int | None = None
        """How far down the page is seen, in pixels; None: to its end."""

    @property
    def controls(self) -> list[QWidget]:
        """The controls in the footer."""
        return list(self._foot.controls())

    def settle(self) -> None:
        """Note where the footer has been placed, at the end of the page, and put it where it is seen: above all but open sheets."""
        self._home = self._foot.geometry()
        for one in (self, *self.controls):
            one.raise_()
        for sheet in self._page.findChildren(Canvas):
            if sheet.isVisible():
                sheet.raise_()
        self._follow()

    def down_to(self, bottom: int) -> None:
        """Put the footer where it is seen when the page is seen down to ``bottom``, in pixels."""
        if bottom != self._bottom:
            self._bottom = bottom
            self._follow()

    def _follow(self) -> None:
        """Place the footer; at the end of the page up to a pixel lower, so that no line is left below it."""
        scale, home = self._page.scale, self._home
        top = home.top() if self._bottom is None else min(home.top() + 1, math.ceil(self._bottom / scale) - home.height())
        self._foot.setGeometry(QRect(home.left(), top, home.width(), home.height()))
        place = QRectF(home.left() * scale, top * scale, home.width() * scale, home.height() * scale)
        self.setGeometry(place.toAlignedRect())
        self.update()

    @report_errors
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the footer in logical pixels."""
        p = QPainter(self)
        try:
            p.setRenderHints(HINTS)
            p.translate(-self.geometry().topLeft())
            p.scale(self._page.scale, self._page.scale)
            with grown(self._page.text_share):
                self._foot.paint_itself(p)
        finally:
            p.end()
