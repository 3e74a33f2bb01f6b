"""The table of what placing a tile and what a bonus does, as types; ``effect_table`` has the functions.

A tile can lead to another one being placed, and a bonus to the next, so the code that sets off an effect does not import it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypedDict

from rules.engine.context import Context

from ..state import State

Placed = Callable[[Context[State], int, int], None]
"""A function that applies the effect of placing a tile, for (context, player, tile)."""
Bonus = Callable[[Context[State], int, int], None]
"""A function that gives a bonus, for (context, player, trade route card), 0 for no card."""


class Placing(TypedDict):
    """The effect of placing each kind of tile (BU-9)."""

    building: Placed
    animal: Placed
    ship: Placed
    monastery: Placed
    castle: Placed
    mine: Placed
    inn: Placed
    face_down: Placed


class Bonuses(TypedDict):
    """What gives the same as a building or a castle: trade routes (BU-23.4), the action at a lone player's target (BU-25.12)."""

    market: Bonus
    carpenter: Bonus
    church: Bonus
    warehouse: Bonus
    boarding_house: Bonus
    bank: Bonus
    town_hall: Bonus
    watchtower: Bonus
    castle: Bonus


class Effects(NamedTuple):
    """All effects. ``placed_alone`` sees to what follows from a lone player's placement, for (context, player, tile, field)."""

    placing: Placing
    bonuses: Bonuses
    placed_alone: Callable[[Context[State], int, int, int], None]


def no_effect(ctx: Context[State], player: int, tile: int) -> None:
    """Do nothing: a tile without an effect when it is placed."""
