"""The cards of a chapter in order."""

from __future__ import annotations

from collections.abc import Iterable

from ..components import COLOUR, Cards


def by_colour(cards: Iterable[int]) -> Cards:
    """Return cards in the order of their colours."""
    return tuple(sorted(cards, key=lambda card: (COLOUR[card], card)))
