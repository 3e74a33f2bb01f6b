"""Placement benefits that need a choice (BC-9)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message

from .. import items
from ..components import EFFECT, GOODS_KINDS, KIND, NAME
from ..state import State
from .actions import places, sales, sell, take_from_display, takes
from .placement import place
from .purchase import can_buy
from .take_top import TakeTop

FREE_SALE = dict.fromkeys(GOODS_KINDS, 0)


class Building(PlayerStep, frozen=True):
    """A building whose benefit may be used or declined; ``card`` is the building."""

    card: int

    def question(self, ctx: Context[State]) -> Message:
        return Message(f"ask.{NAME[self.card]}")

    def source(self, ctx: Context[State]) -> ItemId | None:
        return items.CARD.id(self.card)

    def on_no_options(self, ctx: Context[State]) -> None:
        ctx.emit("lost", self.player, (items.CARD.id(self.card),), "BC-10.5", what=NAME[self.card])

    def declined(self, ctx: Context[State], action: Action) -> bool:
        """Return whether the player declines; if so, report it."""
        if action != items.DECLINE_IT:
            return False
        ctx.emit("declined", self.player, (items.CARD.id(self.card),), "BC-9.16", card=NAME[self.card])
        return True


class TakeFromDisplay(Building, frozen=True, tag=True):
    """BC-9.7 to 9.9: a carpenter's workshop, church or market may take a card of its kinds from any row."""

    def options(self, ctx: Context[State]) -> list[Action]:
        kinds, seat = EFFECT[NAME[self.card]].kinds, ctx.state.seats[self.player]
        found = takes(seat, [card for row in ctx.state.display for card in row if KIND[card] in kinds])
        return [*found, items.DECLINE_IT] if found else []

    def take(self, ctx: Context[State], action: Action) -> None:
        if not self.declined(ctx, action):
            take_from_display(ctx, self.player, action, "BC-9.15")


class Warehouse(Building, frozen=True, tag=True):
    """BC-9.13: may sell all goods of one kind. If there are none, it stays open while a purchase could still help (BC-10.6)."""

    def options(self, ctx: Context[State]) -> list[Action]:
        found = sales(ctx.state.seats[self.player], self.player, FREE_SALE)
        return [*found, items.DECLINE_IT] if found or can_buy(ctx) else []

    def take(self, ctx: Context[State], action: Action) -> None:
        if not self.declined(ctx, action):
            sell(ctx, self.player, action, "BC-9.13")


class TownHall(Building, frozen=True, tag=True):
    """BC-9.14: may place one more project of any number. If there is none, it stays open while a purchase might help (BC-10.6)."""

    def options(self, ctx: Context[State]) -> list[Action]:
        seat = ctx.state.seats[self.player]
        found = [action for card in seat.projects for action in places(seat.estate, self.player, card)]
        return [*found, items.DECLINE_IT] if found or can_buy(ctx) else []

    def take(self, ctx: Context[State], action: Action) -> None:
        if not self.declined(ctx, action):
            place(ctx, self.player, action, "BC-9.14")


def take_top(player: int, card: int) -> TakeTop:
    """Return the step in which a card from the stacks of a placed card's effect is taken (BC-9.4, 9.5, 9.12)."""
    return TakeTop(player, EFFECT[NAME[card]].pools, card)
