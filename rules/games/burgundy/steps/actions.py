"""Actions shared by several rules: taking tiles, placing them, selling goods, taking workers. Their callers decide who may do them when."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.context import Context
from rules.engine.types import Action
from rules.engine.values import replaced

from .. import items
from ..board.estate import PLACEMENT_KIND
from ..board.monasteries import AT_SALES, WORKERS_MORE, WORKERS_SILVER
from ..components import GOODS_NAME, GOODS_TYPE, KIND, MONASTERY_EFFECT, NAME, SALE_SILVER, SALE_VP, WORKERS_GAIN
from ..state import Seat, State, analysis_of, store_of
from .gains import gain


def free_storage(seat: Seat) -> tuple[int, ...]:
    """Return the ways to make room for one more tile: 0 (nothing to do) if a space is empty, otherwise each tile stored (BU-6.3)."""
    return (0,) if 0 in seat.storage else seat.storage


def store_tile(ctx: Context[State], player: int, action: Action, clause: str) -> None:
    """Move the tile an action picks from its depot to the storage; a second tile picked is removed to make room (BU-6.1 to 6.3)."""
    state, seat = ctx.state, ctx.state.seats[player]
    tile, *removed = items.TILE.among(action.picks)
    if tile in state.black:
        state.black = replaced(state.black, state.black.index(tile), 0)
        depot = items.BLACK_DEPOT
    else:
        n = next(n for n, slots in enumerate(state.depots) if tile in slots)
        slots = state.depots[n]
        state.depots = replaced(state.depots, n, replaced(slots, slots.index(tile), 0))
        depot = items.DEPOT.id(n + 1)
    for old in removed:
        seat.storage = replaced(seat.storage, seat.storage.index(old), 0)
        state.gone += (old,)
        ctx.emit("removed", player, (items.TILE.id(old),), "BU-6.3", tile=NAME[old])
    seat.storage = replaced(seat.storage, seat.storage.index(0), tile)
    ctx.emit("took", player, (items.TILE.id(tile), depot), clause, tile=NAME[tile])


def takes(state: State, player: int, kinds: tuple[str, ...]) -> list[Action]:
    """Return every way to take a tile of ``kinds`` from any of the six depots (BU-10.2 to 10.5)."""
    ways = free_storage(state.seats[player])
    fitting = tuple(tile for slots in state.depots for tile in slots if KIND[tile] in kinds)
    return items.takes(fitting, ways)


def places(state: State, player: int) -> list[Action]:
    """Return every way to place a stored tile on a field of any number (BU-7.1 without d)."""
    seat = state.seats[player]
    fields = analysis_of(state, player).fields
    return [items.place(tile, seat.estate, field) for tile in seat.storage if tile for field in fields[PLACEMENT_KIND[tile]]]


@lru_cache(1 << 12)
def goods_types(goods: tuple[int, ...]) -> tuple[int, ...]:
    """Return the types of goods among ``goods``, in the order they were acquired."""
    return tuple(dict.fromkeys(GOODS_TYPE[good] for good in goods))


def sales(state: State, player: int) -> list[Action]:
    """Return an action for each type of goods that can be sold, whatever the number (BU-12.1)."""
    return [items.sell(player, what) for what in goods_types(store_of(state, player).goods)]


def sell(ctx: Context[State], player: int, action: Action, clause: str) -> None:
    """Sell all goods of one type: points for each, silver for the sale, and whatever monasteries add (BU-12)."""
    state, store = ctx.state, store_of(ctx.state, player)
    stack = action.picks[-1]
    what = int(items.STORE.key(stack))
    sold = tuple(good for good in store.goods if GOODS_TYPE[good] == what)
    points = SALE_VP[len(state.seats)] * len(sold)
    store.goods = tuple(good for good in store.goods if GOODS_TYPE[good] != what)
    store.sold += sold
    things = (stack, *map(items.GOOD.id, sold), items.store(player, "vp"))
    gains = {"goods": -len(sold)}
    ctx.credit(player, {"sales": points}, "sold", things, clause, gains=gains, what=GOODS_NAME[what], n=len(sold), vp=points)
    gain(ctx, player, "silver", SALE_SILVER, (stack,), "BU-12.2")
    monasteries = analysis_of(state, player).monasteries
    for number, kind, n in AT_SALES:
        if number in monasteries:
            gain(ctx, player, kind, n, (stack,), f"BU-17.{number}")


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
