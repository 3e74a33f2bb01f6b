"""Pixmaps of painted pieces, kept by key and scale; the least recently used are dropped first.

Every store has a limit of its own, and all of them together have one too.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from itertools import count
from typing import Final
from weakref import WeakSet

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion

from app.platform import patience

MARGIN: Final = 14.0
"""Room around a piece for its soft shadow, in logical pixels."""
LIFT_MARGIN: Final = 30.0
"""Room around a lifted or ringed piece."""

TOGETHER: Final = 52 * 1024 * 1024
"""Bytes of pixmaps in all stores together."""
WORTH: Final = 0.1
"""A margin broader than this share of a piece is searched for empty rows and columns."""

Paint = Callable[[QPainter, QRectF], None]


class Picture:
    """A pixmap and its origin relative to the upper left corner of the piece, in logical pixels."""

    __slots__ = ("offset", "pixmap", "used")

    def __init__(self, pixmap: QPixmap, offset: QPointF) -> None:
        self.pixmap = pixmap
        self.offset = offset
        self.used = 0
        """When it was last asked for, counted in pictures asked for."""

    def reach(self, at: QPointF) -> QRectF:
        """Return the area covered by a piece whose corner is ``at``."""
        return QRectF(at + self.offset, self.pixmap.deviceIndependentSize())

    def trimmed(self) -> Picture:
        """Return the same picture without the empty rows and columns at its edges."""
        kept = QRegion(self.pixmap.mask()).boundingRect()
        if kept.isEmpty() or kept == self.pixmap.rect():
            return self
        return Picture(self.pixmap.copy(kept), self.offset + QPointF(kept.topLeft()) / self.pixmap.devicePixelRatio())


HINTS: Final = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform


class PixmapCache:
    """A bounded store of pixmaps; for the interface's thread only."""

    def __init__(self, limit: int = 44 * 1024 * 1024) -> None:
        self._limit = limit
        self.used_bytes = 0
        """Memory of all pixmaps kept, four bytes per pixel."""
        self.painted = 0
        """How many pixmaps have been painted so far."""
        self._entries: OrderedDict[Hashable, Picture] = OrderedDict()
        _stores.add(self)

    def __len__(self) -> int:
        return len(self._entries)

    def has(self, key: Hashable, w: float, h: float, margin: float, scale: float) -> bool:
        """Return whether ``pixmap`` has a piece without painting it."""
        return _full(key, w, h, margin, scale, False) in self._entries

    def clear(self) -> None:
        """Drop everything: after a change of screen, scale or language."""
        self._entries.clear()
        self.used_bytes = 0

    def pixmap(self, key: Hashable, w: float, h: float, margin: float, scale: float, paint: Paint) -> QPixmap:
        """Return the piece ``key`` of ``w`` x ``h`` logical pixels with ``margin`` on all sides.

        ``scale`` = view scale x device pixel ratio; it becomes the pixmap's device pixel ratio, so drawing it at
        ``(x - margin, y - margin)`` in logical pixels lands pixel on pixel. ``paint`` gets the rectangle ``0, 0, w, h``.
        """
        return self._kept(key, w, h, margin, scale, paint, False).pixmap

    def picture(self, key: Hashable, w: float, h: float, margin: float, scale: float, paint: Paint) -> Picture:
        """Return the pixmap without its empty edges: the less a picture covers, the faster it is painted."""
        return self._kept(key, w, h, margin, scale, paint, True)

    def _kept(self, key: Hashable, w: float, h: float, margin: float, scale: float, paint: Paint, trimmed: bool) -> Picture:
        full = _full(key, w, h, margin, scale, trimmed)
        found = self._entries.get(full)
        if found is not None:
            self._entries.move_to_end(full)
            found.used = next(_asked)
            return found
        self.painted += 1
        pixmap = QPixmap(max(1, math.ceil((w + 2 * margin) * scale)), max(1, math.ceil((h + 2 * margin) * scale)))
        pixmap.setDevicePixelRatio(scale)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        try:
            painter.setRenderHints(HINTS)
            painter.translate(margin, margin)
            paint(painter, QRectF(0, 0, w, h))
        finally:
            painter.end()
        result = Picture(pixmap, QPointF(-margin, -margin))
        if trimmed and margin > WORTH * min(w, h):
            result = result.trimmed()
        self._entries[full] = result
        self.used_bytes += _size(result)
        result.used = next(_asked)
        while self.used_bytes > self._limit and len(self._entries) > 1:
            self._drop()
        while used_together() > TOGETHER and len(self._entries) > 1:
            min((store for store in _stores if store._entries), key=PixmapCache._oldest)._drop()
        patience.step()
        return result

    def _oldest(self) -> int:
        """Return when the picture that is dropped next was last asked for."""
        return next(iter(self._entries.values())).used

    def _drop(self) -> None:
        _, picture = self._entries.popitem(last=False)
        self.used_bytes -= _size(picture)


def _full(key: Hashable, w: float, h: float, margin: float, scale: float, trimmed: bool) -> Hashable:
    return key, round(w, 2), round(h, 2), round(margin, 2), round(scale, 4), trimmed


_stores: Final[WeakSet[PixmapCache]] = WeakSet()
_asked: Final = count()


def used_together() -> int:
    """Return the bytes of pixmaps in all stores together."""
    return sum(store.used_bytes for store in _stores)


def _size(picture: Picture) -> int:
    return picture.pixmap.width() * picture.pixmap.height() * 4


shared: Final = PixmapCache(20 * 1024 * 1024)
"""The running program's store for small parts that many pictures share; parts for window sizes no longer in use drop out."""


def pixmap(key: Hashable, w: float, h: float, margin: float, scale: float, paint: Paint) -> QPixmap:
    """Return the piece from the shared store, see ``PixmapCache.pixmap``."""
    return shared.pixmap(key, w, h, margin, scale, paint)


def draw(p: QPainter, r: QRectF, key: Hashable, margin: float, scale: float, paint: Paint) -> None:
    """Draw the stored piece so that it covers ``r`` (the margin lies outside)."""
    image = pixmap(key, r.width(), r.height(), margin, scale, paint)
    p.drawPixmap(QPointF(r.left() - margin, r.top() - margin), image)


def share(p: QPainter, r: QRectF, key: Hashable, paint: Paint, margin: float = MARGIN) -> None:
    """Draw what several pieces have in common, painted once per size and scale; a turned or stretched painter paints it directly.

    The picture is aligned to whole device pixels, at most half a pixel from ``r``.
    """
    to_device = p.deviceTransform()
    scale = to_device.m11()
    if to_device.m12() or to_device.m21() or to_device.m22() != scale or scale <= 0:
        p.save()
        p.translate(r.topLeft())
        paint(p, QRectF(0, 0, r.width(), r.height()))
        p.restore()
        return
    whole = math.ceil(margin * scale) / scale
    image = pixmap(key, r.width(), r.height(), whole, scale, paint)
    corner = to_device.map(QPointF(r.left() - whole, r.top() - whole))
    at = to_device.inverted()[0].map(QPointF(round(corner.x()), round(corner.y())))
    p.drawPixmap(at, image)


def clear() -> None:
    """Empty the shared store."""
    shared.clear()
