"""The keys of this game."""

from __future__ import annotations

from app.table.screen import GameKey
from rules import ItemId
from rules.games.praga import items

from .position import Position

KEYS = (GameKey("turn"),)
ROTATIONS = tuple(items.ROTATION.id(turn) for turn in range(6))


def key_items(position: Position, key: str) -> tuple[ItemId | None, ...]:
    """Return the items a key clicks: the button that turns the tile stands for the next of the rotations."""
    return ROTATIONS if key == "turn" else ()
