"""Try many altered saves, journals and histories of all games: ``python -m tests.engine.many_mutations 100000 [SEED]``, a third of each.

Each must be refused, or load, be sound and play on. Prints what became of them and the most processor time that one took, refused or
read and played on; the first to fail is written to ``mutation.failed`` in the system's temporary folder, and its error is raised.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence, Sized
from pathlib import Path
from random import Random

from rules import Record, catalogue
from tests.engine.forge import play_to_the_end, played
from tests.engine.journals import UNDO, journal_mutated, recovered_or_refused, written
from tests.engine.mutations import mutated
from tests.engine.older import history_mutated, told_or_dropped
from tests.games.burgundy import test_saves_mutations as burgundy
from tests.games.guildhall import test_saves_mutations as guildhall

MOMENTS = ((1, 3), (1, 40), (2, 25), (2, 10_000), (3, 50), (4, 100), (4, 250))
"""(players, decisions made) of the saves of the card game."""
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
    cards = [played(*moment, seed=seed + 3) for moment in MOMENTS]
    chance = Random(seed)
    games = [meta.id for meta in catalogue()]
    journals = [written(max(2, 1 + n % 4), UNDO[n % 3], chance.choice((4, 30, 120)), seed + n, games[n % len(games)]) for n in range(BASES)]
    saves: list[Make] = [
        lambda chance: mutated(chance.choice(cards), chance),
        lambda chance: burgundy.mutated(burgundy.saved(chance.randrange(len(burgundy.MOMENTS))), chance),
        lambda chance: guildhall.mutated(_any(guildhall.saved, guildhall.MOMENTS, guildhall.SETTINGS, chance), chance),
    ]
    histories: list[Make] = [
        lambda chance: history_mutated(chance.choice(cards), chance),
        lambda chance: history_mutated(burgundy.saved(chance.randrange(len(burgundy.MOMENTS))), chance),
        lambda chance: history_mutated(_any(guildhall.saved, guildhall.MOMENTS, guildhall.SETTINGS, chance), chance),
    ]
    return {
        "saves": (saves, play_to_the_end),
        "journals": ([lambda chance: journal_mutated(*chance.choice(journals), chance)], recovered_or_refused),
        "histories": (histories, told_or_dropped),
    }


def _any(saved: Callable[[tuple[int, int], int], Record], moments: Sequence[tuple[int, int]], settings: Sized, chance: Random) -> Record:
    """Return a game at one of the moments, with one of the settings."""
    return saved(chance.choice(moments), chance.randrange(len(settings)))


if __name__ == "__main__":
    print(many(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
