"""What counts only at the end of the game (PC-15.3 to 15.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

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


class FinalRow(NamedTuple):
    """A row of the final scoring: the points of a player, and the items they come from."""

    points: Callable[[State, int], int]
    things: Callable[[State, int], tuple[ItemId, ...]]


def _academics(state: State, player: int) -> int:
    """PC-15.3: the technology position times the multiplier of the university."""
    tracks = state.seats[player].tracks
    return tracks[TECHNOLOGY_TRACK] * MULTIPLIER[tracks[UNIVERSITY]]


def _academic_tracks(state: State, player: int) -> tuple[ItemId, ...]:
    return tuple(items.TRACK.id(player, track) for track in ("technology", "university"))


def _row(project: int) -> FinalRow:
    """PC-15.4: the row reached on a project."""
    row_points, name = PROJECT[project].row_points, PROJECTS[project]
    return FinalRow(
        lambda state, player: row_points[state.seats[player].projects[project][0]],
        lambda state, player: (items.PROJECT.id(player, name),),
    )


def _markers(project: int) -> FinalRow:
    """PC-15.5: each marker of a project's colour is worth the value of the column reached."""
    of = PROJECT[project]
    marker, values = of.marker, of.column_values
    return FinalRow(
        lambda state, player: state.seats[player].stock[marker] * values[state.seats[player].projects[project][1]],
        lambda state, player: (items.STOCK.id(player, RESOURCES[marker]), items.PROJECT.id(player, PROJECTS[project])),
    )


def _walls(state: State, player: int) -> int:
    """PC-15.6: by the number of walls."""
    return WALL_POINTS[min(wall_tiles(state.seats[player]), len(WALL_POINTS) - 1)]


def _wall_tiles(state: State, player: int) -> tuple[ItemId, ...]:
    return tuple(items.tile(WALL, tile) for tile, _ in state.seats[player].walls if tile)


def ending_points(state: State, player: int, plank: int) -> int:
    """Return the points that a tile of the bridge brings a player at the end; 0 if it is no V tile (PC-15.7)."""
    return sum([ending.points * counted(state, player, ending.per) for ending in PLANK[plank].endings])


def _endings(state: State, player: int) -> int:
    """PC-15.7: the V tiles."""
    return sum([ending_points(state, player, tile) for tile in state.seats[player].endings])


def _ending_tiles(state: State, player: int) -> tuple[ItemId, ...]:
    return tuple(map(items.PLANK.id, state.seats[player].endings))


def _seals(state: State, player: int) -> int:
    """PC-9.13, 15.7: the seals; gold and stone are spent on them in the best way, each once."""
    if player not in state.seals:
        return 0
    stock = state.seats[player].stock
    endings = [ending for number in _owned_seals(state, player) for ending in SEALS[number].endings]
    flat = sum([ending.points for ending in endings if ending.kind == "flat"])
    prices = {ending.pay: ending.points for ending in endings if ending.kind == "buy"}
    gold, stone, pair = (prices.get(pay, 0) for pay in _PAYMENTS)
    most = min(stock[GOLD], stock[STONE])
    bought = max(pair * n + gold * (stock[GOLD] - n) + stone * (stock[STONE] - n) for n in range(most + 1))
    return flat + bought


_PAYMENTS = ((("gold", 1),), (("stone", 1),), (("gold", 1), ("stone", 1)))
"""What the buying seals ask for: gold, stone, a pair of both."""


def _owned_seals(state: State, player: int) -> list[int]:
    return [number for number, owner in enumerate(state.seals) if owner == player]


def _seal_items(state: State, player: int) -> tuple[ItemId, ...]:
    return tuple(map(items.SEAL.id, _owned_seals(state, player)))


def _eggs(state: State, player: int) -> int:
    """PC-15.8: the eggs left."""
    return EGG_POINTS[min(state.seats[player].stock[EGG], len(EGG_POINTS) - 1)]


def _egg_stock(state: State, player: int) -> tuple[ItemId, ...]:
    return (items.STOCK.id(player, RESOURCES[EGG]),)


FINAL_ROWS: dict[str, FinalRow] = {
    "academics": FinalRow(_academics, _academic_tracks),
    "hunger_wall": _row(HUNGER_WALL),
    "cathedral": _row(CATHEDRAL),
    "blue_markers": _markers(HUNGER_WALL),
    "red_markers": _markers(CATHEDRAL),
    "wall_count": FinalRow(_walls, _wall_tiles),
    "endings": FinalRow(_endings, _ending_tiles),
    "seals": FinalRow(_seals, _seal_items),
    "eggs": FinalRow(_eggs, _egg_stock),
}
"""The rows of the final scoring in their order (PC-15.10)."""
