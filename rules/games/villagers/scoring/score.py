"""Gold by source, and the result (VI-13)."""

from __future__ import annotations

from rules.engine.credit import credited
from rules.engine.types import ScoreRow, Standing

from ..state import State

MARKET_ROWS = ("gold_1", "coins_1", "gold_2", "silver", "nun", "coins_2")
"""The rows of the two markets (VI-13.4)."""


def score(state: State) -> list[ScoreRow]:
    """Return the gold of every player by source: what the markets gave, and the rest of the supply."""
    players = range(len(state.seats))
    nothing = tuple(() for _ in players)
    rows = [ScoreRow(row, tuple(credited(state.credited, player, row) for player in players), nothing) for row in MARKET_ROWS]
    supply = tuple(seat.gold - sum(row.points[player] for row in rows) for player, seat in enumerate(state.seats))
    return [ScoreRow("supply", supply, nothing), *rows]


def standings(state: State) -> tuple[Standing, ...]:
    """Return the result: the most gold wins, then the fewest villagers; those still tied share the victory (VI-13.1, 13.2)."""
    keys = [(seat.gold, -sum(1 for _ in seat.village.cards())) for seat in state.seats]
    return tuple(
        Standing(player, key[0], 1 + sum(other > key for other in keys), (("villagers", key[1]),), won=key == max(keys))
        for player, key in enumerate(keys)
    )
