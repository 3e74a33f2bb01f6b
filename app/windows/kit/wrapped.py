"""Lines of lists and trees that are wrapped, never cut: with a style sheet, Qt forgets the padding when it measures them."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from app.platform.qt_guard import report_errors_with

Index = QModelIndex | QPersistentModelIndex
KEPT = 2000
"""The maximum number of heights remembered."""


class Wrapped(QStyledItemDelegate):
    """A delegate that makes each line as high as its words need.

    In screen pixels: ``padding`` above and below the words, ``beside`` at both sides together.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[str, int, int, int], int] = {}
        self.padding = 6
        self.beside = 20

    @report_errors_with(QSize(40, 30))
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of the wrapped words in the available width."""
        own = index.data(Qt.ItemDataRole.FontRole)
        font = own.resolve(self._view.font()) if isinstance(own, QFont) else self._view.font()
        pictured = index.data(Qt.ItemDataRole.DecorationRole) is not None
        return self.measured(str(index.data(Qt.ItemDataRole.DisplayRole)), font, pictured, self._indent(index))

    def measured(self, words: str, font: QFont, pictured: bool, indent: int = 0) -> QSize:
        """Return the size of words wrapped to the available width; ``pictured``: with an icon before them."""
        room = self._view.viewport().width() - self.beside - indent
        if pictured:
            room -= self._view.iconSize().width() + self.padding
        room = max(40, room)
        key = (words, font.pixelSize(), font.weight().value, room)
        if key not in self._heights:
            if len(self._heights) >= KEPT:
                self._heights.clear()
            whole = QFontMetrics(font).boundingRect(0, 0, room, 10_000, int(Qt.TextFlag.TextWordWrap), words)
            self._heights[key] = whole.height()
        return QSize(room, max(self._heights[key], self._view.iconSize().height()) + 2 * self.padding)

    def _indent(self, index: Index) -> int:
        """Return how far a line of a tree is indented."""
        if not isinstance(self._view, QTreeView):
            return 0
        depth, above = 1, index.parent()
        while above.isValid():
            depth, above = depth + 1, above.parent()
        return depth * self._view.indentation()
