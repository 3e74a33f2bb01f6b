"""A player's turn: two actions with the dice, then its end (BU-4 to BU-7, BU-12, BU-13)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message
from rules.engine.values import replaced

from .. import items
from ..board.dice import turned_to
from ..board.monasteries import LONG_STEPS
from ..state import State, analysis_of
from .actions import free_actions
from .die_actions import act, number_needed, with_dice
from .gains import turn_die
from .shields import by_castle, by_doubles, take_shield


class StartTurn(PlayerStep, frozen=True, tag=True):
    """BU-4.1: one turn, with an action for each die."""

    def run(self, ctx: Context[State]) -> None:
        ctx.begin_turn(self.player)
        ctx.state.bought = False
        ctx.state.die_set = False
        ctx.emit("turn", self.player, (), "BU-3.1", reveals=True)
        ctx.then(*(DieAction(self.player) for _ in ctx.state.seats[self.player].dice), EndTurn(self.player))


class DieAction(PlayerStep, frozen=True, tag=True):
    """BU-4 (1): one of the four actions with an unused die, its number changed at the lowest price (BU-5.5), or both dice for a shield
    (BU-26.3).
    """

    def surely_asks(self, ctx: Context[State]) -> bool:
        return True

    def options(self, ctx: Context[State]) -> list[Action]:
        found = with_dice(ctx.state, self.player)
        return found + by_doubles(ctx.state, self.player) if ctx.state.shields else found

    def take(self, ctx: Context[State], action: Action) -> None:
        seat = ctx.state.seats[self.player]
        if action.kind == "shield":
            ctx.state.pending.pop()  # the action with the other die
            seat.used = (True,) * len(seat.used)
            take_shield(ctx, self.player, action, "BU-26.3")
            return
        die = items.DIE.key(action.picks[0])
        if action.cost:
            needed = number_needed(ctx.state, self.player, action)
            long_steps = LONG_STEPS in analysis_of(ctx.state, self.player).monasteries
            turn_die(ctx, self.player, die, turned_to(seat.dice[die], needed, action.cost, long_steps), action.cost)
        seat.used = replaced(seat.used, die, True)
        ctx.emit("used", self.player, (action.picks[0],), "BU-4.1", die=seat.dice[die])
        act(ctx, self.player, action)

    def question(self, ctx: Context[State]) -> Message:
        seat = ctx.state.seats[self.player]
        dice = [n for n, used in zip(seat.dice, seat.used, strict=True) if not used]
        if len(dice) == 1:
            return Message("ask.second_die", {"die": dice[0]})
        return Message("ask.dice", {"one": dice[0], "two": dice[1]})


class CastleAction(PlayerStep, frozen=True, tag=True):
    """BU-9.4: a castle gives one more action, as with a die of any number; it must be carried out."""

    tile: int

    def surely_asks(self, ctx: Context[State]) -> bool:
        return True

    def options(self, ctx: Context[State]) -> list[Action]:
        return [*free_actions(ctx.state, self.player), *by_castle(ctx.state, self.player)]

    def take(self, ctx: Context[State], action: Action) -> None:
        if action.kind == "shield":
            take_shield(ctx, self.player, action, "BU-26.21")
        else:
            act(ctx, self.player, action)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.castle")

    def source(self, ctx: Context[State]) -> ItemId | None:
        return items.TILE.id(self.tile)


def place_castle(ctx: Context[State], player: int, tile: int) -> None:
    """Give an additional action (BU-9.4)."""
    ctx.then(CastleAction(player, tile))


class ExtraAction(PlayerStep, frozen=True, tag=True):
    """An action as with a die of any number that may be declined: from a trade route (BU-23.4), or at a lone player's target (BU-25.12)."""

    card: int

    def surely_asks(self, ctx: Context[State]) -> bool:
        return True

    def options(self, ctx: Context[State]) -> list[Action]:
        return [*free_actions(ctx.state, self.player), items.DECLINE_IT]

    def take(self, ctx: Context[State], action: Action) -> None:
        if action != items.DECLINE_IT:
            act(ctx, self.player, action)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.extra_action")

    def source(self, ctx: Context[State]) -> ItemId | None:
        return items.ROUTE.id(self.card) if self.card else items.TARGET


def give_extra_action(ctx: Context[State], player: int, card: int) -> None:
    """Offer an additional action (BU-23.4, 25.12)."""
    ctx.then(ExtraAction(player, card))


class EndTurn(PlayerStep, frozen=True, tag=True):
    """BU-4.2: the turn ends once both dice are used and nothing is open. Players confirm it, so that they can review or undo the turn."""

    def surely_asks(self, ctx: Context[State]) -> bool:
        return True

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.END_TURN]

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.end")


def ends_turn(state: State, action: Action) -> bool:
    """Return whether an action ends the turn (BU-4.2)."""
    return action == items.END_TURN
