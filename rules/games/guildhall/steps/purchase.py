"""Buying VP cards (GH-6)."""

from __future__ import annotations

from rules.engine.context import POINTS, Context, PlayerStep, Step
from rules.engine.types import Action, ItemId, Message
from rules.engine.values import replaced

from .. import items
from ..components import VP_COST, VP_NAME, VP_VALUE
from ..state import State
from .abilities import Effects
from .chapters import Order, spend


def buyable(state: State, player: int) -> list[Action]:
    """Return an action for each VP card in the row for which the player has enough completed chapters (GH-6.1)."""
    n = len(state.seats[player].chapters)
    return [items.buy(card) for card in state.vp_row if card and VP_COST[card] <= n] if n else []


def buy(ctx: Context[State], player: int, card: int) -> None:
    """Move the card to the VP area for good (GH-6.3); then pay, use it and refill the row (GH-6.2, 6.4, 6.5)."""
    state = ctx.state
    state.vp_row = replaced(state.vp_row, state.vp_row.index(card), 0)
    state.seats[player].vp_cards += (card,)
    ctx.emit("bought", player, (items.VP.id(card),), "GH-6.3", gains={POINTS: VP_VALUE[card]}, vp=VP_NAME[card])
    ctx.then(Pay(player, VP_COST[card]), Order(player), UseVp(player, card), RefillRow())


class Pay(PlayerStep, frozen=True, tag=True):
    """GH-6.2: choose the ``left`` completed chapters to pay; nothing is asked if there are no others."""

    left: int

    def options(self, ctx: Context[State]) -> list[Action] | None:
        n = len(ctx.state.seats[self.player].chapters)
        return [items.of_stack("pay", self.player, i) for i in range(n)] if n > self.left else None

    def run(self, ctx: Context[State]) -> None:
        for _ in range(self.left):
            spend(ctx, self.player, 0, "paid", "GH-6.2")

    def take(self, ctx: Context[State], action: Action) -> None:
        spend(ctx, self.player, items.STACK.key(action.picks[0]), "paid", "GH-6.2")
        if self.left > 1:
            ctx.then(Pay(self.player, self.left - 1))

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.pay", {"n": self.left})


class UseVp(PlayerStep, frozen=True, tag=True):
    """GH-6.4: use or decline the ability of the VP card just bought; skipped if it has none or it cannot be carried out in full."""

    vp: int

    def options(self, ctx: Context[State]) -> list[Action] | None:
        first = ctx.effects(Effects).operation(self.player, 0, self.vp, -1)
        return [items.USE, items.DECLINE] if first is not None and ctx.possible(first) else None

    def take(self, ctx: Context[State], action: Action) -> None:
        first = ctx.effects(Effects).operation(self.player, 0, self.vp, -1, refusable=True)
        assert first is not None
        if action == items.USE:
            ctx.emit("used", self.player, (items.VP.id(self.vp),), "GH-6.4", vp=VP_NAME[self.vp])
            ctx.then(first)
        else:
            first.decline(ctx)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.use", {"vp": VP_NAME[self.vp]})

    def source(self, ctx: Context[State]) -> ItemId:
        return items.VP.id(self.vp)


class RefillRow(Step, frozen=True, tag=True):
    """GH-6.5: the gap is filled from the VP deck; if the deck is empty, the gap stays."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        shown: list[ItemId] = []
        for place, card in enumerate(state.vp_row):
            if not card and state.vp_deck.cards:
                (new,), state.vp_deck = state.vp_deck.drawn()
                state.vp_row = replaced(state.vp_row, place, new)
                shown += (items.VP.id(new), items.VP_PLACE.id(place))
        if shown:
            ctx.emit("row", None, shown, "GH-6.5", reveals=True)
