"""Actions shared by several rules: taking tiles, placing them, selling goods, taking workers. Their callers decide who may do them, and
when.
"""

from __future__ import annotations

from functools import lru_cache

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action

from .. import items
from ..board.estate import PLACEMENT_KIND
from ..board.monasteries import AT_SALES, WORKERS_MORE, WORKERS_SILVER
from ..board.shields import DOUBLE_SALES, SILVER_PER_TILE, factor
from ..components import GOODS_NAME, GOODS_TYPE, KIND, MONASTERY_EFFECT, SALE_SILVER, SALE_VP, WORKERS_GAIN
from ..modules import ROUTE, ROUTE_SPACES
from ..state import State, analysis_of, store_of, stored, values_of
from .effect_types import Effects
from .gains import gain
from .points import credit
from .storage import room


def takes(state: State, player: int, kinds: tuple[str, ...]) -> tuple[Action, ...]:
    """Return every way to take a tile of ``kinds`` from any of the six depots (BU-10.2 to 10.5)."""
    wanted = tuple(tile for slots in state.depots for tile in slots if KIND[tile] in kinds)
    return items.takes(wanted, room(state, player))


def places(state: State, player: int) -> list[Action]:
    """Return every way to place a stored tile on a field of any number (BU-7.1 without d)."""
    fields, number = analysis_of(state, player).fields, state.seats[player].estate
    return [items.place(tile, number, field) for tile in stored(state, player) for field in fields[PLACEMENT_KIND[tile]]]


def free_actions(state: State, player: int) -> list[Action]:
    """Return the actions that a die of any number would allow (BU-9.4)."""
    ways = room(state, player)
    taking = [action for slots in state.depots for action in items.takes(slots, ways)]
    return [*taking, *places(state, player), *sales(state, player), items.workers()]


@lru_cache(1 << 12)
def goods_types(goods: tuple[int, ...]) -> tuple[int, ...]:
    """Return the types of goods among ``goods``, in the order they were acquired."""
    return tuple(dict.fromkeys(GOODS_TYPE[good] for good in goods))


def sales(state: State, player: int) -> list[Action]:
    """Return an action for each type of goods that can be sold, regardless of the number (BU-12.1)."""
    return [items.sell(player, what) for what in goods_types(store_of(state, player).goods)]


def sell(ctx: Context[State], player: int, action: Action, clause: str) -> None:
    """Sell all goods of one type: points for each, silver for the sale, and whatever monasteries and shields add (BU-12).

    Then the goods are laid on the trade route, if the player has one (BU-23.2).
    """
    state, store = ctx.state, store_of(ctx.state, player)
    stack = action.picks[-1]
    what = int(items.STORE.key(stack))
    sold = tuple(good for good in store.goods if GOODS_TYPE[good] == what)
    points = sale_points(state, player, len(sold))
    store.goods = tuple(good for good in store.goods if GOODS_TYPE[good] != what)
    things = (stack, *map(items.GOOD.id, sold), items.store(player, "vp"))
    gains = {"goods": -len(sold)}
    if state.seats[player].routes:
        store.selling = sold + store.selling
        ctx.then(LayGoods(player, len(sold)))
    else:
        store.sold += sold
    credit(ctx, player, {"sales": points}, "sold", things, clause, gains=gains, what=GOODS_NAME[what], n=len(sold), vp=points)
    for kind, n, clause in sale_gains(state, player, len(sold)):
        gain(ctx, player, kind, n, (stack,), clause)


def sale_points(state: State, player: int, n: int) -> int:
    """Return the points for selling ``n`` goods (BU-12.2, 26.22)."""
    doubled = DOUBLE_SALES in analysis_of(state, player).shields
    return SALE_VP[values_of(state)] * n * (factor(DOUBLE_SALES) if doubled else 1)


def sale_gains(state: State, player: int, n: int) -> list[tuple[str, int, str]]:
    """Return what a sale of ``n`` goods brings besides points: silver or workers, how many, and by which clause."""
    seen = analysis_of(state, player)
    per_tile = SILVER_PER_TILE in seen.shields
    itself = ("silver", SALE_SILVER * (n if per_tile else 1), "BU-26.19" if per_tile else "BU-12.2")
    more = [(kind, gained, f"BU-17.{number}") for number, kind, gained in AT_SALES if number in seen.monasteries]
    return [itself, *(one for one in more if not (per_tile and one[0] == "silver"))]  # BU-26.9


class LayGoods(PlayerStep, frozen=True, tag=True):
    """BU-23.2 to 23.6: lay ``n`` goods of a sale on the next spaces of the trade route; where the type is the one printed, a bonus comes
    before the next tile.
    """

    n: int

    def run(self, ctx: Context[State]) -> None:
        store, routes = store_of(ctx.state, self.player), ctx.state.seats[self.player].routes
        good, space = store.selling[0], len(store.sold)
        store.selling = store.selling[1:]
        store.sold += (good,)
        if self.n > 1:
            ctx.then(LayGoods(self.player, self.n - 1))
        if space < len(routes) * ROUTE_SPACES:
            card = routes[space // ROUTE_SPACES]
            printed = ROUTE[card][space % ROUTE_SPACES]
            matches = GOODS_TYPE[good] == printed.type
            things = (items.GOOD.id(good), items.ROUTE_SPACE.id(self.player, space))
            ctx.emit(
                "route",
                self.player,
                things,
                "BU-23.3" if matches else "BU-23.2",
                what=GOODS_NAME[GOODS_TYPE[good]],
                bonus=printed.bonus * matches,
            )
            if matches:
                ctx.effects(Effects).bonuses[printed.bonus](ctx, self.player, card)


def take_workers(ctx: Context[State], player: int) -> None:
    """Gain workers with a die; two monasteries improve this (BU-13.1)."""
    monasteries = analysis_of(ctx.state, player).monasteries
    more = WORKERS_MORE in monasteries
    gain(
        ctx,
        player,
        "worker",
        MONASTERY_EFFECT[WORKERS_MORE].workers if more else WORKERS_GAIN,
        (items.WORKERS,),
        "BU-17.15" if more else "BU-13.1",
    )
    if WORKERS_SILVER in monasteries:
        gain(ctx, player, "silver", MONASTERY_EFFECT[WORKERS_SILVER].silver, (items.WORKERS,), "BU-17.14")
