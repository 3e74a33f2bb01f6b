"""A choice of one among several: the chosen one in a field, the others in a list that opens below it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.shapes import fill, rounded, stroke
from app.art.states import ring
from app.art.tokens import DISABLED, EDGE_DARK, GOLD_TEXT, INK
from app.platform.focus_ring import has_ring, show_ring
from app.platform.qt_guard import report_errors
from app.windows.kit import paper_style
from app.windows.kit.canvas import MARGIN, Painted
from app.windows.kit.controls import scaled_font

MOST = 12
"""Lines of the list visible at once."""
LISTED = 38.0
"""Width beside the words in the list."""
ARROW = 30.0
"""Width at the right end of the field for the arrow."""


class Choice(Painted, QComboBox):
    """Qt's own combo box, so that arrows, typed letters and screen readers work as usual; only its painting is ours."""

    def __init__(self, parent: QWidget, name: str, values: int) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMaxVisibleItems(MOST)
        self.addItems([""] * values)

    def say(self, title: str, labels: Sequence[str]) -> None:
        """Set the title and the labels of the values, in order; values without a label cannot be chosen."""
        self.hold(len(labels))
        for i, label in enumerate(labels):
            self.setItemText(i, label)
        self.setAccessibleName(title)
        self.update()

    def hold(self, count: int) -> None:
        """Hold ``count`` values; a choice beyond the last becomes the last."""
        self.addItems([""] * (count - self.count()))
        while self.count() > count:
            self.removeItem(self.count() - 1)

    def rescale(self, scale: float) -> None:
        """Follow the canvas, the open list included."""
        super().rescale(scale)
        self.setFont(scaled_font("lead", scale * self.text_share))
        self.setStyleSheet(
            "QComboBox { combobox-popup: 0; }"
            + paper_style.paper("QAbstractItemView", scale)
            + paper_style.lines("QAbstractItemView", scale, (4, 8))
            + "QAbstractItemView, QAbstractItemView:focus { border-radius: 0; }"  # as a window it has no see-through corners
        )

    def natural(self) -> tuple[float, float]:
        """Return the size in which the longest words fit, in the field and in the list."""
        words = (self.itemText(i) for i in range(self.count()))
        widths = (max(text_width(each, "body_bold") + 14 + ARROW, text_width(each, "lead") + LISTED) for each in words)
        return max(widths, default=ARROW), 32

    def words_place(self, r: QRectF) -> QRectF:
        """Return the place of the words in the field ``r``."""
        return r.adjusted(10, 0, -ARROW, 0)

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Paint the field with the chosen words."""
        self.paint_field(p, r, self.currentText())

    def paint_field(self, p: QPainter, r: QRectF, words: str) -> None:
        """Paint the field with these words."""
        fill(p, "#FFFDF6" if self.isEnabled() else "#EADCC0", rounded(r, 6))
        edge = GOLD_TEXT if self.underMouse() and self.isEnabled() else EDGE_DARK
        stroke(p, edge, 1.2, rounded(r.adjusted(0.6, 0.6, -0.6, -0.6), 6))
        colour = INK if self.isEnabled() else DISABLED
        text(p, self.words_place(r), words, "body_bold", colour)
        icon_at(p, "chevron-down", r.right() - ARROW / 2 - 1, r.center().y() + 1, 18, colour)
        if has_ring(self):
            ring(p, r, "focus", 6)

    @report_errors
    def showPopup(self) -> None:
        """Open the list below the visible field, at the same width."""
        super().showPopup()
        box = self.view().parentWidget()
        edge = round(MARGIN * self.scale)
        if box is not None:
            below = box.y() >= self.mapToGlobal(QPoint(0, 0)).y()
            box.setGeometry(box.x() + edge, box.y() + (-edge if below else edge), self.width() - 2 * edge, box.height())

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the list with Enter too, not only Space; show the ring to those who use keys."""
        show_ring(self, True)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.showPopup()
        else:
            super().keyPressEvent(event)

    @report_errors
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the list only for clicks on the visible part; show no ring to those who click."""
        show_ring(self, False)
        if self.inner(self.size()).contains(event.position() / self.scale):
            super().mousePressEvent(event)
        else:
            event.ignore()

    @report_errors
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page, so that it never changes the value."""
        event.ignore()
