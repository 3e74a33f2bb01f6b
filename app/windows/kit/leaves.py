"""The parts in the layouts of painted pages: controls, words, pictograms and other paintings, and room; in logical pixels."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QSpacerItem, QWidget

from app.art import chrome
from app.art.fonts import metrics, text_width
from app.art.icons import icon_at
from app.art.lettering import Align, paragraph, paragraph_height, text
from app.art.roles import Role
from app.art.tokens import BURGUNDY, INK, ROLES, Colour
from app.platform.qt_guard import report_errors, report_errors_with
from app.windows.kit.canvas import Canvas, Scaled
from app.windows.kit.measured import once

MOST = 100_000
"""Larger than any page."""
FIXED, FILLING, GROWING = QSizePolicy.Policy.Fixed, QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Minimum
"""Exactly as large as needed; all the room there is; more only where there is room that nothing else fills."""
LINE = 1.45
"""Height of a line per pixel of its letters."""
Paint = Callable[[QPainter, QRectF], object]
Margins = tuple[int, int, int, int]


class Leaf(QSpacerItem):
    """One part of a layout: it fills its place where it is ``wide`` or ``high``, and is otherwise aligned in it by ``align``.

    It is a spacer because Qt asks for sizes very often: the spacer knows what was measured last (``forget``) without asking Python.
    """

    def __init__(self, wide: bool = False, high: bool = False, align: Align = "left") -> None:
        super().__init__(0, 0)
        self.wide, self.high, self.at = wide, high, align
        self.shown = True
        self.measures: dict[tuple[object, ...], Any] = {}
        self._place = QRect()

    def least(self) -> tuple[float, float]:
        """Return the size needed."""
        raise NotImplementedError

    def paint(self, p: QPainter) -> None:
        """Paint it, if it is painted."""

    def forget(self, ease: float) -> None:
        """Measure again; see ``Canvas.arrange``. Hidden parts need no room."""
        self.measures.clear()
        if self.isEmpty():
            self.changeSize(0, 0, FIXED, FIXED)
        else:
            width, height = self.least()
            self.changeSize(ceil(width), ceil(height), FILLING if self.wide else FIXED, self.upright())

    def upright(self) -> QSizePolicy.Policy:
        """Return whether it may be higher than needed."""
        return FILLING if self.high else FIXED

    @property
    def place(self) -> QRectF:
        """Its place, in logical pixels."""
        return QRectF(self._place)

    @report_errors_with(False)
    def isEmpty(self) -> bool:
        """Return whether it takes up no space."""
        return not self.shown

    @report_errors_with(QRect())
    def geometry(self) -> QRect:
        """Return its place."""
        return self._place

    @report_errors
    def setGeometry(self, rect: QRect) -> None:
        """Take a place, or the middle or side of it that it is aligned to."""
        size = rect.size().boundedTo(self.maximumSize())
        free = rect.width() - size.width()
        x = rect.x() + {"left": 0, "centre": free // 2, "right": free}[self.at]
        self._place = QRect(x, rect.y() + (rect.height() - size.height()) // 2, size.width(), size.height())


class Control(Leaf):
    """A control that is a child of its canvas, as large as needed or as told. Hidden, it takes up no space unless ``kept``."""

    def __init__(
        self,
        widget: QWidget,
        wide: bool = False,
        width: float = 0,
        height: float = 0,
        high: bool = False,
        align: Align = "left",
        kept: bool = False,
    ) -> None:
        super().__init__(wide, high, align)
        self.control, self._width, self._height, self._kept = widget, width, height, kept

    def least(self) -> tuple[float, float]:
        """Return the size of its words, or a larger one that was asked for."""
        width, height = self.control.natural() if isinstance(self.control, Scaled) else (0.0, 0.0)
        return max(width, self._width), self._height or height

    def make_high(self, height: float) -> None:
        """Give the control another height."""
        self._height = height

    @report_errors_with(False)
    def isEmpty(self) -> bool:
        """Return whether the control is hidden."""
        return self.control.isHidden() and not self._kept

    @report_errors
    def setGeometry(self, rect: QRect) -> None:
        """Put the control on its canvas."""
        super().setGeometry(rect)
        canvas = self.control.parentWidget()
        assert isinstance(canvas, Canvas)
        canvas.put(self.control, self.place)


class Painting(Leaf):
    """Something painted by a function."""

    def __init__(self, paint: Paint, width: float = 0, height: float = 0, wide: bool = False, high: bool = False) -> None:
        super().__init__(wide, high)
        self._paint, self._size = paint, (width, height)

    def least(self) -> tuple[float, float]:
        """Return the size it was given."""
        return self._size

    def resize(self, width: float, height: float) -> None:
        """Give the painting another size."""
        self._size = (width, height)

    def paint(self, p: QPainter) -> None:
        """Call the function."""
        self._paint(p, self.place)


class Icon(Painting):
    """A pictogram in the middle of a place of ``width``."""

    def __init__(self, pictogram: str, size: float, colour: Colour = BURGUNDY, width: float = 0) -> None:
        self.pictogram, self.colour = pictogram, colour
        super().__init__(lambda p, r: icon_at(p, self.pictogram, r.center().x(), r.center().y(), size, self.colour), width or size, size)


class Words(Leaf):
    """One line, never narrower than its words; with ``wrapped`` a paragraph, with ``elided`` a line whose end may be cut."""

    def __init__(
        self,
        words: str = "",
        role: Role = "body",
        colour: Colour = INK,
        px: int = 0,
        align: Align = "left",
        wrapped: bool = False,
        height: float = 0,
        width: float = 0,
        wide: bool = True,
        elided: bool = False,
    ) -> None:
        super().__init__(wide, align=align)
        self.words, self.role, self.colour, self.px = words, role, colour, px
        self._wrapped, self._elided, self._height, self._width = wrapped, elided, height, width

    def say(self, words: str, colour: Colour | None = None) -> None:
        """Set the words."""
        self.words = words
        self.colour = self.colour if colour is None else colour

    def least(self) -> tuple[float, float]:
        """Return the size of the line, or of the longest word when wrapped."""
        if self._wrapped:
            longest = max((text_width(word, self.role, self.px) for word in self.words.split()), default=0.0)
            return max(self._width, longest + 1), self._height
        width = 0.0 if self._elided else text_width(self.words, self.role, self.px) + 1
        return max(self._width, width), self._height or self._line()

    @report_errors_with(False)
    def hasHeightForWidth(self) -> bool:
        """Return whether the words are wrapped."""
        return self._wrapped

    @report_errors_with(0)
    @once
    def heightForWidth(self, width: int) -> int:
        """Return the height of a paragraph."""
        if self.isEmpty():
            return 0
        return ceil(max(self._height, paragraph_height(self.words, width, self.role, self.px) if self.words else 0.0))

    def upright(self) -> QSizePolicy.Policy:
        """Return that a paragraph may be higher, without asking to be."""
        return GROWING if self._wrapped else super().upright()

    def paint(self, p: QPainter) -> None:
        """Paint the words."""
        if not self._wrapped:
            words = self.words
            if self._elided:
                words = metrics(self.role, self.px).elidedText(words, Qt.TextElideMode.ElideRight, self.place.width())
            text(p, self.place, words, self.role, self.colour, self.at, self.px)
        elif self.words:
            used = paragraph_height(self.words, self.place.width(), self.role, self.px)
            r = self.place.adjusted(0, max(0.0, (self.place.height() - used) / 2), 0, 0)
            paragraph(p, r, self.words, self.role, self.colour, self.at, self.px)

    def _line(self) -> float:
        return LINE * (self.px or ROLES[self.role][1])


class Heading(Words):
    """The title of a section with its gold rule."""

    def __init__(self, words: str = "") -> None:
        super().__init__(words, "h3", BURGUNDY, height=24)

    def paint(self, p: QPainter) -> None:
        """Paint the title."""
        chrome.heading(p, self.place, self.words)


class Gap(Leaf):
    """Room that shrinks where the page is low."""

    def __init__(self, least: int, usual: int) -> None:
        super().__init__()
        self._least, self._usual, self._ease = least, usual, 1.0

    def forget(self, ease: float) -> None:
        """Take ``ease`` of the room between the least and the usual."""
        self._ease = ease
        super().forget(ease)

    def least(self) -> tuple[float, float]:
        """Return the room taken now."""
        return 0, self._least + int((self._usual - self._least) * self._ease)


class Spring(Leaf):
    """Room that takes up all that is left, downwards or ``sideways``."""

    def __init__(self, sideways: bool = False) -> None:
        super().__init__(wide=sideways, high=not sideways)

    def least(self) -> tuple[float, float]:
        """Return no size."""
        return 0, 0
