"""What buildings do when they are placed (BU-10), and the crane (BU-19.2)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message

from . import items
from .actions import places, sales, sell, store_tile, takes
from .components import BUILDING, BUILDING_EFFECT, BUILDING_KINDS
from .gains import gain
from .placement import EFFECTS, place
from .purchase import could_buy
from .state import State


def place_building(ctx: Context[State], player: int, tile: int) -> None:
    """A building gives its benefit once, at once (BU-10.1)."""
    benefit(ctx, player, tile, BUILDING[tile])


EFFECTS["building"] = place_building


def benefit(ctx: Context[State], player: int, tile: int, kind: str) -> None:
    """Do what a ``kind`` of building does; ``tile`` is the building placed, which may be a crane."""
    effect = BUILDING_EFFECT[kind]
    if effect.silver:
        gain(ctx, player, "silver", effect.silver, items.tile(tile), effect.clause)
    if effect.workers:
        gain(ctx, player, "worker", effect.workers, items.tile(tile), effect.clause)
    if effect.vp:
        things = (items.tile(tile), items.store(player, "vp"))
        ctx.credit(player, {"watchtowers": effect.vp}, "watchtower", things, effect.clause, n=effect.vp)
    if effect.type in CHOICES:
        ctx.then(CHOICES[effect.type](player, tile, kind))


class Benefit(PlayerStep, frozen=True):
    """A benefit that may be used or declined; ``kind`` of building is that of ``tile`` or the one a crane copies."""

    tile: int
    kind: str

    def question(self, ctx: Context[State]) -> Message:
        return Message(f"ask.{self.kind}")

    def source(self, ctx: Context[State]) -> ItemId | None:
        return items.tile(self.tile)

    def take(self, ctx: Context[State], action: Action) -> None:
        """Use it, unless it is declined."""
        if action == items.DECLINE_IT:
            ctx.emit("declined", self.player, (items.tile(self.tile),), BUILDING_EFFECT[self.kind].clause, what=self.kind)
        else:
            self.use(ctx, action)

    def use(self, ctx: Context[State], action: Action) -> None:
        """Carry out one of the options that are no decline."""
        raise NotImplementedError

    def on_no_options(self, ctx: Context[State]) -> None:
        ctx.emit("lost", self.player, (items.tile(self.tile),), "BU-10.12", what=self.kind)


class TakeKind(Benefit, frozen=True, tag=True):
    """BU-10.2 to 10.5: market, workshop and church may take a tile of their kinds from any of the six depots."""

    def options(self, ctx: Context[State]) -> list[Action]:
        found = takes(ctx.state, self.player, BUILDING_EFFECT[self.kind].kinds)
        return [*found, items.DECLINE_IT] if found else []

    def use(self, ctx: Context[State], action: Action) -> None:
        store_tile(ctx, self.player, action, BUILDING_EFFECT[self.kind].clause)


class SellGoods(Benefit, frozen=True, tag=True):
    """BU-10.6: a warehouse may sell goods of any one type."""

    def options(self, ctx: Context[State]) -> list[Action]:
        found = sales(ctx.state, self.player)
        return [*found, items.DECLINE_IT] if found else []

    def use(self, ctx: Context[State], action: Action) -> None:
        sell(ctx, self.player, action, BUILDING_EFFECT[self.kind].clause)


class PlaceTile(Benefit, frozen=True, tag=True):
    """BU-10.9: a town hall may place a tile on a field of any number. Without one it stays open while a purchase may help (BU-14.2)."""

    def options(self, ctx: Context[State]) -> list[Action]:
        found = places(ctx.state, self.player)
        return [*found, items.DECLINE_IT] if found or could_buy(ctx) else []

    def use(self, ctx: Context[State], action: Action) -> None:
        place(ctx, self.player, action, BUILDING_EFFECT[self.kind].clause)


class Crane(Benefit, frozen=True, tag=True):
    """BU-19.2: the crane may do what any of the eight kinds of building does."""

    def options(self, ctx: Context[State]) -> list[Action]:
        return [*map(items.copy, BUILDING_KINDS), items.DECLINE_IT]

    def use(self, ctx: Context[State], action: Action) -> None:
        kind = items.last(action.picks[0])
        ctx.emit("copied", self.player, (items.tile(self.tile),), BUILDING_EFFECT[self.kind].clause, what=kind)
        benefit(ctx, self.player, self.tile, kind)


CHOICES: dict[str, type[Benefit]] = {
    "take_tile": TakeKind,
    "sell_goods": SellGoods,
    "place_tile": PlaceTile,
    "copy_building_effect": Crane,
}
"""The step for each type of effect that needs a choice."""
