"""Many changed saves and journals: ``python -m tests.engine.many_mutations 100000 [SEED]``, half of them saves.

Each is refused, or it is read, sound, and goes on. Prints what came of them and how long reading and playing on took at most;
the first that fails is written to ``mutation.failed`` in the system's folder for temporary files, and the error is raised.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

from rules import Record
from tests.engine.forge import played
from tests.engine.journals import UNDO, journal_mutated, recovered_or_refused, written
from tests.engine.mutations import mutated, read_or_refused

MOMENTS = ((1, 3), (1, 40), (2, 25), (2, 10_000), (3, 50), (4, 100), (4, 250))
"""(players, decisions made) of the saves."""
BASES = 60
"""Journals that are changed again and again."""


def many(count: int, seed: int) -> str:
    """Change, read, play on; the figures."""
    saves = [played(*moment, seed=seed + 3) for moment in MOMENTS]
    chance = Random(seed)
    journals = [written(1 + n % 4, UNDO[n % 3], chance.choice((4, 30, 120)), seed + n) for n in range(BASES)]
    came: dict[str, Counter[bool]] = {"saves": Counter(), "journals": Counter()}
    longest = {"saves": 0.0, "journals": 0.0}
    begin = time.perf_counter()
    for n in range(count):
        if n and n % 10_000 == 0:
            print(f"{n} after {time.perf_counter() - begin:.0f} s: {came}, {longest}", file=sys.stderr, flush=True)
        chance = Random(f"{seed}:{n}")
        kind = ("saves", "journals")[n % 2]
        data, read = _save(saves, chance) if kind == "saves" else _journal(journals, chance)
        start = time.perf_counter()
        try:
            came[kind][read(data, chance)] += 1
        except BaseException:
            Path(tempfile.gettempdir(), "mutation.failed").write_bytes(data)
            print(f"mutation {n} of seed {seed}: {kind}", file=sys.stderr)
            raise
        longest[kind] = max(longest[kind], time.perf_counter() - start)
    lines = [
        f"{kind}: {of.total()} changed, {of[False]} refused, {of[True]} read and played on, at most {longest[kind]:.3f} s"
        for kind, of in came.items()
    ]
    return "\n".join([*lines, f"{count} of seed {seed} in {time.perf_counter() - begin:.0f} s"])


Read = Callable[[bytes, Random], bool]


def _save(saves: list[Record], chance: Random) -> tuple[bytes, Read]:
    return mutated(chance.choice(saves), chance), read_or_refused


def _journal(journals: list[tuple[bytes, Record]], chance: Random) -> tuple[bytes, Read]:
    return journal_mutated(*chance.choice(journals), chance), recovered_or_refused


if __name__ == "__main__":
    print(many(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
