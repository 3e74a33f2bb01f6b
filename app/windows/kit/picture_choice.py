"""A choice among things that are known by their looks: the chosen one in small, the others as a table of pictures that opens below it."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QWidget

from app.art.fonts import text_width
from app.platform.qt_guard import report_errors
from app.windows.kit.choice import ARROW, Choice

Picture = Callable[[int, QSize, float], QPixmap]
"""Paints a value in ``size`` logical pixels; the ``float`` is the number of real ones in each."""
ACROSS = 5
"""Pictures in a row of the table."""
CELL, WORDS, AROUND = 222.0, 28.0, 8.0
"""Width of a picture with its margins, height of the words below it, and the margin; in logical pixels."""
LOW, HIGH = 40, 48
"""Height of the field, at least and usually."""
SHAPE = 1.1
"""Width of a picture relative to its height."""


class PictureChoice(Choice):
    """A ``Choice`` whose values all have pictures; ``picture`` paints them when they are needed."""

    def __init__(self, parent: QWidget, name: str, values: int, picture: Picture) -> None:
        super().__init__(parent, name, values)
        self._picture = picture
        table = QListView(self)
        table.setViewMode(QListView.ViewMode.IconMode)
        table.setMovement(QListView.Movement.Static)
        table.setResizeMode(QListView.ResizeMode.Adjust)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setItemDelegate(QStyledItemDelegate(table))
        self.setView(table)
        self._table = table

    def natural(self) -> tuple[float, float]:
        """Return the size in which the small picture and the longest words fit."""
        words = (self.itemText(i) for i in range(self.count()))
        return HIGH * SHAPE + 10 + ARROW + max((text_width(each, "body_bold") for each in words), default=0.0), HIGH

    def words_place(self, r: QRectF) -> QRectF:
        """Return the place of the words, right of the picture."""
        return r.adjusted(r.height() * SHAPE + 6, 0, -ARROW, 0)

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Paint the field with the chosen picture and its words."""
        super().paint(p, r)
        place = QRectF(r.left() + 4, r.top() + 3, (r.height() - 6) * SHAPE, r.height() - 6)
        ratio = self.scale * self.devicePixelRatioF()
        p.drawPixmap(place.topLeft(), self._picture(self.currentIndex(), place.size().toSize(), ratio))

    @report_errors
    def showPopup(self) -> None:
        """Open the table of pictures, as large as the window allows and within it."""
        window = self.window().geometry()
        across = min(ACROSS, self.count())
        down = ceil(self.count() / across)
        beside = round(2 * AROUND * self.scale)
        cell = min(round(CELL * self.scale), (window.width() - beside) // across)
        words = round(WORDS * self.scale * self.text_share)
        high = min(round(cell / SHAPE) + words, (window.height() - beside) // down)
        side = max(1, min(cell, round((high - words) * SHAPE)) - beside)
        size = QSize(side, round(side / SHAPE))
        self._table.setIconSize(size)
        self._table.setGridSize(QSize(cell, high))
        for i in range(self.count()):
            picture = self._picture(i, size, self.devicePixelRatioF())
            icon = QIcon(picture)
            icon.addPixmap(picture, QIcon.Mode.Selected)  # otherwise Qt tints the chosen one
            self.setItemIcon(i, icon)
        super().showPopup()
        box = self.view().parentWidget()
        if box is not None:
            whole = QSize(across * cell + beside, down * high + beside)
            corner = self.mapToGlobal(QPoint(self.width() - whole.width(), self.height()))
            box.setGeometry(_within(QRect(corner, whole), window))


def _within(r: QRect, area: QRect) -> QRect:
    """Return a rectangle moved into an area that is large enough for it."""
    x = max(area.left(), min(r.left(), area.right() + 1 - r.width()))
    y = max(area.top(), min(r.top(), area.bottom() + 1 - r.height()))
    return QRect(QPoint(x, y), r.size())
