"""The keys of this game: its dice, its buttons, its storage."""

from __future__ import annotations

from app.table.position import Position
from app.table.screen import GameKey
from rules import ItemId
from rules.games.burgundy import items
from rules.games.burgundy.dice import NUMBERS
from rules.games.burgundy.state import State

from .powers import BUY, SELL

BUTTONS = {
    "workers": items.WORKERS,
    "sell": SELL,
    "buy": BUY,
    "hire": items.HIRE,
    "exchange": items.EXCHANGE,
    "decline": items.DECLINE,
}
KEYS = (GameKey("die", counted=True), GameKey("first"), GameKey("second"), GameKey("storage", counted=True), *map(GameKey, BUTTONS))


def key_items(position: Position, key: str) -> tuple[ItemId | None, ...]:
    """What a key clicks: a die by its number or its place, a stored tile by its place, or a button."""
    if key in BUTTONS:
        return (BUTTONS[key],)
    player = position.viewer
    if player is None:
        return ()
    state: State = position.view
    seat = state.seats[player]
    if key == "storage":
        return tuple(items.tile(tile) if tile else None for tile in seat.storage)
    dice = [(items.die(player, i), number) for i, number in enumerate(seat.dice) if not seat.used[i]]
    if key == "die":
        return tuple(next((item for item, shown in dice if shown == number), None) for number in NUMBERS)
    place = ("first", "second").index(key)
    return (items.die(player, place),) if place < len(seat.dice) else ()
