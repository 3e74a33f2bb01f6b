"""A game's first picture, painted while its players are still on the set-up page."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QSize

from app.art.cache import PixmapCache
from app.art.fonts import text_width
from app.games import find, painters_of
from app.program import Program
from app.session.match import Match
from app.table.geometry.frame_data import TableFrame
from app.table.parts.ahead import after
from app.table.parts.bars import fitted
from app.table.parts.table_model import TableModel
from app.table.parts.view_options import ViewOptions
from app.table.scene.idle import Idle
from app.table.scene.scene import TableScene
from app.teaching import hint_level
from rules import Record

REST = 400
"""Milliseconds after the set-up page appears."""


class FirstPicture(QObject):
    """The pictures of one game; those of its beginning are painted ahead."""

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self._program = program
        self._game = ""
        self._store = PixmapCache()
        self._idle = Idle(self)

    @property
    def painting(self) -> bool:
        """Whether something is still to be painted."""
        return self._idle.working

    def store_of(self, game: str) -> PixmapCache:
        """Return the store of a game's pictures, dropping those of another game. Nothing more is painted ahead."""
        self._idle.stop()
        if game != self._game:
            self._game, self._store = game, PixmapCache()
        return self._store

    def expect(self, record: Record, size: QSize, ratio: float) -> None:
        """Paint ahead what a game shows first in a window of ``size``, whose pixels are ``ratio`` real ones."""
        store = self.store_of(record.header.game)
        self._idle.start(self._paint(record, store, size, ratio), REST)

    def _paint(self, record: Record, store: PixmapCache, size: QSize, ratio: float) -> Iterator[None]:
        game, settings = record.header.game, self._program.settings
        factor = fitted(size.width(), size.height(), settings.text_size / 100)
        match = Match(record)
        text_size, area = settings.text_size / 100, (size.width() / factor, size.height() / factor)
        options = ViewOptions(self._program.texts, *area, factor, text_size, full=hint_level.full(settings, game))
        model = TableModel(match, find(game), text_width, options)
        scene = TableScene(painters_of(game), store)
        scene.set_scale(factor * ratio)
        scene.set_text_size(text_size)
        highlights = model.picker.highlights
        yield from scene.prepare(TableFrame(model.layout(), highlights, frozenset(highlights)))
        if match.curtain:
            yield from scene.prepare(after(model, ()))
