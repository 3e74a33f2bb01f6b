"""The course of the game: turns, their end, the change of era and the end of the game (PC-2, 14, 15.1)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep, Step

from ..board.wheel import actions_of
from ..components import ACTIONS, ERA_TURNS, TURNS
from ..state import State, Turn, turn_of
from .crane import return_tile
from .display import change_era, refill_all
from .final import FinalScoring
from .loose_ends import KeepWindows, LooseEnds
from .main import Main
from .opponents import ParlerTurn, SimpleOpponent
from .plazas import LastRewards, OpenPlazas, TakeOwed


class StartTurn(PlayerStep, frozen=True, tag=True):
    """PC-2.3: a turn begins."""

    def run(self, ctx: Context[State]) -> None:
        state, seat = ctx.state, ctx.state.seats[self.player]
        ctx.begin_turn(self.player)
        seat.fresh = ()
        state.turn = Turn(heights=tuple(map(len, seat.fields)), bonuses=(0,) * len(ACTIONS))
        if state.turns % state.turns_in_round == 0:
            ctx.emit("round", None, (), "PC-2.1", n=state.round)
        ctx.emit("turn", self.player, (), "PC-2.1", reveals=True)
        ctx.then(TakeOwed(self.player), Main(self.player), EndTurn(self.player))


class EndTurn(PlayerStep, frozen=True, tag=True):
    """PC-14: what happens at the end of a turn, step by step."""

    def run(self, ctx: Context[State]) -> None:
        turn = turn_of(ctx.state)
        if turn.action:
            first, second = actions_of(ctx.state, turn.tile)
            ctx.emit("let_go", self.player, (), "PC-2.4", first=first, second=second)
        if turn.extra == "open":
            ctx.emit("let_go_extra", self.player, (), "PC-2.4")
        ctx.then(LooseEnds(self.player), KeepWindows(self.player), ReturnTile(self.player), NextTurn())


class ReturnTile(PlayerStep, frozen=True, tag=True):
    """PC-14.3 to 14.5: the display is refilled and the action tile returns to the crane."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        refill_all(ctx)
        return_tile(ctx, turn_of(state).tile)
        state.turn = None
        for seat in state.seats:
            seat.worked = ()


class NextTurn(Step, frozen=True, tag=True):
    """PC-14.6: a turn is completely finished; the next one, a new era or the end of the game follows."""

    def run(self, ctx: Context[State]) -> None:
        state, players = ctx.state, len(ctx.state.seats)
        state.turns += 1
        if state.turns == ERA_TURNS[players]:
            change_era(ctx)
        if state.turns == TURNS[players]:
            ctx.then(LastRewards(), OpenPlazas(), FinalScoring())
        elif players == 1 and state.turns % 2:
            ctx.then(SimpleOpponent() if state.parler is None else ParlerTurn(), NextTurn())
        else:
            ctx.then(StartTurn((state.turn_of + 1) % players))
