"""The keys of this game: its dice, its buttons, its storage."""

from __future__ import annotations

from app.games.base import numbers
from app.table.screen import GameKey
from rules import ItemId
from rules.games.burgundy import items
from rules.games.burgundy.board.dice import NUMBERS

from .layout.powers import BUY, SELL
from .position import Position

BUTTONS = {
    "workers": items.WORKERS,
    "sell": SELL,
    "buy": BUY,
    "hire": items.HIRE,
    "exchange": items.EXCHANGE,
    "decline": items.DECLINE,
}
KEYS = (*numbers.KEYS, GameKey("storage", counted=True), *map(GameKey, BUTTONS))


def key_items(position: Position, key: str) -> tuple[ItemId | None, ...]:
    """Return the items a key clicks: a die by its number or its place, a stored tile by its place, or a button."""
    if key in BUTTONS:
        return (BUTTONS[key],)
    player = position.viewer
    if player is None:
        return ()
    state = position.view
    seat = state.seats[player]
    if key == "storage":
        return tuple(items.TILE.id(tile) if tile else None for tile in seat.storage)
    dice = [(items.DIE.id(player, i), number) for i, number in enumerate(seat.dice)]
    free = [die for die, used in zip(dice, seat.used, strict=True) if not used]
    return numbers.numbered(key, dice, free, NUMBERS)
