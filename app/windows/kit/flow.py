"""Parts in lines, as many in each as fit, and tiles of equal width; in logical pixels."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from app.art.lettering import Align
from app.platform.qt_guard import report_errors, report_errors_with
from app.windows.kit.layouts import PaintedLayout, Part
from app.windows.kit.leaves import MOST, Control, Leaf
from app.windows.kit.measured import once


class Flow(PaintedLayout, QLayout):
    """Parts in lines, as many in each as fit.

    With ``least`` they are tiles: equally wide, at least that and at most ``widest``. In a last line that is not full they are as wide as
    the others or, unless ``even``, as wide as the line allows. With ``fill`` the lines share the whole height.
    """

    def __init__(
        self,
        *parts: Part,
        gap: tuple[int, int] = (8, 8),
        least: int = 0,
        widest: int = MOST,
        align: Align = "left",
        fill: bool = False,
        even: bool = True,
    ) -> None:
        super().__init__()
        self.nodes, self.measures = [], {}
        self._even = even
        self._items: list[QLayoutItem] = []
        self._gap, self._least, self._widest, self._align, self._fill = gap, least, widest, align, fill
        self.setContentsMargins(0, 0, 0, 0)
        for part in parts:
            self.add(part)

    def add(self, part: Part) -> None:
        """Add a part after the others."""
        assert not isinstance(part, int)
        found = Control(part) if isinstance(part, QWidget) else part
        assert isinstance(found, Leaf | PaintedLayout)
        self.keep(found)
        if isinstance(found, QLayout):
            self.addChildLayout(found)
        self._items.append(found)

    def clear(self) -> None:
        """Remove all parts, with everything in them."""
        self._items.clear()
        self.nodes.clear()

    @report_errors
    def addItem(self, item: QLayoutItem) -> None:
        """Accept an item from Qt."""
        self._items.append(item)

    @report_errors_with(0)
    def count(self) -> int:
        """Return how many parts there are."""
        return len(self._items)

    @report_errors
    def itemAt(self, index: int) -> QLayoutItem:
        """Return a part, or None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None  # type: ignore[return-value]

    @report_errors
    def takeAt(self, index: int) -> QLayoutItem:
        """Remove a part and return it, or None beyond the last."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None  # type: ignore[return-value]

    @report_errors_with(False)
    def hasHeightForWidth(self) -> bool:
        """Return that the height depends on the width."""
        return True

    @report_errors_with(0)
    @once
    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        lines = self.lines(width)
        return sum(height for _, height in lines) + self._gap[1] * max(0, len(lines) - 1)

    @report_errors_with(QSize())
    @once
    def minimumSize(self) -> QSize:
        """Return the size of the largest part."""
        widths = [item.minimumSize().width() for item in self._items if not item.isEmpty()]
        return QSize(max(widths, default=0), 0)

    @report_errors_with(QSize())
    @once
    def sizeHint(self) -> QSize:
        """Return the size of all parts in one line, or of one tile."""
        sizes = [self._size(item) for item in self._items if not item.isEmpty()]
        wide = self._least or sum(size.width() for size in sizes) + self._gap[0] * max(0, len(sizes) - 1)
        return QSize(wide, max((size.height() for size in sizes), default=0))

    @report_errors_with(Qt.Orientation(0))
    def expandingDirections(self) -> Qt.Orientation:
        """Return that it uses all the width available."""
        return Qt.Orientation.Horizontal

    @report_errors
    def setGeometry(self, rect: QRect) -> None:
        """Place every part."""
        self.place = QRectF(rect)
        super().setGeometry(rect)
        y, lines = rect.y(), self.lines(rect.width())
        more = (rect.height() - self.heightForWidth(rect.width())) // max(1, len(lines)) if self._fill else 0
        for line, height in lines:
            high = height + max(0, more)
            used = sum(width for _, width in line) + self._gap[0] * (len(line) - 1)
            x = rect.x() + {"left": 0, "centre": (rect.width() - used) // 2, "right": rect.width() - used}[self._align]
            for item, width in line:
                item.setGeometry(QRect(x, y, width, high))
                x += width + self._gap[0]
            y += high + self._gap[1]

    @once
    def lines(self, width: int) -> list[tuple[list[tuple[QLayoutItem, int]], int]]:
        """Return for each line its parts with their widths, and its height."""
        items = [item for item in self._items if not item.isEmpty()]
        lines: list[list[tuple[QLayoutItem, int]]] = []
        if self._least:
            beside = max(1, min(len(items), (width + self._gap[0]) // (self._least + self._gap[0])))
            parts = [items[i : i + beside] for i in range(0, len(items), beside)]
            lines = [[(item, self._each(width, beside if self._even else len(part))) for item in part] for part in parts]
        else:
            room = -1
            for item in items:
                wide = min(width, self._size(item).width())
                if not lines or room < wide:
                    lines.append([])
                    room = width
                lines[-1].append((item, wide))
                room -= wide + self._gap[0]
        return [(line, max(_height(item, wide) for item, wide in line)) for line in lines]

    def _each(self, width: int, beside: int) -> int:
        return min(self._widest, (width - self._gap[0] * (beside - 1)) // beside)

    def _size(self, item: QLayoutItem) -> QSize:
        return QSize(self._least, item.sizeHint().height()) if self._least else item.sizeHint()


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.minimumSize().height()
