"""Placing a ship: goods, then the bridge (BU-9.2, 9.3), and placing a monastery."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message
from rules.engine.values import replaced

from .. import items
from ..board.bridge import advanced, place_of, risen
from ..board.monasteries import AT_END, ON_TOP, TWO_SPACES
from ..board.shields import COLLECTOR
from ..components import GOODS, GOODS_LIMIT, GOODS_TYPE, MONASTERY
from ..scoring.end_scoring import monastery_points
from ..state import State, analysis_of, holds, side_of, store_of
from .actions import goods_types
from .alone import Swap, clear_goods
from .points import credit


def place_ship(ctx: Context[State], player: int, tile: int) -> None:
    """Take goods first, then move the marker (BU-9.2); a lone player may then give goods for a tile instead (BU-25.5)."""
    if ctx.state.solo:
        ctx.then(Collect(player, tile), Swap(player))
    elif holds(ctx.state, player, COLLECTOR):
        ctx.then(Collect(player, tile), CollectType(player), Sail(player))
    else:
        ctx.then(Collect(player, tile), Sail(player))


def place_monastery(ctx: Context[State], player: int, tile: int) -> None:
    """Put a monastery in force from now on (BU-8.2); only the one that keeps the marker on top has an immediate effect (BU-17.21)."""
    state = ctx.state
    if MONASTERY[tile] == ON_TOP:
        side = side_of(state, player)
        # the lower marker of two partners first, so that they keep their order
        for partner in reversed([other for stack in state.bridge for other in stack if side_of(state, other) == side]):
            state.bridge = risen(state.bridge, partner)
            space = place_of(state.bridge, partner)
            ctx.emit("rose", partner, (items.MARKER.id(partner), items.BRIDGE.id(space)), "BU-17.21")
    if state.solo and MONASTERY[tile] in AT_END:
        points, things = monastery_points(state, player, MONASTERY[tile])
        if points:
            credit(ctx, player, {"monasteries": points}, "monastery", (*things, items.store(player, "vp")), "BU-25.9", n=points)


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
        stores = (items.store(self.player, GOODS_TYPE[good]) for good in taken[-1:])
        things = chain(map(items.GOODS_SPACE.id, spaces), map(items.GOOD.id, taken), stores)
        ctx.emit("collected", self.player, things, "BU-9.2", gains={"goods": len(taken)}, n=len(taken))
        if state.solo:
            clear_goods(ctx)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.ship")

    def source(self, ctx: Context[State]) -> ItemId | None:
        return items.TILE.id(self.tile)


class CollectType(PlayerStep, frozen=True, tag=True):
    """BU-26.15: with shield 5, all goods of one type that fits may be taken from all goods spaces."""

    def options(self, ctx: Context[State]) -> list[Action]:
        state = ctx.state
        held = goods_types(store_of(state, self.player).goods)
        there = Counter(sorted(GOODS_TYPE[good] for space in state.goods_spaces for good in space))
        found = [items.gather(what) for what, _goods in there.most_common() if what in held or len(held) < GOODS_LIMIT]
        return [*found, items.DECLINE_IT] if found else []

    def take(self, ctx: Context[State], action: Action) -> None:
        if action == items.DECLINE_IT:
            return
        state, store = ctx.state, store_of(ctx.state, self.player)
        what = items.GOODS_TYPE.key(action.picks[0])
        taken = tuple(good for space in state.goods_spaces for good in space if GOODS_TYPE[good] == what)
        spaces = [n for n, space in enumerate(state.goods_spaces, 1) if set(space) & set(taken)]
        state.goods_spaces = tuple(tuple(good for good in space if good not in taken) for space in state.goods_spaces)
        store.goods += taken
        things = (*map(items.GOODS_SPACE.id, spaces), *map(items.GOOD.id, taken), items.store(self.player, what))
        ctx.emit("collected", self.player, things, "BU-26.15", gains={"goods": len(taken)}, n=len(taken))

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.gather")

    def source(self, ctx: Context[State]) -> ItemId | None:
        return items.SHIELD.id(COLLECTOR)


def choices_of_types(state: State, player: int, spaces: tuple[int, ...]) -> list[tuple[int, ...]]:
    """List the choices of new types from ``spaces``, one per free place, the most goods first; just () if nothing is to choose (BU-9.3)."""
    new, free = _new_types(state, player, spaces)
    if len(new) <= free:
        return [()]
    return sorted(combinations(new, free), key=lambda types: len(load(state, player, spaces, types)), reverse=True)


def load(state: State, player: int, spaces: tuple[int, ...], types: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return the goods a ship takes from ``spaces`` if ``types`` are chosen among the new types when not all fit (BU-9.2, 9.3)."""
    new, free = _new_types(state, player, spaces)
    fitting = {*goods_types(store_of(state, player).goods), *(types or (new if len(new) <= free else ()))}
    return tuple(good for space in spaces for good in state.goods_spaces[space - 1] if GOODS_TYPE[good] in fitting)


def _new_types(state: State, player: int, spaces: tuple[int, ...]) -> tuple[list[int], int]:
    """Return the types of goods on ``spaces`` that a player does not have, and how many more types the store can hold (BU-9.3)."""
    held = goods_types(store_of(state, player).goods)
    there = dict.fromkeys(GOODS_TYPE[good] for space in spaces for good in state.goods_spaces[space - 1])
    free = len(GOODS) if state.solo else GOODS_LIMIT - len(held)  # BU-25.1
    return sorted(there.keys() - set(held)), free


class Sail(PlayerStep, frozen=True, tag=True):
    """BU-9.2b, 24.10: the order marker moves forward one space, on top of any already there unless monastery 27 is in play (BU-17.21)."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        before = state.bridge
        state.bridge = advanced(state.bridge, self.player, lambda player: ON_TOP in analysis_of(state, player).monasteries)
        there = place_of(state.bridge, self.player)
        if state.bridge != before:
            ctx.emit("sailed", self.player, (items.MARKER.id(self.player), items.BRIDGE.id(there)), "BU-9.2", n=there)
