"""Descriptions of the items of Guildhall."""

from __future__ import annotations

from rules.engine.types import ItemId, Message, Thing

from . import items
from .components import CARDS, COLOUR, COLOURS, PROFESSION, PROFESSIONS, VP_CARDS, VP_COST, VP_NAME, VP_VALUE


def describe(item: ItemId) -> Thing:
    """Return a description of an item: cards with names and numbers, others with just their kind. Raises KeyError for an unknown card."""
    vp, card = items.VP.of(item), items.CARD.of(item)
    if vp is not None:
        if vp not in VP_CARDS:
            raise KeyError(item)
        return Thing(items.VP.name, Message(f"vp.{VP_NAME[vp]}"), {"vp": VP_VALUE[vp], "cost": VP_COST[vp]})
    if card is None:
        return Thing(item.partition(":")[0])
    if card not in CARDS:
        raise KeyError(item)
    profession, colour = PROFESSIONS[PROFESSION[card]], COLOURS[COLOUR[card]]
    return Thing(items.CARD.name, Message(f"named.{profession}", {"colour": colour}), {"profession": profession, "colour": colour})
