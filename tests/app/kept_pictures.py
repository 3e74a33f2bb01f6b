"""Pictures of pieces that tests keep from one table to the next: painting them again would take up most of a test's time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final
from unittest.mock import patch

from app.art.cache import PixmapCache
from app.table.scene.kinds import Painters
from app.table.scene.piece_painter import PiecePainter

MOST: Final = 14 * 1024 * 1024
"""Bytes kept of each game: more than any table needs, or each picture drops the one that is needed next."""


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


def _begin_with_kept(art: PiecePainter, painters: Painters, store: PixmapCache | None = None) -> None:
    _, kept = _kept.setdefault(id(painters), (painters, Kept(MOST)))
    _begin(art, painters, kept)


@contextmanager
def kept_pictures() -> Iterator[None]:
    """Let everything that paints pieces use what was painted before."""
    with patch.object(PiecePainter, "__init__", _begin_with_kept):
        yield


@contextmanager
def painted_anew() -> Iterator[None]:
    """Paint every piece again."""
    with ExitStack() as stack:
        for _, kept in _kept.values():
            stack.enter_context(kept.aside())
        yield
