"""The course of a round (VI-3)."""

from __future__ import annotations

from rules.engine.context import Context, Step

from .. import items
from ..board.road import due
from ..components import MARKETS, START_GOLD
from ..state import State
from .build import BuildTurn, EndBuild
from .burdens import Burden
from .countess import start
from .developments import Developments
from .draft import DraftTurn, TakeSquares
from .event_phase import EventPhase
from .gold import gain
from .market import Markets
from .road import UpdateRoad


class StartGame(Step, frozen=True, tag=True):
    """VI-2.5, VI-2.6: players get their first gold and one of them the start player card."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        for player in range(len(state.seats)):
            gain(ctx, player, START_GOLD, "founded", (items.GOLD.id(player),), "VI-2.5")
        ctx.emit("start_player", state.first, (), "VI-2.6")
        if state.countess is not None:
            start(ctx)
        ctx.then(StartRound())


class StartRound(Step, frozen=True, tag=True):
    """VI-3.1: a round begins with the draft; everything else of it follows in order."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        state.round += 1
        state.phase = "draft"
        ctx.emit("round", None, (), "VI-3.1", reveals=True, opens=True, n=state.round)
        solo = state.countess is not None
        ctx.then(
            *((Burden(state.first, "rats"),) if solo else ()),
            DraftTurn(state.first),
            TakeSquares(),
            UpdateRoad(),
            BuildPhase(),
            EndBuild(),
            Developments(),
            *((EventPhase(state.first),) if solo else ()),
            Markets(),
            EndRound(),
        )


class BuildPhase(Step, frozen=True, tag=True):
    """VI-6.1: every player plays one complete build turn, clockwise from the start player; what is due after that is told before."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        state.phase = "build"
        for market in range(len(MARKETS)):
            if due(state, market):
                ctx.emit("market_due", None, (items.MARKET.id(market),), "VI-11.1", opens=True, n=market + 1)
        players = len(state.seats)
        before = [Burden(state.first, "arson")] if state.countess is not None else []
        ctx.then(*before, *(BuildTurn((state.first + n) % players) for n in range(players)))


class EndRound(Step, frozen=True, tag=True):
    """VI-3.1: the next round begins, unless the second market has taken place."""

    def run(self, ctx: Context[State]) -> None:
        if ctx.state.standings is None:
            ctx.then(StartRound())
