"""Steps that must be carried out, and are carried out directly when there is only one way (VI-3.2)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from rules.engine.context import Context, PlayerStep
from rules.engine.types import AUTOMATIC, Action

from ..board.events import stoppable
from ..state import State


class Must(PlayerStep, frozen=True):
    """A decision that cannot be declined. If only one way is left, and not even the Jester besides, no one is asked."""

    or_jester: ClassVar[bool] = True
    """Whether it is asked as long as the Jester can be used instead (VI-18.18)."""

    def ways(self, ctx: Context[State]) -> list[Action]:
        """Return the ways to carry it out, in a fixed order."""
        raise NotImplementedError

    def options(self, ctx: Context[State]) -> list[Action] | None:
        """Return the ways, None if there is just one."""
        found = self.ways(ctx)
        return found if len(found) != 1 or (self.or_jester and _jester(ctx.state)) else None

    def run(self, ctx: Context[State]) -> None:
        """Carry out the only way, and mark what happened as having happened by itself."""
        (only,) = self.ways(ctx)
        before = len(ctx.events)
        self.take(ctx, only)
        if len(ctx.events) > before:
            ctx.events[before] = replace(ctx.events[before], values={**ctx.events[before].values, AUTOMATIC: 1})


def _jester(state: State) -> bool:
    """Return whether the Jester could discard an event now."""
    return state.countess is not None and state.countess.jester and bool(stoppable(state.countess))
