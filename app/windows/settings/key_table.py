"""The keys by group as they are painted: in columns, a key and its words on every line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.fonts import text_width
from app.art.lettering import text
from app.art.shapes import fill, rounded, stroke
from app.art.tokens import EDGE_DARK, INK
from app.windows.kit.canvas import Canvas

LINE, TIGHT = 27.0, 18.0
"""Height of a line, and the least of it where that makes all lines fit."""
GROUP = 40.0
"""Height of the title of a group."""
BELOW_GROUP = 6.0
BETWEEN = 30.0
"""Between two columns."""
CAP = 138.0
"""Width of the place of a key."""
TWO_COLUMNS = 960.0
"""Width from which the columns stand beside each other."""

Group = tuple[str, Sequence[tuple[str, str]]]
"""A title, and keys with what they do."""


class KeyTable(Canvas):
    """Paints groups of keys. ``fill`` says which; ``height_for`` how much room they take."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = LINE
        """Height of a line in logical pixels."""
        self._columns: Sequence[Sequence[Group]] = ()

    def fill(self, columns: Sequence[Sequence[Group]]) -> None:
        """The groups, column by column."""
        self._columns = columns
        self.refresh()

    def fit(self, width: float, height: float) -> bool:
        """Let the lines be lower if all of them then fit into a place of that size in logical pixels; whether they do."""
        lines = [(len(groups), sum(len(rows) for _, rows in groups)) for groups in self._laid(width)]
        line = min(LINE, *((height - groups * (GROUP + BELOW_GROUP)) / rows for groups, rows in lines))
        self.line = line if line >= TIGHT else LINE
        return line >= TIGHT

    def height_for(self, width: float) -> float:
        """As high as the longer column, or as all of them below each other."""
        return max((self._height(groups) for groups in self._laid(width)), default=0.0)

    def paint(self, p: QPainter) -> None:
        """Columns of keys."""
        laid = self._laid(self.w)
        width = (self.w - BETWEEN * (len(laid) - 1)) / max(1, len(laid))
        for i, groups in enumerate(laid):
            left, y = i * (width + BETWEEN), 0.0
            for title, rows in groups:
                chrome.heading(p, QRectF(left, y + 8, width, 24), title)
                y += GROUP
                for key, words in rows:
                    self._cap(p, QRectF(left, y + 2, CAP, self.line - 4), key)
                    text(p, QRectF(left + CAP + 12, y, width - CAP - 12, self.line), words, "body", INK)
                    y += self.line
                y += BELOW_GROUP

    def _laid(self, width: float) -> Sequence[Sequence[Group]]:
        return self._columns if width >= TWO_COLUMNS else ([group for groups in self._columns for group in groups],)

    def _height(self, groups: Sequence[Group]) -> float:
        return sum(GROUP + BELOW_GROUP + self.line * len(rows) for _, rows in groups)

    @staticmethod
    def _cap(p: QPainter, r: QRectF, words: str) -> None:
        """A key as on a keyboard."""
        width = min(r.width(), max(30.0, text_width(words, "body_bold") + 20))
        cap = QRectF(r.left(), r.top(), width, r.height())
        fill(p, EDGE_DARK, rounded(cap.translated(0, 1.5), 5))
        fill(p, "#FFFDF6", rounded(cap, 5))
        stroke(p, EDGE_DARK, 1, rounded(cap.adjusted(0.5, 0.5, -0.5, -0.5), 5))
        text(p, cap.adjusted(4, 0, -4, 0), words, "body_bold", INK, "centre")
