"""One measured figure, and how many of them make a number."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time

from rules import Value

GAMES: dict[str, dict[str, Value]] = {"burgundy": {"extra_tiles": True}, "burgundy_cards": {"open_hands": True}, "guildhall": {}}
"""The games whose table is measured, with options that keep the curtain away where that goes and bring the most pieces."""
NAMES = ("Anna", "Ben", "Cleo", "Dora")


@dataclass(frozen=True)
class Row:
    """What was measured, how much it is, what is wanted; ``kept`` None: there is only an aim, which other machines need not reach."""

    what: str
    measured: str
    wanted: str = ""
    kept: bool | None = None


def p95(times: Sequence[float]) -> float:
    """The value below which 95 of 100 lie."""
    return sorted(times)[min(len(times) - 1, int(len(times) * 0.95))]


def timed(what: Callable[[], object], times: int) -> list[float]:
    """Seconds of processor time of each of so many calls."""
    found = []
    for _ in range(times):
        start = process_time()
        what()
        found.append(process_time() - start)
    return found


def median_ms(times: Sequence[float]) -> float:
    """The middle of seconds, in milliseconds."""
    return 1000 * statistics.median(times)


def table(rows: Sequence[Row]) -> str:
    """Rows as a Markdown table."""
    lines = ["| What | Measured | Wanted |", "|---|---|---|"]
    lines += [f"| {row.what} | {row.measured} | {row.wanted}{'' if row.kept is None else ' ✓' if row.kept else ' ✗'} |" for row in rows]
    return "\n".join(lines)
