"""The build turns (VI-6) and the end of the build phase (VI-10)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep, Step
from rules.engine.types import Action, Message

from .. import items
from ..board.limits import build_limit
from ..components import MAX_BASICS
from ..state import State, Turn
from .bronze import score_bronze
from .specials import play, plays
from .theft import LastThefts, hire, hirings, rob, thefts


class BuildTurn(PlayerStep, frozen=True, tag=True):
    """VI-6.2: a build turn begins; its limit is fixed now."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        limit = build_limit(state, self.player)
        state.turn_of = self.player
        state.turn = Turn(limit=limit, left=limit, basics=MAX_BASICS)
        ctx.emit("turn", self.player, (), "VI-6.2", reveals=True, n=limit)
        ctx.then(Build(self.player, opening=True), LastThefts(self.player), EndTurn(self.player))


class Build(PlayerStep, frozen=True, tag=True):
    """VI-6.4: one action after the other, until the player ends the turn (VI-21.5).

    ``opening``: nothing has been done yet but paying Freelancers, so that they can still be paid (VI-16.8).
    """

    opening: bool = False

    def options(self, ctx: Context[State]) -> list[Action]:
        state, player = ctx.state, self.player
        found = hirings(state, player) if self.opening else []
        found += plays(state, player, "build")
        found += thefts(state, player)
        return [*found, items.END_TURN]

    def take(self, ctx: Context[State], action: Action) -> None:
        if action == items.END_TURN:
            return
        ctx.then(Build(self.player, opening=action.kind == "hire"))
        match action.kind:
            case "hire":
                hire(ctx, self.player, action)
            case "play":
                play(ctx, self.player, action)
            case "rob":
                rob(ctx, self.player, action)

    def question(self, ctx: Context[State]) -> Message:
        turn = ctx.state.turn
        return Message("ask.build", {"n": turn.left if turn else 0})


class EndTurn(PlayerStep, frozen=True, tag=True):
    """VI-16.3: the build turn is over, bronze is scored."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        state.turn = None
        if not state.late_bronze:
            score_bronze(ctx, self.player, "VI-16.3")


class EndBuild(Step, frozen=True, tag=True):
    """VI-10: Founders without food beside them turn over; the start player card passes on."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        if state.late_bronze:
            for n in range(len(state.seats)):
                score_bronze(ctx, (state.first + n) % len(state.seats), "VI-16.5")
        state.first = (state.first + 1) % len(state.seats)
