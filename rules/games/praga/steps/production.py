"""Production of gold and stone (PC-9.3)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import ItemId

from .. import items
from ..board.tracks import count
from ..components import PRODUCTION, PRODUCTION_BONUS, PRODUCTS, TRACKS
from ..effect import Effect
from ..state import State
from .effects import carry_out
from .gains import receive


class Produce(PlayerStep, frozen=True, tag=True):
    """PC-9.3: gold or stone for every mine or quarry, the bonuses the cube has passed, and the production tile."""

    track: int

    def run(self, ctx: Context[State]) -> None:
        player, track = self.player, self.track
        seat = ctx.state.seats[player]
        bonuses = [effect for space, effects in PRODUCTION_BONUS[track] if space < seat.tracks[track] for effect in effects]
        bonuses += PRODUCTION[seat.production[track]].effects
        origin = items.TRACK.id(player, TRACKS[track])
        receive(ctx, player, {PRODUCTS[track]: count(ctx.state, player, track)}, "production", "produced", (origin,), "PC-9.3")
        carry_out(ctx, player, tuple(bonuses), "production", origin, "PC-9.3")

    def source(self, ctx: Context[State]) -> ItemId:
        return items.TRACK.id(self.player, TRACKS[self.track])


def produce_effect(player: int, effect: Effect, origin: ItemId) -> Produce:
    """Return the step of an effect that brings gold or stone for every mine or quarry (PC-9.3)."""
    return Produce(player, TRACKS.index(effect.what))
