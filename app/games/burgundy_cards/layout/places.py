"""Measurements shared by every part of this table, and the two ways an action card is shown."""

from __future__ import annotations

from app.table.geometry.placement import Placement, Rect
from app.table.naming import name_of
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.components import DIE, KIND, NAME, TRIPLET_VP, Cards

from ..position import Position

CARD_RATIO = 1.39
"""Height of an action card over its width."""
GAP = 8.0
"""Gap between panels, and between them and the edges."""


def card_name(position: Position, card: int) -> str:
    """Return the name of an action card in the reader's language."""
    return name_of(position.texts, "burgundy_cards", items.CARD.id(card))


def card_words(position: Position, card: int) -> str:
    """Return an action card in words: its name and its number."""
    return position.texts("burgundy_cards.words.card", card=NAME[card], die=DIE[card])


def card_face(position: Position, card: int, value: bool = True) -> tuple[str, str, int, int, str]:
    """Return what the painter of an action card needs."""
    building = NAME[card] if KIND[card] == "building" else ""
    return (KIND[card], card_name(position, card), DIE[card], TRIPLET_VP[KIND[card]] if value else 0, building)


def full_card(position: Position, card: int, rect: Rect, kind: str = "action_card", z: int = 10, value: bool = True) -> Placement:
    """Lay out a whole action card."""
    words = card_words(position, card)
    return Placement(items.CARD.id(card), kind, rect, card_face(position, card, value), z, radius=rect.w * 0.075, words=words)


def covered_card(position: Position, card: int, rect: Rect, strip: float, z: int = 10, value: bool = True) -> Placement:
    """Lay out a card with only its upper ``strip`` pixels visible; ``rect`` is the whole card."""
    face = (*card_face(position, card, value), round(rect.h, 2))
    seen = Rect(rect.x, rect.y, rect.w, strip)
    return Placement(items.CARD.id(card), "covered_card", seen, face, z, radius=rect.w * 0.075, words=card_words(position, card))


def fan(position: Position, cards: Cards, place: Rect, width: float, strip: float, z: int = 10, value: bool = True) -> list[Placement]:
    """Lay out overlapping cards downwards from the top of ``place``, centred in it, with ``strip`` pixels visible of each but the last."""
    height = width * CARD_RATIO
    placed: list[Placement] = []
    for i, card in enumerate(cards):
        rect = Rect(place.cx - width / 2, place.y + i * strip, width, height)
        last = i == len(cards) - 1
        placed.append(
            full_card(position, card, rect, z=z + i, value=value) if last else covered_card(position, card, rect, strip, z + i, value)
        )
    return placed
