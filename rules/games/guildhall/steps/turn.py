"""A player's turn: its actions, and its end (GH-3, GH-4, GH-5, GH-10)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, Message, Use

from .. import items
from ..board.pickable import bits
from ..components import ACTIONS, ALONE, BIT, CHAPTER, COLUMN, HAND_REFILL, LEVELS, NAME, PROFESSION
from ..scoring.score import exhausted, points, standings
from ..state import State
from .abilities import Effects, FindOperation
from .chapters import Excess, newly_over
from .drawing import draw
from .purchase import buy, buyable

REACHED = tuple(
    tuple(tuple(level.level for level in reversed(levels) if level.level <= strength) for strength in range(CHAPTER)) for levels in LEVELS
)
"""The levels reached, the highest first, by profession and strength (GH-1.13)."""


class StartTurn(PlayerStep, frozen=True, tag=True):
    """GH-3.1: a turn begins; surplus chapters completed by others are discarded before the first action (GH-9.5)."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        ctx.begin_turn(self.player)
        state.actions_left = ACTIONS
        state.actions_taken = 0
        ctx.emit("turn", self.player, (), "GH-3.1", reveals=True)
        ctx.then(Excess(self.player), Act(self.player))


class Act(PlayerStep, frozen=True, tag=True):
    """GH-3.2: one action after the other. Players confirm the end of the turn, so that they can review it and undo it (GH-3.4)."""

    def surely_asks(self, ctx: Context[State]) -> bool:
        return True

    def options(self, ctx: Context[State]) -> list[Action]:
        state = ctx.state
        if not state.actions_left:
            return [items.END_TURN]
        found = [*playable(ctx, self.player), items.REFILL, *buyable(state, self.player)]
        if state.actions_taken >= ACTIONS:
            found.append(items.END_TURN)
        return found

    def take(self, ctx: Context[State], action: Action) -> None:
        state, player = ctx.state, self.player
        if action == items.END_TURN:
            ctx.then(Return(player), EndTurn(player))
            return
        state.actions_left -= 1
        state.actions_taken += 1
        ctx.then(self)
        match action.kind:
            case "play":
                play(ctx, player, action)
            case "buy":
                buy(ctx, player, items.VP.key(action.picks[0]))
            case _:
                ctx.emit("refills", player, (items.HAND.id(player),), "GH-5.1")
                ctx.then(Refill(player))

    def question(self, ctx: Context[State]) -> Message:
        left = ctx.state.actions_left
        return Message("ask.act", {"n": left}) if left else Message("ask.end")


def ends_turn(state: State, action: Action) -> bool:
    """Return whether an action ends the turn (GH-3.4, 3.5)."""
    return action == items.END_TURN


def uses(state: State, action: Action) -> Use | None:
    """Return the action of the turn that is taken; those left are lost with the turn (GH-10.4)."""
    return Use("action", n=state.actions_left) if action.kind in ("play", "refill", "buy") else None


def playable(ctx: Context[State], player: int) -> list[Action]:
    """Return the ways to play each playable card: every level that can be carried out, highest first, and no effect (GH-4.1 to 4.5)."""
    seat = ctx.state.seats[player]
    hall = bits(seat.hall)
    blocked = hall
    for card in seat.action_area:
        blocked |= COLUMN[PROFESSION[card]]
    levels: dict[int, tuple[int, ...]] = {}
    operation = ctx.effects(Effects).operation
    found: list[Action] = []
    for card in seat.hand.cards:
        if BIT[card] & blocked:
            continue
        profession = PROFESSION[card]
        offered = levels.get(profession)
        if offered is None:
            offered = _levels(ctx, operation, player, card, (hall & COLUMN[profession]).bit_count())
            if ALONE[profession]:
                levels[profession] = offered
        found += items.plays(card, offered)
    return found


