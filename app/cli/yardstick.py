"""The yardstick for speeds: a fixed piece of plain Python (dict, list, method and integer work).

A speed of the program divided by ``rate()``, both measured alternately in one process, is a ratio that holds on a noisy or a different
machine. Known ratios of decisions per second in random games: catanatron 0.05, python-chess 0.04, OpenSpiel backgammon (C++ core, Python
API) 0.12, gin rummy 0.08, PettingZoo connect four 0.02.
"""

from __future__ import annotations

import random
import time

STEPS = 400
"""The steps in one unit of work."""


class Cell:
    """A small object, of the kind that rules have many of."""

    __slots__ = ("kind", "value")

    def __init__(self, kind: int, value: int) -> None:
        self.kind = kind
        self.value = value

    def bump(self, n: int) -> int:
        """Add ``n`` and return the new value."""
        self.value += n
        return self.value


def play(rng: random.Random) -> int:
    """Do one unit of work; return its steps. Changing it would make all ratios incomparable."""
    cells = [Cell(i % 7, i) for i in range(60)]
    counts: dict[int, int] = {}
    total = 0
    for step in range(STEPS):
        legal = [c for c in cells if c.kind == step % 7]
        pick = rng.choice(legal)
        total += pick.bump(1)
        counts[pick.kind] = counts.get(pick.kind, 0) + 1
    assert total > 0
    return STEPS


def rate(seconds: float = 1.0, seed: int = 1) -> float:
    """Return the steps per second of processor time, measured for ``seconds``."""
    rng = random.Random(seed)
    play(rng)
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        steps += play(rng)
    return steps / (time.process_time() - start)
