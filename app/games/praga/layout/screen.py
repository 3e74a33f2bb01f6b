"""How this table is put together."""

from __future__ import annotations

from app.games.base.panels import heading, panel
from app.games.base.seats import player_box
from app.table.geometry.placement import Placement, Rect
from app.table.parts.progress import progress
from rules import ItemId
from rules.games.praga.board.course import round_of
from rules.games.praga.components import ROUNDS

from ..position import Position

GAP = 8.0
"""Gap between panels, and between them and the edges."""
BOX = 120.0
"""Greatest height of a player's box."""


def status(position: Position, area: Rect) -> list[Placement]:
    """Lay out the progress of the game."""
    now = round_of(position.view)
    words = position.texts("praga.label.round_of", n=now, all=ROUNDS)
    return progress(position, area, position.texts("praga.meta.title"), words, now, ROUNDS)


def table(position: Position, area: Rect) -> list[Placement]:
    """Lay out everything between the bars and the rail."""
    board = area.inset(GAP)
    title = heading("board_heading", board.x + 14, board.y + 6, board.w - 28, position.texts("praga.label.board"))
    return [panel("board", board), title]


def rail(position: Position, area: Rect) -> list[Placement]:
    """Lay out the players' boxes from the top."""
    count = len(position.names)
    height = min(BOX, (area.h - GAP) / count - GAP)
    places = [Rect(area.x + 9, area.y + GAP + n * (height + GAP), area.w - 18, height) for n in range(count)]
    return [player_box(position, player, place) for player, place in enumerate(places)]


def chips(position: Position) -> list[tuple[ItemId, str, str]]:
    """Return buttons in the info line for actions without a place on the table."""
    return []