def _levels(ctx: Context[State], operation: FindOperation, player: int, card: int, strength: int) -> tuple[int, ...]:
    """Return the levels of a card that are reached and can be carried out in full, the highest first (GH-4.4)."""
    found: list[int] = []
    for level in REACHED[PROFESSION[card]][strength]:
        first = operation(player, card, 0, level)
        if first is not None and ctx.possible(first):
            found.append(level)
    return tuple(found)


def play(ctx: Context[State], player: int, action: Action) -> None:
    """Put the card in the action area; then carry out its ability if a level is chosen (GH-4.2)."""
    seat, card = ctx.state.seats[player], items.CARD.key(action.picks[0])
    seat.hand = seat.hand.without(card)
    seat.action_area += (card,)
    chosen = items.LEVEL.of(action.picks[-1])
    level = -1 if chosen is None else chosen
    ctx.emit("played", player, (action.picks[0], items.ACTION_AREA.id(player)), "GH-4.2", card=NAME[card], level=level)
    if level >= 0:
        first = ctx.effects(Effects).operation(player, card, 0, level, refusable=True)
        assert first is not None
        ctx.then(first)


class Refill(PlayerStep, frozen=True, tag=True):
    """GH-5.1: discard any number of hand cards, one by one, going down to six at least; then draw up to six."""

    def surely_asks(self, ctx: Context[State]) -> bool:
        return True

    def options(self, ctx: Context[State]) -> list[Action]:
        cards = ctx.state.seats[self.player].hand.cards
        found = [items.pick("discard", card) for card in cards]
        return [*found, items.DRAW] if len(cards) <= HAND_REFILL else found

    def take(self, ctx: Context[State], action: Action) -> None:
        if action == items.DRAW:
            draw(ctx, self.player, HAND_REFILL - len(ctx.state.seats[self.player].hand.cards), "GH-5.2")
        else:
            ctx.then(self)
            discard(ctx, self.player, items.CARD.key(action.picks[0]), "GH-5.1")

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.refill", {"n": max(0, len(ctx.state.seats[self.player].hand.cards) - HAND_REFILL)})


def discard(ctx: Context[State], player: int, card: int, clause: str) -> None:
    """Put a hand card on the discard pile (GH-7.9)."""
    seat = ctx.state.seats[player]
    seat.hand = seat.hand.without(card)
    ctx.state.discard += (card,)
    ctx.emit("discarded", player, (items.CARD.id(card), items.DISCARD_PILE), clause, card=NAME[card], other=-1)


class Return(PlayerStep, frozen=True, tag=True):
    """GH-10.1 to 10.3: move the cards of the action area to the hall in the order played; discard a card if an identical one is there."""

    def run(self, ctx: Context[State]) -> None:
        seat = ctx.state.seats[self.player]
        while seat.action_area:
            card, *others = seat.action_area
            seat.action_area = tuple(others)
            item = items.CARD.id(card)
            if BIT[card] & bits(seat.hall):
                ctx.state.discard += (card,)
                ctx.emit("doubled", self.player, (item, items.DISCARD_PILE), "GH-10.2", card=NAME[card])
            else:
                seat.hall += (card,)
                ctx.emit("returned", self.player, (item, items.chapter(self.player, PROFESSION[card])), "GH-10.1", card=NAME[card])
            over = newly_over(ctx)
            if over:
                ctx.then(*map(Excess, over), self)
                return


class EndTurn(PlayerStep, frozen=True, tag=True):
    """GH-10.4, 10.5, 11.1: unused actions are lost; with enough points the game is over, otherwise the next player's turn begins.

    With nothing left to buy it is over too, which can happen only in a save that predates the limits of the target (GH-16.21).
    """

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        state.actions_left = state.actions_taken = 0
        reached = points(state.seats[self.player]) >= state.target
        if reached or exhausted(state):
            state.standings = standings(state)
            for standing in state.standings:
                if standing.won:
                    ctx.emit("end", standing.player, (), "GH-11.1" if reached else "GH-16.21", reveals=True, n=standing.score)
        else:
            ctx.then(StartTurn((self.player + 1) % len(state.seats)))
