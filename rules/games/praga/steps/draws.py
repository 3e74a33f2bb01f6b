"""Looking at tiles and keeping one of them (PC-10.2, 19.3)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, Message
from rules.engine.values import removed, replaced

from .. import items
from ..board.stacks import order_matters
from ..components import LEVEL_SPACE, ONGOING_LEVELS, TECHNOLOGIES_DRAWN, TECHNOLOGY, TECHNOLOGY_TRACK
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
        state.looked = state.looked.without(tile)
        seat.technologies += (tile,)
        if TECHNOLOGY[tile].level in ONGOING_LEVELS:
            seat.fresh += (tile,)
        ctx.emit("kept", self.player, (action.picks[0],), "PC-10.2", level=self.level)
        ctx.then(PutTechnologiesUnder(self.player, self.level))

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.KeepTechnology", {"level": self.level})


class PutTechnologiesUnder(PlayerStep, frozen=True, tag=True):
    """PC-10.2: the tiles left over go under their stack; which one will be drawn first is asked if that can matter to anyone."""

    level: int

    def options(self, ctx: Context[State]) -> list[Action] | None:
        others, stack = ctx.state.looked.cards, ctx.state.technologies[self.level - 1].cards
        draws = sum(seat.tracks[TECHNOLOGY_TRACK] < LEVEL_SPACE[self.level] for seat in ctx.state.seats)
        if not order_matters(len(stack), len(others), TECHNOLOGIES_DRAWN, draws):
            return None
        return [items.pick("put_under", items.TECHNOLOGY.id(tile)) for tile in others]

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        stack = state.technologies[self.level - 1]
        state.technologies = replaced(state.technologies, self.level - 1, stack.holding(state.looked.cards[::-1] + stack.cards))
        state.looked = state.looked.holding(()).read_by(None)

    def take(self, ctx: Context[State], action: Action) -> None:
        first, looked = items.TECHNOLOGY.key(action.picks[0]), ctx.state.looked
        ctx.state.looked = looked.holding((first, *removed(looked.cards, first)))
        self.run(ctx)
        ctx.emit("put_under", self.player, (), "PC-10.2")

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.put_under")
