"""What the items of Guildhall are."""

from __future__ import annotations

from rules.engine.types import ItemId, Message, Thing

from .components import CARDS, COLOUR, COLOURS, PROFESSION, PROFESSIONS, VP_CARDS, VP_COST, VP_NAME, VP_VALUE


def describe(item: ItemId) -> Thing:
    """Return what an item is: cards with their names and numbers, of everything else the kind. Raises KeyError for no card."""
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
