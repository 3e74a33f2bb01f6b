"""The levels of a profession card: which are offered, and in words."""

from __future__ import annotations

from rules import ItemId
from rules.games.guildhall import items

from ..position import Position
from .cards import D


def offered(position: Position, card: int) -> dict[ItemId, bool]:
    """Return what can be picked after a card: its levels and playing without effect, in the order of the legal list, the highest first."""
    if position.decision is None:
        return {}
    return {
        action.picks[1]: True
        for action in position.decision.legal
        if action.kind == "play" and action.picks[0] == items.CARD.id(card) and len(action.picks) > 1
    }


def level_words(position: Position, who: str, level: int) -> str:
    """Return what a level of a profession does, in a few words."""
    return position.texts(f"{D}.level.{who}.{level}")
