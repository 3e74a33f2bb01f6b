"""Looking at tiles and keeping one of them (PC-10.2, 19.3)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, Message
from rules.engine.values import replaced

from .. import items
from ..components import ONGOING_LEVELS, TECHNOLOGIES_DRAWN, TECHNOLOGY
from ..state import State


class DrawTechnology(PlayerStep, frozen=True, tag=True):
    """PC-10.2: look at the top tiles of a level's stack."""

    level: int

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        cards, left = state.technologies[self.level - 1].drawn(TECHNOLOGIES_DRAWN)
        if cards:
            state.technologies = replaced(state.technologies, self.level - 1, left)
            state.looked = state.looked.holding(cards).read_by(self.player)
            ctx.emit("looked", self.player, (items.TRACK.id(self.player, "technology"),), "PC-10.2", reveals=True, n=len(cards))
            ctx.then(KeepTechnology(self.player, self.level))


class KeepTechnology(PlayerStep, frozen=True, tag=True):
    """PC-10.2: keep one of the tiles; the others go under their stack. Levels I and II work from the next turn on (PC-10.4)."""

    level: int

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.keep(items.TECHNOLOGY.id(tile)) for tile in ctx.state.looked.cards]

    def take(self, ctx: Context[State], action: Action) -> None:
        state, seat = ctx.state, ctx.state.seats[self.player]
        tile = items.TECHNOLOGY.key(action.picks[0])
        others = state.looked.without(tile).cards
        stack = state.technologies[self.level - 1]
        state.technologies = replaced(state.technologies, self.level - 1, stack.holding(others[::-1] + stack.cards))
        state.looked = state.looked.holding(()).read_by(None)
        seat.technologies += (tile,)
        if TECHNOLOGY[tile].level in ONGOING_LEVELS:
            seat.fresh += (tile,)
        ctx.emit("kept", self.player, (action.picks[0],), "PC-10.2", level=self.level)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.KeepTechnology", {"level": self.level})
