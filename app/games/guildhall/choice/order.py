"""The order of a hand, in which it is shown and its keys count."""

from __future__ import annotations


def arranged(hand: tuple[int, ...]) -> tuple[int, ...]:
    """Return a hand in the order it is shown on the table: by profession, then by colour."""
    return tuple(sorted(hand))
