"""The cards that are new in a player's hand when their build turn begins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from rules import Entry, ItemId, told
from rules.games.villagers import items

from ..position import Position
from .cards import D


def newcomers(entries: Sequence[Entry], player: int) -> frozenset[ItemId]:
    """Return the cards that a player has taken in this round's draft; none once they have decided something in their build turn."""
    found: set[ItemId] = set()
    own = {items.SQUARE.id(player), items.HAND.id(player)}
    building = False
    for entry in _this_round(entries):
        if building and entry.player == player:
            return frozenset()
        for event in told(entry.events, player):
            if event.player == player:
                building = building or event.kind == "turn"
                if not own.isdisjoint(event.items):
                    found.update(map(items.CARD.id, items.CARD.among(event.items)))
    return frozenset(found)


def new_words(position: Position, card: int) -> str:
    """Return the words that mark a card as new to the viewer; empty if it is not."""
    return position.texts(f"{D}.label.new") if items.CARD.id(card) in position.new else ""


def _this_round(entries: Sequence[Entry]) -> list[Entry]:
    """Return the decisions of the current round."""
    newest_first = takewhile(lambda entry: all(event.kind != "round" for event in entry.events), reversed(entries))
    return [*newest_first][::-1]
