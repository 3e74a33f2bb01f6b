"""Where the parts of this table are. Sizes are those of the smallest window; in a larger one everything grows alike."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from app.table.geometry.placement import Rect
from rules.games.praga.pieces import Hex

from ..grids import Grid

GAP = 8.0
WIDTH, HEIGHT = 1016.0, 628.0
"""The size of the table in the smallest window."""
COLUMN = 548.0
"""The width of what is looked at in every turn: crane and display, below them the action board and the stock."""
CRANE_W, BOARD_W = 262.0, 312.0
UPPER = 264.0
"""The height of crane and display."""
FOCUS_H, MINIS_H, TECHNOLOGIES_H, SEALS_H = 330.0, 104.0, 76.0, 79.0
"""The heights of what is common, from top to bottom; in a higher window all of them grow."""
ROOT3 = sqrt(3)


@dataclass(frozen=True, slots=True)
class Panels:
    """The rectangles of the parts of the table."""

    crane: Rect
    display: Rect
    board: Rect
    stock: Rect
    focus: Rect
    minis: tuple[Rect, Rect]
    technologies: Rect
    seals: Rect
    river: Rect
    scale: float


def panels(area: Rect) -> Panels:
    """Divide the table."""
    scale = min(area.w / WIDTH, area.h / HEIGHT)
    left, top = area.x + GAP, area.y + 7
    width, bottom = COLUMN * scale - 2 * GAP, area.bottom - GAP
    crane = Rect(left, top, CRANE_W * scale, UPPER * scale)
    display = Rect(crane.right + GAP, top, left + width - crane.right - GAP, crane.h)
    lower = crane.bottom + GAP
    board = Rect(left, lower, BOARD_W * scale, bottom - lower)
    stock = Rect(board.right + GAP, lower, left + width - board.right - GAP, board.h)
    x, w = display.right + GAP, area.right - GAP - display.right - GAP
    higher = (bottom - top - 3 * GAP) / (FOCUS_H + MINIS_H + TECHNOLOGIES_H + SEALS_H)
    focus = Rect(x, top, w, FOCUS_H * higher)
    half = (w - GAP) / 2
    y = focus.bottom + GAP
    minis = (Rect(x, y, half, MINIS_H * higher), Rect(x + half + GAP, y, half, MINIS_H * higher))
    technologies = Rect(x, minis[0].bottom + GAP, w, TECHNOLOGIES_H * higher)
    y = technologies.bottom + GAP
    seals = Rect(x, y, w * 0.51 - GAP / 2, bottom - y)
    river = Rect(seals.right + GAP, y, x + w - seals.right - GAP, seals.h)
    return Panels(crane, display, board, stock, focus, minis, technologies, seals, river, scale)


def hexagon(x: float, y: float, radius: float) -> Rect:
    """Return the rectangle of a hexagon standing on a corner."""
    half = radius * ROOT3 / 2
    return Rect(x - half, y - radius, 2 * half, 2 * radius)


def cell(origin: tuple[float, float], radius: float, at: Hex) -> Rect:
    """Return the place of a cell of a map of hexagons, whose cell (0, 0) lies at ``origin``."""
    return Grid(*origin, radius).cell(at)
