"""Mouse and keys on a scene of items: which item was clicked, long-pressed or hovered over."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from app.platform.qt_guard import report_errors
from app.table.geometry.placement import Placement
from rules import ItemId

REST = 300
"""Milliseconds until a tip appears."""
LONG = 600
"""Milliseconds until a press counts as a long one."""
COLLECTING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
"""Keys held down to choose several things."""
WALKING = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
"""Keys that may repeat while held down."""


class InputScene(QGraphicsScene):
    """A scene that reports mouse and key input.

    Subclasses say which item is ``under`` a point, and what happens when the mouse has ``moved_on``; any click or key ends the animations.
    """

    pressed = Signal(str)
    """A left click on an item."""
    collected = Signal(str)
    """A left click on an item with Ctrl or Shift held."""
    doubled = Signal(str)
    """The second click of a double click on the same item."""
    missed = Signal()
    """A left click on no item."""
    context = Signal(str)
    """A right click, or a long press, on an item."""
    rested = Signal(str)
    """The mouse has rested on an item."""
    keyed = Signal(int, int)
    """A key and its modifiers, as Qt numbers."""
    touched = Signal()
    """The mouse has moved or a key was pressed: the user is there."""

    def __init__(self) -> None:
        super().__init__()
        self.hovered: ItemId | None = None
        """The item under the mouse."""
        self.clicked_at = QPointF()
        """Where the last left click was."""
        self._down: ItemId | None = None
        self._clicked: ItemId | None = None
        self._rest = self._after(REST, self._rested)
        self._long = self._after(LONG, self._held)

    def under(self, at: QPointF) -> ItemId | None:
        """Return the item at a point of the scene, or None."""
        raise NotImplementedError

    def moved_on(self, was: ItemId | None, now: ItemId | None) -> None:
        """Respond to the mouse moving from one item to another."""
        raise NotImplementedError

    @property
    def moving(self) -> bool:
        """Whether an animation is running."""
        raise NotImplementedError

    def finish(self) -> None:
        """End all animations at once."""
        raise NotImplementedError

    def set_tip(self, placement: Placement | None) -> None:
        """Show a tip above everything, or remove it."""
        raise NotImplementedError

    def leave(self) -> None:
        """Respond to the mouse leaving the table."""
        self._hover_over(None)

    @report_errors
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.touched.emit()
        self._hover_over(self.under(event.scenePos()))

    @report_errors
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.touched.emit()
        self.finish()
        self._rest.stop()
        self.set_tip(None)
        self._down = self.under(event.scenePos())
        if event.button() == Qt.MouseButton.LeftButton:
            self._long.start()

    @report_errors
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._long.stop()
        item, down = self.under(event.scenePos()), self._down
        self._down = None
        if event.button() == Qt.MouseButton.RightButton:
            if item is not None and item == down:
                self.context.emit(item)
        elif event.button() == Qt.MouseButton.LeftButton and item == down:
            self._clicked, self.clicked_at = item, event.scenePos()
            if item is None:
                self.missed.emit()
            elif event.modifiers() & COLLECTING:
                self.collected.emit(item)
            else:
                self.pressed.emit(item)

    @report_errors
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.finish()
        item = self.under(event.scenePos())
        if event.button() == Qt.MouseButton.LeftButton and item is not None and item == self._clicked:
            self._down = None
            self.doubled.emit(item)
        else:
            self.mousePressEvent(event)

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        self.touched.emit()
        if event.isAutoRepeat() and event.key() not in WALKING:
            return  # a key held down must not end a turn and then lift the curtain
        moving = self.moving
        self.finish()
        if not (moving and event.key() == Qt.Key.Key_Space):
            self.keyed.emit(int(event.key()), event.modifiers().value)

    def _hover_over(self, item: ItemId | None) -> None:
        if item == self.hovered:
            return
        was, self.hovered = self.hovered, item
        self.moved_on(was, item)
        self.set_tip(None)
        if item is None:
            self._rest.stop()
        else:
            self._rest.start()

    def _held(self) -> None:
        """Ask for an explanation of the item: after such a long press, releasing the button must choose nothing."""
        item, self._down = self._down, None
        if item is not None:
            self.context.emit(item)

    def _rested(self) -> None:
        if self.hovered is not None:
            self.rested.emit(self.hovered)

    def _after(self, rest: int, act: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(rest)
        timer.timeout.connect(act)
        return timer
