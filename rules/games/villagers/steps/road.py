"""The update of the road (VI-5)."""

from __future__ import annotations

from rules.engine.context import Context, Step

from ..components import ROAD_COIN
from ..state import State


class UpdateRoad(Step, frozen=True, tag=True):
    """VI-5.3: a coin on every open card."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        state.road_coins = tuple(ROAD_COIN if card else 0 for card in state.road)
        ctx.emit("road_updated", None, (), "VI-5.3")
