"""The two markets, and the end of the game (VI-11, VI-13)."""

from __future__ import annotations

from rules.engine.context import Context, Step

from .. import items
from ..board.symbols import symbols
from ..components import MARKETS
from ..scoring.score import standings
from ..state import State
from .gold import income


class Markets(Step, frozen=True, tag=True):
    """VI-11.1: a market takes place once its stacks are exhausted; the second one ends the game."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        while state.markets < len(MARKETS) and all(not state.stacks[i].cards for i in MARKETS[state.markets]):
            ctx.emit("market", None, (items.MARKET.id(state.markets),), "VI-11.1", opens=True, n=state.markets + 1)
            state.markets += 1
            for player, seat in enumerate(state.seats):
                income(ctx, player, f"gold_{state.markets}", symbols(seat.village).gold, "earned", (), "VI-11.3")
        if state.markets == len(MARKETS):
            state.standings = standings(state)
            ctx.emit("end", None, (), "VI-13.1", reveals=True)
