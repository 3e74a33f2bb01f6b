"""Performing one of the six actions, wherever the right to do so comes from (PC-4)."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message
from rules.engine.values import replaced

from .. import items
from ..board.wheel import actions_of
from ..components import ACTIONS
from ..state import State, turn_of
from .crane import has_special_right

Discount = tuple[tuple[str, int], ...]
Offers = Callable[[State, int, ItemId, bool, Discount], list[Action]]
"""The ways to begin an action: state, player, where the right comes from, whether special tiles may be taken, what is cheaper."""
Begin = Callable[[Context[State], int, Action, Discount], None]
OFFERS: dict[str, Offers] = {}
"""How each action is offered and begun; the modules of the actions add theirs."""
BEGIN: dict[str, Begin] = {}


def performances(state: State, player: int, action: str, source: ItemId, special: bool = False, discount: Discount = ()) -> list[Action]:
    """Return the ways to begin an action now (PC-4.11); none if it cannot be performed."""
    return OFFERS[action](state, player, source, special, discount)


def perform(ctx: Context[State], player: int, action: Action, discount: Discount = ()) -> None:
    """Perform an action to its end (PC-4.1, 4.11)."""
    ctx.then(Performed(player, action.kind, action.picks[0]))
    BEGIN[action.kind](ctx, player, action, discount)


class Performed(PlayerStep, frozen=True, tag=True):
    """PC-4.1, 4.8: an action has been performed, which opens an upgrade bonus."""

    action: str
    origin: ItemId

    def run(self, ctx: Context[State]) -> None:
        turn, action = turn_of(ctx.state), ACTIONS.index(self.action)
        turn.bonuses = replaced(turn.bonuses, action, turn.bonuses[action] + 1)
        ctx.emit("performed", self.player, (self.origin,), "PC-4.1", action=self.action)
        for watcher in WATCHERS:
            watcher(ctx, self.player, self.action)


WATCHERS: list[Callable[[Context[State], int, str], None]] = []
"""What watches for actions that have been performed (PC-16.3)."""


class Perform(PlayerStep, frozen=True, tag=True):
    """PC-10.10: one of the named actions may be performed, at a discount; that it is not is for the player to say (PC-10.11)."""

    actions: tuple[str, ...]
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
        return Message("ask.perform" if len(self.actions) == 1 else "ask.perform_any")

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
