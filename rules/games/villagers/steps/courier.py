"""The Courier, played in the draft turn of another player (VI-15.12)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep, Step
from rules.engine.types import Action

from .. import items
from ..board.knowledge import show
from ..board.road import take_open
from ..components import CARDS_OF, NAME
from ..state import State
from .gold import gain
from .road import fill

_COURIERS = frozenset(CARDS_OF["courier"])


def couriers(state: State, player: int) -> list[Step]:
    """Return the steps that ask every other player with a Courier before ``player`` drafts, clockwise."""
    if all(_COURIERS.isdisjoint(seat.hand.cards) for seat in state.seats):
        return []
    players = len(state.seats)
    others = [(player + n) % players for n in range(1, players)]
    return [Courier(other, card) for other in others for card in sorted(_COURIERS.intersection(state.seats[other].hand.cards))]


class Courier(PlayerStep, frozen=True, tag=True):
    """VI-15.12: the player may play the Courier, which takes an open card and the coins on it."""

    card: int

    def options(self, ctx: Context[State]) -> list[Action]:
        found = [items.play(self.card, items.CARD.id(card)) for card in ctx.state.road if card]
        return [*found, items.DECLINE] if found else []

    def take(self, ctx: Context[State], action: Action) -> None:
        if action == items.DECLINE:
            ctx.emit("courier_stays", self.player, (), "VI-15.12", reveals=True)  # the next decision is that of another player
            return
        state, seat = ctx.state, ctx.state.seats[self.player]
        taken = items.CARD.key(action.picks[1])
        seat.hand = seat.hand.without(self.card)
        state.discard += (self.card,)
        ctx.emit("played", self.player, (action.picks[0], items.DISCARD_PILE), "VI-15.12", card=NAME[self.card])
        coins = take_open(state, taken)
        show(state, taken)
        seat.hand += (taken,)
        way = (action.picks[1], items.HAND.id(self.player))
        gain(ctx, self.player, coins, "carried_off", way, "VI-15.12", reveals=True, card=NAME[taken])
        fill(ctx, "VI-4.7")
