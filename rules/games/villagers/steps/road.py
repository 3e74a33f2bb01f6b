"""Filling the road, and its update after the draft (VI-5)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.context import Context, PlayerStep, Step
from rules.engine.types import Action
from rules.engine.values import replaced

from .. import items
from ..board.road import next_source, take_open, take_top
from ..components import DEAL, NAME, ROAD_COIN
from ..state import State


def fill(ctx: Context[State], clause: str, *, reserve_first: bool = False) -> None:
    """Fill the empty positions from left to right, as long as there are cards (VI-4.7, or VI-5.2 with the reserve first)."""
    state, cards, sources = ctx.state, [], []
    while 0 in state.road:
        source = next_source(state, reserve_first)
        if source is None:
            break
        sources.append(source)
        cards.append(take_top(state, source))
        state.road = replaced(state.road, state.road.index(0), cards[-1])
    for card, source, together in zip(cards, sources, _together(cards), strict=True):
        ctx.emit("opened", None, (source, items.CARD.id(card)), clause, reveals=True, card=NAME[card], cards=together)


def discard_open(ctx: Context[State], cards: Sequence[int], clause: str) -> int:
    """Put open cards on the discard pile; return the coins that were on them."""
    coins = sum(take_open(ctx.state, card) for card in cards)
    ctx.state.discard += tuple(cards)
    for card, together in zip(cards, _together(cards), strict=True):
        ctx.emit("left_road", None, (items.CARD.id(card), items.DISCARD_PILE), clause, card=NAME[card], cards=together)
    return coins


def _together(cards: Sequence[int]) -> list[str]:
    """Return, for events about one card each, the numbers of all cards for the last one: the log needs only one line for them."""
    return [*[""] * (len(cards) - 1), " ".join(map(str, cards))] if cards else []


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
        ctx.begin_turn(self.player)
        ctx.emit("coin_turn", self.player, (), "VI-5.5", reveals=True)
        ctx.then(RoadCoin(self.player))


class RoadCoin(PlayerStep, frozen=True, tag=True):
    """VI-5.5: a coin from the bank on one open card, or none."""

    def surely_asks(self, ctx: Context[State]) -> bool:
        return any(ctx.state.road)

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
        coined = zip(state.road, state.road_coins, strict=True)
        leaving = [card for card, coins in coined if card and bool(coins) != self.keep_coins]
        discard_open(ctx, leaving, "VI-5.6" if self.keep_coins else "VI-5.1")
        fill(ctx, "VI-5.7" if self.keep_coins else "VI-5.2", reserve_first=True)
        if not self.keep_coins and any(state.road):
            state.road_coins = tuple(ROAD_COIN if card else 0 for card in state.road)
            ctx.emit("road_updated", None, (), "VI-5.3", gold=ROAD_COIN)
