"""The keys of this game."""

from __future__ import annotations

from app.table.screen import GameKey
from rules import ItemId

from .position import Position

KEYS: tuple[GameKey, ...] = ()


def key_items(position: Position, key: str) -> tuple[ItemId | None, ...]:
    """Return the items a key clicks."""
    return ()
