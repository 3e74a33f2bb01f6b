"""What a player may know: views that hide data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from ..definition import GameDef
from ..state import BaseState
from ..types import Event
from .piles import BACK, Back, Pile, exchange_piles, is_hidden

S = TypeVar("S", bound=BaseState)


def view(rules: GameDef[S], state: S, player: int | None) -> S:
    """Return the state as ``player`` may know it (None: an observer without a seat): hidden cards are backs, the generator is blanked."""
    seen = rules.copy(state)
    seen.rng = 0
    exchange_piles(seen, lambda pile: _as_seen(rules, state, pile, player))
    rules.forget(seen, player)
    return seen


def told(events: Iterable[Event], player: int | None) -> Iterator[Event]:
    """Yield the events that ``player`` was told of (None: those that everybody was told of).

    This alone says what may be repeated to others about a decision: its own picks may be known only to the player who made it.
    """
    return (event for event in events if event.seen_by is None or player in event.seen_by)


def sees(rules: GameDef[S], state: S, pile: Pile, index: int, player: int | None) -> bool:
    """Return whether ``player`` sees the face of a card of a pile, or knows it although it lies face down."""
    card = pile.cards[index]
    return pile.visible(index, player) or (not is_hidden(card) and rules.knows(state, pile.deck, card, player))


def _as_seen(rules: GameDef[S], state: S, pile: Pile, player: int | None) -> Pile:
    """Return a pile as ``player`` may know it. The order in which the hand of another was drawn is hidden too: the cards they know come
    first, and both those and the backs are sorted.
    """
    if not pile.cards or pile.open_to(player):
        return pile
    knows, deck = rules.knows, pile.deck
    shown = len(pile.cards) - 1 if pile.seen == "top" else None
    cards = [
        card if i == shown or is_hidden(card) or knows(state, deck, card, player) else _back(rules, pile, i)
        for i, card in enumerate(pile.cards)
    ]
    if pile.seen == "owner":
        cards.sort(reverse=True)
    return pile.holding(tuple(cards))


def _back(rules: GameDef[S], pile: Pile, index: int) -> Back:
    """Return the back that a card shows whose face is hidden."""
    return rules.back(pile.deck, pile.cards[index]) if pile.shows_back(index) else BACK


def unseen(rules: GameDef[S], seen: S) -> dict[str, dict[Back, list[int]]]:
    """Return the cards whose faces the view ``seen`` does not show, by deck and back, in the order of the deck."""
    census = rules.census(seen)
    found: dict[str, dict[Back, list[int]]] = {}
    for deck, cards in rules.decks.items():
        known = set(census[deck])
        by_back = found[deck] = {}
        for card in cards:
            if card not in known:
                by_back.setdefault(rules.back(deck, card), []).append(card)
    return found
