"""What is different for a lone player: consequences in any order, goods cleared, black tiles face down, winning (BU-25)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message
from rules.engine.values import replaced

from .. import items
from ..components import FACE_DOWN, GOODS_TYPE, NAME
from ..modules import SWAP_GOODS
from ..state import State, store_of
from .actions import goods_types
from .storage import keep, remove, room, take_away


def clear_goods(ctx: Context[State]) -> None:
    """Remove all goods a ship has left on the goods spaces (BU-25.4)."""
    state = ctx.state
    goods = tuple(good for space in state.goods_spaces for good in space)
    if goods:
        state.goods_gone += goods
        state.goods_spaces = tuple(() for _ in state.goods_spaces)
        ctx.emit("cleared_goods", None, tuple(map(items.GOOD.id, goods)), "BU-25.4", n=len(goods))


class Swap(PlayerStep, frozen=True, tag=True):
    """BU-25.5: once for each ship, five goods may be given for a tile of the black depot, which is stored face down."""

    def options(self, ctx: Context[State]) -> list[Action]:
        state = ctx.state
        if len(store_of(state, self.player).goods) < SWAP_GOODS:
            return []
        ways = [Action("swap", take.picks) for take in items.takes(state.black, room(state, self.player))]
        return [*ways, items.DECLINE_IT] if ways else []

    def take(self, ctx: Context[State], action: Action) -> None:
        if action == items.DECLINE_IT:
            return
        tile, *others = items.TILE.among(action.picks)
        take_away(ctx.state, tile)
        for old in others:
            remove(ctx, self.player, old, "BU-6.3")
        turned = FACE_DOWN[tile]
        keep(ctx.state, self.player, turned)
        ctx.emit("swapped", self.player, (items.BLACK_DEPOT, items.TILE.id(turned)), "BU-25.5", tile=NAME[tile])
        ctx.then(Give(self.player, SWAP_GOODS))

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.swap")

    def source(self, ctx: Context[State]) -> ItemId | None:
        return items.BLACK_DEPOT


class Give(PlayerStep, frozen=True, tag=True):
    """BU-25.5: choose the ``n`` goods to give, one by one."""

    n: int

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.give(self.player, what) for what in goods_types(store_of(ctx.state, self.player).goods)]

    def take(self, ctx: Context[State], action: Action) -> None:
        state, store = ctx.state, store_of(ctx.state, self.player)
        what = int(items.STORE.key(action.picks[0]))
        at = next(i for i, good in enumerate(store.goods) if GOODS_TYPE[good] == what)
        good = store.goods[at]
        store.goods = (*store.goods[:at], *store.goods[at + 1 :])
        state.goods_gone += (good,)
        ctx.emit("gave", self.player, (action.picks[0], items.GOOD.id(good)), "BU-25.5", gains={"goods": -1})
        if self.n > 1:
            ctx.then(Give(self.player, self.n - 1))

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.give", {"n": self.n})

    def source(self, ctx: Context[State]) -> ItemId | None:
        return items.BLACK_DEPOT


def lose_depot_tile(ctx: Context[State]) -> None:
    """Remove the first tile of the depot with the white die's number, or of the next one clockwise that has any (BU-25.2)."""
    state = ctx.state
    first = state.white - 1
    for n in (*range(first, len(state.depots)), *range(first)):
        slots = state.depots[n]
        tile = next(filter(None, slots), 0)
        if tile:
            state.depots = replaced(state.depots, n, replaced(slots, slots.index(tile), 0))
            state.gone += (tile,)
            ctx.emit("left", None, (items.DEPOT.id(n + 1), items.TILE.id(tile)), "BU-25.2", tile=NAME[tile])
            return
