"""Where the parts of this table are. Sizes are those of the smallest window; in a larger one everything grows equally."""

from __future__ import annotations

from math import sqrt

from msgspec import Struct

from app.table.geometry.placement import Placement, Rect
from app.table.parts.frame import table_area
from rules.games.praga.pieces import Hex

from ...position import Position
from .grids import Grid

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
TABS = 38.0
"""The height of the tabs above the board in front."""
OPEN_WIDTH, OPEN_HEIGHT = 1264.0, 746.0
"""The size of the smallest table on which all three boards lie open, each as large as the one board of the smallest window."""
OPEN_COLUMN, OPEN_PROJECTS = 540.0, 256.0
"""The widths there of what is looked at in every turn, and of the Hunger Wall above the cathedral; city and road lie in between."""
OPEN_BOARD_H, OPEN_FOCUS_H = 341.0, 318.0
"""The minimum heights there of the action board, and of city and road."""
OPEN_HEAD = 30.0
"""The height of the name of a board that lies open."""
ROOT3 = sqrt(3)


class Panels(Struct, frozen=True):
    """The rectangles of the parts of the table, in units of which each is ``unit`` logical pixels long.

    ``focus`` is where what comes up to be chosen is shown: over the board that shares its place with ``minis``, or over the city where all
    boards lie open and there are no minis. ``tiles``: the maximum size of the tiles of the display.
    """

    crane: Rect
    display: Rect
    board: Rect
    stock: Rect
    focus: Rect
    minis: tuple[Rect, ...]
    city: Rect
    road: Rect
    projects: tuple[Rect, ...]
    technologies: Rect
    seals: Rect
    river: Rect
    tiles: float
    unit: float = 1.0

    @property
    def open(self) -> bool:
        """Whether all three boards lie open."""
        return not self.minis


def panels(position: Position) -> Panels:
    """Divide the table. All boards lie open where nothing becomes smaller than in the smallest window with text of the usual size."""
    area = table_area(position)
    unit = min(area.w / OPEN_WIDTH, area.h / OPEN_HEIGHT)
    return _all_open(area.scaled(1 / unit), unit) if unit * position.scale >= 1 else _one_open(area)


def _one_open(area: Rect) -> Panels:
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
    inside = Rect(x + GAP, top + TABS, w - 2 * GAP, focus.h - TABS - GAP)
    half = (w - GAP) / 2
    y = focus.bottom + GAP
    minis = (Rect(x, y, half, MINIS_H * higher), Rect(x + half + GAP, y, half, MINIS_H * higher))
    technologies = Rect(x, minis[0].bottom + GAP, w, TECHNOLOGIES_H * higher)
    seals, river = _seals_and_river(Rect(x, technologies.bottom + GAP, w, bottom - technologies.bottom - GAP))
    return Panels(crane, display, board, stock, focus, minis, inside, inside, (inside,), technologies, seals, river, scale)


def _all_open(area: Rect, unit: float) -> Panels:
    """Lay out the player's own things and the crane on the left, city and road in the middle, Hunger Wall and cathedral on the right."""
    wider = area.w / OPEN_WIDTH
    left, top, bottom = area.x + GAP, area.y + 7, area.bottom - GAP
    width = OPEN_COLUMN * wider - GAP
    higher = (bottom - top - 2 * GAP) / (UPPER + OPEN_BOARD_H + TECHNOLOGIES_H)
    crane = Rect(left, top, CRANE_W * wider, UPPER * higher)
    display = Rect(crane.right + GAP, top, left + width - crane.right - GAP, crane.h)
    lower = crane.bottom + GAP
    board = Rect(left, lower, BOARD_W * wider, OPEN_BOARD_H * higher)
    stock = Rect(board.right + GAP, lower, left + width - board.right - GAP, board.h)
    technologies = Rect(left, board.bottom + GAP, width, bottom - board.bottom - GAP)
    right = OPEN_PROJECTS * wider - 2 * GAP
    x, w = left + width + GAP, area.right - GAP - right - GAP - (left + width + GAP)
    middle = (bottom - top - 2 * GAP) / (2 * OPEN_FOCUS_H + SEALS_H)
    city = Rect(x, top, w, OPEN_FOCUS_H * middle)
    road = Rect(x, city.bottom + GAP, w, city.h)
    seals, river = _seals_and_river(Rect(x, road.bottom + GAP, w, bottom - road.bottom - GAP))
    high = (bottom - top - GAP) / 2
    projects = (Rect(city.right + GAP, top, right, high), Rect(city.right + GAP, top + high + GAP, right, high))
    inside, below = _below_name(city), _below_name(road)
    return Panels(crane, display, board, stock, city, (), inside, below, projects, technologies, seals, river, wider, unit)


def _below_name(board: Rect) -> Rect:
    return Rect(board.x + GAP, board.y + OPEN_HEAD, board.w - 2 * GAP, board.h - OPEN_HEAD - GAP)


def _seals_and_river(area: Rect) -> tuple[Rect, Rect]:
    seals = Rect(area.x, area.y, area.w * 0.51 - GAP / 2, area.h)
    return seals, Rect(seals.right + GAP, area.y, area.right - seals.right - GAP, area.h)


def in_units(parts: Panels, placed: list[Placement]) -> list[Placement]:
    """Return what is laid out in the units of the panels, in logical pixels."""
    return placed if parts.unit == 1 else [one.scaled(parts.unit) for one in placed]


RIM = 0.06
"""The share of a tile's height by which its ring lies further out than other rings."""


def hexagon(x: float, y: float, radius: float) -> Rect:
    """Return the rectangle of a hexagon standing on a corner."""
    half = radius * ROOT3 / 2
    return Rect(x - half, y - radius, 2 * half, 2 * radius)


def rim(rect: Rect) -> float:
    """Return how much further out the ring of a tile lies: along its edge, where it covers no symbols."""
    return rect.h * RIM


def cell(origin: tuple[float, float], radius: float, at: Hex) -> Rect:
    """Return the place of a cell of a map of hexagons, whose cell (0, 0) lies at ``origin``."""
    return Grid(*origin, radius).cell(at)
