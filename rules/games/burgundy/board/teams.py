"""Who plays together (BU-24)."""

from __future__ import annotations

from rules.engine.definition import Options

from ..state import State, side_of


def sides(players: int, options: Options) -> tuple[int, ...]:
    """Return the duchy of each player; partners, who share one, sit side by side (BU-24.1, 24.2)."""
    return tuple(player // 2 if options.get("teams") else player for player in range(players))


def leads(state: State, player: int) -> bool:
    """Return whether a player is the first of their side, under whom shared things are counted."""
    return partners(state, player)[0] == player


def partners(state: State, player: int) -> list[int]:
    """Return the players of a player's side."""
    return [other for other in range(len(state.seats)) if side_of(state, other) == side_of(state, player)]
