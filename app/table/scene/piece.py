"""The one class of everything that lies on the table: a picture at a place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.art.cache import Picture

Stale = Callable[[QRectF], None]
"""Is told, in scene coordinates, which part of the screen no longer shows what is there."""


class Ground(Protocol):
    """What pieces lie on."""

    def stale(self, place: QRectF) -> None: ...
    def add(self, piece: Piece) -> None: ...
    def remove(self, piece: Piece) -> None: ...


class Piece(QGraphicsPixmapItem):
    """Shows a picture. Knows nothing of games, clicks or animations: the scene hits by layout and moves it.

    A piece reports the place it covered and the one it covers after every change of its look, so the screen is right whenever it is
    painted. Qt reports only once per turn of the event loop, and forgets the old place of an item that is painted before that.
    """

    def __init__(self, picture: Picture, at: QPointF, z: float, stale: Stale) -> None:
        super().__init__()
        self.picture = picture
        self._stale = stale
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setPixmap(picture.pixmap)
        self.setOffset(picture.offset)
        self.setPos(at)
        self.setZValue(z)

    def report(self) -> None:
        """Have the place of this piece painted again."""
        self._stale(self.sceneBoundingRect())

    def show_picture(self, picture: Picture) -> None:
        """Change the picture; nothing happens when it is the same one."""
        if picture is not self.picture:
            self.report()
            self.picture = picture
            self.setPixmap(picture.pixmap)
            self.setOffset(picture.offset)
            self.report()

    def move_to(self, at: QPointF) -> None:
        """Move to a point of the scene."""
        if at != self.pos():
            self.report()
            self.setPos(at)
            self.report()

    def lift_to(self, z: float) -> None:
        """Let the piece rise or sink among the other pieces."""
        if z != self.zValue():
            self.setZValue(z)
            self.report()

    def fade_to(self, opacity: float) -> None:
        """Make the piece more or less transparent: 0 to 1."""
        if opacity != self.opacity():
            self.setOpacity(opacity)
            self.report()

    def turn_to(self, degrees: float) -> None:
        """Turn around the transform origin point."""
        if degrees != self.rotation():
            self.report()
            self.setRotation(degrees)
            self.report()

    def grow_to(self, factor: float) -> None:
        """Grow or shrink around the transform origin point."""
        if factor != self.scale():
            self.report()
            self.setScale(factor)
            self.report()
