"""The one class of everything that lies on the table: a picture at a place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from .painters.cache import Picture


class Piece(QGraphicsPixmapItem):
    """Shows a picture. Knows nothing of games, clicks or animations: the scene hits by layout and moves it."""

    def __init__(self, picture: Picture, at: QPointF, z: float) -> None:
        super().__init__()
        self.picture = picture
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setPixmap(picture.pixmap)
        self.setOffset(picture.offset)
        self.setPos(at)
        self.setZValue(z)

    def show_picture(self, picture: Picture) -> None:
        """Change the picture; nothing happens when it is the same one."""
        if picture is not self.picture:
            self.picture = picture
            self.setPixmap(picture.pixmap)
            self.setOffset(picture.offset)
