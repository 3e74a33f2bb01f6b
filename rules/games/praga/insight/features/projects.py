"""The Hunger Wall, the cathedral and the corner markers they make valuable."""

from __future__ import annotations

from functools import cache, lru_cache

from ...components import GOLD, PROJECT, PROJECTS, SILVER_WINDOW, STONE
from .naming import Numbers, named

FEATURES = tuple(
    feature
    for project in PROJECTS
    for feature in named(
        "projects",
        (f"{project}_row", "PC-12.5"),
        (f"{project}_column", "PC-12.2"),
        (f"{project}_tier_2", "PC-12.6"),
        (f"{project}_tier_3", "PC-12.6"),
        (f"{project}_markers", "PC-15.5"),
        (f"{project}_markers_with_next_value", "PC-15.5"),
        (f"{project}_side_worth", "PC-12.7"),
        (f"{project}_second_side_worth", "PC-12.7"),
        (f"{project}_up_worth", "PC-12.7"),
        (f"{project}_up_affordable", "PC-12.6"),
        (f"{project}_next_up_enters_tier", "PC-12.6"),
    )
)
Place = tuple[int, int]
"""A row and a column."""


@lru_cache(maxsize=8192)
def projects(places: tuple[Place, Place], stock: tuple[int, ...], sets: tuple[str, ...]) -> Numbers:
    """Return how far both projects have come, and what the next steps on them bring."""
    return (*_project(0, places[0], stock, sets[0]), *_project(1, places[1], stock, sets[1]))


def _project(number: int, place: Place, stock: tuple[int, ...], cells: str) -> Numbers:
    of, (row, column) = PROJECT[number], place
    markers, value = stock[of.marker], of.column_values[column]
    higher = next((better for better in of.column_values[column:] if better > value), value)
    side, once = landing(number, cells, row, column + 1)
    second, _ = landing(number, cells, once[0], once[1] + 1)
    top = row == of.rows - 1
    up = 0.0 if top else landing(number, cells, row + 1, column)[0]
    entry = (0, 0) if top or of.tier[row + 1] == of.tier[row] else of.entry[of.tier[row + 1]]
    affordable = stock[SILVER_WINDOW] >= of.up and stock[GOLD] >= entry[0] and stock[STONE] >= entry[1]
    at_stake = of.row_points[row] + markers * value
    return (
        row,
        column,
        of.tier[row] >= 2,
        of.tier[row] >= 3,
        min(markers, 8),
        markers * higher / 4,
        _gain(number, side, once, markers, at_stake) if column < of.columns - 1 else -1,
        _gain(number, second, landing(number, cells, once[0], once[1] + 1)[1], markers, at_stake) if once[1] < of.columns - 1 else -1,
        -1 if top else _gain(number, up, landing(number, cells, row + 1, column)[1], markers, at_stake),
        affordable and not top,
        entry != (0, 0),
    )


def _gain(number: int, points: float, place: Place, markers: int, before: int) -> float:
    """Return the points of landing somewhere, and those it adds to the final scoring."""
    row, column = place
    return points + PROJECT[number].row_points[row] + markers * PROJECT[number].column_values[column] - before


@cache
def landing(number: int, cells: str, row: int, column: int) -> tuple[int, Place]:
    """Return the points on the way to where a cube that lands on a space comes to rest, and that place; entry into a new tier is left
    out (PC-12.7 to 12.10).
    """
    of = PROJECT[number]
    column = min(column, of.columns - 1)
    cell = of.cells[cells][row][column]
    if cell.arrow == "side" and column < of.columns - 1:
        more, place = landing(number, cells, row, column + 1)
    elif cell.arrow == "up" and row < of.rows - 1 and of.tier[row + 1] == of.tier[row]:
        more, place = landing(number, cells, row + 1, column)
    else:
        more, place = 0, (row, column)
    return cell.points + more, place
