"""Try many altered saves, journals and histories of all games: ``python -m tests.engine.many_mutations 100000 [SEED]``, a third of each.

Each must be refused, or load, be sound and play on. Prints what became of them and the most processor time that one took, refused or
read and played on; the first to fail is written to ``mutation.failed`` in the system's temporary folder, and its error is raised.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

from rules import catalogue
from tests.engine.forge import play_to_the_end
from tests.engine.journals import UNDO, journal_mutated, recovered_or_refused, written
from tests.engine.older import history_mutated, told_or_dropped
from tests.games.saves import SAVES

BASES = 60
"""Number of journals that are altered over and over."""


Read = Callable[[bytes, Random], bool]
Make = Callable[[Random], bytes]


def many(count: int, seed: int) -> str:
    """Change, read and play on; return the figures."""
    kinds = _kinds(seed)
    came: dict[str, Counter[bool]] = {kind: Counter() for kind in kinds}
    longest = {kind: {False: 0.0, True: 0.0} for kind in kinds}
    begin = time.perf_counter()
    for n in range(count):
        if n and n % 10_000 == 0:
            print(f"{n} after {time.perf_counter() - begin:.0f} s: {came}, {longest}", file=sys.stderr, flush=True)
        chance = Random(f"{seed}:{n}")
        kind = [*kinds][n % len(kinds)]
        makes, read = kinds[kind]
        data = chance.choice(makes)(chance)
        start = time.process_time()
        try:
            result = read(data, chance)
        except BaseException:
            Path(tempfile.gettempdir(), "mutation.failed").write_bytes(data)
            print(f"mutation {n} of seed {seed}: {kind}", file=sys.stderr)
            raise
        came[kind][result] += 1
        longest[kind][result] = max(longest[kind][result], time.process_time() - start)
    lines = [
        f"{kind}: {of.total()} changed, {of[False]} refused in at most {longest[kind][False]:.3f} s of processor time, "
        f"{of[True]} read and played on in at most {longest[kind][True]:.3f} s"
        for kind, of in came.items()
    ]
    return "\n".join([*lines, f"{count} of seed {seed} in {time.perf_counter() - begin:.0f} s"])


def _kinds(seed: int) -> dict[str, tuple[list[Make], Read]]:
    """Return the kinds of data to change: for each, how examples are made and how they are read."""
    chance = Random(seed)
    games, saves = [meta.id for meta in catalogue()], [*SAVES.values()]
    journals = [written(max(2, 1 + n % 4), UNDO[n % 3], chance.choice((4, 30, 120)), seed + n, games[n % len(games)]) for n in range(BASES)]
    return {
        "saves": ([of.mutated for of in saves], play_to_the_end),
        "journals": ([lambda chance: journal_mutated(*chance.choice(journals), chance)], recovered_or_refused),
        "histories": ([lambda chance: history_mutated(chance.choice(saves).any(chance), chance)], told_or_dropped),
    }


if __name__ == "__main__":
    print(many(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
