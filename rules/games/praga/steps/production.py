"""Production of gold and stone (PC-9.3)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import ItemId

from .. import items
from ..board.tracks import bonuses, count
from ..components import PRODUCTS, TRACKS
from ..effect import Effect
from ..state import State
from .effects import carry_out
from .gains import receive


class Produce(PlayerStep, frozen=True, tag=True):
    """PC-9.3: gold or stone for every mine or quarry, the bonuses the cube has passed, and the production tile."""

    track: int

    def run(self, ctx: Context[State]) -> None:
        player, track = self.player, self.track
        origin = items.TRACK.id(player, TRACKS[track])
        besides = bonuses(ctx.state, player, track)
        receive(ctx, player, {PRODUCTS[track]: count(ctx.state, player, track)}, "production", "produced", (origin,), "PC-9.3")
        carry_out(ctx, player, besides, "production", origin, "PC-9.3")

    def source(self, ctx: Context[State]) -> ItemId:
        return items.TRACK.id(self.player, TRACKS[self.track])


def produce_effect(player: int, effect: Effect, origin: ItemId) -> Produce:
    """Return the step of an effect that brings gold or stone for every mine or quarry (PC-9.3)."""
    return Produce(player, TRACKS.index(effect.what))
