"""The table as it is played on: which item was clicked, dragged, long-pressed or hovered over."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from app.art.cache import PixmapCache
from app.platform.qt_guard import report_errors
from app.platform.timing import Timer
from app.table.geometry.frame_data import TableFrame
from app.table.geometry.placement import Placement, Rect
from app.table.input.drag import FAR, FINGER, Drag
from rules import ItemId

from .kinds import Painters
from .layout_diff import Move
from .piece_scene import PieceScene

REST = 300
"""Milliseconds until a tip appears."""
LONG = 600
"""Milliseconds until a press counts as a long one."""
NOTCH = 120
"""How far Qt says that a wheel has been turned by one notch."""
COLLECTING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
"""Keys held down to choose several things."""
WALKING = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
"""Keys that may repeat while held down."""
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
"""Keys that mean nothing on their own."""


class TableScene(PieceScene):
    """A scene that reports mouse and key input. Any click or key ends the animations.

    Whoever is told that an item was ``pulled`` decides, by calling ``lift``, whether it follows the mouse.
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
    pulled = Signal(str)
    """An item is being dragged away by the mouse or a finger."""
    dropped = Signal(str, str)
    """A piece that followed was dropped on an item; empty: on nothing, or back in its own place."""
    returned = Signal(str)
    """A piece that followed was taken from the mouse: a key, another button, or another picture."""
    slipped = Signal(str)
    """The mouse was released elsewhere after it had dragged at an item that did not follow."""
    wheeled = Signal(int)
    """The mouse wheel was turned by a notch: 1 towards the player, -1 away from them."""
    keyed = Signal(int, int)
    """A key and its modifiers, as Qt numbers."""
    touched = Signal()
    """The mouse has moved or a key was pressed: the user is there."""

    def __init__(self, painters: Painters, store: PixmapCache | None = None) -> None:
        super().__init__(painters, store)
        self.clicked_at = QPointF()
        """Where the last left click was."""
        self.pointer = 0.0, 0.0
        """Where the left button was last released."""
        self._over = QPointF()
        """Where the mouse last moved to."""
        self._least = 0.0
        """The minimum width and height of things to a finger, in logical pixels; 0 while a mouse is used."""
        self._down: ItemId | None = None
        self._wheel = 0.0
        """The item on which the right button was pressed."""
        self._drag = Drag()
        self._clicked: ItemId | None = None
        self._twice = False
        """Whether the left button is down for the second click of a double click."""
        self._read = False
        """Whether the last press put away a banner that was being read, and no more."""
        self._pressed_at = QPointF()
        self._rest = Timer("rest until a tip", self, self._rested, REST)
        self._long = Timer("long press", self, self._held, LONG)

    def under(self, at: QPointF) -> ItemId | None:
        """Return the item at a point of the scene, or what a finger there means; None on the bare table."""
        if not self._least:
            return self._stack.meant(at.x(), at.y(), self.answers)
        wanted = {item for item in (self.showing.highlights if self.carried is not None else self.showing.clickable) if self.answers(item)}
        return self._stack.touched(at.x(), at.y(), wanted, self._least)

    @property
    def prices(self) -> tuple[Rect, ...]:
        """The places of the prices that are shown."""
        return self._rings.prices()

    def set_least(self, least: float) -> None:
        """Let a finger hit things as if each were at least ``least`` logical pixels wide and high; 0: a mouse hits them as they are."""
        self._least = least
        self._drag.far = FINGER if least else FAR

    def lift(self, goal: Placement | None, homes: Sequence[Placement]) -> None:
        """Let the item that was pulled follow the mouse; its ``homes`` are ringed, and a picture of it shows its ``goal``."""
        if self._drag.item is not None:
            self.pick_up(self._drag.item, goal, homes)
            self._set_cursor()

    def forget_press(self) -> None:
        """Let nothing happen when the button is released."""
        self._long.stop()
        self.put_back()
        self._drag.end()

    def put_back(self) -> None:
        """Let the piece that follows the mouse, if there is one, return to its place."""
        if self.carried is not None:
            self.returned.emit(self._let_go())

    def _let_go(self) -> ItemId:
        """Take from the mouse what it carries, and return it."""
        _, item = self._drag.end()
        assert item is not None
        self._rest.stop()
        self.put_down()
        self._set_cursor()
        return item

    def show(self, showing: TableFrame, moves: Sequence[Move] = (), speed: float = 0.0) -> None:
        """Show a picture; what has moved away from under the mouse no longer looks as if the mouse were over it."""
        there = showing.layout.stack.meant(self._over.x(), self._over.y(), showing.clickable.__contains__)
        if self.hovered not in (None, there):
            self._hover_over(None)
        super().show(showing, moves, speed)

    def leave(self) -> None:
        """Respond to the mouse leaving the table."""
        self._hover_over(None)

    @report_errors
    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.touched.emit()
        at, place = event.scenePos(), event.screenPos()
        self._over = at
        item = self.under(at)
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self.forget_press()
        elif self._drag.state == "idle" or (self._drag.state == "pulled" and self.carried is None):
            return  # what the press was answered with stays until the button is released, and nothing passed on the way says anything
        if self._drag.pulls(place.x(), place.y()) and self._drag.item is not None:
            self._long.stop()
            self._hover_over(item)
            self.set_tip(None)
            self.pulled.emit(self._drag.item)
            if self.carried is None:
                self._rest.stop()
        if self.carried is not None:
            self.carry_to(at - self._pressed_at)
        self._hover_over(item if item not in self.following else None)

    @report_errors
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._press(event, twice=False)

    @report_errors
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._press(event, twice=True)

    def _press(self, event: QGraphicsSceneMouseEvent, twice: bool) -> None:
        event.accept()
        self.touched.emit()
        self._read = self.floats.tells_at(event.scenePos().x(), event.scenePos().y()) or (twice and self._read)
        self.finish()
        self._rest.stop()
        self.set_tip(None)
        self._down = None
        if self.carried is not None:  # another button puts back what is carried, and no more
            self.put_back()
            return
        if self._read:
            return
        item = self.under(event.scenePos())
        if event.button() != Qt.MouseButton.LeftButton:
            self._down = item
        else:
            self._twice = twice and item is not None and item == self._clicked
            self._pressed_at, place = event.scenePos(), event.screenPos()
            self._drag.press(item, place.x(), place.y())
            self._long.start()

    @report_errors
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        item = self.under(event.scenePos())
        if event.button() == Qt.MouseButton.RightButton:
            down, self._down = self._down, None
            if item is not None and item == down:
                self.context.emit(item)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._long.stop()
            self.pointer = event.scenePos().x(), event.scenePos().y()
            if self.carried is not None:
                own, carried = self.following, self._let_go()
                self.dropped.emit(carried, item if item is not None and item not in own else "")
                return
            state, down = self._drag.end()
            if state != "idle" and item == down:
                self._click(item, event)
            elif state == "pulled" and down is not None:
                self.slipped.emit(down)

    @report_errors
    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        event.accept()
        self._wheel += event.delta()
        notches, self._wheel = int(self._wheel / NOTCH), math.fmod(self._wheel, NOTCH)
        if notches and self.carried is None:
            self.touched.emit()
            self.finish()
            self.wheeled.emit(-1 if notches > 0 else 1)

    def _click(self, item: ItemId | None, event: QGraphicsSceneMouseEvent) -> None:
        if self._twice and item is not None:
            self.doubled.emit(item)
            return
        self._clicked, self.clicked_at = item, event.scenePos()
        if item is None:
            self.missed.emit()
        elif event.modifiers() & COLLECTING:
            self.collected.emit(item)
        else:
            self.pressed.emit(item)

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        self.touched.emit()
        if event.isAutoRepeat() and event.key() not in WALKING:
            return  # a key held down must not end a turn and then lift the curtain
        if self.carried is not None and event.key() not in MODIFIERS:
            self.put_back()
            if event.key() == Qt.Key.Key_Escape:
                return
        if event.key() not in MODIFIERS:
            self.set_tip(None)
        moving = self.moving
        self.finish()
        if not (moving and event.key() == Qt.Key.Key_Space):
            self.keyed.emit(int(event.key()), event.modifiers().value)

    def _hover_over(self, item: ItemId | None) -> None:
        if item == self.hovered:
            return
        self.hover(item)
        self._set_cursor()
        self.set_tip(None)
        if item is None:
            self._rest.stop()
        else:
            self._rest.start()

    def _set_cursor(self) -> None:
        """Show a hand over what can be clicked, and one that holds what is carried."""
        shape = Qt.CursorShape.PointingHandCursor if self.answers(self.hovered) else Qt.CursorShape.ArrowCursor
        for view in self.views():
            view.viewport().setCursor(shape if self.carried is None else Qt.CursorShape.ClosedHandCursor)

    def _held(self) -> None:
        """Ask for an explanation of the item: after such a long press, releasing the button must choose nothing."""
        _, item = self._drag.end()
        if item is not None:
            self.context.emit(item)

    def _rested(self) -> None:
        """Report where the mouse rests; what a carried piece cannot go to has nothing to say before it is dropped there."""
        if self.hovered is not None and (self.carried is None or self.answers(self.hovered)):
            self.rested.emit(self.hovered)
