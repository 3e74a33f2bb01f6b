"""Descriptions of the items of Villagers."""

from __future__ import annotations

from rules.engine.types import ItemId, Message, Thing

from . import items
from .components import CARDS, DEVELOPMENT, DEVELOPMENTS, EVENT_NAME, EVENT_SEASON, EVENTS, KIND


def describe(item: ItemId) -> Thing:
    """Return a description of an item: cards with names and what is printed on them. Raises KeyError for a card that does not exist."""
    card, event, development = items.CARD.of(item), items.EVENT.of(item), items.DEVELOPMENT.of(item)
    if card is not None:
        if card not in CARDS:
            raise KeyError(item)
        kind = KIND[card]
        printed: dict[str, int | str] = {
            "food": kind.food,
            "builder": kind.builder,
            "gold": kind.gold,
            "unlocker": kind.unlocker,
            "key_ring": kind.key_ring,
        }
        return Thing(items.CARD.name, Message(f"card.{kind.id}"), {"suit": kind.suit, **{key: n for key, n in printed.items() if n}})
    if event is not None:
        if event not in EVENTS:
            raise KeyError(item)
        return Thing(items.EVENT.name, Message(f"event.{EVENT_NAME[event]}"), {"season": EVENT_SEASON[event]})
    if development is not None:
        if development not in DEVELOPMENTS:
            raise KeyError(item)
        found = DEVELOPMENT[development - 1]
        return Thing(items.DEVELOPMENT.name, Message(f"development.{found.id}"), {"suite": found.suite, "gold": found.gold})
    return Thing(item.partition(":")[0])
