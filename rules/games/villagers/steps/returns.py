"""Cards that leave a village, and wildcards that this uncovers (VI-9.9)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep

from .. import items
from ..board.holders import holders
from ..board.hosts import bare_wildcards
from ..board.knowledge import show
from ..components import NAME, WILDCARDS
from ..state import State


def take_away(ctx: Context[State], owner: int, card: int) -> int:
    """Take a top villager out of a village and return the coins that lay on it; where both go is up to the caller.

    ``owner``: see ``holders``. If this uncovers a wildcard, it returns to the hand after anything the caller tells of the card (VI-9.9).
    """
    holder = holders(ctx.state)[owner]
    coins, (*below, _) = holder.village.coins_on(card), holder.village.path(card)
    holder.village = holder.village.without_top(card)
    if below and NAME[below[-1]] in WILDCARDS:
        ctx.then(ReturnWildcard(owner, below[-1]))
    return coins


class ReturnWildcard(PlayerStep, frozen=True, tag=True):
    """VI-9.9: a wildcard that is not covered returns to the hand, seen by everybody; so does one that this uncovers."""

    card: int

    def run(self, ctx: Context[State]) -> None:
        seat = ctx.state.seats[self.player]
        if self.card in bare_wildcards(seat.village):
            take_away(ctx, self.player, self.card)
            seat.hand += (self.card,)
            show(ctx.state, self.card)
            ctx.emit("returned", self.player, (items.CARD.id(self.card), items.HAND.id(self.player)), "VI-9.9", card=NAME[self.card])
