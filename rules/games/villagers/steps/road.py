"""Filling the road, and its update after the draft (VI-5)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep, Step
from rules.engine.types import Action
from rules.engine.values import replaced

from .. import items
from ..board.road import next_source, take_open, take_top
from ..components import DEAL, NAME, ROAD_COIN
from ..state import State


def fill(ctx: Context[State], clause: str, *, reserve_first: bool = False) -> None:
    """Fill the empty positions from left to right, as long as there are cards (VI-4.7, or VI-5.2 with the reserve first)."""
    state = ctx.state
    for at, card in enumerate(state.road):
        source = None if card else next_source(state, reserve_first)
        if source is not None:
            card = take_top(state, source)
            state.road = replaced(state.road, at, card)
            ctx.emit("opened", None, (source, items.CARD.id(card)), clause, reveals=True, card=NAME[card])


def discard_open(ctx: Context[State], card: int, clause: str) -> int:
    """Put an open card on the discard pile; return the coins that were on it."""
    coins = take_open(ctx.state, card)
    ctx.state.discard += (card,)
    ctx.emit("left_road", None, (items.CARD.id(card), items.DISCARD_PILE), clause, card=NAME[card])
    return coins


class UpdateRoad(Step, frozen=True, tag=True):
    """VI-5: once in a round, after the draft. Two players, or one alone, may first put a coin on a card each, the start player last."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        players = len(state.seats)
        if DEAL[players].two_player_road:
            ctx.then(*(CoinTurn((state.first - 1 - n) % players) for n in range(players)), ReplaceCards(keep_coins=True))
        else:
            ctx.then(ReplaceCards(keep_coins=False))


class CoinTurn(PlayerStep, frozen=True, tag=True):
    """VI-5.5: a player's turn to put a coin on an open card."""

    def run(self, ctx: Context[State]) -> None:
        ctx.state.turn_of = self.player
        ctx.emit("coin_turn", self.player, (), "VI-5.5", reveals=True)
        ctx.then(RoadCoin(self.player))


class RoadCoin(PlayerStep, frozen=True, tag=True):
    """VI-5.5: a coin from the bank on one open card, or none."""

    def options(self, ctx: Context[State]) -> list[Action]:
        found = [items.coin(card) for card in ctx.state.road if card]
        return [*found, items.DECLINE] if found else []

    def take(self, ctx: Context[State], action: Action) -> None:
        if action == items.DECLINE:
            ctx.emit("no_coin", self.player, (), "VI-5.5")
            return
        state, card = ctx.state, items.CARD.key(action.picks[0])
        at = state.road.index(card)
        state.road_coins = replaced(state.road_coins, at, state.road_coins[at] + ROAD_COIN)
        ctx.emit("coin", self.player, action.picks, "VI-5.5", card=NAME[card], gold=ROAD_COIN)


class ReplaceCards(Step, frozen=True, tag=True):
    """VI-5.1 to 5.3, or 5.6 and 5.7 if ``keep_coins``: open cards with coins leave, or those without; new ones come from the reserve."""

    keep_coins: bool

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        for card, coins in zip(state.road, state.road_coins, strict=True):
            if card and bool(coins) != self.keep_coins:
                discard_open(ctx, card, "VI-5.6" if self.keep_coins else "VI-5.1")
        fill(ctx, "VI-5.7" if self.keep_coins else "VI-5.2", reserve_first=True)
        if not self.keep_coins and any(state.road):
            state.road_coins = tuple(ROAD_COIN if card else 0 for card in state.road)
            ctx.emit("road_updated", None, (), "VI-5.3", gold=ROAD_COIN)
