"""Points by source, and the result (PC-15)."""

from __future__ import annotations

from rules.engine.credit import credited
from rules.engine.types import ScoreRow, Standing

from ..state import State
from .rows import ROWS


def score(state: State) -> list[ScoreRow]:
    """Return every source of points."""
    players = range(len(state.seats))
    return [ScoreRow(row, tuple(credited(state.credited, player, row) for player in players), tuple(() for _ in players)) for row in ROWS]


def standings(state: State) -> tuple[Standing, ...]:
    """Return the result: the most points win, then the one who is later in turn order (PC-15.9)."""
    players = len(state.seats)
    totals = tuple(sum(row.points[player] for row in score(state)) for player in range(players))
    keys = [(totals[player], (player - state.first) % players) for player in range(players)]
    return tuple(
        Standing(player, key[0], 1 + sum(other > key for other in keys), (("order", key[1]),), won=key == max(keys))
        for player, key in enumerate(keys)
    )
