"""A row of tabs, and list rows that can be pressed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.fonts import text_width
from app.art.pages.score_sheet import score_row
from app.art.states import ring
from app.windows.kit.controls import Button


class Tab(Button):
    """One of several tabs; make them exclusive with a ``QButtonGroup``."""

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent, name=name)
        self.setCheckable(True)

    def natural(self) -> tuple[float, float]:
        """Return the size of the words with their frame."""
        return text_width(self.text(), "body_bold") + 30, 32

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Paint the tab, burgundy when chosen."""
        chrome.tab(p, r, self.text(), self.isChecked())
        if self.ringed:
            ring(p, r, "focus", 7)


class PointsRow(Button):
    """One source of points with a figure for each player."""

    def __init__(self, parent: QWidget, name: str, pictogram: str) -> None:
        super().__init__(parent, pictogram=pictogram, name=name)
        self._points: Sequence[int | None] = ()
        self._column = 0.0
        self._odd = False

    def fill(self, points: Sequence[int | None], column: float, odd: bool) -> None:
        """Set the figures, the width of their columns, and whether the row is one of the darker ones."""
        self._points, self._column, self._odd = points, column, odd
        self.update()

    def natural(self) -> tuple[float, float]:
        """Return the size of the words and the figures."""
        return 56 + text_width(self.text(), "body", 15) + self._column * len(self._points), 24

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Paint the row, gold under the mouse if it can be chosen."""
        lit = self.isEnabled() and (self.underMouse() or self.isDown())
        score_row(p, r, self.pictogram, self.text(), self._points, self._column, lit, self._odd)
        if self.ringed:
            ring(p, r, "focus", 8)
