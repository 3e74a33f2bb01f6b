"""The final scoring (PC-15.3 to 15.9)."""

from __future__ import annotations

from rules.engine.context import Context, Step

from ..scoring.final import FINAL_ROWS
from ..scoring.score import standings
from ..state import State


class FinalScoring(Step, frozen=True, tag=True):
    """PC-15.1: row by row, everybody's points; then the game is over."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        for row, of in FINAL_ROWS.items():
            for player in range(len(state.seats)):
                points = of.points(state, player)
                if points:
                    ctx.credit(player, {row: points}, "scored", of.things(state, player), "PC-15.10", row=row)
        state.standings = standings(state)
        ctx.emit("end", None, (), "PC-15.9", reveals=True)
