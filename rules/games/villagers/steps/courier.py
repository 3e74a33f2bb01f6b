"""The Courier, played in the draft turn of another player (VI-15.12).

No one is asked for it, as that would tell who holds it. Any player who, as far as everybody knows, could hold it can openly interrupt a
draft turn; what they do then is asked behind the curtain, and keeping the Courier looks as if they had none (VI-20.3).
"""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, Message

from .. import items
from ..board.knowledge import could_hold, show
from ..board.road import take_open
from ..components import CARDS_OF, NAME, Cards
from ..state import State
from .gold import gain
from .road import fill

COURIERS = frozenset(CARDS_OF["courier"])


def interruptions(state: State, player: int, heard: Cards) -> list[Action]:
    """Return who can interrupt a draft turn of ``player``: clockwise, everybody else except those already ``heard`` in it."""
    if not any(state.road):
        return []
    others = ((player + n) % len(state.seats) for n in range(1, len(state.seats)))
    return [items.interrupt(other) for other in others if other not in heard and any(could_hold(state, other, card) for card in COURIERS)]


def gives_way(state: State, action: Action) -> int | None:
    """Return who interrupts with an action, if they hold the Courier."""
    if action.kind != "interrupt":
        return None
    player = items.HAND.key(action.picks[1])
    return player if COURIERS.intersection(state.seats[player].hand.cards) else None


class Courier(PlayerStep, frozen=True, tag=True):
    """VI-15.12: a player who has interrupted may play the Courier, which takes an open card and the coins on it."""

    def options(self, ctx: Context[State]) -> list[Action]:
        held = sorted(COURIERS.intersection(ctx.state.seats[self.player].hand.cards))
        return [*(items.play(one, items.CARD.id(card)) for one in held for card in ctx.state.road if card), items.DECLINE]

    def take(self, ctx: Context[State], action: Action) -> None:
        if action == items.DECLINE:  # final, since another player has the next decision; no one else hears of it
            ctx.emit("courier_stays", self.player, (), "VI-15.12", seen_by=(self.player,), reveals=True)
            return
        state, seat = ctx.state, ctx.state.seats[self.player]
        courier, taken = (items.CARD.key(pick) for pick in action.picks)
        seat.hand = seat.hand.without(courier)
        state.discard += (courier,)
        ctx.emit("played", self.player, (action.picks[0], items.DISCARD_PILE), "VI-15.12", card=NAME[courier])
        coins = take_open(state, taken)
        show(state, taken)
        seat.hand += (taken,)
        way = (action.picks[1], items.HAND.id(self.player))
        gain(ctx, self.player, coins, "carried_off", way, "VI-15.12", reveals=True, card=NAME[taken])
        fill(ctx, "VI-4.7")

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.Courier" if COURIERS.intersection(ctx.state.seats[self.player].hand.cards) else "ask.no_courier")
