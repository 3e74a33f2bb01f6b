"""The size of text: smaller, larger, and the usual one between them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QCursor, QHideEvent, QPainter
from PySide6.QtWidgets import QApplication

from app.art.lettering import text
from app.art.tokens import INK, ROLES
from app.platform.qt_guard import report_errors
from app.platform.timing import Timer
from app.program import Program
from app.storage.settings import LARGEST_SIZE, SMALLEST_SIZE
from app.windows.kit.canvas import Canvas
from app.windows.kit.controls import Button
from app.windows.kit.layouts import Row
from app.windows.kit.leaves import Control

STEP = 10
"""Per cent by which the buttons change the size."""
REST = 1500
"""Milliseconds after the last press until the size applies, wherever the pointer is."""


class _SizeButton(Button):
    """One of the buttons; it says when the pointer leaves it, and when the page is closed."""

    left = Signal()
    closed = Signal()

    @report_errors
    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer has left."""
        super().leaveEvent(event)
        self.left.emit()

    @report_errors
    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that the page is closed, with or without the pointer."""
        super().hideEvent(event)
        self.closed.emit()


class _Sample(_SizeButton):
    """The size in per cent, in letters of that size as far as the button has room for them."""

    share = 1.0
    """The size shown relative to that of the page."""

    @property
    def painted_words(self) -> str:
        """Nothing: its words are painted in a size of their own."""
        return ""

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Paint the button without words, and the words in their size."""
        super().paint(p, r)
        text(p, r, self.text(), "body_bold", INK, "centre", px=round(min(ROLES["body_bold"][1] * self.share, r.height() * 0.8)))


class TextSize:
    """The three buttons, children of the settings page.

    While the pointer presses them, the page keeps its size and only the words between them grow: otherwise the button would move away from
    under the pointer with each click. By keyboard, and on a touch screen, where no pointer stays, the new size applies immediately.
    """

    def __init__(self, page: Canvas, program: Program) -> None:
        self._program = program
        self._wanted = program.settings.text_size
        self._rest = Timer("size of text chosen", page, self._apply, REST)
        self._smaller = _SizeButton(page, "secondary", "minus", "text_size:smaller")
        self._usual = _Sample(page, "secondary", "", "text_size:usual")
        self._larger = _SizeButton(page, "secondary", "plus", "text_size:larger")
        self.buttons = (self._smaller, self._usual, self._larger)
        """In the order of Tab."""
        self._smaller.clicked.connect(lambda: self._want(self._wanted - STEP))
        self._usual.clicked.connect(lambda: self._want(100))
        self._larger.clicked.connect(lambda: self._want(self._wanted + STEP))
        for button in self.buttons:
            button.left.connect(self._leave)
            button.closed.connect(self._apply)

    def row(self) -> Row:
        """Return a new layout for the three."""
        return Row(Control(self._smaller, width=56), Control(self._usual, wide=True), Control(self._larger, width=56))

    def follow(self) -> None:
        """Show the size that applies."""
        self._wanted = self._program.settings.text_size
        self.retext()

    def retext(self) -> None:
        """Set all texts and states."""
        say = self._program.texts
        self._smaller.say("", say("settings.text_size.smaller"))
        self._larger.say("", say("settings.text_size.larger"))
        self._usual.say(say("settings.text_size.now", n=self._wanted), say("settings.text_size.usual"))
        self._usual.share = self._wanted / self._program.settings.text_size
        self._usual.update()
        self._smaller.setEnabled(self._wanted > SMALLEST_SIZE)
        self._larger.setEnabled(self._wanted < LARGEST_SIZE)

    def _want(self, size: int) -> None:
        self._wanted = max(SMALLEST_SIZE, min(LARGEST_SIZE, size))
        if self._program.settings.touch or not any(button.underMouse() for button in self.buttons):
            self._apply()
        else:
            self._rest.start()
            self.retext()

    def _leave(self) -> None:
        """Apply the size, unless the pointer has only moved on to another of the buttons."""
        if QApplication.widgetAt(QCursor.pos()) not in self.buttons:
            self._apply()

    def _apply(self) -> None:
        self._rest.stop()
        if self._wanted != self._program.settings.text_size:
            self._program.change(text_size=self._wanted)
