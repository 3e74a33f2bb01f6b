"""Buying three cards, once per turn of one's own, at any decision during it (BC-11)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.context import Context, PlayerStep, Step
from rules.engine.types import Action, Message
from rules.engine.values import removed

from .. import items
from ..board.open_stacks import available, draw
from ..components import DIE, NAME, PROJECT_LIMIT, PURCHASE_CARDS, PURCHASE_COST
from ..state import State
from .actions import take_project
from .turn import DieAction

BUY = (items.BUY_CARDS,)


def can_buy(ctx: Context[State]) -> bool:
    """Return whether the player whose turn it is may buy now (BC-11.1, 11.3, 11.8)."""
    state = ctx.state
    return not state.bought and state.seats[state.turn_of].silver >= PURCHASE_COST and available(state) >= PURCHASE_CARDS


def always(ctx: Context[State], step: Step) -> Sequence[Action]:
    """Return the purchase, if possible; it is available alongside every question of the turn (BC-11.2)."""
    return BUY if can_buy(ctx) else ()


def buy(ctx: Context[State], action: Action) -> None:
    """Pay and turn over three cards, on top of whatever is open (BC-11.4, 11.7)."""
    state = ctx.state
    player = state.turn_of
    state.seats[player].silver -= PURCHASE_COST
    state.bought = True
    state.offer = draw(ctx, PURCHASE_CARDS)
    ctx.emit(
        "bought", player, tuple(map(items.CARD.id, state.offer)), "BC-11.1", reveals=True, gains={"silver": -PURCHASE_COST}, n=PURCHASE_COST
    )
    ctx.then(Offer(player))


class Offer(PlayerStep, frozen=True, tag=True):
    """BC-11.4: use exactly one of the three bought cards, either as a new project or as an action card."""

    def surely_asks(self, ctx: Context[State]) -> bool:
        return bool(ctx.state.offer)

    def options(self, ctx: Context[State]) -> list[Action]:
        projects = ctx.state.seats[self.player].projects
        found: list[Action] = []
        for card in ctx.state.offer:
            if len(projects) < PROJECT_LIMIT:
                found.append(items.keep(card))
            else:
                found += [items.keep(card, old) for old in projects]
            found.append(items.use(card))
        return found

    def take(self, ctx: Context[State], action: Action) -> None:
        state = ctx.state
        card = items.CARD.key(action.picks[0])
        others = removed(state.offer, card)
        state.offer = ()
        if action.kind == "keep":
            take_project(ctx, self.player, card, action.picks, "BC-11.5")
        else:
            state.discard += (card,)
            ctx.emit("used", self.player, (items.CARD.id(card),), "BC-11.6", card=NAME[card], die=DIE[card])
            ctx.then(DieAction(self.player, DIE[card], 0))
        state.discard += others

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.offer")
