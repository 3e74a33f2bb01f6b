"""Overlays on a page: they follow its size, the size of text and the language on their own, and hand back keyboard focus."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSizeF
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.platform.qt_guard import report_errors, report_errors_with
from app.program import Program
from app.table.geometry.layout import MIN_HEIGHT, MIN_WIDTH
from app.windows.kit import canvas
from app.windows.kit.canvas import Canvas

STEP = 0.05
"""Share of the usual size by which an overlay shrinks step by step while it is too large for its page."""


class Overlay(Canvas):
    """A canvas over ``page``. Larger text enlarges it as a whole, as far as the page has room for what it ``needs``.

    One that is not ``zoomed`` keeps the scale of its page, and text grows within its place.
    """

    zoomed = True

    def __init__(self, program: Program, page: QWidget, name: str) -> None:
        # A screen reader finds nothing in a stack of pages but the pages.
        super().__init__(page.parentWidget() if isinstance(page, QStackedWidget) else page)
        self._program = program
        self._page = page
        self._before: QWidget | None = None
        """What had keyboard focus before the overlay was shown."""
        self.room = QSizeF(MIN_WIDTH, MIN_HEIGHT)
        """The visible part of the page, in logical pixels."""
        self.setObjectName(name)
        self.hide()
        page.installEventFilter(self)
        program.settings_changed.connect(self.refit)
        program.language_changed.connect(self._speak)

    def retext(self) -> None:
        """Set all texts; called at every change of language while it is open."""

    def needs(self) -> tuple[float, float]:
        """Return the minimum width and height of a page it can be shown on, in logical pixels."""
        return 0.0, 0.0

    def area(self) -> QRectF:
        """Return its place within the visible part of the page (``room``), in logical pixels; usually all of it."""
        return QRectF(0, 0, self.room.width(), self.room.height())

    def show_up(self) -> None:
        """Show it above everything else on the page."""
        if self.isHidden():
            self._before = self.window().focusWidget()
        self.fit()
        self.show()
        self.raise_()

    def fit(self) -> None:
        """Take its scale and place from the page."""
        page = self._page
        around = page.parentWidget()
        seen = page.rect() if around is None else page.rect() & QRect(page.mapFrom(around, QPoint(0, 0)), around.size())
        usual = max(0.05, min(seen.width() / MIN_WIDTH, seen.height() / MIN_HEIGHT))
        share = canvas.text_share if self.zoomed else 1.0
        while True:
            self.scale = usual * share
            self.room = QSizeF(seen.size()) / self.scale
            width, height = self.needs() if share > 1.0 else (0.0, 0.0)
            if width <= self.room.width() and height <= self.room.height():
                break
            share = max(1.0, share - STEP)
        r = self.area()
        place = QRectF(r.topLeft() * self.scale, r.size() * self.scale).toRect()
        self.setGeometry(place.translated(seen.topLeft()))
        self.refresh()

    def fit_scale(self) -> None:
        """Follow its page, not its own size."""
        self.fit()

    def refit(self) -> None:
        """Follow the page while it is open."""
        if not self.isHidden():
            self.fit()

    @report_errors
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Do nothing: ``fit`` sets the size, and arranges too."""

    @report_errors_with(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the page."""
        if watched is self._page and event.type() == QEvent.Type.Resize:
            self.refit()
        return False

    @report_errors
    def hideEvent(self, event: QHideEvent) -> None:
        """Hand keyboard focus back to what had it before."""
        super().hideEvent(event)
        if not self.isHidden():
            return  # its page is hidden
        before, self._before = self._before, None
        focused = self.window().focusWidget()
        if focused is None or not (focused is self or self.isAncestorOf(focused)):
            return
        if before is None or not shiboken6.isValid(before) or not before.isVisible() or not before.isEnabled():
            before = self._page
        if before.isVisible():
            before.setFocus()

    def _speak(self) -> None:
        if not self.isHidden():
            self.retext()
            self.fit()
