"""Laying upgrades and walls on the action board (PC-4.4, 4.5, 6)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId
from rules.engine.values import replaced

from .. import items
from ..board.action_board import FIRST_WALL, Matches, keys, matches
from ..components import ACTIONS, HUNGER_WALL, STONE, TILE, UNIVERSITY, UPGRADE, WALL, WALL_SITES
from ..effect import Discount
from ..state import State
from .display import lay_down, offered, take_from_row
from .effects import OpenStep, carry_out
from .gains import pay, receive, watch
from .tracks import Advance


def upgrade_ways(state: State, player: int, source: ItemId, special: bool, discount: Discount) -> list[Action]:
    """Return the upgrades that can be taken (PC-4.4)."""
    return [items.choose_tile(UPGRADE, source, tile) for tile in offered(state, UPGRADE, special)]


def begin_upgrade(ctx: Context[State], player: int, action: Action, discount: Discount) -> None:
    """Take the upgrade chosen (PC-4.4)."""
    tile = items.TILE[UPGRADE].key(action.picks[1])
    take_from_row(ctx, UPGRADE, tile)
    ctx.then(LayUpgrade(player, tile))


class LayUpgrade(PlayerStep, frozen=True, tag=True):
    """PC-4.4: the upgrade goes on the field of its action, turned at will."""

    tile: int

    def options(self, ctx: Context[State]) -> list[Action]:
        field = items.FIELD.id(self.player, TILE[UPGRADE][self.tile].action)
        return [items.lay_upgrade(field, rotation) for rotation in range(6)]

    def take(self, ctx: Context[State], action: Action) -> None:
        seat, tile = ctx.state.seats[self.player], TILE[UPGRADE][self.tile]
        cell = ACTIONS.index(tile.action)
        laid = (self.tile, items.ROTATION.key(action.picks[1]))
        found = matches(seat, cell, laid, ctx.state.connections)
        seat.fields = replaced(seat.fields, cell, (*seat.fields[cell], laid))
        ctx.emit("upgraded", self.player, (self.source(ctx), action.picks[0]), "PC-4.4")
        _bring(ctx, self.player, cell, found, self.source(ctx))
        ctx.then(Advance(self.player, UNIVERSITY, tile.university))

    def source(self, ctx: Context[State]) -> ItemId:
        return items.tile(UPGRADE, self.tile)


def _bring(ctx: Context[State], player: int, cell: int, found: Matches, origin: ItemId) -> None:
    """Give what meets at the edges and corners of a tile just laid (PC-6.2, 6.4), and let go of the tile."""
    seat = ctx.state.seats[player]
    lay_down(ctx.state)
    if ctx.state.connections:
        seat.scored += keys(cell, found)
    if found.corners:
        receive(ctx, player, {"red_marker": len(found.corners)}, "edges", "corners", (origin,), "PC-6.4")
    if found.edges:
        carry_out(ctx, player, tuple(effect for match in found.edges for effect in match.effects), "edges", origin, "PC-6.2")


def wall_cost(tile: int, discount: Discount) -> int:
    """Return the stone that a wall costs (PC-4.5, 10.9)."""
    return max(0, TILE[WALL][tile].stone - dict(discount).get("stone", 0))


def wall_ways(state: State, player: int, source: ItemId, special: bool, discount: Discount) -> list[Action]:
    """Return the walls that can be paid for, as long as a wall site is free (PC-4.5)."""
    seat = state.seats[player]
    if all(tile for tile, _ in seat.walls):
        return []
    stone = seat.stock[STONE]
    return [items.choose_tile(WALL, source, tile) for tile in offered(state, WALL, special) if wall_cost(tile, discount) <= stone]


def begin_wall(ctx: Context[State], player: int, action: Action, discount: Discount) -> None:
    """Pay for a wall and gain its reward before the tile is laid (PC-4.5)."""
    tile, origin = items.TILE[WALL].key(action.picks[1]), action.picks[1]
    take_from_row(ctx, WALL, tile)
    pay(ctx, player, (("stone", wall_cost(tile, discount)),), "paid", (origin,), "PC-4.5")
    ctx.then(LayWall(player, tile))
    carry_out(ctx, player, TILE[WALL][tile].effects, "walls", origin, "PC-4.5")


class LayWall(PlayerStep, frozen=True, tag=True):
    """PC-4.5: the wall goes on a free wall site, turned at will."""

    tile: int

    def surely_asks(self, ctx: Context[State]) -> bool:
        return any(not tile for tile, _ in ctx.state.seats[self.player].walls)

    def options(self, ctx: Context[State]) -> list[Action]:
        walls = ctx.state.seats[self.player].walls
        return [
            items.lay_wall(items.WALL_SITE.id(self.player, site), rotation)
            for site in range(len(WALL_SITES))
            if not walls[site][0]
            for rotation in range(6)
        ]

    def take(self, ctx: Context[State], action: Action) -> None:
        seat, tile = ctx.state.seats[self.player], TILE[WALL][self.tile]
        site = items.WALL_SITE.key(action.picks[0])
        laid = (self.tile, items.ROTATION.key(action.picks[1]))
        found = matches(seat, FIRST_WALL + site, laid, ctx.state.connections)
        seat.walls = replaced(seat.walls, site, laid)
        ctx.emit("walled", self.player, (self.source(ctx), action.picks[0]), "PC-4.5")
        _bring(ctx, self.player, FIRST_WALL + site, found, self.source(ctx))
        if tile.symbol:
            ctx.then(OpenStep(self.player, HUNGER_WALL, 1, optional=False))
            watch(ctx, self.player, "wall_built_with_hunger_wall_symbol")

    def source(self, ctx: Context[State]) -> ItemId:
        return items.tile(WALL, self.tile)
