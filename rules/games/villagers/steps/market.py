"""The two markets, and the end of the game (VI-11, VI-13)."""

from __future__ import annotations

from rules.engine.context import Context, Step

from .. import items
from ..board.holders import holders, player_of
from ..board.income import Earning, earnings
from ..board.road import due
from ..components import MARKETS, NAME
from ..scoring.score import standings
from ..state import State
from .gold import gain

EVENT = {
    "gold_1": "earned",
    "gold_2": "earned",
    "silver": "earned_silver",
    "nun": "earned_nun",
    "coins_1": "earned_coins",
    "coins_2": "took_coins",
}
"""The kind of event that tells of the income of a row."""


class Markets(Step, frozen=True, tag=True):
    """VI-11.1: a market takes place once its stacks are exhausted, both if both are due; the second one ends the game.

    Coins stay on the cards: after the second market they count as taken, and only show where they came from (VI-11.4).
    """

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        for market in range(len(MARKETS)):
            if due(state, market):
                hold(ctx, market)
        if state.markets == len(MARKETS):
            state.standings = standings(state)
            ctx.emit("end", None, (), "VI-13.1", reveals=True)


def hold(ctx: Context[State], market: int) -> None:
    """Hold a market: the income of all players and the Countess (VI-18.16), card by card."""
    state = ctx.state
    clause = f"VI-11.{3 + market}"
    ctx.emit("market", None, (items.MARKET.id(market),), "VI-11.1", opens=True, n=market + 1)
    state.markets = market + 1
    for holder, one in enumerate(holders(state)):
        before, player = one.gold, player_of(state, holder)
        for earning in earnings(one.village, market):
            earn(ctx, holder, earning, clause)
        ctx.emit("market_income", player, (items.MARKET.id(market),), clause, n=market + 1, gold=one.gold - before)


def earn(ctx: Context[State], holder: int, earning: Earning, clause: str) -> None:
    """Give a holder what one card brings at a market."""
    player = player_of(ctx.state, holder)
    copied = [items.CARD.id(earning.copied)] if earning.copied and player is not None else []
    sources = (*copied, items.CARD.id(earning.card), items.supply(player))
    kind, card, copy = EVENT[earning.row], NAME[earning.card], NAME[earning.copied]
    gain(ctx, holder, earning.gold, kind, sources, clause, row=earning.row, card=card, n=earning.count, copied=copy)
