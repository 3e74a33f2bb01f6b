"""The stack of pages: pages grow with the size of text, and scroll where the window is too small for them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QToolTip, QWidget

from app.application import qt
from app.art.tokens import EDGE_DARK
from app.platform.focus_ring import has_ring
from app.platform.qt_guard import report_errors
from app.table.geometry.layout import MIN_HEIGHT, MIN_WIDTH
from app.windows.kit import canvas
from app.windows.kit.canvas import Canvas
from app.windows.kit.controls import scaled_font

NEAR = 60
"""Pixels around the focused control that are kept in view too."""
BAR = 12
"""Width of a scroll bar in pixels."""


class ZoomArea(QScrollArea):
    """Scroll area of one painted page: it grows with the text, gets taller where it is narrow, and follows keyboard focus."""

    def __init__(self, page: Canvas) -> None:
        super().__init__()
        page.zoomed = True
        self.page = page
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setStyleSheet(
            "QScrollArea { background: #2A1A10; }"
            f"QScrollBar {{ background: #2A1A10; margin: 0; width: {BAR}px; height: {BAR}px; }}"
            f"QScrollBar::handle {{ background: {EDGE_DARK}; border-radius: 5px; min-height: 40px; min-width: 40px; }}"
            "QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page"
            " { background: transparent; width: 0; height: 0; }"
        )
        self.setWidget(page)
        page.reshaped.connect(self._reshape)
        self._outdated = True
        """Whether the page has changed since it was last measured."""
        qt().focusChanged.connect(self._show_focused)

    def fit(self, again: bool = True) -> None:
        """Give the page its size: that of the window or, with larger text, as wide and as high as it needs.

        A page only slightly too high for the window takes less room between its parts; a higher one keeps its usual height and scrolls.
        Not ``again``: its contents have not changed since they were last measured.
        """
        self._outdated = False
        scale = max(0.05, canvas.text_share * min(self.width() / MIN_WIDTH, self.height() / MIN_HEIGHT))
        least = self.page.width_needed(again) * scale
        width, high = float(self.width()), float(self.height())
        for room in (self.width(), self.width() - BAR):  # the second for when the height needs a scroll bar
            width = max(room, least)
            if any(self.page.height_for(width / scale, ease, again=False) * scale <= self.height() + 1 for ease in (1.0, 0.0)):
                high = self.height()
                break
            high = max(self.height(), self.page.height_for(width / scale, again=False) * scale)
        self.page.fixed_scale = scale
        self.page.scrolls = round(high) > self.height()
        self.page.resize(int(width), round(high))
        QToolTip.setFont(scaled_font("card", scale))
        if self.page.scale != scale and not self.page.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent):
            self.page.fit_scale()  # the size is the same as before; with another one the page follows by itself, at the latest when shown
        self._tell_how_far()

    def follow_text(self) -> None:
        """Adapt to a new size of text, a hidden page when it is next shown."""
        self._outdated = True
        if self.isVisible():
            self.fit()

    def _reshape(self) -> None:
        """Adapt to the page's contents, a hidden page when it is next shown; a page that is resized arranges itself."""
        self._outdated = True
        if self.isVisible():
            self.fit(again=False)

    def _show_focused(self, _: QWidget | None, focused: QWidget | None) -> None:
        """Scroll to what was reached by keys; what has the focus otherwise was clicked, or leaves a page that was opened at its top."""
        if focused is not None and self.isVisible() and self.page.isAncestorOf(focused) and has_ring(focused):
            covered, by = self.page.covered_below()
            if focused not in by:
                self.ensureWidgetVisible(focused, NEAR, NEAR + covered)

    @report_errors
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Tell the page what is seen of it."""
        super().scrollContentsBy(dx, dy)
        self._tell_how_far()

    def _tell_how_far(self) -> None:
        self.page.seen_down_to(self.verticalScrollBar().value() + self.height())

    @report_errors
    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with changes made while hidden."""
        super().showEvent(event)
        if self._outdated:
            self.fit()

    @report_errors
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Resize the page."""
        super().resizeEvent(event)
        self.fit(again=self._outdated)


class Pages(QStackedWidget):
    """The stack itself: pages are addressed by their widget, and painted ones are wrapped in a ``ZoomArea``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._areas: dict[QWidget, ZoomArea] = {}
        self._share = canvas.text_share

    def addWidget(self, page: QWidget) -> int:
        """Add a page."""
        if isinstance(page, Canvas):
            self._areas[page] = ZoomArea(page)
        return super().addWidget(self._areas.get(page, page))

    def setCurrentWidget(self, page: QWidget) -> None:
        """Show a page from its top, wherever its keyboard focus is."""
        area = self._areas.get(page, page)
        super().setCurrentWidget(area)
        if isinstance(area, ZoomArea):
            area.verticalScrollBar().setValue(0)

    def currentWidget(self) -> QWidget:
        """Return the page that is shown."""
        shown = super().currentWidget()
        assert shown is not None
        return shown.page if isinstance(shown, ZoomArea) else shown

    @report_errors
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to the page that is shown; as a proxy it would lose which of its controls had the focus."""
        super().focusInEvent(event)
        self.currentWidget().setFocus()

    def show_again(self) -> None:
        """Lay out and paint the page that is shown, and what is open over it, anew."""
        page = self.currentWidget()
        if isinstance(page, Canvas):
            page.show_again()

    def refit(self) -> None:
        """Adapt all pages to a new size of text."""
        if self._share == canvas.text_share:
            return
        self._share = canvas.text_share
        for area in self._areas.values():
            area.follow_text()
