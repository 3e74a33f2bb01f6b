"""Where the hexagons of the city and of the action boards are. No Qt."""

from __future__ import annotations

import math
from typing import Final

from msgspec import Struct

from app.table.geometry.placement import Rect
from rules.games.praga.components import DATA, FIELDS, PLACES, SITES, WALL_SITES
from rules.games.praga.pieces import Hex


class Grid(Struct, frozen=True):
    """A grid of hexagons with corners at top and bottom, whose cell 0, 0 is around ``x, y``."""

    x: float
    y: float
    radius: float

    def cell(self, at: Hex) -> Rect:
        """Return the place of a cell."""
        q, r = at
        wide = self.radius * math.sqrt(3)
        return Rect(self.x + wide * (q + r / 2 - 0.5), self.y + self.radius * (1.5 * r - 1), wide, 2 * self.radius)


def _cells(name: str) -> tuple[Hex, ...]:
    return tuple((one["q"], one["r"]) for one in DATA["city"][name])


PARKS: Final = _cells("decoration_cells")
ROAD: Final[tuple[Hex, ...]] = tuple((one["q"], one["r"]) for one in DATA["city"]["road_cells"]["cells"])
_SPACES: Final = ("space_i", "space_ii", "space_iii", "space_iv")
ROAD_SPACES: Final[tuple[Hex, ...]] = tuple((cell["q"], cell["r"]) for cell in (DATA["city"]["road_cells"][name] for name in _SPACES))
"""The cells of spaces I to IV of the King's Road in the city."""
CITY: Final[tuple[Hex, ...]] = (*PARKS, *ROAD, *(site.at for site in SITES), *(place.at for place in PLACES))
LEGEND: Final = 24.0
"""The height of the legend of the city."""
BOARD: Final[tuple[Hex, ...]] = ((0, 0), *FIELDS, *WALL_SITES)


def _fitted(area: Rect, cells: tuple[Hex, ...]) -> Grid:
    """Return the largest grid of these cells in the middle of an area."""
    columns, rows = [q + r / 2 for q, r in cells], [r for _, r in cells]
    across, down = max(columns) - min(columns) + 1, 1.5 * (max(rows) - min(rows)) + 2
    radius = min(area.w / (across * math.sqrt(3)), area.h / down)
    middle = (max(columns) + min(columns)) / 2, (max(rows) + min(rows)) / 2
    return Grid(area.cx - middle[0] * radius * math.sqrt(3), area.cy - middle[1] * radius * 1.5, radius)


def city_grid(area: Rect) -> Grid:
    """Return the grid of the city in an area."""
    return _fitted(area, CITY)


def legend_of(ground: Rect) -> Rect:
    """Return the strip at the foot of the ground of the city on which its signs are explained."""
    return Rect(ground.x + 8, ground.bottom - LEGEND - 6, ground.w - 16, LEGEND)


def grid_on(ground: Rect) -> Grid:
    """Return the grid of the city on its ground, above the legend."""
    return city_grid(Rect(ground.x + 3, ground.y + 3, ground.w - 6, ground.h - LEGEND - 12))


def board_grid(area: Rect) -> Grid:
    """Return the grid of an action board in an area."""
    return _fitted(area, BOARD)
