"""Performing one of the six actions, wherever the right to do so comes from (PC-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypedDict

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message
from rules.engine.values import replaced

from .. import items
from ..board.wheel import actions_of
from ..components import ACTIONS
from ..effect import Discount, Effect
from ..pieces import ActionName
from ..state import State, turn_of
from . import buildings, laying, mines, road
from .crane import has_special_right

Offers = Callable[[State, int, ItemId, bool, Discount], list[Action]]
"""The ways to begin an action: state, player, where the right comes from, whether special tiles may be taken, what is cheaper."""
Begin = Callable[[Context[State], int, Action, Discount], None]
"""What is done first, for what was chosen of these ways."""


class Performance(NamedTuple):
    """How an action is offered and begun."""

    offers: Offers
    begin: Begin


class Performances(TypedDict):
    """How each of the six actions is performed (PC-4.2 to 4.7)."""

    mines: Performance
    quarries: Performance
    upgrade: Performance
    wall: Performance
    building: Performance
    kings_road: Performance


PERFORMANCES: Final[Performances] = {
    "mines": Performance(mines.mine_ways, mines.manage),
    "quarries": Performance(mines.quarry_ways, mines.manage),
    "upgrade": Performance(laying.upgrade_ways, laying.begin_upgrade),
    "wall": Performance(laying.wall_ways, laying.begin_wall),
    "building": Performance(buildings.building_ways, buildings.begin_building),
    "kings_road": Performance(road.road_ways, road.begin_road),
}


def performances(
    state: State, player: int, action: ActionName, source: ItemId, special: bool = False, discount: Discount = ()
) -> list[Action]:
    """Return the ways to begin an action now (PC-4.11); none if it cannot be performed."""
    return PERFORMANCES[action].offers(state, player, source, special, discount)


def perform(ctx: Context[State], player: int, action: Action, discount: Discount = ()) -> None:
    """Perform an action to its end (PC-4.1, 4.11)."""
    name = next(name for name in ACTIONS if name == action.kind)
    ctx.then(Performed(player, name, action.picks[0]))
    PERFORMANCES[name].begin(ctx, player, action, discount)


class Performed(PlayerStep, frozen=True, tag=True):
    """PC-4.1, 4.8: an action has been performed, which opens an upgrade bonus."""

    action: ActionName
    origin: ItemId

    def run(self, ctx: Context[State]) -> None:
        turn, action = turn_of(ctx.state), ACTIONS.index(self.action)
        turn.bonuses = replaced(turn.bonuses, action, turn.bonuses[action] + 1)
        ctx.emit("performed", self.player, (self.origin,), "PC-4.1", action=self.action)
        road.watch_road(ctx, self.player, self.action)


class Perform(PlayerStep, frozen=True, tag=True):
    """PC-10.10: one of the named actions may be performed, at a discount; leaving it undone needs the player's word (PC-10.11)."""

    actions: tuple[ActionName, ...]
    origin: ItemId
    discount: Discount = ()

    def options(self, ctx: Context[State]) -> list[Action]:
        ways = [way for action in self.actions for way in performances(ctx.state, self.player, action, self.origin, discount=self.discount)]
        return [*ways, items.DECLINE]

    def take(self, ctx: Context[State], action: Action) -> None:
        if action == items.DECLINE:
            ctx.emit("not_performed", self.player, (self.origin,), "PC-10.11")
        else:
            perform(ctx, self.player, action, self.discount)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.perform", {"action": self.actions[0]}) if len(self.actions) == 1 else Message("ask.perform_any")

    def source(self, ctx: Context[State]) -> ItemId:
        return self.origin


def tile_performances(state: State, player: int) -> list[Action]:
    """Return the ways to perform one of the two actions of the tile taken (PC-3.6)."""
    turn = turn_of(state)
    if not turn.action:
        return []
    special = has_special_right(state)
    return [
        way
        for half, action in enumerate(actions_of(state, turn.tile))
        for way in performances(state, player, action, items.HALF.id(turn.tile, half), special)
    ]


def perform_effect(player: int, effect: Effect, origin: ItemId) -> Perform:
    """Return the step of an effect that lets an action be performed: the one it names, or any (PC-10.10)."""
    return Perform(player, tuple(name for name in ACTIONS if effect.what in (name, "any")), origin, effect.cost)
