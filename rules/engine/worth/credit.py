"""Points credited during play, by player and source; scores are read from them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence

Ledger = tuple[tuple[int, str, int], ...]
"""Player, source and points, in order; a source that has given nothing is left out."""


def ledger(credited: Sequence[Mapping[str, int]]) -> Ledger:
    """Return the points each player has been credited, by source, in the form a state holds."""
    return tuple(sorted((player, source, n) for player, points in enumerate(credited) for source, n in points.items() if n))


def with_credit(credited: Ledger, player: int, points: Mapping[str, int]) -> Ledger:
    """Return a ledger with more points for a player, by source."""
    if not points:
        return credited
    found = [*credited]
    for source, n in points.items():
        at = bisect_left(found, (player, source))
        if at < len(found) and found[at][:2] == (player, source):
            found[at] = (player, source, found[at][2] + n)
        elif n:
            found.insert(at, (player, source, n))
    return tuple(found)


def credited(of: Ledger, player: int, source: str) -> int:
    """Return the points a player has been credited from one source."""
    return next((n for who, what, n in of if (who, what) == (player, source)), 0)


def credited_in_all(of: Ledger, player: int) -> int:
    """Return the points a player has been credited from all sources."""
    return sum([n for who, _, n in of if who == player])
