"""Points by source, and the result (PC-1.1)."""

from __future__ import annotations

from rules.engine.credit import credited
from rules.engine.types import ScoreRow, Standing

from .state import State


def score(state: State) -> list[ScoreRow]:
    """Return every source of points."""
    points = tuple(credited(state.credited, player, "turns") for player in range(len(state.seats)))
    return [ScoreRow("turns", points, tuple(() for _ in points))]


def standings(state: State) -> tuple[Standing, ...]:
    """Return the result: the most points win, and equal totals share a rank."""
    (row,) = score(state)
    ranks = [1 + sum(other > n for other in row.points) for n in row.points]
    return tuple(Standing(player, n, rank, won=rank == 1) for player, (n, rank) in enumerate(zip(row.points, ranks, strict=True)))
