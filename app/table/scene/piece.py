"""The class of everything on the table: a picture at a place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from app.art.cache import Picture

Stale = Callable[[QRectF], None]
"""A function that is told, in scene coordinates, which part of the screen is out of date."""


class Ground(Protocol):
    """The surface that pieces lie on."""

    def stale(self, place: QRectF) -> None: ...
    def add(self, piece: Piece) -> None: ...
    def remove(self, piece: Piece) -> None: ...


class Piece(QGraphicsPixmapItem):
    """A picture on the table.

    It knows nothing of games, clicks or animations: the scene finds what was clicked from the layout, and moves it.

    A piece reports the area it covered and the one it covers after every change of its look, so the screen is right whenever it is painted.
    Qt reports only once per turn of the event loop, and forgets the old area of an item that is painted before that.
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
        """Ask for the area of this piece to be repainted."""
        self._stale(self.sceneBoundingRect())

    def become(self, picture: Picture, at: QPointF, z: float) -> None:
        """Change picture, place and height together, so that each area is reported only once."""
        if picture is self.picture and at == self.pos():
            self.lift_to(z)
            return
        before = self.sceneBoundingRect()
        if picture is not self.picture:
            self.picture = picture
            self.setPixmap(picture.pixmap)
            self.setOffset(picture.offset)
        self.setPos(at)
        self.setZValue(z)
        after = self.sceneBoundingRect()
        self._stale(before)
        if after != before:
            self._stale(after)

    def show_picture(self, picture: Picture) -> None:
        """Change the picture; do nothing if it is the same one."""
        self.become(picture, self.pos(), self.zValue())

    def move_to(self, at: QPointF) -> None:
        """Move to a point of the scene."""
        self.become(self.picture, at, self.zValue())

    def lift_to(self, z: float) -> None:
        """Raise or lower the piece among the other pieces."""
        if z != self.zValue():
            self.setZValue(z)
            self.report()

    def fade_to(self, opacity: float) -> None:
        """Set the opacity of the piece: 0 to 1."""
        if opacity != self.opacity():
            self.setOpacity(opacity)
            self.report()

    def turn_to(self, degrees: float) -> None:
        """Rotate the piece around its transform origin point."""
        if degrees != self.rotation():
            self.report()
            self.setRotation(degrees)
            self.report()

    def grow_to(self, factor: float) -> None:
        """Scale the piece around its transform origin point."""
        if factor != self.scale():
            self.report()
            self.setScale(factor)
            self.report()
