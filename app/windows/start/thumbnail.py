"""Small pictures of positions for lists of games, painted from what a viewer without a seat may know: never from a hand."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

import rules
from app.art import materials
from app.art.cache import PixmapCache
from app.games import find, painters_of
from app.session.sight import Sight
from app.table.geometry.layout import MIN_HEIGHT, MIN_WIDTH, Layout
from app.table.parts.button_state import with_state
from app.table.parts.frame import table_area
from app.table.parts.position_of import position_of
from app.table.parts.view_options import ViewOptions
from app.table.position import Position
from app.table.scene.piece_painter import PiecePainter
from app.texts import Texts
from rules import Record

PICTURES = 12 * 1024 * 1024
"""Bytes of pictures kept: more than any list shows on a page, with a large one beside it."""
SCALES = 4
"""Scales for which painted pieces are kept; a page of cards with one large picture needs two."""
PIECES = 8 * 1024 * 1024
"""Bytes of painted pieces kept for each scale."""

Key = tuple[str, tuple[str, ...], str]


class Thumbnails:
    """A store that paints a position once for each size, and keeps the latest pictures. For the interface's thread only."""

    def __init__(self) -> None:
        self._pictures = PixmapCache(PICTURES)
        self._art: OrderedDict[tuple[str, float], PiecePainter] = OrderedDict()

    def ready(self, record: Record, size: QSize, ratio: float, say: Texts) -> bool:
        """Return whether ``picture`` has it without painting."""
        return self._pictures.has(_key(record, say), size.width(), size.height(), 0, ratio)

    def picture(self, record: Record, size: QSize, ratio: float, say: Texts) -> QPixmap:
        """Return the table of ``record`` in ``size`` device-independent pixels of ``ratio`` real ones.

        Any excess at the sides or the bottom is cut off.
        """
        paint = partial(self._paint, record=record, ratio=ratio, say=say)
        return self._pictures.pixmap(_key(record, say), size.width(), size.height(), 0, ratio, paint)

    def _paint(self, p: QPainter, r: QRectF, record: Record, ratio: float, say: Texts) -> None:
        game = record.header.game
        position = seen_by_all(record, say)
        screen = find(game)
        area = table_area(position, screen.rail is not None)
        layout = Layout.of(position.width, position.height, screen.table(position, area))
        scale = max(r.width() / area.w, r.height() / area.h)
        art = self._art_of(game, round(scale * ratio, 3))
        p.translate((r.width() - area.w * scale) / 2, 0)
        p.scale(scale, scale)
        p.translate(-area.x, -area.y)
        materials.table(p, QRectF(0, 0, position.width, position.height))
        for placement in layout.stack.order:
            painted = art.piece(with_state(placement, {}))
            p.drawPixmap(QPointF(placement.rect.x, placement.rect.y) + painted.offset, painted.pixmap)

    def _art_of(self, game: str, scale: float) -> PiecePainter:
        """Return the painter of a game's pieces at a scale; it paints equal pieces of several positions once."""
        key = (game, scale)
        if key not in self._art:
            self._art[key] = PiecePainter(painters_of(game), PixmapCache(PIECES))
            self._art[key].scale = scale
            while len(self._art) > SCALES:
                self._art.popitem(last=False)
        self._art.move_to_end(key)
        return self._art[key]


def _key(record: Record, say: Texts) -> Key:
    header = record.header
    return record.game.digest(), header.names + header.colours, say.language


def seen_by_all(record: Record, say: Texts) -> Position:
    """Return the position as a viewer without a seat sees it, from the seat of the person who looks next: all hands show their backs."""
    view, seat = rules.view(record.rules, record.game.state, None), Sight(record, record.people).looking
    return position_of(record, view, seat, find(record.header.game), ViewOptions(say, MIN_WIDTH, MIN_HEIGHT), scores=None)
