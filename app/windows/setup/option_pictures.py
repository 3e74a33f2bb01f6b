"""The pictures of the values of a game's options, painted by the painters of its table and kept."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.art.cache import HINTS, PixmapCache
from app.games import find, painters_of
from app.table.geometry.placement import Placement, Rect
from app.table.scene.piece_painter import PiecePainter
from rules import Option, Value

SQUARE = Rect(0, 0, 100, 100)


class OptionPictures:
    """The pictures of one game."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._kept: dict[tuple[str, Value | bool, int, int, float], QPixmap] = {}
        self._pieces: dict[float, PiecePainter] = {}

    def has(self, option: Option, value: Value | bool) -> bool:
        """Return whether a value has a picture."""
        return bool(find(self._game).option_picture(option.id, value, SQUARE))

    def picture(self, option: Option, value: Value | bool, size: QSize, ratio: float) -> QPixmap:
        """Return the picture of a value in ``size`` pixels, each of ``ratio`` real ones; transparent around it."""
        key = option.id, value, size.width(), size.height(), ratio
        if key not in self._kept:
            area = Rect(0, 0, size.width(), size.height())
            self._kept[key] = self._painted(find(self._game).option_picture(option.id, value, area), size, ratio)
        return self._kept[key]

    def _painted(self, placements: list[Placement], size: QSize, ratio: float) -> QPixmap:
        pieces = self._pieces.setdefault(ratio, PiecePainter(painters_of(self._game), self._store))
        pieces.scale = ratio
        found = QPixmap(size * ratio)
        found.setDevicePixelRatio(ratio)
        found.fill(Qt.GlobalColor.transparent)
        p = QPainter(found)
        try:
            p.setRenderHints(HINTS)
            for placement in sorted(placements, key=lambda placement: placement.z):
                piece = pieces.piece(placement)
                p.drawPixmap(QPointF(placement.rect.x, placement.rect.y) + piece.offset, piece.pixmap)
        finally:
            p.end()
        return found

    @cached_property
    def _store(self) -> PixmapCache:
        return PixmapCache(4 * 1024 * 1024)
