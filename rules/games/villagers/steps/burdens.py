"""Events that take away a draft or a build action unless the player pays (VI-19.14, 19.20)."""

from __future__ import annotations

from typing import Literal

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message

from .. import items
from ..board.events import begin, in_force
from ..board.holders import opponent
from ..components import EVENT, RELEASE
from ..state import State
from .gold import gain

CLAUSE = {"arson": "VI-19.14", "rats": "VI-19.20"}


class Burden(PlayerStep, frozen=True, tag=True):
    """VI-19.14, 19.20: the player decides before the first draft (Rats), or when their build turn begins (Arson)."""

    event: Literal["rats", "arson"]

    def options(self, ctx: Context[State]) -> list[Action] | None:
        return [items.FEWER, items.PAY_OFF] if in_force(ctx.state, self.event) else None

    def take(self, ctx: Context[State], action: Action) -> None:
        state, event = ctx.state, items.EVENT.id(EVENT[self.event])
        begin(state, self.event)
        if action == items.FEWER:
            opponent(state).reduced += (EVENT[self.event],)
            ctx.emit(f"fewer_{self.event}", self.player, (event,), CLAUSE[self.event], event=self.event)
        else:
            paid = min(RELEASE[self.event], state.seats[self.player].gold)
            gain(ctx, self.player, -paid, "paid_off", (items.GOLD.id(self.player), event), CLAUSE[self.event], event=self.event, paid=paid)

    def question(self, ctx: Context[State]) -> Message:
        gold = min(RELEASE[self.event], ctx.state.seats[self.player].gold)
        return Message(f"ask.{self.event}", {"n": gold})

    def source(self, ctx: Context[State]) -> ItemId:
        return items.EVENT.id(EVENT[self.event])
