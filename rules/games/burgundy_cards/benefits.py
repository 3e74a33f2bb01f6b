"""Placement benefits that need a choice (BC-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.engine.state import Step
from rules.engine.table import Table
from rules.engine.types import Action, ItemId, Message

from . import items
from .actions import places, sales, sell, take_from_display, takes
from .components import EFFECT, GOODS_KINDS, KIND, NAME
from .placement import BENEFITS, place
from .purchase import can_buy
from .stock import TakeTop

if TYPE_CHECKING:
    from .state import State

FREE_SALE = dict.fromkeys(GOODS_KINDS, 0)


class Building(Step, frozen=True):
    """A building whose benefit may be used or declined; ``card`` is the building."""

    card: int

    def question(self, t: Table[State]) -> Message:
        return Message(f"ask.{NAME[self.card]}")

    def source(self, t: Table[State]) -> ItemId | None:
        return items.card(self.card)

    def lost(self, t: Table[State]) -> None:
        t.emit("lost", self.player, (items.card(self.card),), "BC-10.5", what=NAME[self.card])

    def declined(self, t: Table[State], action: Action) -> bool:
        """Whether the player declines; says so."""
        if action != items.DECLINE_IT:
            return False
        t.emit("declined", self.player, (items.card(self.card),), "BC-9.16", card=NAME[self.card])
        return True


class TakeFromDisplay(Building, frozen=True, tag=True):
    """BC-9.7 to 9.9: carpenter's workshop, church and market may take a card of their kinds from any row."""

    def options(self, t: Table[State]) -> list[Action]:
        kinds, seat = EFFECT[NAME[self.card]].kinds, t.state.seats[self.player]
        found = [action for row in t.state.display for card in row if KIND[card] in kinds for action in takes(seat, card)]
        return [*found, items.DECLINE_IT] if found else []

    def take(self, t: Table[State], action: Action) -> None:
        if not self.declined(t, action):
            take_from_display(t, self.player, action, "BC-9.15")


class Warehouse(Building, frozen=True, tag=True):
    """BC-9.13: may sell all goods of one kind. Without goods it stays open while a purchase could still help (BC-10.6)."""

    def options(self, t: Table[State]) -> list[Action]:
        found = sales(t.state.seats[self.player], self.player, FREE_SALE)
        return [*found, items.DECLINE_IT] if found or can_buy(t) else []

    def take(self, t: Table[State], action: Action) -> None:
        if not self.declined(t, action):
            sell(t, self.player, action, "BC-9.13")


class TownHall(Building, frozen=True, tag=True):
    """BC-9.14: may place one more project, whatever its number. Without one it stays open while a purchase could still help (BC-10.6)."""

    def options(self, t: Table[State]) -> list[Action]:
        seat = t.state.seats[self.player]
        found = [action for card in seat.projects for action in places(seat, self.player, card)]
        return [*found, items.DECLINE_IT] if found or can_buy(t) else []

    def take(self, t: Table[State], action: Action) -> None:
        if not self.declined(t, action):
            place(t, self.player, action, "BC-9.14")


def _take_top(player: int, card: int) -> TakeTop:
    return TakeTop(player, EFFECT[NAME[card]].pools, card)


BENEFITS.update(draw_from_stacks=_take_top, take_from_display=TakeFromDisplay, sell_goods=Warehouse, place_project=TownHall)
