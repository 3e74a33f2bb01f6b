"""What the tracks show (PC-9.2)."""

from __future__ import annotations

from ..components import COUNT, PRODUCTION, PRODUCTION_BONUS, PRODUCTS
from ..effect import GAIN, Effects
from ..state import State


def count(state: State, player: int, track: int) -> int:
    """Return the mines or quarries of a player (PC-9.2)."""
    return COUNT[track][state.seats[player].tracks[track]]


def bonuses(state: State, player: int, track: int) -> Effects:
    """Return what production brings besides gold or stone for every mine or quarry (PC-9.3)."""
    seat = state.seats[player]
    passed = [effect for space, effects in PRODUCTION_BONUS[track] if space < seat.tracks[track] for effect in effects]
    return (*passed, *PRODUCTION[seat.production[track]].effects)


def produced(state: State, player: int, track: int) -> int:
    """Return how much gold or stone production brings, if there is room for it (PC-9.3)."""
    more = (effect.n for effect in bonuses(state, player, track) if effect.op == GAIN and effect.what == PRODUCTS[track])
    return count(state, player, track) + sum(more)
