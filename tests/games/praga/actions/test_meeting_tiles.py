"""Check what meets on the action board against a second reading of the rules, by points of the plane (PC-6)."""

from collections import Counter
from itertools import product
from math import cos, pi, sin

import pytest

from rules.engine.rng import Rng
from rules.games.praga.board.action_board import CELLS, FIRST_WALL, matches
from rules.games.praga.components import ACTIONS, TILE, UPGRADE, WALL
from rules.games.praga.pieces import Tile
from rules.games.praga.state import Laid, Seat

from ..builder import fresh

Point = tuple[int, int]
UPGRADES = [[n for n, tile in enumerate(TILE[UPGRADE]) if tile.action == action] for action in ACTIONS]
WALLS = list(range(1, len(TILE[WALL])))


def centre(cell: int) -> tuple[float, float]:
    """Return the middle of a cell with pointed top, a hexagon of size 1; y goes down."""
    q, r = CELLS[cell]
    return 3**0.5 * (q + r / 2), 1.5 * r


def rounded(x: float, y: float) -> Point:
    """Return a point that is equal for all cells that share it."""
    return round(x * 1000), round(y * 1000)


def corner_at(cell: int, corner: int) -> Point:
    """Return where a corner lies, 0 being at the top, then clockwise."""
    x, y = centre(cell)
    return rounded(x + sin(corner * pi / 3), y - cos(corner * pi / 3))


def edge_at(cell: int, edge: int) -> Point:
    """Return the middle of an edge, 0 being the north-eastern one, then clockwise."""
    x, y = centre(cell)
    angle = (edge + 0.5) * pi / 3
    return rounded(x + 3**0.5 / 2 * sin(angle), y - 3**0.5 / 2 * cos(angle))


def piece(cell: int, laid: Laid) -> Tile:
    """Return the tile that lies on a cell."""
    return TILE[UPGRADE if cell < FIRST_WALL else WALL][laid[0]]


def expected(seat: Seat, cell: int, laid: Laid) -> tuple[list[tuple[Point, str]], int]:
    """Return the effects gained where symbols meet, by edge, and the red markers (PC-6.2, 6.4, 6.6)."""
    turned = laid[1]
    below = seat.fields[cell] if cell < FIRST_WALL else ()
    dead = {edge_at(cell, edge + old[1]) for old in below for edge, _ in piece(cell, old).edges}
    dead |= {corner_at(cell, corner + old[1]) for old in below for corner in piece(cell, old).corners}
    tops = {other: field[-1] for other, field in enumerate(seat.fields) if field}
    tops |= {FIRST_WALL + site: wall for site, wall in enumerate(seat.walls) if wall[0]}
    tops.pop(cell, None)
    symbols = {edge_at(other, edge + top[1]): effects for other, top in tops.items() for edge, effects in piece(other, top).edges}
    red = Counter(corner_at(other, corner + top[1]) for other, top in tops.items() for corner in piece(other, top).corners)
    gained = []
    for edge, effects in piece(cell, laid).edges:
        at = edge_at(cell, edge + turned)
        if at in symbols and at not in dead:
            gained += [(at, effect.key) for effect in (*effects, *symbols[at])]
    corners = {corner_at(cell, corner + turned) for corner in piece(cell, laid).corners}
    return sorted(gained), sum(red[at] for at in corners - dead)


def board(rng: Rng) -> Seat:
    """Return an action board with random tiles."""
    seat: Seat = fresh().state.seats[0]
    seat.fields = tuple(tuple((tiles[rng.below(len(tiles))], rng.below(6)) for _ in range(rng.below(4))) for tiles in UPGRADES)
    seat.walls = tuple((WALLS[rng.below(len(WALLS))], rng.below(6)) if rng.below(3) else (0, 0) for _ in seat.walls)
    return seat


@pytest.mark.parametrize("seed", range(12))
def test_what_meets(seed: int) -> None:
    """PC-6.1, PC-6.2, PC-6.4, PC-6.6, PC-6.8: for every cell and rotation, on boards full of random tiles."""
    rng = Rng(seed)
    seat = board(rng)
    for cell, rotation in product(range(len(CELLS)), range(6)):
        if cell >= FIRST_WALL and seat.walls[cell - FIRST_WALL][0]:
            continue
        tiles = UPGRADES[cell] if cell < FIRST_WALL else WALLS
        laid = (tiles[rng.below(len(tiles))], rotation)
        found = matches(seat, cell, laid, connections=False)
        effects = sorted((edge_at(cell, match.edge), effect.key) for match in found.edges for effect in match.effects)
        assert (effects, len(found.corners)) == expected(seat, cell, laid)


def test_cells_share_edges_and_corners() -> None:
    """PC-6.1, RULES.md section 25: an edge belongs to at most two cells, a corner to at most three."""
    edges = Counter(edge_at(cell, edge) for cell in range(len(CELLS)) for edge in range(6))
    corners = Counter(corner_at(cell, corner) for cell in range(len(CELLS)) for corner in range(6))
    assert max(edges.values()) == 2
    assert max(corners.values()) == 3
