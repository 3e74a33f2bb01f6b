"""Pictures of pieces that tests keep from one table to the next: painting them again would take up most of a test's time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final
from unittest.mock import patch

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache
from app.art.cache import Paint, Picture, PixmapCache
from app.table.geometry.placement import Rect
from app.table.scene.kinds import Painters
from app.table.scene.piece_painter import PiecePainter

MOST: Final = 40 * 1024 * 1024
"""Bytes kept of each game: more than its tables of two sizes need, or each picture drops the one that is needed next."""
TOGETHER: Final = 260 * 1024 * 1024
"""Bytes kept of all games together, with what the program itself keeps."""


class Kept(PixmapCache):
    """The pictures of one game, no matter which table, review or small picture shows them, each under its own scale and size of text."""

    def clear(self) -> None:
        """Keep everything: a table that changes its scale is only one of many."""

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Begin with nothing for a while; what was kept before is kept again afterwards."""
        entries, size = self._entries, self.used_bytes
        self._entries = OrderedDict()
        self.used_bytes = 0
        try:
            yield
        finally:
            self._entries = entries
            self.used_bytes = size


_kept: Final[dict[int, tuple[Painters, Kept]]] = {}
"""The painters of a game, and what they have painted, by identity of the painters."""
_begin = PiecePainter.__init__
_blanks: Final = PixmapCache(MOST)


def _begin_with_kept(art: PiecePainter, painters: Painters, store: PixmapCache | None = None) -> None:
    _, kept = _kept.setdefault(id(painters), (painters, Kept(MOST)))
    _begin(art, painters, kept)


@contextmanager
def kept_pictures() -> Iterator[None]:
    """Let everything that paints pieces use what was painted before."""
    with patch.object(PiecePainter, "__init__", _begin_with_kept), patch.object(cache, "TOGETHER", TOGETHER):
        yield


@contextmanager
def unpainted() -> Iterator[None]:
    """Leave every piece blank: for what can be clicked or dragged, where nobody looks at a picture."""
    with patch.object(PiecePainter, "_picture", _blank):
        yield


def _blank(art: PiecePainter, key: tuple[object, ...], rect: Rect, margin: float, paint: Paint) -> Picture:
    return _blanks.picture("blank", rect.w, rect.h, margin, art.scale, _nothing)


def _nothing(p: QPainter, r: QRectF) -> None:
    pass


@contextmanager
def painted_anew() -> Iterator[None]:
    """Paint every piece again."""
    with ExitStack() as stack:
        for _, kept in _kept.values():
            stack.enter_context(kept.aside())
        yield
