"""The keys of this game: its cards in hand, which serve as dice, and its buttons."""

from __future__ import annotations

from app.games.base import numbers
from app.table.screen import GameKey
from rules import ItemId, is_hidden
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.components import DIE

from ..position import Position

BUTTONS = {
    "workers": items.WORKERS,
    "silver": items.SILVER,
    "convert": items.CONVERT,
    "buy": items.BUY,
    "decline": items.DECLINE,
}
KEYS = (*numbers.KEYS, *map(GameKey, BUTTONS))
NUMBERS = tuple(sorted(set(DIE[1:])))


def key_items(position: Position, key: str) -> tuple[ItemId | None, ...]:
    """Return the items a key clicks: a card in hand by its number or its place, or a button."""
    if key in BUTTONS:
        return (BUTTONS[key],)
    if position.viewer is None:
        return ()
    state = position.view
    hand = [(items.CARD.id(card), DIE[card]) for card in state.seats[position.viewer].hand.cards if not is_hidden(card)]
    return numbers.numbered(key, hand, hand, NUMBERS)
