"""Actions that can be taken with a die or a number, and the numbers they require."""

from __future__ import annotations

from functools import cache

from rules.engine.context import Context
from rules.engine.types import Action, ItemId

from .. import items
from ..board.dice import prices, unused
from ..board.estate import PLACEMENT_KIND
from ..board.monasteries import FREE_PLACING, FREE_TAKING
from ..components import KIND
from ..state import State, analysis_of, estate_of
from .actions import goods_types, sell, take_workers
from .placement import place
from .storage import room, store_tile


def with_dice(state: State, player: int) -> list[Action]:
    """Return all actions possible with an unused die and the workers available (BU-4 (1))."""
    seat = state.seats[player]
    return _with_numbers(state, player, _numbers(player, seat.dice, seat.used))


@cache
def _numbers(player: int, dice: tuple[int, ...], used: tuple[bool, ...]) -> tuple[tuple[ItemId, int], ...]:
    """Return the dice that can still be used, each with its number."""
    return tuple((items.DIE.id(player, i), n) for i, n in unused(dice, used))


def with_white_die(state: State, player: int) -> list[Action]:
    """Return all actions possible with the number of the white die and the workers available (BU-21.2, 21.3)."""
    return _with_numbers(state, player, (("", state.white),))


def _with_numbers(state: State, player: int, numbers: tuple[tuple[ItemId, int], ...]) -> list[Action]:
    """Return all actions possible with each of ``numbers``, using its die if it has one."""
    seat, estate, seen = state.seats[player], estate_of(state, player), analysis_of(state, player)
    store = state.stores[seat.store]
    workers, ways, types, monasteries = store.workers, room(state, player), goods_types(store.goods), seen.monasteries
    stored = (*seat.storage, *store.storage) if store.storage else seat.storage
    fields = seen.fields
    tiles = [
        (tile, at, prices(monasteries, FREE_PLACING.get(KIND[tile], 0))) for tile in stored if tile and (at := fields[PLACEMENT_KIND[tile]])
    ]
    plain, taking = prices(monasteries), prices(monasteries, FREE_TAKING)
    dice, number = estate.land.dice, seat.estate
    found: list[Action] = []
    for by, n in numbers:
        for slots, price in zip(state.depots, taking[n][1:], strict=True):
            if price <= workers:  # BU-6.1
                found += items.takes(slots, ways, price, by)
        for tile, fitting, placing in tiles:  # BU-7.1
            row = placing[n]
            for field in fitting:
                if row[dice[field]] <= workers:
                    found.append(items.place(tile, number, field, row[dice[field]], by))
        if types:
            row = plain[n]
            found += [items.sell(player, what, row[what], by) for what in types if row[what] <= workers]
        found.append(items.workers(by))
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
            return [tile in slots for slots in state.depots].index(True) + 1
        case "place":
            return estate_of(state, player).land.dice[items.FIELD.key(action.picks[-1])]
        case _:
            return int(items.STORE.key(action.picks[-1]))
