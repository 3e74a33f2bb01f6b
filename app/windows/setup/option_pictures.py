"""The pictures of the values of a game's options, painted by the painters of its table; those of sizes no longer in use drop out."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from app.art.cache import PixmapCache
from app.games import find, painters_of
from app.table.geometry.placement import Rect
from app.table.scene.piece_painter import PiecePainter
from rules import Option, Value

SQUARE = Rect(0, 0, 100, 100)
ROOM = 8 * 1024 * 1024
"""Bytes for all pictures: those of a table of nine on the sharpest screen, and the small ones."""


class OptionPictures:
    """The pictures of one game."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._kept = PixmapCache(ROOM)

    @property
    def used_bytes(self) -> int:
        """The memory of all pictures kept."""
        return self._kept.used_bytes

    def has(self, option: Option, value: Value | bool) -> bool:
        """Return whether a value has a picture."""
        return bool(find(self._game).option_picture(option.id, value, SQUARE))

    def picture(self, option: Option, value: Value | bool, size: QSize, ratio: float) -> QPixmap:
        """Return the picture of a value in ``size`` pixels, each of ``ratio`` real ones; transparent around it."""

        def paint(p: QPainter, r: QRectF) -> None:
            self._pieces.scale = ratio
            placements = find(self._game).option_picture(option.id, value, Rect(0, 0, r.width(), r.height()))
            for placement in sorted(placements, key=lambda placement: placement.z):
                piece = self._pieces.piece(placement)
                p.drawPixmap(QPointF(placement.rect.x, placement.rect.y) + piece.offset, piece.pixmap)

        return self._kept.pixmap((option.id, value), size.width(), size.height(), 0, ratio, paint)

    @cached_property
    def _pieces(self) -> PiecePainter:
        return PiecePainter(painters_of(self._game), self._kept)
