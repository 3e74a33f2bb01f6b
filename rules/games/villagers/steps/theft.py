"""Thieves and Freelancers: cards of a village that take or are given gold in build turns (VI-15.6 to 15.8, VI-16.8 to 16.10)."""

from __future__ import annotations

from rules.engine.context import Context
from rules.engine.types import Action

from .. import items
from ..board.holders import holders
from ..board.income import HIRED
from ..components import CARDS_OF, FREELANCER_COST, MAX_BUILD, NAME, STOLEN
from ..state import State
from .gold import gain
from .must import Must

_THIEVES = frozenset(CARDS_OF["thief"])


def thefts(state: State, player: int) -> list[Action]:
    """Return what the Thieves of a player can still do this turn: each robs one other player with enough gold once (VI-15.6)."""
    own = state.seats[player].village.cards()
    if _THIEVES.isdisjoint(own):
        return []
    robbed = state.turn.robbed if state.turn is not None else ()
    thieves = [card for card in CARDS_OF["thief"] if card in own and card not in robbed]
    victims = [other for other, seat in enumerate(state.seats) if other != player and seat.gold >= STOLEN]
    return [items.rob(thief, victim) for thief in thieves for victim in victims]


def rob(ctx: Context[State], player: int, action: Action) -> None:
    """Put gold of the victim on the Thief (VI-15.6)."""
    state, seat = ctx.state, ctx.state.seats[player]
    thief, victim = items.CARD.key(action.picks[0]), items.GOLD.key(action.picks[1])
    if state.turn is not None:
        state.turn.robbed += (thief,)
    seat.village = seat.village.with_coins(thief, STOLEN)
    gain(ctx, victim, -STOLEN, "robbed", (items.GOLD.id(victim), items.CARD.id(thief)), "VI-15.6", of=player)


class LastThefts(Must, frozen=True, tag=True):
    """VI-15.7: a Thief must be used while it can be; asked at the latest before the turn ends."""

    def ways(self, ctx: Context[State]) -> list[Action]:
        return thefts(ctx.state, self.player)

    def take(self, ctx: Context[State], action: Action) -> None:
        ctx.then(self)
        rob(ctx, self.player, action)


def hirings(state: State, player: int) -> list[Action]:
    """Return the Freelancers of any village a player can pay now, before any other action of the turn (VI-16.8)."""
    turn = state.turn
    if turn is None or turn.limit >= MAX_BUILD or state.seats[player].gold < FREELANCER_COST:
        return []
    free = [plot.bottom for holder in holders(state) for plot in holder.village.plots if NAME[plot.bottom] == "freelancer"]
    return [items.pick("hire", card) for card in free if card not in turn.hired]


def hire(ctx: Context[State], player: int, action: Action) -> None:
    """Put gold on a Freelancer for one build action more (VI-16.8, 16.9)."""
    state, card = ctx.state, items.CARD.key(action.picks[0])
    holder = next(holder for holder in holders(state) if any(plot.bottom == card for plot in holder.village.plots))
    holder.village = holder.village.with_coins(card, FREELANCER_COST)
    if state.turn is not None:
        state.turn.hired += (card,)
        state.turn.limit += 1
        state.turn.left += 1
    gain(ctx, player, -FREELANCER_COST, "hired", (items.GOLD.id(player), items.CARD.id(card)), "VI-16.8", row=HIRED)
