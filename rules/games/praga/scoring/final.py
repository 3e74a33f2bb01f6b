"""What counts only at the end of the game (PC-15.3 to 15.8)."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.types import ItemId

from .. import items
from ..board.counting import counted, wall_tiles
from ..components import (
    CATHEDRAL,
    EGG,
    EGG_POINTS,
    GOLD,
    HUNGER_WALL,
    MULTIPLIER,
    PLANK,
    PROJECT,
    PROJECTS,
    RESOURCES,
    SEALS,
    STONE,
    TECHNOLOGY_TRACK,
    UNIVERSITY,
    WALL,
    WALL_POINTS,
)
from ..state import State

Counted = tuple[int, tuple[ItemId, ...]]
"""Points, and the items they come from."""


def _academics(state: State, player: int) -> Counted:
    """PC-15.3: the technology position times the multiplier of the university."""
    tracks = state.seats[player].tracks
    things = tuple(items.TRACK.id(player, track) for track in ("technology", "university"))
    return tracks[TECHNOLOGY_TRACK] * MULTIPLIER[tracks[UNIVERSITY]], things


def _row(project: int) -> Callable[[State, int], Counted]:
    """PC-15.4: the row reached on a project."""

    def points(state: State, player: int) -> Counted:
        row, _ = state.seats[player].projects[project]
        return PROJECT[project].row_points[row], (items.PROJECT.id(player, PROJECTS[project]),)

    return points


def _markers(project: int) -> Callable[[State, int], Counted]:
    """PC-15.5: each marker of a project's colour is worth the value of the column reached."""

    def points(state: State, player: int) -> Counted:
        seat, of = state.seats[player], PROJECT[project]
        _, column = seat.projects[project]
        things = (items.STOCK.id(player, RESOURCES[of.marker]), items.PROJECT.id(player, PROJECTS[project]))
        return seat.stock[of.marker] * of.column_values[column], things

    return points


def _walls(state: State, player: int) -> Counted:
    """PC-15.6: by the number of walls."""
    seat = state.seats[player]
    things = tuple(items.tile(WALL, tile) for tile, _ in seat.walls if tile)
    return WALL_POINTS[min(wall_tiles(seat), len(WALL_POINTS) - 1)], things


def _endings(state: State, player: int) -> Counted:
    """PC-15.7: the V tiles."""
    tiles = state.seats[player].endings
    points = sum(ending.points * counted(state, player, ending.per) for tile in tiles for ending in PLANK[tile].endings)
    return points, tuple(items.PLANK.id(tile) for tile in tiles)


def _seals(state: State, player: int) -> Counted:
    """PC-9.13, 15.7: the seals; gold and stone are spent on them in the best way, each once."""
    stock = state.seats[player].stock
    owned = [number for number, owner in enumerate(state.seals) if owner == player]
    endings = [ending for number in owned for ending in SEALS[number].endings]
    flat = sum(ending.points for ending in endings if ending.kind == "flat")
    prices = {ending.pay: ending.points for ending in endings if ending.kind == "buy"}
    gold, stone, pair = (prices.get(pay, 0) for pay in _PAYMENTS)
    most = min(stock[GOLD], stock[STONE])
    bought = max(pair * n + gold * (stock[GOLD] - n) + stone * (stock[STONE] - n) for n in range(most + 1))
    return flat + bought, tuple(items.SEAL.id(number) for number in owned)


_PAYMENTS = ((("gold", 1),), (("stone", 1),), (("gold", 1), ("stone", 1)))
"""What the buying seals ask for: gold, stone, a pair of both."""


def _eggs(state: State, player: int) -> Counted:
    """PC-15.8: the eggs left."""
    eggs = state.seats[player].stock[EGG]
    return EGG_POINTS[min(eggs, len(EGG_POINTS) - 1)], (items.STOCK.id(player, RESOURCES[EGG]),)


FINAL_ROWS: dict[str, Callable[[State, int], Counted]] = {
    "academics": _academics,
    "hunger_wall": _row(HUNGER_WALL),
    "cathedral": _row(CATHEDRAL),
    "blue_markers": _markers(HUNGER_WALL),
    "red_markers": _markers(CATHEDRAL),
    "wall_count": _walls,
    "endings": _endings,
    "seals": _seals,
    "eggs": _eggs,
}
"""The rows of the final scoring in their order (PC-15.10)."""
