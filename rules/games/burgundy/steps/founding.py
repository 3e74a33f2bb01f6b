"""Choosing a duchy and the field of the start castle before the game (BU-27)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep, Step
from rules.engine.hidden.piles import Pile
from rules.engine.types import Action, Message
from rules.engine.values import replaced

from .. import items
from ..board.duchies import BORDER, DUCHIES, STANDARD
from ..board.estate import Estate
from ..state import State

PLANS: tuple[tuple[int, int], ...] = tuple((duchy, field) for duchy in STANDARD + BORDER for field in DUCHIES[duchy].castles)
"""Every way to found a duchy: its number, and the field of the start castle. Plans are numbered from 1 as cards of a secret choice."""
PLAN_CARDS = tuple(range(1, len(PLANS) + 1))


def plan_deck(player: int) -> str:
    """Return the name of the deck of a player's plans: each player has their own set."""
    return f"plan_{player}"


def plan_pile(player: int, offered: tuple[int, ...]) -> Pile:
    """Return the plans a player may choose from in secret, given the duchies ``offered``; empty if the choice is open or there is none."""
    return Pile(plan_deck(player), "owner", tuple(card for card in PLAN_CARDS if PLANS[card - 1][0] in offered), owner=player)


class ChooseDuchy(PlayerStep, frozen=True, tag="Found"):
    """BU-20.1, 24.3, 25.1, 27.1, 27.2: choose one of the duchies offered, and one of its dark-green fields for the start castle."""

    def options(self, ctx: Context[State]) -> list[Action]:
        seat = ctx.state.seats[self.player]
        return [items.choose_duchy(duchy, field) for duchy in seat.offered for field in DUCHIES[duchy].castles]

    def take(self, ctx: Context[State], action: Action) -> None:
        seat = ctx.state.seats[self.player]
        choice = action.picks[0]
        plan = (items.START.seat(choice), items.START.key(choice))
        if seat.plan.cards:
            card = PLANS.index(plan) + 1
            seat.plan = seat.plan.without(card)
            seat.plan += (card,)
            ctx.emit("planned", self.player, action.picks, "BU-27.3", seen_by=(self.player,))
            ctx.emit("chose", self.player, (), "BU-27.3", reveals=True)
        else:
            found(ctx, self.player, *plan)
        order = ctx.state.order
        ctx.begin_turn(order[(order.index(self.player) + 1) % len(order)])

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.settle" if len(ctx.state.seats[self.player].offered) > 1 else "ask.start_field")


class Reveal(Step, frozen=True, tag=True):
    """BU-27.3: secret choices are revealed together."""

    def run(self, ctx: Context[State]) -> None:
        ctx.emit("revealed", None, (), "BU-27.3", reveals=True)
        for player in ctx.state.order:
            seat = ctx.state.seats[player]
            duchy, field = PLANS[seat.plan.cards[-1] - 1]
            seat.plan = seat.plan.holding(())
            found(ctx, player, duchy, field)


def found(ctx: Context[State], player: int, duchy: int, field: int) -> None:
    """Place the start castle, which has no effect (BU-1.6), on a field of the duchy chosen."""
    seat = ctx.state.seats[player]
    castle = seat.storage[0]
    seat.storage = (0,) * len(seat.storage)
    seat.offered = ()
    estate = Estate(duchy, tuple(castle if at == field else 0 for at in DUCHIES[duchy].fields))
    ctx.state.estates = replaced(ctx.state.estates, seat.estate, estate)
    ctx.emit("founded", player, (items.TILE.id(castle), items.FIELD.id(seat.estate, field)), "BU-27.2", duchy=duchy)
