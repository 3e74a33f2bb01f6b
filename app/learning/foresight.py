"""Measures how far off the bots' expectations are, and whether their chances come true:

python -m app.learning.foresight GAME --players 2 --games 200 --seed 1 [--jobs 2] [--keep]

``--keep`` stores the spread measured, with which reviews state chances; without it, chances by the stored one are counted up.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from functools import partial
from pathlib import Path

import msgspec

import rules
from rules import meta, rules_of
from rules.bots.foresight import bands, foreseen, spread_of
from rules.bots.learned import measured

from .workers import workers


def run(arguments: list[str]) -> int:
    """Carry out the command; return the exit code."""
    parser = ArgumentParser("python -m app.learning.foresight")
    parser.add_argument("game", choices=[name for name in rules.IDS if rules_of(name).features is not None])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", action="store_true")
    given = parser.parse_args(arguments)
    if given.players < 2 or given.players not in meta(given.game).players:
        parser.error(f"{given.game} is not played against others by {given.players}")
    spread = None if given.keep else measured(given.game, given.players)
    seeds = range(given.seed * 1_000_000, given.seed * 1_000_000 + given.games)
    with workers(given.jobs) as spread_out:
        played = list(spread_out(partial(foreseen, given.game, given.players, spread=spread), seeds))
    games = [one for one in played if one is not None]
    if given.keep:
        found = spread_of(games)
        path = Path(rules.__file__).parent / "games" / given.game / "weights" / f"spread-{given.players}.json"
        path.write_bytes(msgspec.json.encode(found) + b"\n")
        sys.stdout.write(f"{path}: {found.deviations}\n")
        return 0
    for low, high, count, said, won in bands(games):
        sys.stdout.write(f"{low:.0%}-{high:.0%}: said {said:.1%}, won {won:.1%} of {count}\n")
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
