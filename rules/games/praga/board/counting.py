"""What effects and final abilities count (``counted_things`` of the data)."""

from __future__ import annotations

from collections.abc import Callable

from ..components import COUNT, MINE, QUARRY, SILVER_WINDOW, TILE, UNIVERSITY, UPGRADE
from ..state import Seat, State

_COUNTS: dict[str, Callable[[Seat], int]] = {
    "era_1_upgrade_tile_owned": lambda seat: sum(TILE[UPGRADE][tile].era == 1 for field in seat.fields for tile, _ in field),
    "upgrade_tile_owned": lambda seat: sum(map(len, seat.fields)),
    "wall_tile_owned": lambda seat: wall_tiles(seat),
    "silver_window_owned": lambda seat: seat.stock[SILVER_WINDOW],
    "university_position": lambda seat: seat.tracks[UNIVERSITY],
    "mine_count": lambda seat: COUNT[MINE][seat.tracks[MINE]],
    "quarry_count": lambda seat: COUNT[QUARRY][seat.tracks[QUARRY]],
    "project_row_sum": lambda seat: sum(row for row, _ in seat.projects),
}


def counted(state: State, player: int, what: str) -> int:
    """Return how many of something a player has; covered upgrades count too (PC-8.2, 15.7)."""
    return _COUNTS[what](state.seats[player])


def wall_tiles(seat: Seat) -> int:
    """Return the number of walls a player has built (PC-15.6)."""
    return sum([tile > 0 for tile, _ in seat.walls])
