"""The draft (VI-4)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep, Step
from rules.engine.types import Action

from .. import items
from ..board.knowledge import show
from ..board.symbols import symbols
from ..components import BASE_DRAFT, KIND, MAX_DRAFT, NAME, STACKS
from ..state import Seat, State
from .gold import gain


def draft_limit(seat: Seat) -> int:
    """Return how many cards a player drafts in this round (VI-4.2)."""
    return min(MAX_DRAFT, BASE_DRAFT + symbols(seat.village).food)


def sources(state: State) -> list[Action]:
    """Return what can be drafted: the open cards, the stacks, or the reserve once all stacks are exhausted (VI-4.4)."""
    found = [items.draft(items.CARD.id(card)) for card in state.road if card]
    stacks = [items.draft(items.STACK.id(i)) for i in range(STACKS) if state.stacks[i].cards]
    if not stacks and state.reserve.cards:
        stacks = [items.draft(items.RESERVE)]
    return found + stacks


class DraftTurn(PlayerStep, frozen=True, tag=True):
    """VI-4.1: single draft turns clockwise, of everybody below their limit."""

    def options(self, ctx: Context[State]) -> list[Action] | None:
        state = ctx.state
        seat = state.seats[self.player]
        found = sources(state)
        return found if found and len(seat.square) < draft_limit(seat) else None

    def run(self, ctx: Context[State]) -> None:
        """Skip a player at their limit; the draft is over when nobody is below it or nothing is left (VI-4.12)."""
        state = ctx.state
        if sources(state) and any(len(seat.square) < draft_limit(seat) for seat in state.seats):
            ctx.then(DraftTurn((self.player + 1) % len(state.seats)))

    def take(self, ctx: Context[State], action: Action) -> None:
        state, player = ctx.state, self.player
        seat = state.seats[player]
        ctx.then(DraftTurn((player + 1) % len(state.seats)))
        (item,) = action.picks
        card = items.CARD.of(item)
        if card is None:
            stack = items.STACK.of(item)
            if stack is None:
                (card,), state.reserve = state.reserve.drawn()
            else:
                (card,), pile = state.stacks[stack].drawn()
                state.stacks = (*state.stacks[:stack], pile, *state.stacks[stack + 1 :])
            seat.square += (card,)
            ctx.emit("drew", player, (item, items.CARD.id(card), items.SQUARE.id(player)), "VI-4.5", reveals=True, card=NAME[card])
            return
        at = state.road.index(card)
        coins = state.road_coins[at]
        state.road = (*state.road[:at], 0, *state.road[at + 1 :])
        state.road_coins = (*state.road_coins[:at], 0, *state.road_coins[at + 1 :])
        seat.square += (card,)
        gain(ctx, player, coins, "drafted", (item, items.SQUARE.id(player)), "VI-4.6", reveals=True, card=NAME[card])
        ctx.then(Refill())


class Refill(Step, frozen=True, tag=True):
    """VI-4.7: empty positions are filled from the leftmost stack that has cards, then from the reserve."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        for at, card in enumerate(state.road):
            if card:
                continue
            stack = next((i for i in range(STACKS) if state.stacks[i].cards), None)
            if stack is not None:
                (card,), pile = state.stacks[stack].drawn()
                state.stacks = (*state.stacks[:stack], pile, *state.stacks[stack + 1 :])
            elif state.reserve.cards:
                (card,), state.reserve = state.reserve.drawn()
            else:
                return
            state.road = (*state.road[:at], card, *state.road[at + 1 :])
            source = items.RESERVE if stack is None else items.STACK.id(stack)
            ctx.emit("opened", None, (source, items.CARD.id(card)), "VI-4.7", reveals=True, card=KIND[card].id)


class TakeSquares(Step, frozen=True, tag=True):
    """VI-4.13: when the draft is over, everybody takes the cards of their square into the hand."""

    def run(self, ctx: Context[State]) -> None:
        for player, seat in enumerate(ctx.state.seats):
            if seat.square:
                ctx.emit("took_square", player, (items.SQUARE.id(player), items.HAND.id(player)), "VI-4.13", n=len(seat.square))
                show(ctx.state, *seat.square)
                seat.hand += seat.square
                seat.square = ()
