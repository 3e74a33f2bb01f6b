"""What the Countess gets: cards from the road and the reserve, and gold at the beginning (VI-18)."""

from __future__ import annotations

from rules.engine.context import Context, Step
from rules.engine.types import Action, Message

from .. import items
from ..board.holders import opponent
from ..board.knowledge import shuffle
from ..board.road import due, take_open, take_top
from ..board.symbols import printed_gold
from ..board.values import silver_value
from ..components import DIFFICULTY, NAME, NEW_EVENTS
from ..state import State
from .gold import gain
from .must import Must
from .reveal import reveal


def start(ctx: Context[State]) -> None:
    """Give the Countess her first gold and reveal the first events (VI-18.2 to 18.4)."""
    state, chosen = ctx.state, DIFFICULTY[opponent(ctx.state).difficulty]
    gain(ctx, len(state.seats), chosen.gold, "countess_founded", (items.COUNTESS_GOLD,), "VI-18.2")
    reveal(ctx, chosen.first_events)


def receive(ctx: Context[State], card: int) -> None:
    """Lay a card into the village of the Countess, where all lie singly (VI-18.5)."""
    countess = opponent(ctx.state)
    countess.village = countess.village.with_plot(card)


def take_reserve(ctx: Context[State]) -> int | None:
    """Take the top card of the reserve, which is renewed from the discard pile if it is empty; None if that is empty too (VI-18.15)."""
    state = ctx.state
    if not state.reserve.cards and state.discard.cards:
        shuffle(state, state.discard.cards)
        state.reserve = ctx.shuffled(state.reserve.holding(state.discard.cards))
        state.discard = state.discard.holding(())
        count = len(state.reserve.cards)
        ctx.emit("reserve_renewed", None, (items.DISCARD_PILE, items.RESERVE), "VI-18.15", reveals=True, n=count)
    return take_top(state, items.RESERVE) if state.reserve.cards else None


def new_events(state: State, card: int | None) -> int:
    """Return how many events the card that the Countess has taken into her village brings; None: there was none (VI-18.12, VI-A39)."""
    countess = opponent(state)
    fixed = DIFFICULTY[countess.difficulty].events_per_round
    value = 0 if card is None else printed_gold(countess.village, card) + silver_value(countess.village, card)
    return fixed or next(events for least, events in NEW_EVENTS if value >= least)


class GiveCard(Must, frozen=True, tag=True):
    """VI-18.6: after each draft the player must give the Countess an open card, if there is one."""

    def ways(self, ctx: Context[State]) -> list[Action]:
        return [items.give(card) for card in ctx.state.road if card]

    def take(self, ctx: Context[State], action: Action) -> None:
        state, card = ctx.state, items.CARD.key(action.picks[0])
        coins = take_open(state, card)
        receive(ctx, card)
        ctx.emit("given", self.player, action.picks, "VI-18.6", card=NAME[card])
        if coins:
            gain(ctx, len(state.seats), coins, "coins_for_her", (action.picks[0], items.COUNTESS_GOLD), "VI-18.7", card=NAME[card])

    def on_no_options(self, ctx: Context[State]) -> None:
        ctx.emit("none_given", None, (items.COUNTESS_VILLAGE,), "VI-18.6")

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.give")


class CountessCard(Step, frozen=True, tag=True):
    """VI-18.11, 18.12: the Countess takes the top card of the reserve, and its value tells how many events are revealed.

    If the second market is due, nothing of this happens.
    """

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        if due(state, 1):
            return
        card = take_reserve(ctx)
        if card is not None:
            receive(ctx, card)
            ctx.emit("countess_drew", None, (items.RESERVE, items.CARD.id(card)), "VI-18.11", reveals=True, card=NAME[card])
        reveal(ctx, new_events(state, card))
