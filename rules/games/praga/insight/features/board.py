"""The action board: upgrades, walls, and where another tile would match."""

from __future__ import annotations

from functools import cache, lru_cache

from ...board.action_board import FIRST_WALL, NEIGHBOURS, corners, edges, partners
from ...components import ACTIONS, TILE, UPGRADE, WALL, WALL_POINTS
from ...effect import POINT
from ...pieces import Cards
from ...state import Laid
from .estimate import PRICE, gained, worth
from .naming import Numbers, named

FEATURES = named(
    "board",
    *((f"upgrade_bonus_points_{action}", "PC-4.8") for action in ACTIONS),
    *((f"upgrade_bonus_goods_{action}", "PC-4.8") for action in ACTIONS),
    ("upgrades", "PC-15.7"),
    ("upgrades_of_era_1", "PC-8.2"),
    ("walls", "PC-15.6"),
    ("walls_at_least_three", "PC-15.6"),
    ("walls_to_next_points", "PC-15.6"),
    ("open_edges", "PC-6.2"),
    ("open_edges_worth", "PC-6.2"),
    ("open_edges_at_fields", "PC-6.2"),
    ("open_red_corners", "PC-6.4"),
)
Fields = tuple[tuple[Laid, ...], ...]
Walls = tuple[Laid, ...]
Edge = tuple[int, int]
"""A cell and one of its edges, or one of its corners."""


@lru_cache(maxsize=4096)
def board(fields: Fields, walls: Walls) -> Numbers:
    """Return what lies on an action board, and what its open edges and corners promise."""
    bonuses = [TILE[UPGRADE][field[-1][0]].effects if field else () for field in fields]
    points = [gained(bonus, POINT) for bonus in bonuses]
    built = sum([tile > 0 for tile, _ in walls])
    waiting, red = openings(fields, walls)
    upgrades = [TILE[UPGRADE][tile].era for field in fields for tile, _ in field]
    return (
        *points,
        *(worth(bonus) - n for bonus, n in zip(bonuses, points, strict=True)),
        len(upgrades),
        upgrades.count(1),
        built,
        built >= 3,
        _short_of_points(built),
        len(waiting),
        sum(waiting.values()),
        sum([cell < FIRST_WALL for cell, _ in waiting]),
        sum(red.values()),
    )


@cache
def _short_of_points(built: int) -> int:
    """Return the walls missing for the next points (PC-15.6)."""
    now = WALL_POINTS[min(built, len(WALL_POINTS) - 1)]
    return next((n - built for n, points in enumerate(WALL_POINTS) if points > now), 0)


@lru_cache(maxsize=4096)
def openings(fields: Fields, walls: Walls) -> tuple[dict[Edge, float], dict[Edge, int]]:
    """Return the edges of cells where a tile would find a symbol, with what that is worth, and the corners where it would meet red ones,
    with how many. Symbols that covered tiles rule out are left out (PC-6.6).
    """
    showing = (*(field[-1] if field else (0, 0) for field in fields), *walls)
    waiting: dict[Edge, float] = {}
    red: dict[Edge, int] = {}
    for cell, laid in enumerate(showing):
        if not laid[0]:
            continue
        for edge, effects in edges(cell, laid).items():
            other = NEIGHBOURS[cell][edge]
            if other is not None and _is_open(fields, showing, other, (edge + 3) % 6):
                waiting[other, (edge + 3) % 6] = worth(effects)
        for corner in corners(cell, laid):
            for other, theirs in partners(cell, corner):
                if other is not None and _is_free(showing, other):
                    red[other, theirs] = red.get((other, theirs), 0) + 1
    return waiting, red


def _is_free(showing: tuple[Laid, ...], cell: int) -> bool:
    """Return whether a tile can still be laid on a cell; upgrades can be covered."""
    return cell < FIRST_WALL or not showing[cell][0]


def _is_open(fields: Fields, showing: tuple[Laid, ...], cell: int, edge: int) -> bool:
    return _is_free(showing, cell) and not (cell < FIRST_WALL and any(edge in edges(cell, laid) for laid in fields[cell]))


@lru_cache(maxsize=1 << 13)
def fits(fields: Fields, walls: Walls, kind: str, tiles: Cards) -> tuple[float, ...]:
    """Return for each upgrade or wall tile what the best place on the board adds to it, in edges and corners that match."""
    waiting, red = openings(fields, walls)
    cells = {cell for cell, _ in (*waiting, *red) if (cell >= FIRST_WALL) == (kind == WALL)}
    return tuple([_fit(waiting, red, cells, kind, tile) if tile and cells else 0.0 for tile in tiles])


def _fit(waiting: dict[Edge, float], red: dict[Edge, int], cells: set[int], kind: str, number: int) -> float:
    best = 0.0
    for cell in cells if kind == WALL else cells & {ACTIONS.index(TILE[UPGRADE][number].action)}:
        for symbols, red_corners in _turned(kind, number):
            value = 0.0
            for edge, own in symbols:
                theirs = waiting.get((cell, edge))
                if theirs is not None:
                    value += own + theirs
            for corner in red_corners:
                value += PRICE["red_marker"] * red.get((cell, corner), 0)
            best = max(best, value)
    return best


@cache
def _turned(kind: str, number: int) -> tuple[tuple[tuple[tuple[int, float], ...], tuple[int, ...]], ...]:
    """Return the symbols of a tile with what they are worth, and its red corners, in each rotation."""
    cell = FIRST_WALL if kind == WALL else 0
    laid = [(number, rotation) for rotation in range(6)]
    return tuple((tuple((edge, worth(own)) for edge, own in edges(cell, one).items()), tuple(corners(cell, one))) for one in laid)
