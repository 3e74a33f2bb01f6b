"""Descriptions of the items of Guildhall."""

from __future__ import annotations

from rules.engine.types import ItemId, Message, Thing

from .components import CARDS, COLOUR, COLOURS, PROFESSION, PROFESSIONS, VP_CARDS, VP_COST, VP_NAME, VP_VALUE


def describe(item: ItemId) -> Thing:
    """Return a description of an item: cards with names and numbers, others with just their kind. Raises KeyError for an unknown card."""
    kind, _, n = item.partition(":")
    if kind not in ("card", "vp"):
        return Thing(kind)
    card = int(n)
    if card not in (CARDS if kind == "card" else VP_CARDS):
        raise KeyError(item)
    if kind == "vp":
        return Thing(kind, Message(f"vp.{VP_NAME[card]}"), {"vp": VP_VALUE[card], "cost": VP_COST[card]})
    profession, colour = PROFESSIONS[PROFESSION[card]], COLOURS[COLOUR[card]]
    return Thing(kind, Message(f"named.{profession}", {"colour": colour}), {"profession": profession, "colour": colour})
