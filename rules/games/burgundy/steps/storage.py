"""Taking tiles from the board into storage, and removing them from it (BU-6)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message
from rules.engine.values import replaced

from .. import items
from ..board.shields import ENDLESS_STORAGE
from ..components import NAME, STORAGE
from ..state import State, holds, store_of, stored


def room(state: State, player: int) -> tuple[ItemId, ...]:
    """Return the ways to make room for one more tile: () if nothing is to be chosen, otherwise each tile that can be removed (BU-6.3).

    In a team it is each kind of space, where both kinds have an empty one (BU-24.8).
    """
    seat = state.seats[player]
    own, common = seat.storage, state.stores[seat.store].storage
    if 0 in own:
        return (items.STORAGE.id(player, own.index(0)), items.COMMON.id(seat.store, common.index(0))) if 0 in common else ()
    if 0 in common or holds(state, player, ENDLESS_STORAGE):
        return ()
    return tuple([items.TILE.id(tile) for tile in (*own, *common)])


def store_tile(ctx: Context[State], player: int, action: Action, clause: str) -> None:
    """Move the tile an action picks from its depot to storage; a second tile picked is removed to make room (BU-6.1 to 6.3)."""
    tile, *removed = items.TILE.among(action.picks)
    depot = take_away(ctx.state, tile)
    for old in removed:
        remove(ctx, player, old, "BU-6.3")
    keep(ctx.state, player, tile, action.picks[-1])
    ctx.emit("took", player, (items.TILE.id(tile), depot), clause, tile=NAME[tile])


def take_away(state: State, tile: int) -> ItemId:
    """Take a tile off the board and return where it lay."""
    for n, slots in enumerate(state.depots):
        if tile in slots:
            state.depots = replaced(state.depots, n, replaced(slots, slots.index(tile), 0))
            return items.DEPOT.id(n + 1)
    if tile in state.black:
        state.black = replaced(state.black, state.black.index(tile), 0)
        return items.BLACK_DEPOT
    state.inns = state.inns[:-1]
    return items.INNS


def keep(state: State, player: int, tile: int, space: ItemId = "") -> None:
    """Put a tile on an empty storage space: one of the player's own unless there is none or ``space`` is a common one (BU-24.8)."""
    seat = state.seats[player]
    store = state.stores[seat.store]
    if 0 in seat.storage and not (store.storage and items.COMMON.of(space)):
        seat.storage = replaced(seat.storage, seat.storage.index(0), tile)
    elif 0 in store.storage:
        store.storage = replaced(store.storage, store.storage.index(0), tile)
    else:
        seat.storage += (tile,)  # BU-26.14


def take_out(state: State, player: int, tile: int) -> None:
    """Take a tile out of storage."""
    seat, store = state.seats[player], store_of(state, player)
    if tile in seat.storage:
        seat.storage = replaced(seat.storage, seat.storage.index(tile), 0)
    else:
        store.storage = replaced(store.storage, store.storage.index(tile), 0)


def remove(ctx: Context[State], player: int, tile: int, clause: str) -> None:
    """Remove a stored tile from the game."""
    take_out(ctx.state, player, tile)
    ctx.state.gone += (tile,)
    ctx.emit("removed", player, (items.TILE.id(tile),), clause, tile=NAME[tile])


def shrink(ctx: Context[State], player: int) -> None:
    """Return from endless storage to the usual spaces; anything that does not fit on them must go (BU-26.14)."""
    tiles = stored(ctx.state, player)
    ctx.state.seats[player].storage = (*tiles, *(0 for _ in range(STORAGE - len(tiles))))
    if len(tiles) > STORAGE:
        ctx.then(Discard(player))


class Discard(PlayerStep, frozen=True, tag=True):
    """BU-26.14: without shield 4, tiles are removed until the rest fit on the usual spaces."""

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.discard(tile) for tile in stored(ctx.state, self.player)]

    def take(self, ctx: Context[State], action: Action) -> None:
        remove(ctx, self.player, items.TILE.key(action.picks[0]), "BU-26.14")
        shrink(ctx, self.player)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.discard", {"n": len(stored(ctx.state, self.player)) - STORAGE})

    def source(self, ctx: Context[State]) -> ItemId | None:
        return items.SHIELD.id(ENDLESS_STORAGE)
