"""The crane: its wheel of bonuses, and how tiles return to it (PC-3)."""

from __future__ import annotations

from rules.engine.values import replaced

from ..components import ACTION_TILE, CRANE_POINTS, FIVE_POINTS, POSITIONS, SEGMENTS, ZONE
from ..effect import Effect
from ..pieces import ActionName
from ..state import State, turn_of


def segment_at(box: int, position: int) -> int:
    """Return the segment of the wheel at a position that the box does not block (PC-3.1)."""
    return (position - box - 1) % POSITIONS


def actions_of(state: State, tile: int) -> tuple[ActionName, ActionName]:
    """Return the two actions of an action tile, the outer one first."""
    return ACTION_TILE[tile].sides[state.side]


def points(state: State, position: int) -> int:
    """Return the points for taking the tile at a position; a 5-point bonus replaces those of the zone (PC-3.2, 3.4)."""
    return FIVE_POINTS if state.crane[position] in state.fives else CRANE_POINTS[position]


def wheel_bonus(state: State) -> Effect:
    """Return the bonus of the wheel that belongs to the tile taken (PC-3.5)."""
    (effect,) = SEGMENTS[turn_of(state).segment].effects
    return effect


def front(crane: tuple[int, ...], nth: int = 1) -> int:
    """Return the position of the ``nth`` tile counted from the end of the blue zone (PC-17.2, 18.5)."""
    return [position for position in reversed(range(POSITIONS)) if crane[position]][nth - 1]


def returned(crane: tuple[int, ...], box: int, tile: int) -> tuple[tuple[int, ...], int, int]:
    """Turn the wheel and return a tile to it (PC-3.8): the new crane, the position of the box, and the tile that overflowed, or 0."""
    overflow = 0
    for _ in range(2):
        pushed, crane = crane[-1], (0, *crane[:-1])
        overflow = pushed or overflow
        box = (box + 1) % POSITIONS
        if box:
            break
    crane = replaced(crane, 0, tile)
    if overflow:
        green = [position for position in range(POSITIONS) if ZONE[position] == "green"]
        red = [position for position in range(POSITIONS) if ZONE[position] == "red"]
        free = next(position for position in (*green, *red) if not crane[position] and position != box)
        crane = replaced(crane, free, overflow)
    return crane, box, overflow
