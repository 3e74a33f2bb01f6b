"""A small random generator whose entire state is one integer, so that it can be part of the game state like everything else.

The algorithm is splitmix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014).
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

MASK = (1 << 64) - 1


def mix(state: int) -> int:
    """Return the output for a generator state: 64 well-mixed bits."""
    z = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & MASK
    return z ^ (z >> 31)


class Rng:
    """A generator of random numbers that holds its state (0 <= state < 2**64)."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def below(self, n: int) -> int:
        """Return a number in ``range(n)``; the bias is below n / 2**64."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        return (mix(self.state) * n) >> 64

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
