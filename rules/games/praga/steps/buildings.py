"""Constructing a building (PC-4.6, 7.1 to 7.6)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId
from rules.engine.values import replaced

from .. import items
from ..board.city import around, free_sites, is_full, markers
from ..components import BUILDING, CATHEDRAL, GOLD, NO_SPACE_POINTS, PROJECTS, SITES, STONE, TILE
from ..effect import CUBE, POINT, Discount
from ..state import NOBODY, Building, State
from .display import lay_down, offered, take_from_row
from .effects import OpenStep, carry_out
from .gains import pay, receive, watch
from .plazas import Evaluate
from .road import BUILDING_WITHOUT_SYMBOL, watch_road

Cost = tuple[tuple[str, int], ...]


def cost(tile: int, site: int, discount: Discount = ()) -> Cost:
    """Return what a building costs on a site (PC-7.4)."""
    printed = TILE[BUILDING][tile]
    return (("gold", max(0, printed.gold + SITES[site].gold - dict(discount).get("gold", 0))), ("stone", printed.stone))


def payable(state: State, player: int, tile: int, discount: Discount = ()) -> list[int]:
    """Return the free sites on which a player can pay for a building (PC-7.2, 7.4)."""
    stock, printed = state.seats[player].stock, TILE[BUILDING][tile]
    if stock[STONE] < printed.stone:
        return []
    gold = stock[GOLD] + dict(discount).get("gold", 0) - printed.gold
    return [site for site in free_sites(state.buildings, state.plazas) if SITES[site].gold <= gold]


def building_ways(state: State, player: int, source: ItemId, special: bool, discount: Discount) -> list[Action]:
    """Return the buildings that can be paid for on some site (PC-4.6)."""
    tiles = offered(state, BUILDING, special)
    return [items.choose_tile(BUILDING, source, tile) for tile in tiles if payable(state, player, tile, discount)]


def begin_building(ctx: Context[State], player: int, action: Action, discount: Discount) -> None:
    """Take the building chosen (PC-7.4)."""
    tile = items.TILE[BUILDING].key(action.picks[1])
    take_from_row(ctx, BUILDING, tile)
    ctx.then(ChooseSite(player, tile, discount))


class ChooseSite(PlayerStep, frozen=True, tag=True):
    """PC-7.4 (1, 2): choose a site and pay; the reward of the tile is gained before it is laid."""

    tile: int
    discount: Discount

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.choose_site(site) for site in payable(ctx.state, self.player, self.tile, self.discount)]

    def take(self, ctx: Context[State], action: Action) -> None:
        site, origin = items.SITE.key(action.picks[0]), self.source(ctx)
        pay(ctx, self.player, cost(self.tile, site, self.discount), "paid", (origin, *action.picks), "PC-7.4")
        ctx.then(LayBuilding(self.player, self.tile, site))
        carry_out(ctx, self.player, TILE[BUILDING][self.tile].effects, "buildings", origin, "PC-7.4")

    def source(self, ctx: Context[State]) -> ItemId:
        return items.tile(BUILDING, self.tile)


class LayBuilding(PlayerStep, frozen=True, tag=True):
    """PC-7.4 (3 to 10): lay the tile; without blue corners it does not matter how it lies."""

    tile: int
    site: int

    def options(self, ctx: Context[State]) -> list[Action] | None:
        if not TILE[BUILDING][self.tile].corners:
            return None
        return [items.lay_building(self.site, rotation) for rotation in range(6)]

    def run(self, ctx: Context[State]) -> None:
        self._lay(ctx, 0)

    def take(self, ctx: Context[State], action: Action) -> None:
        self._lay(ctx, items.ROTATION.key(action.picks[1]))

    def source(self, ctx: Context[State]) -> ItemId:
        return items.tile(BUILDING, self.tile)

    def _lay(self, ctx: Context[State], rotation: int) -> None:
        state, player, tile, site = ctx.state, self.player, TILE[BUILDING][self.tile], SITES[self.site]
        seat, origin = state.seats[player], self.source(ctx)
        claim = tile.marker_space and seat.cubes > 0
        blue = markers(state.buildings, self.site, self.tile, rotation)
        building = Building(self.tile, rotation, player, player if claim else NOBODY)
        state.buildings = replaced(state.buildings, self.site, building)
        lay_down(state)
        ctx.emit("built", player, (origin, items.SITE.id(self.site)), "PC-7.4", rotation=rotation)
        if claim:
            seat.cubes -= 1
            ctx.emit("claimed", player, (items.PLAZA.id(site.plaza),), "PC-7.4", gains={CUBE: -1})
        if is_full(state.buildings, site.plaza):
            ctx.then(Evaluate(player, site.plaza))
        if not tile.marker_space:
            points = NO_SPACE_POINTS * len(around(state.buildings, site.plaza))
            receive(ctx, player, {POINT: points}, "buildings", "unclaimed", (origin, items.PLAZA.id(site.plaza)), "PC-7.4")
        if site.points:
            receive(ctx, player, {POINT: site.points}, "buildings", "gained", (items.SITE.id(self.site),), "PC-7.4")
        if blue:
            receive(ctx, player, {"blue_marker": blue}, "buildings", "corners", (origin,), "PC-7.5")
        if tile.symbol:
            ctx.then(OpenStep(player, CATHEDRAL, 1, optional=False))
        watch(ctx, player, f"building_built_{'with' if tile.symbol else 'without'}_{PROJECTS[CATHEDRAL]}_symbol")
        if not tile.symbol:
            watch_road(ctx, player, BUILDING_WITHOUT_SYMBOL)
