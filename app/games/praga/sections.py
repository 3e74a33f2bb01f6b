"""The table in words, section by section, for the text table."""

from __future__ import annotations

from app.games.base.seats import viewer_first
from app.games.base.words import seat_words
from app.table.screen import Section
from rules.games.praga.board.course import round_of
from rules.games.praga.components import ROUNDS

from .position import Position


def sections(position: Position) -> list[Section]:
    """Return the viewer's section first, then the common one, then those of the other players."""
    if position.viewer is None:
        return []
    own, *others = (Section(seat_words(position, seat)) for seat in viewer_first(position, position.viewer))
    progress = position.texts("praga.label.round_of", n=round_of(position.view), all=ROUNDS)
    return [own, Section(position.texts("praga.label.board"), (progress,)), *others]
