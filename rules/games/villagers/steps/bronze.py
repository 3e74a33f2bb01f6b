"""Bronze symbols (VI-16.3 to 16.5)."""

from __future__ import annotations

from rules.engine.context import Context

from .. import items
from ..board.values import best_bronze
from ..components import NAME
from ..state import State
from .gold import gain


def score_bronze(ctx: Context[State], player: int, clause: str) -> None:
    """Give a player the value of their best bronze symbol, one in every round."""
    best = best_bronze(ctx.state.seats[player].village)
    if best is not None and best.gold:
        gain(
            ctx,
            player,
            best.gold,
            "bronze",
            (items.CARD.id(best.card), items.GOLD.id(player)),
            clause,
            row=NAME[best.card],
            card=NAME[best.card],
        )
