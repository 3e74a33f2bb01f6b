"""The window onto the table: fitted, never scrolled, sharp at every scale."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QTransform,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from app.art.cache import HINTS, PixmapCache
from app.platform.focus_ring import show_ring
from app.platform.qt_guard import report_errors, report_errors_with
from app.platform.spoken import announce
from app.platform.timing import Timer
from app.table.parts.bars import fitted

from .item_ids import draw_item_ids
from .kinds import Painters
from .scene import TableScene
from .stretching import Stretching

TOUCH = 44.0
"""The minimum width and height of what fingers should hit, in device-independent pixels."""


REPEATED = 30
"""Milliseconds within which a release and a press are one repetition of a key held down. X11 sends both, and Qt tells them from a real
release only if both have arrived.
"""


class TableView(QGraphicsView):
    """A view that shows its own ``TableScene`` so that at least 1280 x 712 logical pixels fit into the window."""

    resized = Signal(float, float)
    """The size in logical pixels, after every change of it, of the scale or of the screen."""
    focused = Signal()
    """The table has received the keyboard focus."""
    held = Signal(bool)
    """Whether Space is held down now."""
    announced = Signal(str)
    """Words to be heard, whether or not anyone is listening."""

    def __init__(self, painters: Painters, parent: QWidget | None = None, store: PixmapCache | None = None) -> None:
        super().__init__(parent)
        self._to_screen = QTransform()
        self.table = TableScene(painters, store)
        self.table.setParent(self)  # it is deleted with the view, along with what moves on it
        self.setScene(self.table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.NoViewportUpdate)  # the pieces themselves report what is out of date
        self.table.on_stale = self._paint_again
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHints(HINTS)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)  # files dropped on the table are handled by the window
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 178)  # half of the smallest window: a lesson takes part of it
        self.names_items = False
        self._stretching = Stretching(self, self._fit)
        self._touch = False
        self._alt = False
        """Whether Alt was the last key pressed."""
        self._space = False
        self._let_go = Timer("letting go of Space", self, lambda: self._hold(False), REPEATED)

    @property
    def factor(self) -> float:
        """The number of device-independent pixels per logical pixel."""
        return fitted(self.viewport().width(), self.viewport().height(), self.table.text_size)

    @property
    def has_keyboard(self) -> bool:
        """Whether keyboard focus is on the table, or on one of the controls that a screen reader finds on it."""
        focused = self.window().focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

    @property
    def logical_size(self) -> tuple[float, float]:
        """The size of the table in logical pixels: at least 1280 x 712, and with larger text as much higher as the bars are."""
        return self.viewport().width() / self.factor, self.viewport().height() / self.factor

    @report_errors
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._stretching.under_way:
            self._fit()

    @report_errors
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._stretching.watch()

    @report_errors
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._stretching.under_way:
            self._stretching.paint()
        else:
            super().paintEvent(event)

    @report_errors_with(True)
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def _paint_again(self, place: QRectF) -> None:
        """Ask for a part of the scene to be repainted, with a pixel around it for smooth edges."""
        self.viewport().update(self._to_screen.mapRect(place).toAlignedRect().adjusted(-2, -2, 2, 2))

    def set_text_size(self, share: float) -> None:
        """Show text at ``share`` (0.8 to 2) of its usual size from now on."""
        if share != self.table.text_size:
            self.table.set_text_size(share)
            self._fit()

    def set_touch(self, touch: bool) -> None:
        """Say whether the table is played with fingers, which need larger things to hit than a mouse does."""
        self._touch = touch
        self.table.set_least(TOUCH / self.factor if touch else 0.0)

    def _fit(self) -> None:
        self._stretching.end()
        self.table.finish()
        width, height = self.logical_size
        self._to_screen = QTransform.fromScale(self.factor, self.factor)
        self.setTransform(self._to_screen)
        self.setSceneRect(0, 0, width, height)
        self.table.set_scale(self.factor * self.devicePixelRatioF())
        self.set_touch(self._touch)
        self.viewport().update()
        self.resized.emit(width, height)

    @report_errors_with(False)
    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Leave the Tab key to the table."""
        return False

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        show_ring(self, True)
        self._alt = event.key() == Qt.Key.Key_Alt
        if self._alt:
            return  # it takes effect only when released on its own: until then it may be combined with another key
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat() and not self.table.moving:
            self._hold(True)
        self.table.keyPressEvent(event)  # not through QGraphicsScene.event, which keeps Tab for itself

    @report_errors
    def mousePressEvent(self, event: QMouseEvent) -> None:
        show_ring(self, False)
        super().mousePressEvent(event)

    @report_errors
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Alt and self._alt:
            self._alt = False
            self.table.keyed.emit(Qt.Key.Key_Alt.value, Qt.KeyboardModifier.NoModifier.value)
        event.accept()

    @report_errors
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    @report_errors
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._alt = False
        if event.reason() != Qt.FocusReason.OtherFocusReason:
            self._hold(False)
        self.table.put_back()

    def _hold(self, held: bool) -> None:
        """Remember whether Space is held. Its release is heard wherever the keyboard focus is then: a sheet may have opened meanwhile."""
        self._let_go.stop()
        app = QApplication.instance()
        if held != self._space and app is not None:
            self._space = held
            app.installEventFilter(self) if held else app.removeEventFilter(self)
            self.held.emit(held)

    @report_errors_with(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear that Space is released, or the window left; while it is held, only the table is told that it is down."""
        if event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.ApplicationDeactivate):
            self._hold(False)
        elif event.type() in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride) and isinstance(event, QKeyEvent):
            if event.key() != Qt.Key.Key_Space:
                return False
            if event.isAutoRepeat():
                return True
            if event.type() == QEvent.Type.KeyRelease:
                self._let_go.start()
            elif self._let_go.isActive():
                if event.type() == QEvent.Type.KeyPress:
                    self._let_go.stop()
                return True
        return False

    def name_items(self, on: bool) -> None:
        """Write the names that the rules give to items on everything, or remove them."""
        if on == self.names_items:
            return
        self.names_items = on
        if on:
            self.table.laid.connect(self.viewport().update)  # a name may be wider than its piece
        else:
            self.table.laid.disconnect(self.viewport().update)
        self.viewport().update()

    def announce(self, words: str) -> None:
        """Tell those who hear the table what has happened."""
        if words:
            self.announced.emit(words)
            self.speak(words)

    def speak(self, words: str) -> None:
        """Have a screen reader say words now, since it cannot see the items of a scene."""
        announce(self, words)

    @report_errors
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.table.leave()

    @report_errors
    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        self.table.backdrop.draw(painter, QSizeF(*self.logical_size), self.factor * self.devicePixelRatioF())

    @report_errors
    def drawForeground(self, painter: QPainter, rect: QRectF | object) -> None:
        if self.names_items:
            draw_item_ids(painter, self.table.showing.layout)
