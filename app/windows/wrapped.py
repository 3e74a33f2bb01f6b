"""Lines of lists and trees that are wrapped, never cut: with a style sheet Qt forgets the padding when it measures them."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from app.shield import shielded_with

Index = QModelIndex | QPersistentModelIndex


class Wrapped(QStyledItemDelegate):
    """Each line is as high as its words need.

    In screen pixels: ``padding`` above and below the words, ``beside`` at both sides together.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self.padding = 6
        self.beside = 20

    @shielded_with(QSize(40, 30))
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The height of the wrapped words in the width there is."""
        font = index.data(Qt.ItemDataRole.FontRole)
        metrics = QFontMetrics(font if isinstance(font, QFont) else self._view.font())
        room = self._view.viewport().width() - self.beside - self._indent(index)
        if index.data(Qt.ItemDataRole.DecorationRole) is not None:
            room -= self._view.iconSize().width() + self.padding
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        high = metrics.boundingRect(0, 0, max(40, room), 10_000, int(Qt.TextFlag.TextWordWrap), words).height()
        return QSize(max(40, room), max(high, self._view.iconSize().height()) + 2 * self.padding)

    def _indent(self, index: Index) -> int:
        """How far a line of a tree is moved to the right."""
        if not isinstance(self._view, QTreeView):
            return 0
        depth, above = 1, index.parent()
        while above.isValid():
            depth, above = depth + 1, above.parent()
        return depth * self._view.indentation()
