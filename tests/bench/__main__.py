"""Measure speeds and print them as a table; exit with code 1 when a limit is exceeded.

python -m tests.bench                                     everything, in some thirty minutes
python -m tests.bench rules                               the rules alone
python -m tests.bench search                              what a search asks of them, in a minute
python -m tests.bench window                              every window, the start of the program and its memory
python -m tests.bench thinker                             clicks while a computer thinks, and its memory, in ten minutes
python -m tests.bench thinker praga                       the same in one game
python -m tests.bench window praga                        the window of one game, on both screens
python -m tests.bench window burgundy --players 1         the same, played alone
python -m tests.bench window burgundy --options '{"inns": true}'
"""

from __future__ import annotations

import argparse
import json
import os
import sys

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_SCALE_FACTOR"] = "1"

from tests.bench import beside_a_thinker, rules_speed, search_speed, window_speed
from tests.bench.figures import GAMES, NAMES, Row, table


def main() -> int:
    """Measure what is asked for; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "part", nargs="?", choices=("rules", "search", "window", "thinker"), help="what to measure; everything if nothing is named"
    )
    parser.add_argument("game", nargs="?", choices=tuple(GAMES), help="the only game that is measured in its window")
    parser.add_argument("--players", type=int, choices=range(1, len(NAMES) + 1), default=len(NAMES), help="how many play that game")
    parser.add_argument(
        "--options", type=json.loads, metavar="JSON", help="its options; unless given, those that bring out the most pieces"
    )
    given = parser.parse_args()
    if given.game is not None and given.part not in ("window", "thinker"):
        parser.error("only the window and the thinker are measured by game")
    if (given.game is None or given.part != "window") and (given.options is not None or given.players != len(NAMES)):
        parser.error("players and options are those of the window of one game")
    rows: list[Row] = []
    if given.part in (None, "rules"):
        rows += rules_speed.rows()
    if given.part in (None, "search"):
        rows += search_speed.rows()
    if given.part == "window" and given.game is not None:
        rows += window_speed.rows_of(given.game, given.players, given.options)
    elif given.part in (None, "window"):
        rows += window_speed.rows()
    if given.part in (None, "thinker"):
        rows += beside_a_thinker.rows([given.game] if given.game is not None else GAMES)
    print(table(rows))
    return int(any(row.kept is False for row in rows))


if __name__ == "__main__":
    sys.exit(main())
