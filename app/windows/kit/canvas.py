"""Painted pages: one scale for everything, the background in one stored picture, controls as ordinary widgets above it.

Controls are real widgets, so that keyboard focus, Tab order and screen readers come from Qt; only their painting is our own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol
from weakref import ref

from PySide6 import QtGui
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLayout, QWidget
from shiboken6 import delete, isValid

from app.art.cache import HINTS
from app.art.lettering import grown
from app.platform.qt_guard import report_errors
from app.table.geometry.layout import MIN_HEIGHT, MIN_WIDTH

text_share = 1.0
"""Size of text as a share of the usual size, 0.8 to 2; set by ``set_text_size``."""
fingers = False
"""Whether the pages are used with fingers, which hit a control just beside it too; set by ``set_fingers``."""
MARGIN = 8.0
"""Margin around a control for its shadow and focus ring, in logical pixels."""


def set_text_size(share: float) -> None:
    """Use text of ``share`` times the usual size for everything arranged and painted from now on."""
    global text_share
    text_share = share


def set_fingers(used: bool) -> None:
    """Say whether fingers are used instead of a mouse."""
    global fingers
    fingers = used


class Contents(Protocol):
    """A layout of everything on a canvas, in logical pixels."""

    def forget(self, ease: float) -> None:
        """Measure everything again; ``ease`` from 0 to 1 says how much of the optional room is taken."""

    def heightForWidth(self, width: int) -> int:
        """Return the height needed at a width."""

    def minimumSize(self) -> QSize:
        """Return the minimum size."""

    def setGeometry(self, rect: QRect) -> None:
        """Place all parts."""

    def paint(self, p: QPainter) -> None:
        """Paint the parts that are not controls."""

    def controls(self) -> Iterator[QWidget]:
        """Yield the controls, in order."""


def _delete_contents(known: ref[Canvas]) -> None:
    """Delete the layouts of a canvas with it.

    They belong to no widget. If they were left to the garbage collector, it could begin with a part of them: that would be freed although
    its layout, which comes next, owns it and frees it once more.
    """
    canvas = known()
    contents: object = None if canvas is None else canvas.contents
    if isinstance(contents, QLayout) and isValid(contents):
        delete(contents)


class Canvas(QWidget):
    """A widget painted in logical pixels: ``w`` x ``h`` of them, at least 1280 x 712, ``scale`` screen pixels each.

    ``zoomed``: larger text comes from a larger scale, so that nothing on the page needs to know about it. Otherwise text grows within its
    place.
    """

    zoomed = False
    scrolls = False
    """Whether it is a page higher than what is seen of it."""
    reshaped = Signal()
    """The contents have changed, and perhaps with them the height that a zoomed page wants."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self.contents: Contents | None = None
        self.fixed_scale: float | None = None
        """A scale independent of the widget's size, for a page that scrolls."""
        self._places: dict[QWidget, QRectF] = {}
        self._background: QPixmap | None = None
        self._ease: float | None = None
        """With how much ease the contents were last measured."""
        self._needed: dict[tuple[int | None, float], float] = {}
        """What they have needed since they last changed, by width and ease: their height, and for no width their minimum width."""
        known = ref(self)
        self.destroyed.connect(lambda: _delete_contents(known))

    @property
    def w(self) -> float:
        """Width in logical pixels."""
        return self.width() / self.scale

    @property
    def h(self) -> float:
        """Height in logical pixels."""
        return self.height() / self.scale

    @property
    def text_share(self) -> float:
        """The factor by which text is enlarged within its place."""
        return 1.0 if self.zoomed else text_share

    def height_for(self, width: float, ease: float = 1.0, again: bool = True) -> float:
        """Return the height in logical pixels that a zoomed page needs at a width; with ``ease`` 0 the least.

        Not ``again``: the contents have not changed since they were last measured.
        """
        if self.contents is None:
            return MIN_HEIGHT
        contents = self.contents
        return self._need((int(width), ease), again, lambda: contents.heightForWidth(int(width)))

    def width_needed(self, again: bool = True) -> float:
        """Return the minimum width in logical pixels that a zoomed page can be arranged in; ``again`` as for ``height_for``."""
        if self.contents is None:
            return 0.0
        contents = self.contents
        return self._need((None, 1.0), again, lambda: contents.minimumSize().width())

    def arrange(self) -> None:
        """Place every control with ``put``; called for every new size and language.

        Contents too high for the canvas take less room between their parts.
        """
        if self.contents is not None:
            usual = self.height_for(self.w)
            self.width_needed(again=False)  # whoever asks later need not measure again what is measured as it is placed
            if usual > self.h + 1:  # not because of a height rounded to whole pixels
                least = self.height_for(self.w, 0.0, again=False)
                self._measure_contents(self.contents, max(0.0, (self.h - least) / max(1.0, usual - least)))
            self.contents.setGeometry(QRect(0, 0, int(self.w), int(self.h)))

    def paint(self, p: QPainter) -> None:
        """Paint the background in logical pixels."""
        if self.contents is not None:
            self.contents.paint(p)

    def put(self, control: QWidget, r: QRectF) -> None:
        """Place a control so that its visible part covers ``r`` (logical pixels)."""
        self._places[control] = r
        margin = MARGIN if isinstance(control, Painted) else 0.0
        outer = r.adjusted(-margin, -margin, margin, margin)
        if isinstance(control, Scaled):
            control.follow(self.scale, self.text_share)
        control.setGeometry(QRectF(outer.topLeft() * self.scale, outer.size() * self.scale).toAlignedRect())

    def in_order(self) -> list[QWidget]:
        """Return the controls that Tab can reach, in the order of the contents, and then of those put otherwise."""
        laid = list(self.contents.controls()) if self.contents is not None else []
        return [
            child
            for child in dict.fromkeys([*laid, *self._places])
            if child in self._places and child.isVisible() and child.isEnabled() and child.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]

    def discard(self, control: QWidget) -> None:
        """Hide and delete a control that is no longer needed."""
        self._places.pop(control, None)
        control.hide()
        control.setParent(None)
        control.deleteLater()

    def control_at(self, at: QPoint) -> QWidget | None:
        """Return the control that is visible at a point of the widget."""
        point = at.toPointF() / self.scale
        return next((control for control, place in self._places.items() if control.isVisible() and place.contains(point)), None)

    def place(self, control: QWidget) -> QRectF:
        """Return where a control was put."""
        return self._places[control]

    def refresh(self) -> None:
        """Arrange and paint again after a change of words or contents."""
        self._background = None
        self.arrange()
        self.update()
        self.reshaped.emit()

    def show_again(self) -> None:
        """Arrange and paint everything anew, with what is open over it: after an error something may be half done."""
        self.refresh()
        for above in self.findChildren(Canvas):
            if above.isVisible():
                above.refresh()

    @report_errors
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the widget's size."""
        self.fit_scale()

    def seen_down_to(self, bottom: int) -> None:
        """Hear how far down a page that scrolls is seen, in pixels."""

    def covered_below(self) -> tuple[int, list[QWidget]]:
        """Return how many pixels at the lower edge of what is seen of a page are always covered, and by which controls."""
        return 0, []

    def fit_scale(self) -> None:
        """Follow the size of the widget and of the text."""
        smaller = min(1.0, text_share) if self.zoomed else 1.0
        self.scale = self.fixed_scale or max(0.05, smaller * min(self.width() / MIN_WIDTH, self.height() / MIN_HEIGHT))
        self.refresh()

    @report_errors
    def hideEvent(self, event: QHideEvent) -> None:
        """Drop the picture of the background, which is as large as the page, while it cannot be seen."""
        super().hideEvent(event)
        self._background = None

    @report_errors
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background from its stored picture."""
        ratio = self.devicePixelRatioF()
        if self._background is None or self._background.devicePixelRatio() != ratio:
            self._background = self._painted(ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._background)
        painter.end()

    def paint_onto(self, paint: Callable[[QPainter], None]) -> None:
        """Paint onto the background on screen, in logical pixels; do nothing when there is none."""
        if self._background is not None:
            self._paint_on(self._background, paint)
            self.update()

    def _need(self, key: tuple[int | None, float], again: bool, measure: Callable[[], float]) -> float:
        """Return a measure of the contents at an ease, the second of the ``key``; ``again`` if they may have changed."""
        if again:
            self._needed.clear()
            self._ease = None
        if key not in self._needed:
            assert self.contents is not None
            self._measure_contents(self.contents, key[1])
            self._needed[key] = measure()
        return self._needed[key]

    def _measure_contents(self, contents: Contents, ease: float) -> None:
        if ease != self._ease:
            contents.forget(ease)
            self._ease = ease

    def _painted(self, ratio: float) -> QPixmap:
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        self._paint_on(picture, self.paint)
        return picture

    def _paint_on(self, picture: QPixmap, paint: Callable[[QPainter], None]) -> None:
        painter = QPainter(picture)
        try:
            painter.setRenderHints(HINTS)
            painter.scale(self.scale, self.scale)
            with grown(self.text_share):
                paint(painter)
        finally:
            painter.end()


class Scaled:
    """A control that follows the scale of its canvas."""

    scale = 1.0
    text_share = 1.0
    """The factor by which its text is enlarged, besides the scale."""
    _followed: tuple[float, float] | None = None

    def follow(self, scale: float, text_share: float) -> None:
        """Take a new scale and size of text; if unchanged, do nothing, since a style sheet takes Qt long."""
        if self._followed != (scale, text_share):
            self._followed = (scale, text_share)
            self.text_share = text_share
            self.rescale(scale)

    def rescale(self, scale: float) -> None:
        """Use ``scale`` screen pixels for one logical pixel."""
        self.scale = scale

    def natural(self) -> tuple[float, float]:
        """Return the size needed, in logical pixels."""
        return 0.0, 0.0

    def setToolTip(self, words: str) -> None:
        """Show these words in the tip exactly as written, whoever wrote them."""
        assert isinstance(self, QWidget)
        QWidget.setToolTip(self, plain(words))


def plain(words: str) -> str:
    """Return a text that Qt shows as exactly these words where it would take them for HTML and load the pictures they name."""
    return QtGui.Qt.convertFromPlainText(words) if QtGui.Qt.mightBeRichText(words) else words


class Painted(Scaled):
    """A control that paints itself, with a margin. Put it before the Qt class among the bases."""

    def inner(self, size: QSize) -> QRectF:
        """Return its visible part in logical pixels for a widget of ``size`` screen pixels."""
        return QRectF(0, 0, size.width() / self.scale, size.height() / self.scale).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    @report_errors
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint in logical pixels."""
        assert isinstance(self, QWidget)
        painter = QPainter(self)
        try:
            painter.setRenderHints(HINTS)
            painter.scale(self.scale, self.scale)
            with grown(self.text_share):
                self.paint(painter, self.inner(self.size()))
        finally:
            painter.end()

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Paint the control so that its visible part covers ``r``."""
        raise NotImplementedError
