"""What a player does not see: how many cards of each kind are in the pile, below the top discard or in other hands."""

from __future__ import annotations

from collections import Counter

import rules
from app.art.pictograms import CARD_ICON
from rules.games.burgundy_cards.components import KIND, KINDS
from rules.games.burgundy_cards.state import State

from ..position import Position


def unseen(state: State) -> Counter[str]:
    """Count the cards of each kind whose faces cannot be seen in a view of the game."""
    found = rules.unseen(rules.rules_of("burgundy_cards"), state)["action"]
    return Counter(KIND[card] for cards in found.values() for card in cards)


def told(position: Position) -> list[tuple[str, str]]:
    """Return a line (pictogram, words) for each kind."""
    found, all_of = unseen(position.view), Counter(KIND[1:])
    say = position.texts
    return [(CARD_ICON[kind], say("burgundy_cards.words.unseen", kind=kind, n=found[kind], all=all_of[kind])) for kind in KINDS]
