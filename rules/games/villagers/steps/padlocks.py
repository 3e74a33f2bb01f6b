"""Opening padlocks (VI-8)."""

from __future__ import annotations

from typing import ClassVar

from rules.engine.context import Context
from rules.engine.types import Action, ItemId, Message

from .. import items
from ..board.events import bank_price, begin
from ..board.holders import holders
from ..board.padlocks import ways
from ..components import KIND, NAME, UNLOCK
from ..state import State
from .gold import gain
from .must import Must


class Unlock(Must, frozen=True, tag=True):
    """VI-8.1, VI-8.8: the padlock of a card just played is opened; the player is asked if there is more than one way."""

    or_jester: ClassVar[bool] = False
    card: int

    def ways(self, ctx: Context[State]) -> list[Action]:
        return ways(ctx.state, self.player, self.card)

    def take(self, ctx: Context[State], action: Action) -> None:
        state, player, card, lock = ctx.state, self.player, items.CARD.id(self.card), NAME[self.card]
        supply = items.GOLD.id(player)
        if action == items.TINNER:
            ctx.emit("unlocked_free", player, (card,), "VI-9.14", card=lock)
        elif action == items.PAY_BANK:
            price = bank_price(state)
            if price != UNLOCK:
                begin(state, "the_countess_bank")
            gain(ctx, player, -price, "unlocked_bank", (supply,), "VI-8.1", card=lock, n=price)
        else:
            key = items.CARD.key(action.picks[0])
            owner, holder = next((n, one) for n, one in enumerate(holders(state)) if key in one.village.cards())
            holder.village = holder.village.with_coins(key, UNLOCK)
            if owner == player:
                ctx.emit("unlocked", player, action.picks, "VI-8.1", card=lock, unlocker=NAME[key], n=UNLOCK)
            else:
                gain(ctx, player, -UNLOCK, "unlocked_elsewhere", (supply, *action.picks), "VI-8.1", card=lock, unlocker=NAME[key], n=UNLOCK)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.Unlock", {"card": NAME[self.card]})

    def source(self, ctx: Context[State]) -> ItemId:
        return items.CARD.id(self.card)


def unlock(ctx: Context[State], player: int, card: int) -> None:
    """Have the padlock of a card opened next, if it has one."""
    if KIND[card].unlocker:
        ctx.then(Unlock(player, card))
