"""Where the cells of the Hunger Wall and the cathedral are: the wall grows to the left, the cathedral to the right. No Qt."""

from __future__ import annotations

from typing import Final

from app.table.geometry.placement import Rect
from rules.games.praga.components import HUNGER_WALL, PROJECT

SIDE: Final = 30.0
"""Width of the column with the points of the rows."""
FOOT: Final = 22.0
"""Height of the line with the values of the columns."""


def body(area: Rect, project: int) -> Rect:
    """Return the place of all cells, without the points of the rows and the values of the columns."""
    left = SIDE if project == HUNGER_WALL else 0.0
    return Rect(area.x + left, area.y, area.w - SIDE, area.h - FOOT)


def cell(cells: Rect, project: int, row: int, column: int) -> Rect:
    """Return the place of a cell among all the cells of a project."""
    one = PROJECT[project]
    wide, high = cells.w / one.columns, cells.h / one.rows
    across = one.columns - 1 - column if project == HUNGER_WALL else column
    return Rect(cells.x + across * wide, cells.y + (one.rows - 1 - row) * high, wide, high)


def beside(number: int, count: int) -> tuple[float, float]:
    """Return how far a cube stands from the middle of its cell, in sizes of a cube: two side by side, more in two rows."""
    if count < 2:
        return 0.0, 0.0
    across = (number % 2 - 0.5) * 0.56
    return across, 0.0 if count == 2 else (number // 2 - 0.5) * 0.62
