"""A sheet whose contents scroll where larger text leaves too little room for them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from app.platform.qt_guard import report_errors_with
from app.program import Program
from app.windows.kit import paper_style
from app.windows.kit.canvas import Canvas
from app.windows.kit.laid_sheet import AROUND, LaidSheet
from app.windows.kit.layouts import Box, Column, Part
from app.windows.kit.leaves import Control

LEAST = 180.0
"""Minimum height of the scrolling part."""
BESIDE = 56
"""Width of the paper's margins."""
BAR = 16
"""Width of the scroll bar and the gap beside it."""


class Body(Canvas):
    """The scrolling part."""

    zoomed = True


class ScrollSheet(LaidSheet):
    """A sheet that scrolls; ``body`` is the parent of the scrolling controls. ``tall``: as high as the page, or else only as it must be."""

    def __init__(self, program: Program, page: QWidget, name: str, widest: int, tall: bool = False) -> None:
        super().__init__(program, page, name, widest)
        self._tall = tall
        self.scroller = QScrollArea(self)
        self.scroller.setObjectName(f"{name}:list")
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body = Body(self.scroller)
        self.scroller.setWidget(self.body)
        self.body.setAutoFillBackground(False)
        self._place = Control(self.scroller, wide=True, height=LEAST)

    def lay_body(self, contents: Box, foot: Part) -> None:
        """Lay out the scrolling part, and what is below it."""
        self.body.contents = contents
        self._place = Control(self.scroller, wide=True, height=LEAST)
        self.lay(Column(8, self._place, 10, foot))

    def needs(self) -> tuple[float, float]:
        """Return the minimum size of a page on which some of the body is visible."""
        self._place.make_high(LEAST)
        return super().needs()

    def arrange(self) -> None:
        """Give the body the room left on the page, or as much of it as it needs."""
        self._place.make_high(LEAST)
        room = self.h - self.height_for(self.w) + LEAST
        width = min(self.w - 2 * AROUND, self._widest) - BESIDE
        scrolls = self.body.height_for(width, 0.0) > room
        if scrolls:
            width -= BAR
        wanted = self.body.height_for(width)
        high = room if self._tall or scrolls else min(room, wanted)
        self._place.make_high(high)
        super().arrange()
        shown = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if scrolls else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.scroller.setVerticalScrollBarPolicy(shown)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)
        edge = paper_style.paper("QScrollArea", self.scale, "transparent", "transparent", 0)
        self.scroller.setStyleSheet(edge if scrolls else "QScrollArea { background: transparent; border: 0; }")
        self.body.fixed_scale = self.scale
        self.body.resize(round(width * self.scale), round((max(high, wanted) if scrolls else high) * self.scale))
        self.body.fit_scale()

    def controls(self) -> list[QWidget]:
        """Return the controls Tab goes through, the scrolling ones first."""
        return [*self.body.in_order(), *super().controls()]

    @report_errors_with(True)
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Scroll to the control that takes keyboard focus."""
        found = super().focusNextPrevChild(forward)
        focused = self.focusWidget()
        if focused is not None and self.body.isAncestorOf(focused):
            self.scroller.ensureWidgetVisible(focused)
        return found
