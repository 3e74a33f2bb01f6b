"""The build turns (VI-6) and the end of the build phase (VI-10)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep, Step
from rules.engine.types import Action, Message

from .. import items
from ..board.symbols import symbols
from ..components import BASE_BUILD, MAX_BASICS, MAX_BUILD
from ..state import State, Turn


class BuildTurn(PlayerStep, frozen=True, tag=True):
    """VI-6.2: a build turn begins; its limit is fixed now."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        limit = min(MAX_BUILD, BASE_BUILD + symbols(state.seats[self.player].village).builder)
        state.turn_of = self.player
        state.turn = Turn(limit=limit, left=limit, basics=MAX_BASICS)
        ctx.emit("turn", self.player, (), "VI-6.2", reveals=True, n=limit)
        ctx.then(Build(self.player))


class Build(PlayerStep, frozen=True, tag=True):
    """VI-6.4: one action after the other, until the player ends the turn (VI-21.5)."""

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.END_TURN]

    def take(self, ctx: Context[State], action: Action) -> None:
        ctx.state.turn = None

    def question(self, ctx: Context[State]) -> Message:
        turn = ctx.state.turn
        return Message("ask.build", {"n": turn.left if turn else 0})


class EndBuild(Step, frozen=True, tag=True):
    """VI-10: Founders without food beside them turn over; the start player card passes on."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        state.first = (state.first + 1) % len(state.seats)
