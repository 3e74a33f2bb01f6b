"""Placing a ship: goods, then the bridge (BU-9.2, 9.3), and placing a monastery."""

from __future__ import annotations

from itertools import combinations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message
from rules.engine.values import replaced

from .. import items
from ..board.bridge import advanced, place_of, risen
from ..board.monasteries import ON_TOP, TWO_SPACES
from ..components import GOODS_LIMIT, GOODS_TYPE, MONASTERY
from ..state import State, analysis_of, store_of
from .actions import goods_types
from .placement import EFFECTS


def place_ship(ctx: Context[State], player: int, tile: int) -> None:
    """Take goods first, then move the marker (BU-9.2)."""
    ctx.then(Collect(player, tile), Sail(player))


def place_monastery(ctx: Context[State], player: int, tile: int) -> None:
    """Put a monastery in force from now on (BU-8.2); only the one that keeps the marker on top has an immediate effect (BU-17.21)."""
    state = ctx.state
    if MONASTERY[tile] == ON_TOP:
        state.bridge = risen(state.bridge, player)
        space = place_of(state.bridge, player)
        ctx.emit("rose", player, (items.MARKER.id(player), items.BRIDGE.id(space)), "BU-17.21")


EFFECTS.update(ship=place_ship, monastery=place_monastery)


class Collect(PlayerStep, frozen=True, tag=True):
    """BU-9.2a: take all goods that fit from one goods space, or with monastery 5 from two neighbouring ones (BU-17.5)."""

    tile: int

    def options(self, ctx: Context[State]) -> list[Action] | None:
        """Return an action for every goods space, even empty, with the new types to take if not all fit; None if all spaces are empty."""
        state = ctx.state
        spaces = range(1, len(state.goods_spaces) + 1)
        if not any(state.goods_spaces):
            return None
        choices: list[tuple[int, ...]] = [(space,) for space in spaces]
        if TWO_SPACES in analysis_of(state, self.player).monasteries:
            choices += [(space, space % len(spaces) + 1) for space in spaces]
        return [items.ship(choice, types) for choice in choices for types in choices_of_types(state, self.player, choice)]

    def run(self, ctx: Context[State]) -> None:
        ctx.emit("no_goods", self.player, (items.TILE.id(self.tile),), "BU-9.2")

    def take(self, ctx: Context[State], action: Action) -> None:
        state, store = ctx.state, store_of(ctx.state, self.player)
        spaces, named = tuple(items.GOODS_SPACE.among(action.picks)), tuple(items.GOODS_TYPE.among(action.picks))
        taken = load(state, self.player, spaces, named)
        for space in spaces:
            left = tuple(good for good in state.goods_spaces[space - 1] if good not in taken)
            state.goods_spaces = replaced(state.goods_spaces, space - 1, left)
        store.goods += taken
        stores = [items.store(self.player, GOODS_TYPE[good]) for good in taken[-1:]]
        things = (*map(items.GOODS_SPACE.id, spaces), *map(items.GOOD.id, taken), *stores)
        ctx.emit("collected", self.player, things, "BU-9.2", gains={"goods": len(taken)}, n=len(taken))

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.ship")

    def source(self, ctx: Context[State]) -> ItemId | None:
        return items.TILE.id(self.tile)


def choices_of_types(state: State, player: int, spaces: tuple[int, ...]) -> list[tuple[int, ...]]:
    """List the choices of new types to take from ``spaces``, one per free place; just () if all fit or there is no room (BU-9.3)."""
    new, free = _new_types(state, player, spaces)
    return list(combinations(new, free)) if len(new) > free else [()]


def load(state: State, player: int, spaces: tuple[int, ...], types: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return the goods a ship takes from ``spaces`` if ``types`` are chosen among the new types when not all fit (BU-9.2, 9.3)."""
    new, free = _new_types(state, player, spaces)
    fitting = {*goods_types(store_of(state, player).goods), *(types or (new if len(new) <= free else ()))}
    return tuple(good for space in spaces for good in state.goods_spaces[space - 1] if GOODS_TYPE[good] in fitting)


def _new_types(state: State, player: int, spaces: tuple[int, ...]) -> tuple[list[int], int]:
    """Return the types of goods on ``spaces`` that a player does not have, and how many more types the store can hold (BU-9.3)."""
    held = goods_types(store_of(state, player).goods)
    there = dict.fromkeys(GOODS_TYPE[good] for space in spaces for good in state.goods_spaces[space - 1])
    return sorted(there.keys() - set(held)), GOODS_LIMIT - len(held)


class Sail(PlayerStep, frozen=True, tag=True):
    """BU-9.2b: the order marker moves forward one space, on top of any already there unless monastery 27 is in play (BU-17.21)."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        here = place_of(state.bridge, self.player)
        state.bridge = advanced(state.bridge, self.player, lambda player: ON_TOP in analysis_of(state, player).monasteries)
        there = place_of(state.bridge, self.player)
        if there != here:
            ctx.emit("sailed", self.player, (items.MARKER.id(self.player), items.BRIDGE.id(there)), "BU-9.2", n=there)
