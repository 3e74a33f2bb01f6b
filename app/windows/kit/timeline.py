"""The slider of a review: every position of the game, with marks at those worth jumping to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QSlider, QWidget

from app.art.icons import icon_at
from app.art.lettering import text
from app.art.shapes import disc, fill, line, rounded, stroke
from app.art.states import ring
from app.art.tokens import BAR_TEXT, BURGUNDY, EDGE_DARK, GOLD, GOLD_LIGHT, INK, SHEET, tint
from app.platform.focus_ring import has_ring, show_ring
from app.platform.qt_guard import report_errors
from app.session.replay import Mark
from app.windows.kit.canvas import Painted

END = 14.0
"""From the edge to the first and the last position."""
LOW = 11.0
"""From the lower edge to the groove."""


class Timeline(Painted, QSlider):
    """Positions from left to right. ``show_marks`` sets the marks above them."""

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        self._marks: Sequence[tuple[Mark, str]] = ()
        self._sections: Sequence[tuple[int, str]] = ()

    def show_marks(self, marks: Sequence[tuple[Mark, str]], sections: Sequence[tuple[int, str]]) -> None:
        """Set the marks with the words for their tips, and where the parts of the game begin, with their names."""
        self._marks, self._sections = marks, sections
        self.update()

    def mark_at(self, x: float) -> tuple[Mark, str] | None:
        """Return the mark nearest to a place, in logical pixels, if any is near."""
        near = [(abs(self._x(mark.at) - x), mark, words) for mark, words in self._marks]
        found = min(near, key=lambda one: one[0], default=None)
        return (found[1], found[2]) if found is not None and found[0] <= 9 else None

    @report_errors
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the place clicked; on a mark, exactly to it. Show no ring to those who click."""
        show_ring(self, False)
        x = event.position().x() / self.scale
        found = self.mark_at(x) if event.position().y() / self.scale < self._groove() - 7 else None
        self.setSliderDown(True)
        self.setValue(found[0].at if found is not None else self._value(x))

    @report_errors
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, or show what is marked under the mouse."""
        x = event.position().x() / self.scale
        if self.isSliderDown():
            self.setValue(self._value(x))
        else:
            found = self.mark_at(x)
            self.setToolTip(found[1] if found is not None else "")

    @report_errors
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the drag."""
        self.setSliderDown(False)

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Paint the groove, the parts of the game, the marks and the handle."""
        y = self._groove()
        groove = QRectF(r.left() + END - 6, y - 4, r.width() - 2 * END + 12, 8)
        fill(p, "#1A100A", rounded(groove, 4))
        stroke(p, EDGE_DARK, 1, rounded(groove, 4))
        done = QRectF(groove.left(), groove.top(), self._x(self.value()) - groove.left(), groove.height())
        fill(p, GOLD, rounded(done, 4))
        ends = [self._x(at) for at, _ in self._sections[1:]] + [r.right() - END]
        for (at, words), end in zip(self._sections, ends, strict=False):
            left = self._x(at)
            text(p, QRectF(left + 10, r.top() - 3, end - left - 14, 16), words, "label", BAR_TEXT, "left", 12)
        for mark, _ in self._marks:
            x = self._x(mark.at)
            if mark.sort == "section":
                icon_at(p, mark.pictogram, x, r.top() + 5, 16, GOLD_LIGHT)
            elif mark.sort == "mark":
                disc(p, tint(BAR_TEXT, 0.75), x, y - 10, 2.4)
            else:
                icon_at(p, mark.pictogram, x, y - 11, 13, GOLD_LIGHT if mark.sort in ("swing", "costly") else BAR_TEXT)
            line(p, tint(BAR_TEXT, 0.6), 1, x, y - 4, x, y + 4)
        x = self._x(self.value())
        knob = QRectF(x - 8, y - 11, 16, 22)
        fill(p, SHEET, rounded(knob, 5))
        stroke(p, INK, 1.4, rounded(knob, 5))
        line(p, BURGUNDY, 2, x, y - 5, x, y + 5)
        if has_ring(self):
            ring(p, knob, "focus", 6)

    def _groove(self) -> float:
        return self.inner(self.size()).bottom() - LOW

    def _x(self, at: int) -> float:
        r = self.inner(self.size())
        return r.left() + END + (r.width() - 2 * END) * at / max(1, self.maximum())

    def _value(self, x: float) -> int:
        r = self.inner(self.size())
        return round((x - r.left() - END) / max(1.0, r.width() - 2 * END) * self.maximum())
