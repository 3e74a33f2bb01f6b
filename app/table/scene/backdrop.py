"""The table and its background as one picture: what never moves needs no piece of its own. Only what has changed is repainted."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from app.art import materials
from app.art.cache import Picture
from app.table.geometry.placement import Placement
from rules import ItemId

from .piece_painter import PiecePainter


class _Laid(Struct, frozen=True):
    """A part of the background with its picture and the area the picture covers."""

    placement: Placement
    picture: Picture
    at: QPointF
    reach: QRectF


class Backdrop:
    """One picture of the background, kept for the current size and scale."""

    def __init__(self, art: PiecePainter) -> None:
        self._art = art
        self._wood = QPixmap()
        self._picture = QPixmap()
        self._laid: dict[ItemId, _Laid] = {}
        self._stale: list[QRectF] = []

    def lay(self, background: Sequence[Placement]) -> list[QRectF]:
        """Use this background, given in painting order, from now on; return the areas where the picture changes."""
        before, self._laid = self._laid, {}
        changed: list[QRectF] = []
        for placement in background:
            was = before.get(placement.item)
            if was is not None and was.placement == placement:
                self._laid[placement.item] = was
                continue
            laid = self._laid[placement.item] = self._prepared(placement)
            changed += [laid.reach] if was is None else [was.reach, laid.reach]
        changed += [laid.reach for item, laid in before.items() if item not in self._laid]
        changed += [self._laid[item].reach for item in displaced([*before], [*self._laid])]
        self._stale += changed
        return changed

    def clear(self) -> None:
        """Forget what is painted, because the size or scale of the pictures has changed."""
        self._picture = QPixmap()
        self._laid = {}

    def draw(self, p: QPainter, size: QSizeF, scale: float) -> None:
        """Draw the picture of a table of ``size`` logical pixels, ``scale`` device pixels each."""
        whole = QRectF(QPointF(0, 0), size)
        pixels = QSize(round(size.width() * scale), round(size.height() * scale))
        if self._picture.size() != pixels:
            self._wood = QPixmap(pixels)
            self._wood.setDevicePixelRatio(scale)
            wood = QPainter(self._wood)
            materials.table(wood, whole)
            wood.end()
            self._picture = self._wood.copy()
            self._stale = [whole]
        if self._stale:
            self._paint(apart(self._stale))
            self._stale = []
        p.drawPixmap(QPointF(0, 0), self._picture)

    def _paint(self, places: list[QRect]) -> None:
        """Repaint the picture in these areas."""
        p = QPainter(self._picture)
        for place in places:
            p.setClipRect(place)
            p.drawPixmap(QPointF(0, 0), self._wood)
            for laid in self._laid.values():
                if laid.reach.intersects(place):
                    p.drawPixmap(laid.at + laid.picture.offset, laid.picture.pixmap)
        p.end()

    def _prepared(self, placement: Placement) -> _Laid:
        picture, at = self._art.piece(placement), self._art.snapped(placement.rect)
        return _Laid(placement, picture, at, picture.reach(at))


def displaced(before: Sequence[ItemId], after: Sequence[ItemId]) -> set[ItemId]:
    """Return items of both sequences without which those left stand in the same order in both."""
    both = {*before}.intersection(after)
    kept, now = [item for item in before if item in both], [item for item in after if item in both]
    if kept == now:
        return set()
    same = SequenceMatcher(None, kept, now, autojunk=False).get_matching_blocks()
    return {*now}.difference(*(now[block.b : block.b + block.size] for block in same))


def apart(places: Sequence[QRectF]) -> list[QRect]:
    """Return rectangles of whole pixels that cover all ``places`` without overlapping: those that would overlap are merged."""
    found: list[QRect] = []
    for place in places:
        rect = place.toAlignedRect()
        while near := [one for one in found if one.intersects(rect)]:
            for one in near:
                found.remove(one)
                rect |= one
        found.append(rect)
    return found
