"""The players' boxes on the right, what is still open, and the log."""

from __future__ import annotations

from app.games.base.seats import player_box
from app.table.geometry.placement import Placement, Rect
from app.table.parts.frame import rail_columns
from app.table.parts.log_box import log_box

from ..position import Position
from .stock import COUNTED, GOODS, count_of

GAP = 8.0
HEAD = 42.0
MOST_HIGH = 150.0
LOG = 88.0
COLUMNS = 4


def rail(position: Position, area: Rect) -> list[Placement]:
    """Lay out the boxes from the top, then the log, in a very wide window beside them."""
    column, beside = rail_columns(area)
    count = len(position.names)
    height = min(MOST_HIGH, (column.h - GAP) / count - GAP)
    placed: list[Placement] = []
    y = column.y + GAP
    for player in range(count):
        placed += _box(position, player, Rect(column.x + 9, y, column.w - 18, height))
        y += height + GAP
    below = Rect(column.x + 9, y, column.w - 18, column.bottom - GAP - y)
    log = beside if beside is not None else below if below.h >= LOG else None
    return placed if log is None else placed + log_box(position, log, position.texts("praga.label.log"))


def _box(position: Position, player: int, box: Rect) -> list[Placement]:
    placed = [player_box(position, player, box)]
    if player == position.shown:
        return placed
    width = (box.w - 20) / COLUMNS
    for number, what in enumerate((*GOODS, *COUNTED)):
        rect = Rect(box.x + 10 + number % COLUMNS * width, box.y + HEAD + number // COLUMNS * 30, width - 4, 26)
        placed.append(count_of(position, player, what, rect))
    return placed
