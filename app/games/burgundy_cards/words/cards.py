"""Action cards in words, and the faces their painters need."""

from __future__ import annotations

from app.table.naming import name_of
from app.texts import Texts
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.components import DIE, KIND, NAME, TRIPLET_VP

from ..faces import CardFace
from ..position import Position

D = "burgundy_cards"


def card_name(position: Position, card: int) -> str:
    """Return the name of an action card in the reader's language."""
    return name_of(position.texts, D, items.CARD.id(card))


def card_words(texts: Texts, card: int) -> str:
    """Return an action card in words: its name and its number."""
    return texts(f"{D}.words.card", card=NAME[card], die=DIE[card])


def card_face(position: Position, card: int, value: bool = True) -> CardFace:
    """Return what the painter of an action card needs."""
    building = NAME[card] if KIND[card] == "building" else ""
    return CardFace(KIND[card], card_name(position, card), DIE[card], TRIPLET_VP[KIND[card]] if value else 0, building)


def gains(texts: Texts, of: dict[str, int]) -> str:
    """Return gains in words, joined by plus signs."""
    return " + ".join(texts(f"{D}.gain.{what}", n=n) for what, n in of.items())
