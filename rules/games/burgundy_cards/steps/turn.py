"""A player's turn: playing a card, doing one of the six actions with it, ending the turn (BC-4 to BC-6)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message

from .. import items
from ..components import CARDS_PER_VP, COST, DIE, SALE_COST, SILVER_GAIN, WORKER_TARGET
from ..state import State
from .actions import places, sales, sell, take_from_display, takes
from .placement import place


class StartTurn(PlayerStep, frozen=True, tag=True):
    """BC-4.5: one turn, with exactly one normal action."""

    def run(self, ctx: Context[State]) -> None:
        ctx.begin_turn(self.player)
        ctx.state.bought = False
        ctx.emit("turn", self.player, (), "BC-4.4", reveals=True)
        ctx.then(PlayCard(self.player), EndTurn(self.player))


class PlayCard(PlayerStep, frozen=True, tag=True):
    """BC-4.6: play a hand card; it goes face up on the discard pile before the action."""

    def surely_asks(self, ctx: Context[State]) -> bool:
        return bool(ctx.state.seats[self.player].hand.cards)

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.play(card) for card in ctx.state.seats[self.player].hand.cards]

    def take(self, ctx: Context[State], action: Action) -> None:
        card = items.CARD.key(action.picks[0])
        seat = ctx.state.seats[self.player]
        seat.hand = seat.hand.without(card)
        ctx.state.discard += (card,)
        ctx.emit("played", self.player, action.picks, "BC-4.6", die=DIE[card])
        ctx.then(DieAction(self.player, DIE[card], 0))

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.play")


class DieAction(PlayerStep, frozen=True, tag=True):
    """BC-6: one of the six actions with the number ``die``, modified by workers (BC-5); 0 is the freely chosen number of a castle (BC-9.1).

    ``card`` is the castle, or 0 for an action card.
    """

    die: int
    card: int

    def surely_asks(self, ctx: Context[State]) -> bool:
        return True

    def options(self, ctx: Context[State]) -> list[Action]:
        """Return actions 1 to 3 with every number the workers can reach, and actions 4 to 6 without cost (BC-6.11)."""
        player, seat = self.player, ctx.state.seats[self.player]
        workers, cost = seat.workers, COST[self.die]
        found: list[Action] = []
        for value, row in enumerate(ctx.state.display, 1):
            if row and cost[value] <= workers:
                found += takes(seat, row, cost[value])
        for card in seat.projects:
            if cost[DIE[card]] <= workers:
                found += places(seat.estate, player, card, cost[DIE[card]])
        if seat.goods:
            found += sales(seat, player, SALE_COST[self.die])
        if workers < WORKER_TARGET:
            found.append(items.FILL_WORKERS)
        found.append(items.TAKE_SILVER)
        if workers + seat.silver >= CARDS_PER_VP:
            found += items.conversions(workers, seat.silver)
        return found

    def take(self, ctx: Context[State], action: Action) -> None:
        player, seat = self.player, ctx.state.seats[self.player]
        if action.cost:
            seat.workers -= action.cost
            ctx.emit("paid", player, (items.STORE.id(player, "worker"),), "BC-5.1", gains={"worker": -action.cost}, n=action.cost)
        match action.kind:
            case "take":
                take_from_display(ctx, player, action, "BC-6.1")
            case "place":
                place(ctx, player, action, "BC-6.3")
            case "sell":
                sell(ctx, player, action, "BC-6.4")
            case "fill_workers":
                things, n = (items.WORKERS, items.STORE.id(player, "worker")), WORKER_TARGET - seat.workers
                ctx.emit("filled", player, things, "BC-6.7", gains={"worker": n}, n=n)
                seat.workers = WORKER_TARGET
            case "take_silver":
                things = (items.SILVER, items.STORE.id(player, "silver"))
                ctx.emit("silver", player, things, "BC-6.8", gains={"silver": SILVER_GAIN}, n=SILVER_GAIN)
                seat.silver += SILVER_GAIN
            case "convert":
                _convert(ctx, player, action)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.castle") if self.card else Message("ask.action", {"die": self.die})

    def source(self, ctx: Context[State]) -> ItemId | None:
        return items.CARD.id(self.card) if self.card else None


def _convert(ctx: Context[State], player: int, action: Action) -> None:
    """Convert workers and silver into points; any excess over a multiple is lost (BC-6.9)."""
    seat = ctx.state.seats[player]
    workers, silver = items.WORKERS_GIVEN.key(action.picks[1]), items.SILVER_GIVEN.key(action.picks[2])
    points = (workers + silver) // CARDS_PER_VP
    seat.workers -= workers
    seat.silver -= silver
    things = (items.CONVERT, items.STORE.id(player, "vp"))
    paid = {"worker": -workers, "silver": -silver}
    ctx.credit(player, {"vp": points}, "converted", things, "BC-6.9", gains=paid, workers=workers, silver=silver, n=points)


class EndTurn(PlayerStep, frozen=True, tag=True):
    """BC-10.9: the turn ends once nothing is open. Players confirm it, so that they can review the turn and undo it (BC-19)."""

    def surely_asks(self, ctx: Context[State]) -> bool:
        return True

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.END_TURN]

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.end")


def ends_turn(state: State, action: Action) -> bool:
    """Return whether an action ends the turn (BC-10.9)."""
    return action == items.END_TURN


def castle_action(player: int, card: int) -> DieAction:
    """Return the action with a freely chosen number that a castle gives (BC-9.1)."""
    return DieAction(player, 0, card)
