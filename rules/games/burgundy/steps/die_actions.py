"""Actions that can be taken with a die or a number, and the numbers they require."""

from __future__ import annotations

from rules.engine.context import Context
from rules.engine.types import Action, ItemId

from .. import items
from ..board.dice import prices, unused
from ..board.estate import DuchyAnalysis, Estate, fitting
from ..board.monasteries import FREE_PLACING, FREE_TAKING
from ..components import KIND
from ..state import State, analysis_of, estate_of, store_of, stored
from .actions import goods_types, sell, take_workers
from .placement import place
from .storage import room, store_tile


def with_dice(state: State, player: int) -> list[Action]:
    """Return all actions possible with an unused die and the workers available (BU-4 (1))."""
    seat = state.seats[player]
    found: list[Action] = []
    for i, n in unused(seat.dice, seat.used):
        found += with_number(state, player, n, items.DIE.id(player, i))
    return found


def with_number(state: State, player: int, n: int, by: ItemId = "") -> list[Action]:
    """Return all actions possible with a number and the workers available: a die's, or for a white castle the white die's (BU-21.2)."""
    seat, estate, store, seen = state.seats[player], estate_of(state, player), store_of(state, player), analysis_of(state, player)
    row = prices(seen.monasteries)[n]
    return [
        *_taking(state, player, store.workers, seen, n, by),
        *_placing(stored(state, player), seat.estate, store.workers, estate, seen, n, by),
        *(items.sell(player, what, row[what], by) for what in goods_types(store.goods) if row[what] <= store.workers),
        items.workers(by),
    ]


def _taking(state: State, player: int, workers: int, seen: DuchyAnalysis, n: int, by: ItemId) -> list[Action]:
    """Return the ways to take a tile from any depot whose number is within reach (BU-6.1)."""
    row, ways = prices(seen.monasteries, FREE_TAKING)[n], room(state, player)
    found: list[Action] = []
    for slots, price in zip(state.depots, row[1:], strict=True):
        if price <= workers:
            found += items.takes(slots, ways, price, by)
    return found


def _placing(tiles: tuple[int, ...], number: int, workers: int, estate: Estate, seen: DuchyAnalysis, n: int, by: ItemId) -> list[Action]:
    """Return the ways to place each of ``tiles`` on a field whose number is within reach (BU-7.1)."""
    dice = estate.land.dice
    found: list[Action] = []
    for tile in tiles:
        row = prices(seen.monasteries, FREE_PLACING.get(KIND[tile], 0))[n]
        found += [items.place(tile, number, at, row[dice[at]], by) for at in fitting(estate, seen, tile) if row[dice[at]] <= workers]
    return found


def act(ctx: Context[State], player: int, action: Action) -> None:
    """Carry out one of the four actions with a die (BU-4)."""
    match action.kind:
        case "take":
            store_tile(ctx, player, action, "BU-6.1")
        case "place":
            place(ctx, player, action, "BU-7.1")
        case "sell":
            sell(ctx, player, action, "BU-12.1")
        case "workers":
            take_workers(ctx, player)


def number_needed(state: State, player: int, action: Action) -> int:
    """Return the number required by an action with a die: that of the depot, the field or the type of goods (BU-6.1, 7.1 d, 12.1)."""
    match action.kind:
        case "take":
            tile = items.TILE.key(action.picks[1])
            return next(depot for depot, slots in enumerate(state.depots, 1) if tile in slots)
        case "place":
            return estate_of(state, player).land.dice[items.FIELD.key(action.picks[-1])]
        case _:
            return int(items.STORE.key(action.picks[-1]))
