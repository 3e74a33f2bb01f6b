"""What holds for a card at present: whose village it is in, what its symbols are worth there, and what can still be face down."""

from __future__ import annotations

from collections import Counter

import rules
from app.texts import Texts
from rules import is_hidden
from rules.games.villagers.components import KIND, MARKETS, NAME, SUITS, Cards
from rules.games.villagers.insight import cards_before
from rules.games.villagers.state import State

from ..position import Position
from .cards import D


def round_words(say: Texts, state: State) -> str:
    """Return the number of the round, and the market at its end if one is due: after the second there is no other round."""
    due = [market for market in range(state.markets, len(MARKETS)) if not cards_before(state, market)]
    key = f"{D}.label.round_due.{due[-1] + 1}" if due else f"{D}.label.round_of"
    return say(key, n=max(1, state.round))


def owner_name(position: Position, owner: int) -> str:
    """Return the name of the owner of a village; the Countess comes after the last player."""
    return position.names[owner] if owner < len(position.names) else position.texts(f"{D}.card.countess")


def opened_by(state: State, unlocker: str) -> list[str]:
    """Return the names of the types in this game whose padlocks a type opens, in the order of the cards."""
    box = set(state.box.cards)
    return list(dict.fromkeys(kind.id for card, kind in enumerate(KIND) if kind.unlocker == unlocker and card not in box))


def unseen(state: State) -> dict[str, Counter[str]]:
    """Return how many cards of each type, by suit, the viewer of a view cannot see and could still be face down somewhere (VI-20.8)."""
    found: dict[str, Counter[str]] = {}
    for cards in rules.unseen(rules.rules_of(D), state)["villager"].values():
        for card in cards:
            found.setdefault(KIND[card].suit, Counter())[NAME[card]] += 1
    return {suit: found[suit] for suit in SUITS if suit in found}


def counted(say: Texts, cards: Counter[str]) -> str:
    """Return types with how many there are of each: the Wheeler once, the Cooper twice."""
    return ", ".join(say(f"{D}.words.several", n=n, card=name) for name, n in cards.items())


def suits_in(say: Texts, cards: Cards) -> str:
    """Return the suits of cards, seen from whichever side, with how many there are of each: Ore 2, Wood 1."""
    found = Counter(SUITS[-1 - card] if is_hidden(card) else KIND[card].suit for card in cards if card)
    return ", ".join(f"{say(f'{D}.suit.{suit}')} {found[suit]}" for suit in SUITS if found[suit])
