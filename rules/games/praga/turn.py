"""A player's turn (PC-1.2)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, Message

from . import items
from .components import POINTS, ROUNDS
from .scoring import standings
from .state import State


class StartTurn(PlayerStep, frozen=True, tag=True):
    """PC-1.1: the next turn of a round with this many turns ``left``; after the last round the game is over."""

    left: int

    def run(self, ctx: Context[State]) -> None:
        state, player, left = ctx.state, self.player, self.left
        if not left:
            left = len(state.seats)
            if state.round == ROUNDS:
                state.standings = standings(state)
                ctx.emit("end", None, (), "PC-1.1", reveals=True)
                return
            state.round += 1
            ctx.emit("round", None, (), "PC-1.1", n=state.round)
        state.turn_of = player
        ctx.emit("turn", player, (), "PC-1.1", reveals=True)
        ctx.then(TakePoint(player), EndTurn(player), StartTurn((player + 1) % len(state.seats), left - 1))


class TakePoint(PlayerStep, frozen=True, tag=True):
    """PC-1.2: take a point."""

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.TAKE_POINT]

    def take(self, ctx: Context[State], action: Action) -> None:
        ctx.credit(self.player, {"turns": POINTS}, "took", (), "PC-1.2", n=POINTS)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.take")


class EndTurn(PlayerStep, frozen=True, tag=True):
    """PC-1.2: the turn ends when its player says so, and can be undone until then."""

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.END_TURN]

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.end")
