"""What can be done with a die, and for which number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.engine.types import Action, ItemId

from . import items
from .actions import goods_types, rooms
from .components import KIND
from .dice import prices
from .estate import FITS, estate_of, survey
from .monasteries import FREE_PLACING, FREE_TAKING

if TYPE_CHECKING:
    from .state import State


def with_die(state: State, player: int, n: int, by: ItemId) -> list[Action]:
    """Everything that can be done with a die ``n`` and the workers at hand (BU-6.1, 7.1, 12.1, 13.1)."""
    seat, estate = state.seats[player], estate_of(state, player)
    view = survey(estate.duchy, estate.tiles)
    workers, monasteries = seat.workers, view.monasteries
    ways = rooms(seat)
    found: list[Action] = []
    row = prices(monasteries, FREE_TAKING)[n]
    for depot, slots in enumerate(state.depots, 1):
        if row[depot] <= workers:
            found += items.takes(slots, ways, row[depot], by)
    dice = estate.land.dice
    for tile in seat.storage:
        if tile:
            row = prices(monasteries, FREE_PLACING[KIND[tile]])[n]
            fields = view.fields[FITS[tile]]
            found += [items.place(tile, seat.estate, field, row[dice[field]], by) for field in fields if row[dice[field]] <= workers]
    if seat.goods:
        row = prices(monasteries)[n]
        found += [items.sell(player, what, row[what], by) for what in goods_types(seat) if row[what] <= workers]
    found.append(items.workers(by))
    return found


def number_needed(state: State, player: int, action: Action) -> int:
    """The number that an action with a die needs: of the depot, the field or the type of goods (BU-6.1, 7.1 d, 12.1)."""
    match action.kind:
        case "take":
            tile = items.number(action.picks[1])
            return next(depot for depot, slots in enumerate(state.depots, 1) if tile in slots)
        case "place":
            return estate_of(state, player).land.dice[items.number(action.picks[-1])]
        case _:
            return items.number(action.picks[-1])
