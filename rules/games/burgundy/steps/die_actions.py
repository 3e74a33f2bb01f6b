"""Actions that can be taken with a die, and the numbers they require."""

from __future__ import annotations

from rules.engine.types import Action, ItemId

from .. import items
from ..board.dice import prices, unused
from ..board.estate import PLACEMENT_KIND, DuchyAnalysis, Estate, duchy_analysis
from ..board.monasteries import FREE_PLACING, FREE_TAKING
from ..components import KIND
from ..state import Seat, State, estate_of, store_of
from .actions import free_storage, goods_types

Slots = tuple[tuple[int, ...], ...]


def with_dice(state: State, player: int) -> list[Action]:
    """Return all actions possible with an unused die and the workers available (BU-4 (1))."""
    seat, estate = state.seats[player], estate_of(state, player)
    store = store_of(state, player)
    seen = duchy_analysis(estate.duchy, estate.tiles)
    types = goods_types(store.goods)
    found: list[Action] = []
    for i, n in unused(seat.dice, seat.used):
        by = items.DIE.id(player, i)
        found += _taking(state.depots, seat, store.workers, seen, n, by)
        found += _placing(seat, store.workers, estate, seen, n, by)
        row = prices(seen.monasteries)[n]
        found += [items.sell(player, what, row[what], by) for what in types if row[what] <= store.workers]
        found.append(items.workers(by))
    return found


def _taking(depots: Slots, seat: Seat, workers: int, seen: DuchyAnalysis, n: int, by: ItemId) -> list[Action]:
    """Return the ways to take a tile from any depot whose number is within reach (BU-6.1)."""
    row, ways = prices(seen.monasteries, FREE_TAKING)[n], free_storage(seat)
    found: list[Action] = []
    for slots, price in zip(depots, row[1:], strict=True):
        if price <= workers:
            found += items.takes(slots, ways, price, by)
    return found


def _placing(seat: Seat, workers: int, estate: Estate, seen: DuchyAnalysis, n: int, by: ItemId) -> list[Action]:
    """Return the ways to place each stored tile on a field whose number is within reach (BU-7.1)."""
    dice = estate.land.dice
    found: list[Action] = []
    for tile in seat.storage:
        if tile:
            row = prices(seen.monasteries, FREE_PLACING[KIND[tile]])[n]
            fields = seen.fields[PLACEMENT_KIND[tile]]
            found += [items.place(tile, seat.estate, field, row[dice[field]], by) for field in fields if row[dice[field]] <= workers]
    return found


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
