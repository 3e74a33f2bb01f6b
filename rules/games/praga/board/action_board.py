"""The action board: how tiles lie next to each other and what that brings (PC-6)."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from ..components import DIRECTIONS, FIELDS, TILE, UPGRADE, WALL, WALL_SITES
from ..effect import Effects
from ..pieces import Hex
from ..state import Laid, Seat, State, turn_of

CELLS: tuple[Hex, ...] = (*FIELDS, *WALL_SITES)
"""The cells of the board: the action fields in the order of ``ACTIONS``, then the wall sites."""
FIRST_WALL = len(FIELDS)
_CELL_AT: dict[Hex, int] = {at: number for number, at in enumerate(CELLS)}
Key = tuple[int, int, int]
"""A connection, as a seat records it: cell, edge and -1, or cell, corner and partner; the cell is the one with the lower number."""


def _neighbour(cell: int, edge: int) -> int | None:
    """Return the cell beyond an edge, if it belongs to the board."""
    (q, r), (dq, dr) = CELLS[cell], DIRECTIONS[edge]
    return _CELL_AT.get((q + dq, r + dr))


NEIGHBOURS: tuple[tuple[int | None, ...], ...] = tuple(tuple(_neighbour(cell, edge) for edge in range(6)) for cell in range(len(CELLS)))


class EdgeMatch(Struct, frozen=True):
    """Two symbols that meet: the edge of the tile laid, the other cell, and both effects (PC-6.2)."""

    edge: int
    other: int
    effects: Effects


class CornerMatch(Struct, frozen=True):
    """Two red corners that meet: the corner of the tile laid and the other cell (PC-6.4)."""

    corner: int
    other: int


class Matches(Struct, frozen=True):
    """What a tile brings where it is laid."""

    edges: tuple[EdgeMatch, ...] = ()
    corners: tuple[CornerMatch, ...] = ()


def kind_of(cell: int) -> str:
    """Return the kind of tiles that lie on a cell."""
    return UPGRADE if cell < FIRST_WALL else WALL


@cache
def edges(cell: int, laid: Laid) -> dict[int, Effects]:
    """Return the symbols of a tile by the edge of the board cell on which they show."""
    tile, rotation = laid
    return {(edge + rotation) % 6: effects for edge, effects in TILE[kind_of(cell)][tile].edges}


@cache
def corners(cell: int, laid: Laid) -> frozenset[int]:
    """Return the corners of the cell that are red."""
    tile, rotation = laid
    return frozenset((corner + rotation) % 6 for corner in TILE[kind_of(cell)][tile].corners)


def visible(seat: Seat) -> tuple[Laid, ...]:
    """Return the tile that shows on every cell; tile 0 on an empty one."""
    return (*(field[-1] if field else (0, 0) for field in seat.fields), *seat.walls)


def candidates(state: State, player: int, action: int) -> list[int]:
    """Return the upgrades that have been visible on a field in this turn (PC-4.8 a)."""
    first = max(turn_of(state).heights[action] - 1, 0)
    return [tile for tile, _ in state.seats[player].fields[action][first:]]


def partners(cell: int, corner: int) -> tuple[tuple[int | None, int], ...]:
    """Return the two other cells that meet at a corner, and which of their corners that is (RULES.md, section 25)."""
    before = (corner + 5) % 6
    return ((NEIGHBOURS[cell][corner], (corner + 4) % 6), (NEIGHBOURS[cell][before], (corner + 2) % 6))


def matches(seat: Seat, cell: int, laid: Laid, connections: bool) -> Matches:
    """Return what a tile about to be laid on a cell brings there (PC-6.2 to 6.7).

    ``connections``: of what a covered upgrade had, only the connections that have brought something are ignored, otherwise all its symbols.
    """
    covered = seat.fields[cell] if cell < FIRST_WALL else ()
    dead_edges = set() if connections else {edge for old in covered for edge in edges(cell, old)}
    dead_corners = set() if connections else {corner for old in covered for corner in corners(cell, old)}
    scored = set(seat.scored) if connections else set()
    showing = visible(seat)
    found: list[EdgeMatch] = []
    for edge, effects in edges(cell, laid).items():
        other = NEIGHBOURS[cell][edge]
        if other is None or not showing[other][0] or edge in dead_edges or edge_key(cell, edge) in scored:
            continue
        theirs = edges(other, showing[other]).get((edge + 3) % 6)
        if theirs is not None:
            found.append(EdgeMatch(edge, other, effects + theirs))
    met = [
        CornerMatch(corner, other)
        for corner in sorted(corners(cell, laid) - dead_corners)
        for other, theirs in partners(cell, corner)
        if other is not None and showing[other][0] and theirs in corners(other, showing[other])
        if corner_key(cell, corner, other) not in scored
    ]
    return Matches(tuple(found), tuple(met))


def edge_key(cell: int, edge: int) -> Key:
    """Return how the connection across an edge is recorded (PC-6.7)."""
    other = NEIGHBOURS[cell][edge]
    return (cell, edge, -1) if other is None or cell < other else (other, (edge + 3) % 6, -1)


def corner_key(cell: int, corner: int, other: int) -> Key:
    """Return how the connection of two corners is recorded (PC-6.7)."""
    theirs = next(at for partner, at in partners(cell, corner) if partner == other)
    return (cell, corner, other) if cell < other else (other, theirs, cell)


def keys(cell: int, found: Matches) -> tuple[Key, ...]:
    """Return the connections that have brought something now."""
    edge_keys = (edge_key(cell, match.edge) for match in found.edges)
    return (*edge_keys, *(corner_key(cell, match.corner, match.other) for match in found.corners))
