"""The crane: what the action tiles will offer on one's next turn."""

from __future__ import annotations

from functools import lru_cache

from ...board.wheel import front, returned, segment_at
from ...components import ACTION_TILE, ACTIONS, CRANE_COST, CRANE_POINTS, FIVE_POINTS, POSITIONS, SEGMENTS
from ...effect import SPECIAL
from ...pieces import Cards
from .estimate import PRICE, worth
from .naming import Numbers, named

FEATURES = named(
    "crane",
    *((f"tile_{action}", "PC-3.2") for action in ACTIONS),
    ("right_upgrade", "PC-3.7"),
    ("right_wall", "PC-3.7"),
    ("right_building", "PC-3.7"),
    ("best_tile", "PC-3.2"),
    ("second_tile", "PC-3.2"),
)
NONE = -2.0
"""What an action counts that no tile shows: an extra action could still perform it."""
BONUS = tuple(worth(segment.effects) for segment in SEGMENTS)
RIGHT = tuple(any(effect.op == SPECIAL for effect in segment.effects) for segment in SEGMENTS)


@lru_cache(maxsize=8192)
def crane(tiles: Cards, box: int, taken: int, fives: Cards, side: str, alone: bool) -> Numbers:
    """Return what taking the best tile with each action brings besides the action, once the tile ``taken`` is back on the crane; if the
    player is ``alone``, also after the opponent has moved the foremost tile (PC-17.2, 18.5).
    """
    if taken:
        tiles, box, fives = _moved(tiles, box, taken, fives)
        if alone:
            at = front(tiles)
            foremost = tiles[at]
            fives = tuple(tile for tile in fives if tile != foremost)
            tiles, box, fives = _moved((*tiles[:at], 0, *tiles[at + 1 :]), box, foremost, fives)
    best, right = dict.fromkeys(ACTIONS, NONE), dict.fromkeys(ACTIONS, False)
    values: list[float] = []
    for position in range(POSITIONS):
        tile = tiles[position]
        if not tile:
            continue
        segment = segment_at(box, position)
        points = FIVE_POINTS if tile in fives else CRANE_POINTS[position]
        value = points - PRICE["gold"] * CRANE_COST[position] + BONUS[segment]
        values.append(value)
        for action in ACTION_TILE[tile].sides[side]:
            best[action] = max(best[action], value)
            right[action] = right[action] or RIGHT[segment]
    values.sort()
    return (*best.values(), right["upgrade"], right["wall"], right["building"], values[-1], values[-2])


def _moved(tiles: Cards, box: int, tile: int, fives: Cards) -> tuple[Cards, int, Cards]:
    """Return the crane after a tile has been returned (PC-3.8)."""
    tiles, box, overflow = returned(tiles, box, tile)
    return tiles, box, (*fives, overflow) if overflow and overflow not in fives else fives
