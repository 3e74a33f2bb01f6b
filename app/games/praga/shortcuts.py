"""The keys of this game."""

from __future__ import annotations

from app.table.screen import GameKey
from rules import ItemId
from rules.games.praga import items

from .position import Position

BUTTONS = {"take": items.TAKE}
KEYS = tuple(map(GameKey, BUTTONS))


def key_items(position: Position, key: str) -> tuple[ItemId | None, ...]:
    """Return the items a key clicks."""
    return (BUTTONS[key],)
