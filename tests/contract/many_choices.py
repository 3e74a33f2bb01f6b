"""Let bots choose in many positions: ``python -m tests.contract.many_choices [CHOICES] [GAME]``, run by hand.

In positions of random games, evenly spread over every setting of the contract, the slow ones included, bots of each strength choose in turn
for the decider. Everything they choose must be legal; an error ends the run with its position. Prints a line for each setting.
"""

from __future__ import annotations

import sys
import time
from itertools import islice

from rules import Rng, rules_of, view
from rules.bots.strengths import NAMES, bot, playable

from .many_worlds import positions
from .play import Setting, other_settings, settings

EVERY = 7
"""A choice is made in one in this many positions."""
PLAYOUTS = 8


def choices(setting: Setting, n: int) -> float:
    """Make ``n`` choices in a setting; return the longest processor time one took, in seconds."""
    slowest = 0.0
    wanted = (game for game in positions(setting) if len(game.legal) > 1)
    for number, game in enumerate(islice(wanted, 0, n * EVERY, EVERY)):
        legal, decider = tuple(game.legal), game.decider
        seen = view(game.rules, game.state, decider)
        begun = time.process_time()
        choice = bot(NAMES[number % len(NAMES)], setting.game, setting.players).choose(seen, legal, Rng(number), PLAYOUTS)
        slowest = max(slowest, time.process_time() - begun)
        if choice.action not in legal:
            raise AssertionError(f"{setting}, choice {number}: {choice.action} is not legal")
    return slowest


def main(n: int, game: str) -> int:
    """Make so many choices in all."""
    found = [one for one in (*settings(), *other_settings()) if one.game.startswith(game) and playable(rules_of(one.game))]
    each = -(-n // len(found))
    for setting in found:
        print(f"{setting}: {each} choices, the longest {1000 * choices(setting, each):.0f} ms", flush=True)
    print(f"{each * len(found)} choices, all legal")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000, sys.argv[2] if len(sys.argv) > 2 else ""))
