"""Taking goods and animals from the open stacks (BC-9.4, 9.5, 9.12, 12.3)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message

from .. import items
from ..board.open_stacks import stacks_of, take_top
from ..components import EFFECT, NAME
from ..state import State


class TakeTop(PlayerStep, frozen=True, tag=True):
    """BC-9.4, 9.5, 9.12, 12.3: take the top card of one of the open stacks of ``pools``; mandatory while there is one.

    ``card`` is the card that gives the benefit, or 0 for the phase bonus.
    """

    pools: tuple[str, ...]
    card: int = 0

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.draw(pool, i) for pool in self.pools for i, pile in enumerate(stacks_of(ctx.state, pool)) if pile.cards]

    def take(self, ctx: Context[State], action: Action) -> None:
        pool, index = items.pool_of(action.picks[0])
        take_top(ctx, self.player, pool, index, EFFECT[NAME[self.card]].clause if self.card else "BC-12.3")

    def on_no_options(self, ctx: Context[State]) -> None:
        source = (items.CARD.id(self.card),) if self.card else ()
        ctx.emit("lost", self.player, source, "BC-13.2", what="_".join(self.pools))

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.take_top." + "_".join(self.pools))

    def source(self, ctx: Context[State]) -> ItemId | None:
        return items.CARD.id(self.card) if self.card else None
