"""Rows and columns: Qt's box layouts for painted pages, in logical pixels.

The layouts place controls on their canvas and paint whatever is not a control, so that neither knows about screen pixels.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QMargins, QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

from app.art.materials import panel
from app.art.tokens import SHEET
from app.platform.qt_guard import report_errors, report_errors_with
from app.windows.kit.leaves import Control, Leaf, Margins, Paint
from app.windows.kit.measured import once

Part = QWidget | Leaf | QLayout | int
"""A control, a leaf, a layout, or a number of pixels of room."""
Stretched = Part | tuple[Part, int]
"""A part, and its share of the remaining room."""


class PaintedLayout:
    """What the layouts share: painted parts, and something painted under them."""

    under: Paint | None = None
    shown = True
    empty = True
    """Whether it takes up no room, as last measured."""
    nodes: list[Leaf | PaintedLayout]
    measures: dict[tuple[object, ...], Any]
    place = QRectF()
    """Its place, in logical pixels."""

    def paint(self, p: QPainter) -> None:
        """Paint everything in it."""
        if self.empty:
            return
        if self.under is not None:
            self.under(p, self.place)
        for node in self.nodes:
            if isinstance(node, PaintedLayout) or not node.isEmpty():
                node.paint(p)

    def controls(self) -> Iterator[QWidget]:
        """Yield the controls in it, in order: a growing layout places its parts from the last to the first."""
        for node in self.nodes:
            if isinstance(node, PaintedLayout):
                yield from node.controls()
            elif isinstance(node, Control):
                yield node.control

    @report_errors_with(False)
    def isEmpty(self) -> bool:
        """Return whether it takes up no space."""
        return self.empty

    def keep(self, node: Leaf | PaintedLayout) -> None:
        """Take on a part, measured for the first time."""
        if isinstance(node, Leaf):
            node.forget(1.0)
        self.nodes.append(node)
        self.empty = self.empty and node.isEmpty()

    def forget(self, ease: float) -> None:
        """Measure everything again; ``ease`` from 0 to 1 says how much of the optional room is taken."""
        assert isinstance(self, QLayout)
        self.measures.clear()
        for node in self.nodes:
            node.forget(ease)
        self.empty = not self.shown or all(node.isEmpty() for node in self.nodes)
        self.invalidate()


class Box(PaintedLayout, QBoxLayout):
    """Parts one after the other. With ``turns``, stacked where the place is narrower than that, the last on top if ``upwards``."""

    def __init__(
        self,
        direction: QBoxLayout.Direction,
        parts: Sequence[Stretched] = (),
        gap: int = 0,
        margins: Margins = (0, 0, 0, 0),
        under: Paint | None = None,
        turns: int = 0,
        upwards: bool = False,
    ) -> None:
        super().__init__(direction)
        self.nodes, self.measures = [], {}
        turned = QBoxLayout.Direction.BottomToTop if upwards else QBoxLayout.Direction.TopToBottom
        self.under, self._turns, self._directions = under, turns, (direction, turned)
        self.setSpacing(gap)
        self.setContentsMargins(QMargins(*margins))
        for part in parts:
            self.add(*part) if isinstance(part, tuple) else self.add(part)

    def add(self, part: Part, stretch: int = 0) -> None:
        """Add a part after the others."""
        if isinstance(part, int):
            self.addSpacing(part)
        elif isinstance(part, QLayout):
            assert isinstance(part, PaintedLayout)
            self.addLayout(part, stretch)
            self.keep(part)
        else:
            leaf = Control(part) if isinstance(part, QWidget) else part
            self.keep(leaf)
            self.addItem(leaf)
            if stretch:
                self.setStretch(self.count() - 1, stretch)

    def move(self, part: QLayout, to: int) -> None:
        """Move a part that is in it to another place among its parts, with its share of the remaining room."""
        at = self.indexOf(part)
        stretch = self.stretch(at)
        self.takeAt(at)
        part.setParent(None)
        self.insertLayout(to, part, stretch)
        self.nodes.insert(to, self.nodes.pop(at))

    def clear(self, kept: int = 0) -> None:
        """Remove all parts but the first ``kept``, with everything in them; their leaves cannot be used again."""
        while self.count() > kept:
            self.takeAt(self.count() - 1)
        del self.nodes[kept:]

    @report_errors_with(False)
    @once
    def hasHeightForWidth(self) -> bool:
        """Return whether the height depends on the width."""
        return self._turns > 0 or super().hasHeightForWidth()

    @report_errors_with(0)
    @once
    def heightForWidth(self, width: int) -> int:
        """Return the height at a width; Qt asks hidden parts for it too."""
        self._turn(width)
        if self.empty:
            return 0
        return super().heightForWidth(width) if super().hasHeightForWidth() else super().sizeHint().height()

    @report_errors_with(QSize())
    @once
    def minimumSize(self) -> QSize:
        """Return the minimum size; for a layout that can turn, its size once turned."""
        self._turn(0)
        return QSize(0, 0) if self.empty else super().minimumSize()

    @report_errors_with(QSize())
    @once
    def sizeHint(self) -> QSize:
        """Return the usual size."""
        return QSize(0, 0) if self.empty else super().sizeHint()

    @report_errors_with(QSize(0, 0))
    @once
    def maximumSize(self) -> QSize:
        """Return no size while it is hidden: its share of the room goes to the others."""
        return QSize(0, 0) if self.empty else super().maximumSize()

    @report_errors
    def setGeometry(self, rect: QRect) -> None:
        """Place everything."""
        self._turn(rect.width())
        self.place = QRectF(rect)
        super().setGeometry(rect)

    def _turn(self, width: int) -> None:
        """Run across or down, as the width requires."""
        wanted = self._directions[1] if width < self._turns else self._directions[0]
        if self.direction() != wanted:
            self.setDirection(wanted)


class Row(Box):
    """Parts from left to right."""

    def __init__(
        self,
        *parts: Stretched,
        gap: int = 8,
        margins: Margins = (0, 0, 0, 0),
        under: Paint | None = None,
        turns: int = 0,
        upwards: bool = False,
    ) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight, parts, gap, margins, under, turns, upwards)


class Column(Box):
    """Parts from top to bottom."""

    def __init__(self, *parts: Stretched, gap: int = 0, margins: Margins = (0, 0, 0, 0), under: Paint | None = None) -> None:
        super().__init__(QBoxLayout.Direction.TopToBottom, parts, gap, margins, under)


def sheet(p: QPainter, r: QRectF) -> None:
    """Paint the paper under a group of things."""
    panel(p, r, 12, SHEET, "#EEE0C0")
