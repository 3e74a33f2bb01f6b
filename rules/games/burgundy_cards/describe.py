"""Descriptions of the items of the card game."""

from __future__ import annotations

from rules.engine.types import ItemId, Message, Thing

from . import items
from .components import ACTION_CARDS, DIE, KIND, NAME


def describe(item: ItemId) -> Thing:
    """Return a description of an item: cards with names and dice, others with just their kind. Raises KeyError for an unknown card."""
    card = items.CARD.of(item)
    if card is None:
        return Thing(item.partition(":")[0])
    if card not in ACTION_CARDS:
        raise KeyError(item)
    return Thing(items.CARD.name, Message(f"card.{NAME[card]}"), {"kind": KIND[card], "name": NAME[card], "die": DIE[card]})
