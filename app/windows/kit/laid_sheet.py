"""A sheet of paper whose contents are placed by layouts; larger text enlarges it as far as its page has room."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import frame
from app.art.tokens import BURGUNDY
from app.program import Program
from app.windows.kit.canvas import Canvas
from app.windows.kit.flow import Flow
from app.windows.kit.layouts import Column, Part, Row
from app.windows.kit.leaves import Control, Paint, Spring, Words
from app.windows.kit.sheet import PaperSheet

AROUND = 20
"""Minimum distance around the paper."""


class LaidSheet(PaperSheet):
    """A sheet in the middle of its page, as high as it must be, or ``filling`` its height; ``lay`` sets its contents."""

    def __init__(self, program: Program, page: QWidget, name: str, widest: int, filling: bool = False) -> None:
        super().__init__(program, page, name)
        self._widest = widest
        self._title = Words("", "h1", BURGUNDY, 27, height=38)
        self._head = Row((self._title, 1), Control(self.close_button, width=36, height=32))
        self._laid = Column(self._head, margins=(30, 18, 26, 26), under=frame.sheet)
        place = Flow(self._laid, least=1, widest=widest, align="centre", fill=filling)
        margins = (AROUND, AROUND, AROUND, AROUND)
        self.contents = Column((place, 1), margins=margins) if filling else Column(Spring(), place, Spring(), margins=margins)

    def lay(self, body: Part) -> None:
        """Put this below the heading, in place of what was there."""
        self._laid.clear(1)
        self._laid.add(body, 1)

    def head(self, heading: str, close: str) -> None:
        """Set the heading and the label of the closing button."""
        super().head(heading, close)
        self._title.say(heading)

    def crown(self, part: Part | None, sheet: Paint = frame.sheet) -> None:
        """Put ``part`` in the place of the heading, or the heading again, and paint the paper as ``sheet`` does."""
        self._title = Words(self._heading, "h1", BURGUNDY, 27, height=38)
        self._head.clear()
        self._head.add(part if part is not None else self._title, 1)
        close = Control(self.close_button, width=36, height=32)
        self._head.add(close if part is None else Column(close, Spring()))
        self._laid.under = sheet

    def needs(self) -> tuple[float, float]:
        """Return the minimum size of the paper with its margins."""
        assert self.contents is not None
        return self.width_needed(), self.height_for(self.room.width(), 0.0)

    def paper(self) -> QRectF:
        """Return the place of the paper."""
        return self._laid.place

    def arrange(self) -> None:
        """Place everything."""
        Canvas.arrange(self)

    def paint(self, p: QPainter) -> None:
        """Paint the veil, and the paper on it."""
        self.paint_veil(p)
        Canvas.paint(self, p)
