"""The cost of using a die as another number (BU-0.5, BU-5)."""

from __future__ import annotations

from functools import cache

from ..components import MONASTERY_EFFECT
from .monasteries import FREE_TAKING, LONG_STEPS

NUMBERS = range(1, 7)

Prices = tuple[tuple[int, ...], ...]
"""``prices[n][m]``: the workers needed to use a die ``n`` where ``m`` is required. There is no number 0."""


def distance(n: int, m: int) -> int:
    """Return the number of steps between two numbers; 6 and 1 are one step apart (BU-0.5)."""
    return min(abs(n - m), len(NUMBERS) - abs(n - m))


def workers_for(n: int, m: int, long_steps: bool = False) -> int:
    """Return the workers it takes to change ``n`` into ``m``; each makes one step, or up to two with monastery 8 (BU-5.3)."""
    return -(-distance(n, m) // (MONASTERY_EFFECT[LONG_STEPS].max_step if long_steps else 1))


def _prices(long_steps: bool, free: int) -> Prices:
    """Return the prices if up to ``free`` steps cost nothing (BU-5.5)."""
    starts = {n: [start for start in NUMBERS if distance(n, start) <= free] for n in NUMBERS}
    rows = [(0, *(min(workers_for(start, m, long_steps) for start in starts[n]) for m in NUMBERS)) for n in NUMBERS]
    return ((0,) * (len(NUMBERS) + 1), *rows)


_PRICES = {(far, free): _prices(far, MONASTERY_EFFECT[FREE_TAKING].step if free else 0) for far in (False, True) for free in (False, True)}

_USUAL = _PRICES[False, False]


def prices(monasteries: frozenset[int], free_step: int = 0) -> Prices:
    """Return the prices for a player with ``monasteries``; ``free_step`` is the monastery that would grant a free step (BU-5.3 to 5.5)."""
    return _PRICES[LONG_STEPS in monasteries, free_step in monasteries] if monasteries else _USUAL


@cache
def unused(dice: tuple[int, ...], used: tuple[bool, ...]) -> tuple[tuple[int, int], ...]:
    """Return the dice that can still be used (BU-4.3), each as its position and number; of two equal dice only the first."""
    found: dict[int, int] = {}
    for place, (number, spent) in enumerate(zip(dice, used, strict=True)):
        if not spent:
            found.setdefault(number, place)
    return tuple((place, number) for number, place in found.items())


@cache
def turned_to(n: int, m: int, workers: int, long_steps: bool) -> int:
    """Return the number a die ``n`` shows once ``workers`` have made it usable where ``m`` is required.

    The change made by workers is real (BU-5.2); from there a free step, which leaves the die unchanged, may lead to ``m`` (BU-5.4).
    """
    reached = [number for number in NUMBERS if workers_for(n, number, long_steps) == workers]
    return min(reached, key=lambda number: distance(number, m))
