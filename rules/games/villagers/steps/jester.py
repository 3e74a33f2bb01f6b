"""The Jester, which discards an event once in a game (VI-18.18, 18.19, 19.15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rules.engine.context import Context, Step
from rules.engine.types import Action, Message

from .. import items
from ..board.events import put_away, stoppable
from ..board.holders import opponent
from ..components import EVENT_NAME
from ..state import State
from .must import Must


def always(ctx: Context[State], step: Step) -> Sequence[Action]:
    """Return how the Jester can be used; it is available alongside every question, unless the question is about the Jester itself."""
    countess = ctx.state.countess
    if countess is None or not countess.jester or isinstance(step, ForcedJester):
        return ()
    return [items.jester(event) for event in stoppable(countess)]


def use_jester(ctx: Context[State], action: Action) -> None:
    """Discard the Jester and an open event."""
    countess, event = opponent(ctx.state), items.EVENT.key(action.picks[1])
    countess.jester = False
    put_away(countess, event)
    ctx.emit("jester", 0, action.picks, "VI-18.18", event=EVENT_NAME[event])


class ForcedJester(Must, frozen=True, tag=True):
    """VI-19.15: if -It Was You! lay open in this round, the Jester must be used now at the latest; without an event it is lost."""

    or_jester: ClassVar[bool] = False

    def ways(self, ctx: Context[State]) -> list[Action]:
        countess = opponent(ctx.state)
        return [items.jester(event) for event in stoppable(countess)] if countess.owed and countess.jester else []

    def take(self, ctx: Context[State], action: Action) -> None:
        use_jester(ctx, action)
        opponent(ctx.state).owed = False

    def on_no_options(self, ctx: Context[State]) -> None:
        countess = opponent(ctx.state)
        if countess.owed and countess.jester:
            countess.jester = False
            ctx.emit("jester_lost", self.player, (items.JESTER,), "VI-19.15")
        countess.owed = False

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.forced_jester")
