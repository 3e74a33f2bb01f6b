"""What is shown while the program is busy: a sign after half a second, and a plain ground before the first picture."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPaintDevice, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.application import qt
from app.art.cache import HINTS
from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import grown, text
from app.art.materials import linear
from app.art.shapes import rounded, stroke
from app.art.tokens import GOLD_LIGHT, LIGHT_TEXT, tint
from app.platform.qt_guard import report_errors, report_errors_with
from app.platform.timing import Timer
from app.program import Program
from app.table.geometry.layout import MIN_HEIGHT, MIN_WIDTH

GROUND = "#2A1A10"
"""The wood of the table, before it is painted."""
HEIGHT, EDGE, SIGN = 64.0, 26.0, 40.0
"""Height of the sign, room left and right of what is in it, width of its pictogram."""

P = ParamSpec("P")
R = TypeVar("R")


class HasProgram(Protocol):
    """Anything that knows the program."""

    program: Program


Self = TypeVar("Self", bound=HasProgram)


def takes_time(act: Callable[Concatenate[Self, P], R]) -> Callable[Concatenate[Self, P], R]:
    """Have the players told if an act takes longer than a moment."""

    @wraps(act)
    def at_work(self: Self, /, *args: P.args, **named: P.kwargs) -> R:
        with self.program.working():
            return act(self, *args, **named)

    return at_work


class BusySign(QObject):
    """The sign in the middle of the window.

    It is painted straight onto what is on the screen, which stays as it was: no widget may be painted now, since it may be half done.
    """

    def __init__(self, program: Program, window: QWidget) -> None:
        super().__init__(window)
        self._program, self._window = program, window
        self.place = QRect()
        """Where the sign is; empty when nobody is waiting."""
        program.delayed.connect(self._appear)
        program.caught_up.connect(self._vanish)

    def _appear(self) -> None:
        qt().setOverrideCursor(Qt.CursorShape.WaitCursor)
        window, words, store = self._window, self._program.texts("app.busy"), self._window.backingStore()
        if store is None or store.size().isEmpty():
            return  # nothing has been on the screen yet
        scale = _scale(window)
        r = _place(words, window.width() / scale, window.height() / scale)
        self.place = QRectF(r.topLeft() * scale, r.size() * scale).toAlignedRect()
        store.beginPaint(self.place)
        _paint_sign(store.paintDevice(), r, words, scale)
        store.endPaint()
        store.flush(self.place)

    def _vanish(self) -> None:
        qt().restoreOverrideCursor()
        for widget in (self._window, *self._window.findChildren(QWidget)):  # an update stops at whatever is opaque
            widget.update(QRect(widget.mapFrom(self._window, self.place.topLeft()), self.place.size()))
        self.place = QRect()


class Ground(QWidget):
    """What covers a window that has just been opened: the table's wood, which takes no time, instead of the black of the screen.

    Any ``words`` are written on it. It goes once it has been seen: ``seen`` is emitted then, before anything else is painted.
    """

    seen = Signal()

    def __init__(self, window: QWidget, words: str = "") -> None:
        super().__init__(window)
        self.setObjectName("ground")
        self._words = words
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._go = Timer("first picture", self, self._leave)
        self.setGeometry(window.rect())
        window.installEventFilter(self)
        self.show()

    @report_errors
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, and go once this is on the screen."""
        scale = _scale(self)
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(GROUND))
        painter.end()
        if self._words:
            width, height = self.width() / scale, self.height() / scale
            _paint_sign(self, _place(self._words, width, height), self._words, scale)
        self._go.start()

    @report_errors_with(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self.window().rect())
        return False

    def _leave(self) -> None:
        self.seen.emit()
        self.hide()
        self.deleteLater()


def _scale(window: QWidget) -> float:
    return max(0.5, min(window.width() / MIN_WIDTH, window.height() / MIN_HEIGHT))


def _place(words: str, width: float, height: float) -> QRectF:
    """Return the place of the sign in the middle of ``width`` x ``height``, in logical pixels."""
    with grown(1.0):  # this may be in the middle of painting something else
        r = QRectF(0, 0, text_width(words, "lead") + SIGN + 2 * EDGE, HEIGHT)
    r.moveCenter(QPointF(width / 2, height / 2))
    return r


def _paint_sign(on: QPaintDevice, r: QRectF, words: str, scale: float) -> None:
    """Paint an hourglass and words on dark wood. The corners are square: nothing below may shine through."""
    painter = QPainter(on)
    try:
        painter.setRenderHints(HINTS)
        painter.scale(scale, scale)
        with grown(1.0):
            painter.fillRect(r, linear(r, (0, "#3A281C"), (1, "#22160E")))
            stroke(painter, GOLD_LIGHT, 1.5, rounded(r.adjusted(0.75, 0.75, -0.75, -0.75), 0))
            stroke(painter, tint(GOLD_LIGHT, 0.45), 1, rounded(r.adjusted(4.5, 4.5, -4.5, -4.5), 3))
            icon_at(painter, "timer-sand", r.left() + EDGE + 10, r.center().y(), 26, GOLD_LIGHT)
            text(painter, r.adjusted(EDGE + SIGN, 0, -EDGE + 2, 0), words, "lead", LIGHT_TEXT)
    finally:
        painter.end()
