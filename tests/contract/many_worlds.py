"""Imagine many worlds: ``python -m tests.contract.many_worlds [POSITIONS] [GAME]``, run by hand.

For every setting of the contract, the slow ones included, the decider imagines a world in each of that many positions of random
games; it must offer exactly what is legal. Prints a line for each setting and exits with 1 if any world differs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

from rules import Game, Rng

from .play import Setting, other_settings, settings
from .worlds import worlds

FIRST_SEED = 50_000
"""No game of the contract itself begins with one of these."""


def positions(setting: Setting) -> Iterator[Game[Any]]:
    """Yield positions of random games, one after the other, without end."""
    for seed in count(FIRST_SEED):
        for record, _ in setting.play(seed):
            yield record.game


def different(setting: Setting, n: int) -> int:
    """Return in how many of ``n`` positions an imagined world offers something else."""
    rng, found = Rng(n), 0
    for game in islice(positions(setting), n):
        assert game.decider is not None
        (world,) = worlds(game, game.decider, rng, 1)
        found += Game(game.rules, world).decision != game.decision
    return found


def main(n: int, game: str) -> int:
    total = 0
    for setting in (*settings(), *other_settings()):
        if setting.game.startswith(game):
            found = different(setting, n)
            total += found
            print(f"{setting}: {found} of {n} differ", flush=True)
    print(f"{total} differ")
    return int(total > 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000, sys.argv[2] if len(sys.argv) > 2 else ""))
