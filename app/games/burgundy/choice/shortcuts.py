"""The keys of this game: its dice, its buttons, its storage."""

from __future__ import annotations

from app.games.base import numbers
from app.table.screen import GameKey
from rules import ItemId
from rules.games.burgundy import items
from rules.games.burgundy.board.dice import NUMBERS
from rules.games.burgundy.state import State, store_of

from ..position import Position
from .stand_ins import BUY, SELL

BUTTONS: dict[str, tuple[ItemId, ...]] = {
    "workers": (items.WORKERS,),
    "sell": (SELL,),
    "buy": (BUY, items.PAY_ALL),
    "hire": (items.HIRE, items.MIX),
    "exchange": (items.EXCHANGE,),
    "decline": (items.DECLINE, items.GIVE_UP),
}
"""What each key clicks: the first that can be clicked. Tribute is due when nothing can be bought or declined."""
KEYS = (*numbers.KEYS, GameKey("storage", counted=True), *map(GameKey, BUTTONS))


def key_items(position: Position, key: str) -> tuple[ItemId | None, ...]:
    """Return the items a key clicks: a die by its number or its place, a stored tile by its place, or a button.

    The places on a team's common storage come after those on a player's own.
    """
    if key in BUTTONS:
        return BUTTONS[key]
    player = position.viewer
    if player is None:
        return ()
    state = position.view
    seat = state.seats[player]
    if key == "storage":
        return _storage(state, player)
    dice = [(items.DIE.id(player, i), number) for i, number in enumerate(seat.dice)]
    free = [die for die, used in zip(dice, seat.used, strict=True) if not used]
    return numbers.numbered(key, dice, free, NUMBERS)


def _storage(state: State, player: int) -> tuple[ItemId | None, ...]:
    """Return the stored tiles by their place. In a team, empty spaces are themselves to be chosen (BU-24.8)."""
    seat, common = state.seats[player], store_of(state, player).storage
    if not common:
        return tuple(items.TILE.id(tile) if tile else None for tile in seat.storage)
    own = (items.TILE.id(tile) if tile else items.STORAGE.id(player, n) for n, tile in enumerate(seat.storage))
    shared = (items.TILE.id(tile) if tile else items.COMMON.id(seat.store, n) for n, tile in enumerate(common))
    return (*own, *shared)
