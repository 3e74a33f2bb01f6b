"""The draft (VI-4)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.engine.context import Context, PlayerStep, Step
from rules.engine.types import Action, Message

from .. import items
from ..board.knowledge import show
from ..board.limits import draft_limit, draft_places
from ..board.road import stacks_left, take_open, take_top
from ..components import CARDS_OF, KIND, NAME, RECRUITER_COST, Cards
from ..state import State
from .countess import GiveCard
from .courier import Courier, interruptions
from .gold import gain
from .must import Must
from .road import fill
from .specials import play, plays

_RECRUITERS = frozenset(CARDS_OF["recruiter"])


def drafts(state: State) -> list[Action]:
    """Return what can be drafted: the open cards, the stacks, or the reserve once all stacks are exhausted (VI-4.4)."""
    stacks = stacks_left(state) or ([items.RESERVE] if state.reserve.cards else [])
    return [items.draft_open(card) for card in state.road if card] + [items.draft(stack) for stack in stacks]


class DraftTurn(PlayerStep, frozen=True, tag=True):
    """VI-4.1: single draft turns clockwise, until no one is below their limit or nothing is left for anyone (VI-4.12)."""

    def run(self, ctx: Context[State]) -> None:
        state, players = ctx.state, len(ctx.state.seats)
        for player in ((self.player + n) % players for n in range(players)):
            if draft_places(state, player) > 0 and (any(state.road) or drafts(state)):
                ctx.begin_turn(player)
                ctx.then(Draft(player), DraftTurn((player + 1) % players))
                return


class Draft(Must, frozen=True, tag=True):
    """VI-4.3: a player below their limit must draft a card. What is played before may leave no card or no place (VI-4.10).

    ``more``: a second card may follow, as a Recruiter was paid (VI-14.4); ``first``: specials may still be played before it, and a
    Courier may come, but from none of the players ``heard``, who have already been asked (VI-15.12).
    """

    more: bool = False
    first: bool = True
    heard: Cards = ()

    def surely_asks(self, ctx: Context[State]) -> bool:
        state = ctx.state
        return sum(map(bool, state.road)) > 1 and draft_places(state, self.player) > 0

    def ways(self, ctx: Context[State]) -> list[Action]:
        state = ctx.state
        found = drafts(state) if draft_places(state, self.player) > 0 else []
        if found and self.first:
            found += plays(state, self.player, "draft")
            if not self.more:
                found += recruits(state, self.player)
            found += interruptions(state, self.player, self.heard)
        return found

    def take(self, ctx: Context[State], action: Action) -> None:
        match action.kind:
            case "interrupt":
                other = items.HAND.key(action.picks[1])
                ctx.then(Courier(other), replace(self, heard=(*self.heard, other)))
            case "recruit":
                ctx.then(replace(self, more=True))
                gain(ctx, self.player, -RECRUITER_COST, "recruited", action.picks, "VI-14.4")
            case "play":
                special = items.CARD.key(action.picks[0])
                ctx.then(*(self._after(ctx) if KIND[special].drafts else (replace(self, heard=()),)))
                play(ctx, self.player, action)
            case _:
                ctx.then(*self._after(ctx))
                draft(ctx, self.player, action)

    def question(self, ctx: Context[State]) -> Message:
        limit = draft_limit(ctx.state, self.player)
        return Message("ask.Draft", {"n": len(ctx.state.seats[self.player].square) + 1, "limit": limit})

    def _after(self, ctx: Context[State]) -> list[Step]:
        """Return what follows a draft; in a solo game the Countess gets a card before the road is refilled (VI-18.6)."""
        hers = [GiveCard(self.player)] if ctx.state.countess is not None else []
        return [*hers, Refill(), *([Draft(self.player, first=False)] if self.more else [])]


def recruits(state: State, player: int) -> list[Action]:
    """Return how a player can pay a Recruiter in their village for two drafts in a row (VI-14.4)."""
    seat = state.seats[player]
    if _RECRUITERS.isdisjoint(seat.village.cards()) or seat.gold < RECRUITER_COST or draft_places(state, player) < 2:
        return []
    return [items.pick("recruit", plot.bottom) for plot in seat.village.plots if NAME[plot.bottom] == "recruiter"]


def draft(ctx: Context[State], player: int, action: Action) -> None:
    """Carry out a draft: the card goes face up to the square, coins on it to the supply (VI-4.5, 4.6)."""
    state, (item,) = ctx.state, action.picks
    card, square = items.CARD.of(item), items.SQUARE.id(player)
    if card is None:
        card = take_top(state, item)
        state.seats[player].square += (card,)
        ctx.emit("drew", player, (item, items.CARD.id(card), square), "VI-4.5", reveals=True, card=NAME[card])
    else:
        coins = take_open(state, card)
        state.seats[player].square += (card,)
        gain(ctx, player, coins, "drafted", (item, square), "VI-4.6", reveals=True, card=NAME[card])


class Refill(Step, frozen=True, tag=True):
    """VI-4.7: after a draft, empty positions are filled from the leftmost stack that has cards, then from the reserve."""

    def run(self, ctx: Context[State]) -> None:
        fill(ctx, "VI-4.7")


class TakeSquares(Step, frozen=True, tag=True):
    """VI-4.13: when the draft is over, everybody takes the cards of their square into the hand; they stay known (VI-20.3)."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        state.phase = ""
        for player, seat in enumerate(state.seats):
            if seat.square:
                ctx.emit("took_square", player, (items.SQUARE.id(player), items.HAND.id(player)), "VI-4.13", n=len(seat.square))
                show(state, *seat.square)
                seat.hand += seat.square
                seat.square = ()
