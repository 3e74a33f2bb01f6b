"""The bridge: markers in stacks, and the turn order they show (BU-1.10, BU-3.3)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

Bridge = tuple[tuple[int, ...], ...]
"""The players on each space, the top of the stack first."""


@lru_cache(1 << 10)
def turn_order(bridge: Bridge) -> tuple[int, ...]:
    """Return the players in turn order: those further along come first, and within a space from top to bottom (BU-3.3)."""
    return tuple(player for stack in reversed(bridge) for player in stack)


def place_of(bridge: Bridge, player: int) -> int:
    """Return the space that holds a player's marker."""
    return next(space for space, stack in enumerate(bridge) if player in stack)


def advanced(bridge: Bridge, player: int, on_top: Callable[[int], bool]) -> Bridge:
    """Return the bridge after a marker has moved forward one space (BU-9.2b); on the last space it moves to the top (BU-24.10).

    ``on_top`` tells whether a player's marker always stays on top of its stack (BU-17.21); an arriving marker goes directly below it.
    """
    here = place_of(bridge, player)
    there = min(here + 1, len(bridge) - 1)
    stack = [other for other in bridge[there] if other != player]
    above = [other for other in stack if on_top(other) and not on_top(player)]
    below = [other for other in stack if other not in above]
    moved = {here: tuple(other for other in bridge[here] if other != player), there: (*above, player, *below)}
    return tuple(moved.get(space, stack) for space, stack in enumerate(bridge))


def risen(bridge: Bridge, player: int) -> Bridge:
    """Return the bridge after a marker has moved to the top of its stack (BU-17.21)."""
    return tuple((player, *(other for other in stack if other != player)) if player in stack else stack for stack in bridge)
