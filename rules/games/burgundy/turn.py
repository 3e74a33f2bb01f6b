"""A player's turn: two actions with the dice, then its end (BU-4 to BU-7, BU-12, BU-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.engine.state import Step
from rules.engine.table import Table
from rules.engine.types import Action, ItemId, Message
from rules.engine.values import exchanged

from . import items
from .actions import places, rooms, sales, sell, store_tile, take_workers
from .dice import turned_to
from .estate import survey_of
from .gains import turn_die
from .monasteries import LONG_STEPS
from .offers import number_needed, with_dice
from .placement import EFFECTS, place

if TYPE_CHECKING:
    from .state import State


class StartTurn(Step, frozen=True, tag=True):
    """BU-4.1: one turn, with an action for each die."""

    def run(self, t: Table[State]) -> None:
        t.state.turn_of = self.player
        t.state.bought = False
        t.emit("turn", self.player, (), "BU-3.1", reveals=True)
        t.then(*(DieAction(self.player) for _ in t.state.seats[self.player].dice), EndTurn(self.player))


class DieAction(Step, frozen=True, tag=True):
    """BU-4 (1): one of the four actions with an unused die, its number changed at the lowest price (BU-5.5)."""

    def options(self, t: Table[State]) -> list[Action]:
        return with_dice(t.state, self.player)

    def take(self, t: Table[State], action: Action) -> None:
        seat = t.state.seats[self.player]
        die = items.number(action.picks[0])
        if action.cost:
            needed = number_needed(t.state, self.player, action)
            long_steps = LONG_STEPS in survey_of(t.state, self.player).monasteries
            turn_die(t, self.player, die, turned_to(seat.dice[die], needed, action.cost, long_steps), action.cost)
        seat.used = exchanged(seat.used, die, True)
        t.emit("used", self.player, (action.picks[0],), "BU-4.1", die=seat.dice[die])
        act(t, self.player, action)

    def question(self, t: Table[State]) -> Message:
        seat = t.state.seats[self.player]
        dice = [n for n, used in zip(seat.dice, seat.used, strict=True) if not used]
        if len(dice) == 1:
            return Message("ask.second_die", {"die": dice[0]})
        return Message("ask.dice", {"one": dice[0], "two": dice[1]})


def act(t: Table[State], player: int, action: Action) -> None:
    """Carry out one of the four actions with a die (BU-4)."""
    match action.kind:
        case "take":
            store_tile(t, player, action, "BU-6.1")
        case "place":
            place(t, player, action, "BU-7.1")
        case "sell":
            sell(t, player, action, "BU-12.1")
        case "workers":
            take_workers(t, player)


class CastleAction(Step, frozen=True, tag=True):
    """BU-9.4: a castle gives one more action as with a die of any number; it must be carried out."""

    tile: int

    def options(self, t: Table[State]) -> list[Action]:
        state, seat = t.state, t.state.seats[self.player]
        ways = rooms(seat)
        taking = [action for slots in state.depots for action in items.takes(slots, ways)]
        return [*taking, *places(state, self.player), *sales(seat, self.player), items.workers()]

    def take(self, t: Table[State], action: Action) -> None:
        act(t, self.player, action)

    def question(self, t: Table[State]) -> Message:
        return Message("ask.castle")

    def source(self, t: Table[State]) -> ItemId | None:
        return items.tile(self.tile)


def place_castle(t: Table[State], player: int, tile: int) -> None:
    """BU-9.4"""
    t.then(CastleAction(player, tile))


EFFECTS["castle"] = place_castle


class EndTurn(Step, frozen=True, tag=True):
    """BU-4.2: the turn ends when both dice are used and nothing is open. It is asked, so that it can be looked over and taken back."""

    def options(self, t: Table[State]) -> list[Action]:
        return [items.END_TURN]

    def question(self, t: Table[State]) -> Message:
        return Message("ask.end")
