"""Measured figures: timing calls, summarising the samples and printing them as a table."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from time import process_time

from msgspec import Struct

from rules import Value

GAMES: dict[str, dict[str, Value]] = {
    "burgundy": {"extra_tiles": True},
    "burgundy_cards": {"open_hands": True},
    "guildhall": {},
    "villagers": {"saints": True, "scoundrels": True, "profiteers": True, "developments": True},
    "praga": {},
}
"""The games whose table is measured, with options that avoid the curtain where possible and bring out the most pieces."""
NAMES = ("Anna", "Ben", "Cleo", "Dora")


class Row(Struct, frozen=True):
    """What was measured, the value and the target; ``kept`` is None between an aim and its limit."""

    what: str
    measured: str
    wanted: str = ""
    kept: bool | None = None


def kept(found: float, aim: float, limit: float) -> bool | None:
    """Return whether an aim is met; None between the aim and the limit, either of which may be the larger."""
    sign = 1 if aim <= limit else -1
    return True if sign * found <= sign * aim else None if sign * found <= sign * limit else False


def p95(times: Sequence[float]) -> float:
    """Return the 95th percentile."""
    return sorted(times)[min(len(times) - 1, int(len(times) * 0.95))]


def timed(what: Callable[[], object], times: int) -> list[float]:
    """Return the processor time of each of ``times`` calls, in seconds."""
    found = []
    for _ in range(times):
        start = process_time()
        what()
        found.append(process_time() - start)
    return found


def median_ms(times: Sequence[float]) -> float:
    """Return the median of some seconds, in milliseconds."""
    return 1000 * statistics.median(times)


def table(rows: Sequence[Row]) -> str:
    """Format the rows as a Markdown table."""
    lines = ["| what | measured | wanted |", "|---|---|---|"]
    lines += [f"| {row.what} | {row.measured} | {row.wanted}{'' if row.kept is None else ' ✓' if row.kept else ' ✗'} |" for row in rows]
    return "\n".join(lines)
