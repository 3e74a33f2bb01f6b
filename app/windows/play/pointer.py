"""The ring around what a lesson speaks of."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.art.cache import HINTS
from app.art.forms import Shape
from app.art.icons import icon_at
from app.art.states import hexagon_ring, ring
from app.art.tokens import BURGUNDY
from app.platform.qt_guard import report_errors

ROOM = 14.0
"""Margin around the marked place, in logical pixels."""


class Pointer(QWidget):
    """A gold ring around a place; clicks pass through it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scale = 1.0
        self._shape: Shape = "rectangle"
        self.hide()

    def mark(self, x: int, y: int, width: int, height: int, scale: float, shape: Shape) -> None:
        """Surround a place."""
        self._scale, self._shape = scale, shape
        self.setGeometry(x, y, width, height)
        self.show()
        self.raise_()
        self.update()

    @report_errors
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring, and an arrow at its upper left."""
        p = QPainter(self)
        try:
            p.setRenderHints(HINTS)
            p.scale(self._scale, self._scale)
            r = QRectF(0, 0, self.width() / self._scale, self.height() / self._scale)
            place = r.adjusted(ROOM - 3, ROOM - 3, 3 - ROOM, 3 - ROOM)
            if self._shape == "hexagon":
                hexagon_ring(p, place, "chosen")
            else:
                ring(p, place, "chosen", 9)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(BURGUNDY))
            p.drawEllipse(QRectF(1, 1, 24, 24))
            icon_at(p, "arrow-bottom-right-thick", 13, 13, 16, "#FFF3DC")
        finally:
            p.end()
