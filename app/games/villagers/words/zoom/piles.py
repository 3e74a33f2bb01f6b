"""Enlarged piles of Villagers and hands: how many cards there are, those the viewer knows, and what the others can be (VI-20.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from msgspec.structs import replace

from app.games.base.zoom import ruled
from app.table.geometry.placement import Placement, Rect
from app.table.screen import Explanation
from app.texts import Texts
from rules import ItemId, is_hidden
from rules.games.villagers import items
from rules.games.villagers.components import KIND, NAME, SUITS, Cards
from rules.games.villagers.state import State

from ...faces import ReserveFace
from ...position import Position
from ..cards import CARD_RADIUS, D, card_name, suit_of, villager_face
from ..present import counted, suits_in, unseen

RULES = f"{D}_rules.rule"
CARD = Rect(0, 0, 184, 256)
"""The size of an enlarged card."""
LISTED = 8
"""How many known cards of a pile are listed, from the top."""


def stack(position: Position, state: State, end: str) -> Explanation:
    """Explain a stack, and what its cards can be (VI-20.8)."""
    n = int(end)
    rule = "draft_options" if state.stacks[n].cards else "exhausted"
    words = position.texts(f"{RULES}.{rule}")
    return _pile(position, state, items.STACK.id(n), state.stacks[n].cards, rule, words, _named("tip.stack", n=n + 1))


def reserve(position: Position, state: State, end: str) -> Explanation:
    """Explain the reserve, and what its cards can be (VI-20.8)."""
    words = position.texts(f"{D}.tip.reserve")
    return _pile(position, state, items.RESERVE, state.reserve.cards, "road_fill", words, _named("label.reserve_pile"))


def _named(key: str, **values: int) -> Callable[[Texts], str]:
    """Return a function for a name in any language."""
    return lambda say: say(f"{D}.{key}", **values)


def _pile(position: Position, state: State, item: ItemId, cards: Cards, rule: str, words: str, name: Callable[[Texts], str]) -> Explanation:
    """Explain a pile of face-down cards: its size, those known to the viewer, and what the others can be."""
    say = position.texts
    facts = [("cards", say(f"{D}.label.cards", n=len(cards)))]
    known = [card for card in reversed(cards) if not is_hidden(card)]
    facts += [("eye", card_name(say, card)) for card in known[:LISTED]]
    if len(known) > LISTED:
        facts.append(("eye", say(f"{D}.zoom.more_known", n=len(known) - LISTED)))
    picture = None
    if cards:
        picture = Placement(item, "reserve", CARD, ReserveFace(suit_of(cards[-1]), len(cards)), radius=CARD.w * CARD_RADIUS)
    could = _could_come(position, state, cards[-1] if item != items.RESERVE else 0) if cards else ""
    said = "\n\n".join(filter(None, (words, could)))
    return Explanation(name(say), name(say.other), said, (), tuple(facts), rule, picture, "cards")


def hand(position: Position, state: State, end: str) -> Explanation:
    """Explain a hand: its suits, which everybody sees."""
    say, player = position.texts, int(end)
    cards = state.seats[player].hand.cards
    known = ruled(position, "secret", "eye", (("cards", say(f"{D}.label.cards", n=len(cards))),))
    return replace(known, words="\n\n".join(filter(None, (known.words, suits_in(say, cards)))))


def _could_come(position: Position, state: State, back: int = 0) -> str:
    """Return the cards that can still be face down somewhere: all, or those with the suit of a card seen from the back."""
    say, suit = position.texts, ""
    if back:
        suit = SUITS[-1 - back] if is_hidden(back) else KIND[back].suit
    lines = [f"{say(f'{D}.suit.{of}')}: {counted(say, cards)}" for of, cards in unseen(state).items() if suit in ("", of)]
    return "\n".join((f"{say(f'{D}.label.unseen')}:", *lines)) if lines else ""


def discard(position: Position, state: State, end: str) -> Explanation:
    """Explain the discard pile and list its cards (VI-20.8)."""
    say, cards = position.texts, state.discard.cards
    by_suit: dict[str, Counter[str]] = {}
    for card in sorted(cards):
        by_suit.setdefault(KIND[card].suit, Counter())[NAME[card]] += 1
    lines = [f"{say(f'{D}.suit.{suit}')}: {counted(say, by_suit[suit])}" for suit in SUITS if suit in by_suit]
    known = ruled(position, "open", "cards-outline", (("cards", say(f"{D}.label.cards", n=len(cards))),))
    picture = None
    if cards:
        picture = Placement(items.DISCARD_PILE, "villager", CARD, villager_face(say, cards[-1]), radius=CARD.w * CARD_RADIUS)
    name = f"{D}.label.discard"
    words = "\n".join(lines) or say(f"{D}.tip.no_discard")
    return Explanation(say(name), say.other(name), words, (), known.facts, known.rule, picture, known.icon)
