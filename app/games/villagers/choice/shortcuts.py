"""The keys of this game: numbers for cards in hand, the road, its stacks and the basics, and the buttons without a number."""

from __future__ import annotations

from app.table.screen import GameKey
from rules import ItemId, is_hidden
from rules.games.villagers import items
from rules.games.villagers.components import BASICS, STACKS

from ..position import Position
from .order import arranged

BUTTONS: dict[str, tuple[ItemId, ...]] = {
    "reserve": (items.RESERVE, items.DISCARD_PILE),
    "decline": items.DECLINE.picks,
    "jester": (items.JESTER,),
}
"""What each key clicks: the first of these items that is on the table and highlighted."""
STACK_ITEMS = tuple(items.STACK.id(n) for n in range(STACKS))
BASIC_ITEMS = tuple(map(items.BASIC.id, BASICS))
KEYS = (
    *(GameKey(key, counted=True) for key in ("hand", "road", "stack", "basic")),
    *map(GameKey, BUTTONS),
)


def key_items(position: Position, key: str) -> tuple[ItemId | None, ...]:
    """Return the items a key clicks, by number: cards in hand, open cards, stacks or basics; for a button, just that."""
    if key in BUTTONS:
        return BUTTONS[key]
    if position.viewer is None:
        return ()
    state = position.view
    match key:
        case "road":
            return tuple(items.CARD.id(card) if card else None for card in state.road)
        case "stack":
            return STACK_ITEMS
        case "basic":
            return BASIC_ITEMS
    return tuple(None if is_hidden(card) else items.CARD.id(card) for card in arranged(state.seats[position.viewer].hand.cards))
