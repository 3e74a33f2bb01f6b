"""While an edge of the window is dragged, the table is its last picture, scaled; the sharp one follows when the edge rests."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea

from app.platform.qt_guard import report_errors_with
from app.platform.timing import Timer

RESTED = 120
"""Milliseconds without another size after which the table is painted for the size it has."""


class Stretching(QObject):
    """The last picture of a view, scaled to every size that the system gives its window.

    Painting all pieces anew takes ten times as long as a frame. A size that the program itself chooses is painted immediately.
    """

    def __init__(self, view: QAbstractScrollArea, sharpen: Callable[[], object]) -> None:
        """``sharpen`` is called when the window's size has rested; it calls ``end``."""
        super().__init__(view)
        self._view = view
        self._picture = QPixmap()
        self._rested = Timer("painting the table for its new size", self, sharpen, RESTED)

    @property
    def under_way(self) -> bool:
        """Whether the view shows a scaled picture."""
        return not self._picture.isNull()

    def watch(self) -> None:
        """Watch the window of the view, which has just been shown."""
        self._view.window().windowHandle().installEventFilter(self)

    @report_errors_with(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the picture when the window receives another size from outside: its contents still have the size before."""
        if event.type() == QEvent.Type.Resize and isinstance(event, QResizeEvent) and event.size() != self._view.window().size():
            if not self.under_way and self._view.isVisible():
                self._picture = self._view.viewport().grab()
            if self.under_way:
                self._rested.start()
        return False

    def paint(self) -> None:
        """Fill the view with the scaled picture."""
        p = QPainter(self._view.viewport())
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        p.drawPixmap(self._view.viewport().rect(), self._picture)
        p.end()

    def end(self) -> None:
        """Show the view itself again."""
        self._rested.stop()
        self._picture = QPixmap()
