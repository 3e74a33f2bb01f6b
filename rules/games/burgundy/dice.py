"""What it costs to use a die as another number (BU-0.5, BU-5)."""

from __future__ import annotations

from functools import cache

from .components import MONASTERY_EFFECT
from .monasteries import FREE_TAKING, LONG_STEPS

NUMBERS = range(1, 7)

Prices = tuple[tuple[int, ...], ...]
"""``prices[n][m]``: workers for a die ``n`` where ``m`` is needed. There is no number 0."""


def distance(n: int, m: int) -> int:
    """Return the steps between two numbers; 6 and 1 are one step apart (BU-0.5)."""
    return min(abs(n - m), len(NUMBERS) - abs(n - m))


def workers_for(n: int, m: int, long_steps: bool = False) -> int:
    """Return the workers that change ``n`` into ``m``; each makes a step, or up to two with monastery 8 (BU-5.3)."""
    return -(-distance(n, m) // (MONASTERY_EFFECT[LONG_STEPS].max_step if long_steps else 1))


def _prices(long_steps: bool, free: int) -> Prices:
    """Return the prices when up to ``free`` steps cost nothing (BU-5.5)."""
    starts = {n: [start for start in NUMBERS if distance(n, start) <= free] for n in NUMBERS}
    rows = [(0, *(min(workers_for(start, m, long_steps) for start in starts[n]) for m in NUMBERS)) for n in NUMBERS]
    return ((0,) * (len(NUMBERS) + 1), *rows)


_PRICES = {(far, free): _prices(far, MONASTERY_EFFECT[FREE_TAKING].step if free else 0) for far in (False, True) for free in (False, True)}


def prices(monasteries: frozenset[int], free_step: int = 0) -> Prices:
    """Return the prices for who has ``monasteries``; ``free_step`` is the one among them that would give a free step (BU-5.3 to 5.5)."""
    return _PRICES[LONG_STEPS in monasteries, free_step in monasteries]


@cache
def unused(dice: tuple[int, ...], used: tuple[bool, ...]) -> tuple[tuple[int, int], ...]:
    """Return the dice that can still be used (BU-4.3), each as its place and number; of two with the same number the first, they are the
    same.
    """
    found: dict[int, int] = {}
    for place, (number, gone) in enumerate(zip(dice, used, strict=True)):
        if not gone:
            found.setdefault(number, place)
    return tuple((place, number) for number, place in found.items())


@cache
def turned_to(n: int, m: int, workers: int, long_steps: bool) -> int:
    """Return what a die ``n`` shows once ``workers`` have made it fit where ``m`` is needed.

    The change that workers make is real (BU-5.2); from there a free step may lead to ``m``, which leaves the die alone (BU-5.4).
    """
    reached = [number for number in NUMBERS if workers_for(n, number, long_steps) == workers]
    return min(reached, key=lambda number: distance(number, m))
