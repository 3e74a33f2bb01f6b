"""A player's turn: two actions with the dice, then its end (BU-4 to BU-7, BU-12, BU-13)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message
from rules.engine.values import replaced

from .. import items
from ..board.dice import turned_to
from ..board.monasteries import LONG_STEPS
from ..state import State, analysis_of
from .actions import free_storage, places, sales, sell, store_tile, take_workers
from .die_actions import number_needed, with_dice
from .gains import turn_die
from .placement import EFFECTS, place


class StartTurn(PlayerStep, frozen=True, tag=True):
    """BU-4.1: one turn, with an action for each die."""

    def run(self, ctx: Context[State]) -> None:
        ctx.state.turn_of = self.player
        ctx.state.bought = False
        ctx.emit("turn", self.player, (), "BU-3.1", reveals=True)
        ctx.then(*(DieAction(self.player) for _ in ctx.state.seats[self.player].dice), EndTurn(self.player))


class DieAction(PlayerStep, frozen=True, tag=True):
    """BU-4 (1): one of the four actions with an unused die, its number changed at the lowest price (BU-5.5)."""

    def options(self, ctx: Context[State]) -> list[Action]:
        return with_dice(ctx.state, self.player)

    def take(self, ctx: Context[State], action: Action) -> None:
        seat = ctx.state.seats[self.player]
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


class CastleAction(PlayerStep, frozen=True, tag=True):
    """BU-9.4: a castle gives one more action, as with a die of any number; it must be carried out."""

    tile: int

    def options(self, ctx: Context[State]) -> list[Action]:
        state, seat = ctx.state, ctx.state.seats[self.player]
        ways = free_storage(seat)
        taking = [action for slots in state.depots for action in items.takes(slots, ways)]
        return [*taking, *places(state, self.player), *sales(ctx.state, self.player), items.workers()]

    def take(self, ctx: Context[State], action: Action) -> None:
        act(ctx, self.player, action)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.castle")

    def source(self, ctx: Context[State]) -> ItemId | None:
        return items.TILE.id(self.tile)


def place_castle(ctx: Context[State], player: int, tile: int) -> None:
    """Give an additional action (BU-9.4)."""
    ctx.then(CastleAction(player, tile))


EFFECTS["castle"] = place_castle


class EndTurn(PlayerStep, frozen=True, tag=True):
    """BU-4.2: the turn ends once both dice are used and nothing is open. Players confirm it, so that they can review or undo the turn."""

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.END_TURN]

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.end")
