"""The order of a hand, in which it is shown and its keys count."""

from __future__ import annotations

from rules import is_hidden


def arranged(hand: tuple[int, ...]) -> tuple[int, ...]:
    """Return a hand in the order it is shown: by suit and chain, hidden cards last."""
    return tuple(sorted(hand, key=lambda card: (is_hidden(card), abs(card))))
