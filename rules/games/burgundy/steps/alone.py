"""What is different for a lone player: consequences in any order, goods cleared, black tiles face down, winning (BU-25)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rules.engine.context import Context, PlayerStep, Step
from rules.engine.pool import Pool, pool
from rules.engine.types import Action, ItemId, Message
from rules.engine.values import replaced

from .. import items
from ..board.monasteries import AT_END, ON_TOP
from ..components import AREA_VP, BUILDING, BUILDING_EFFECT, FACE_DOWN, GOODS_TYPE, KIND, MONASTERY, NAME, PHASE_VP
from ..modules import POINT_SILVER, SWAP_GOODS
from ..scoring.score import standings
from ..state import State, estate_of, store_of
from .actions import goods_types
from .direct import PlaceDirectly
from .placement import ALONE, EFFECTS, apply_effect, completes_area, completes_colour, score_area, size_of
from .storage import keep, remove, room, take_away


class Consequence(PlayerStep, frozen=True, tag=True):
    """BU-25.15: one of the things that follow from a placement: the ``size`` or ``phase`` points of an area, or the tile's ``effect``."""

    part: str
    tile: int
    field: int

    def run(self, ctx: Context[State]) -> None:
        if self.part == "effect":
            apply_effect(ctx, self.player, self.tile)
        else:
            score_area(ctx, self.player, self.field, f"area_{self.part}")

    def order_counts(self, ctx: Context[State], others: Sequence[Step]) -> bool | None:
        """Know that it matters only if the target may be reached: an extra action comes in between, and what is too much is lost (A-56)."""
        state, gains = ctx.state, []
        for one in (self, *others):
            worth = one.worth(state) if isinstance(one, Consequence) else None
            if worth is None:
                return None
            if worth:
                gains.append(worth)
        solo = state.solo
        assert solo is not None
        within_reach = solo.counter + sum(gains) + store_of(state, self.player).silver // POINT_SILVER
        if within_reach < solo.target:
            return False
        return len(gains) <= len(others) or within_reach - min(gains) >= solo.target

    def worth(self, state: State) -> int | None:
        """Return the points it brings; None if it may lead to more than is known beforehand."""
        if self.part == "effect":
            return 0 if _brings_nothing(self.tile) else None
        return due(state, self.player, self.part, self.field)

    def source(self, ctx: Context[State]) -> ItemId | None:
        return self.item

    @property
    def item(self) -> ItemId:
        """What stands for it on the table: the tile, or the points of the area."""
        return items.TILE.id(self.tile) if self.part == "effect" else items.DUE.id(self.player, f"{self.part}_{self.field}")


def due(state: State, player: int, part: str, field: int) -> int:
    """Return the points for the ``size`` of the area of a field, or for the ``phase`` (BU-11.1)."""
    if part == "phase":
        return PHASE_VP[state.phase]
    return AREA_VP[size_of(state, player, estate_of(state, player).land.area_of[field])]


@cache
def _idle(tile: int) -> bool:
    """Return whether nothing happens because a tile is placed: a mine, a tile face down, most monasteries (BU-9.1, 9.5, 25.7)."""
    number = MONASTERY[tile]
    return KIND[tile] not in EFFECTS or (number > 0 and number not in AT_END and number != ON_TOP)


@cache
def _brings_nothing(tile: int) -> bool:
    """Return whether the effect of placing a tile leads to neither points nor silver: goods, workers or tiles to store at most."""
    if BUILDING[tile]:
        effect = BUILDING_EFFECT[BUILDING[tile]]
        return effect.type in ("gain", "take_tile") and not effect.silver and not effect.vp
    return KIND[tile] == "ship"


def placed_alone(ctx: Context[State], player: int, tile: int, field: int) -> None:
    """Win if nothing is empty (BU-25.14); otherwise add the consequences to those that are still open (BU-25.15).

    A tile that does nothing has none: picking it from the pool would change nothing either.
    """
    estate = estate_of(ctx.state, player)
    if all(estate.tiles):
        ctx.state.pending.clear()
        ctx.state.standings = standings(ctx.state)
        ctx.emit("won", player, (), "BU-25.14", turn=ctx.state.phase, reveals=True)
        return
    area = completes_area(estate, field)
    parts = (("size", "phase") if area else ()) + (() if _idle(tile) else ("effect",))
    reward = (PlaceDirectly(player, 0),) if completes_colour(estate, field) else ()
    pool(ctx, player, *(Consequence(player, part, tile, field) for part in parts), *reward)


ALONE.append(placed_alone)


def still_open(state: State) -> tuple[ItemId, ...]:
    """List what a lone player has yet to carry out (BU-25.15): tiles, points of areas, the black depot for the reward of a colour."""
    steps = [step for held in reversed(state.pending) if isinstance(held, Pool) for step in held.steps]
    return tuple(step.item if isinstance(step, Consequence) else items.BLACK_DEPOT for step in steps)


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
