"""The effects of buildings when they are placed (BU-10), and of the crane (BU-19.2)."""

from __future__ import annotations

from typing import Final, TypedDict

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message

from .. import items
from ..components import BUILDING, BUILDING_EFFECT, BUILDING_KINDS, WHITE_CASTLE, BuildingKind
from ..state import State, store_of
from .actions import places, sales, sell, takes
from .die_actions import act, with_white_die
from .effect_types import Bonus
from .gains import gain
from .placement import place
from .points import credit
from .purchase import could_buy
from .storage import store_tile


def place_building(ctx: Context[State], player: int, tile: int) -> None:
    """Give the benefit of a building, once and immediately (BU-10.1)."""
    benefit(ctx, player, tile, BUILDING[tile])


def benefit(ctx: Context[State], player: int, tile: int, kind: str) -> None:
    """Give the benefit of a building of ``kind``; ``tile`` is the building placed, which may be a crane."""
    effect = BUILDING_EFFECT[kind]
    if effect.silver:
        gain(ctx, player, "silver", effect.silver, (items.TILE.id(tile),), effect.clause)
    if effect.workers:
        gain(ctx, player, "worker", effect.workers, (items.TILE.id(tile),), effect.clause)
    if effect.vp:
        things = (items.TILE.id(tile), items.store(player, "vp"))
        credit(ctx, player, {"watchtowers": effect.vp}, "watchtower", things, effect.clause, n=effect.vp)
    if effect.type != "gain":
        ctx.then(CHOICES[effect.type](player, tile, kind))


def route_bonus(kind: BuildingKind) -> Bonus:
    """Return the function that gives the bonus of a trade route which works like a building of ``kind`` (BU-23.4)."""
    effect = BUILDING_EFFECT[kind]

    def give(ctx: Context[State], player: int, card: int) -> None:
        source = items.ROUTE.id(card)
        if effect.silver:
            gain(ctx, player, "silver", effect.silver, (source,), "BU-23.4")
        elif effect.workers:
            gain(ctx, player, "worker", effect.workers, (source,), "BU-23.4")
        elif effect.vp:
            credit(ctx, player, {"trade_routes": effect.vp}, "route_points", (source, items.store(player, "vp")), "BU-23.4", n=effect.vp)
        elif effect.type != "gain":
            ctx.then(CHOICES[effect.type](player, 0, kind, card))

    return give


class Benefit(PlayerStep, frozen=True):
    """A benefit that may be used or declined; ``kind`` is the kind of building of ``tile``, or the one a crane copies.

    ``card`` is the trade route it comes from, and then ``tile`` is 0 (BU-23.4).
    """

    tile: int
    kind: str
    card: int = 0

    @property
    def giver(self) -> ItemId:
        """Where the benefit comes from."""
        return items.ROUTE.id(self.card) if self.card else items.TILE.id(self.tile)

    def question(self, ctx: Context[State]) -> Message:
        return Message(f"ask.route_{self.kind}" if self.card else f"ask.{self.kind}")

    def source(self, ctx: Context[State]) -> ItemId | None:
        return self.giver

    def take(self, ctx: Context[State], action: Action) -> None:
        """Use the benefit, unless the player declines."""
        if action == items.DECLINE_IT:
            ctx.emit("declined", self.player, (self.giver,), BUILDING_EFFECT[self.kind].clause, what=self.kind)
        else:
            self.use(ctx, action)

    def use(self, ctx: Context[State], action: Action) -> None:
        """Carry out an option other than declining."""
        raise NotImplementedError

    def on_no_options(self, ctx: Context[State]) -> None:
        ctx.emit("lost", self.player, (self.giver,), "BU-10.12", what=self.kind)


class TakeKind(Benefit, frozen=True, tag=True):
    """BU-10.2 to 10.5: a market, workshop or church may take a tile of its kinds from any of the six depots."""

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
    """BU-10.9: a town hall may place a tile on a field of any number. With none to place, it stays open while a purchase may help
    (BU-14.2).
    """

    def options(self, ctx: Context[State]) -> list[Action]:
        found = places(ctx.state, self.player)
        return [*found, items.DECLINE_IT] if found or could_buy(ctx) else []

    def use(self, ctx: Context[State], action: Action) -> None:
        place(ctx, self.player, action, BUILDING_EFFECT[self.kind].clause)


class Crane(Benefit, frozen=True, tag=True):
    """BU-19.2: the crane may copy the effect of any of the eight kinds of building, or of a white castle if they are in play (A-15)."""

    def options(self, ctx: Context[State]) -> list[Action]:
        kinds = (*BUILDING_KINDS, WHITE_CASTLE) if ctx.state.white_castles else BUILDING_KINDS
        return [*map(items.copy, kinds), items.DECLINE_IT]

    def use(self, ctx: Context[State], action: Action) -> None:
        kind = items.BUILDING.key(action.picks[0])
        ctx.emit("copied", self.player, (self.giver,), BUILDING_EFFECT[self.kind].clause, what=kind)
        benefit(ctx, self.player, self.tile, kind)


class WhiteCastle(Benefit, frozen=True, tag=True):
    """BU-21.2: one action with the number of the white die, which workers can shift for it (BU-21.3); it must be carried out."""

    def options(self, ctx: Context[State]) -> list[Action]:
        return with_white_die(ctx.state, self.player)

    def question(self, ctx: Context[State]) -> Message:
        return Message(super().question(ctx).key, {"number": ctx.state.white})

    def take(self, ctx: Context[State], action: Action) -> None:
        if action.cost:
            store_of(ctx.state, self.player).workers -= action.cost
            things = (items.WHITE_DIE, items.store(self.player, "worker"))
            ctx.emit("shifted", self.player, things, "BU-21.3", gains={"worker": -action.cost}, die=ctx.state.white, n=action.cost)
        act(ctx, self.player, action)


class Choices(TypedDict):
    """The step for each type of effect that needs a choice."""

    take_tile: type[Benefit]
    sell_goods: type[Benefit]
    place_tile: type[Benefit]
    copy_building_effect: type[Benefit]
    extra_action: type[Benefit]


CHOICES: Final[Choices] = {
    "take_tile": TakeKind,
    "sell_goods": SellGoods,
    "place_tile": PlaceTile,
    "copy_building_effect": Crane,
    "extra_action": WhiteCastle,
}
