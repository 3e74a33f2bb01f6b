"""The state of a game: one tree of plain typed data, including what is still to be done.

What is to be done is a stack of steps, ``pending``; the last one is next. A step is one rule clause and holds only ids, numbers and text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from .modifiers import Modifier
from .types import Action, ItemId, Message, Standing

if TYPE_CHECKING:
    from .context import Context


class Step(Struct, frozen=True, tag=True, tag_field="step"):
    """Something that is still to be done by or for ``player``. It either asks (``options``, ``take``) or acts (``run``).

    It never changes: what comes after it is another step.
    """

    player: int

    def options(self, ctx: Context[Any]) -> list[Action] | None:
        """The legal actions, in a fixed order; None: nothing to ask, ``run`` it; []: nothing possible, the effect is lost."""
        return None

    def run(self, ctx: Context[Any]) -> None:
        """Do what needs no decision. The step has left the stack."""

    def take(self, ctx: Context[Any], action: Action) -> None:
        """Carry out one of the options. The step has left the stack."""

    def on_no_options(self, ctx: Context[Any]) -> None:
        """Say that the effect came to nothing. The step has left the stack."""

    def can_complete(self, ctx: Context[Any]) -> bool | None:
        """Whether it can be carried out to the end, with all it opens: every way leads there, none does; None: that must be played."""
        return None

    def question(self, ctx: Context[Any]) -> Message:
        """What the player is asked."""
        return Message("ask." + type(self).__name__)

    def source(self, ctx: Context[Any]) -> ItemId | None:
        """The item that asks."""
        return None


class AnyOrder(Step, frozen=True, tag=True):
    """The ``n`` steps below this one on the stack may be resolved in any order: their options are offered together.

    A step without options waits for as long as another one has some; the last one is an ordinary step again. Every one of them asks.
    """

    n: int = 2

    def options(self, ctx: Context[Any]) -> list[Action] | None:
        """All options of all the steps, the topmost first; None when no step has any."""
        found: list[Action] = []
        for step in reversed(ctx.state.pending[-1 - self.n : -1]):
            found += step.options(ctx) or ()
        return found or None

    def take(self, ctx: Context[Any], action: Action) -> None:
        """Resolve the step that offers ``action``; the others stay below it."""
        pending = ctx.state.pending
        for i in range(len(pending) - 1, len(pending) - 1 - self.n, -1):
            step = pending[i]
            if action in (step.options(ctx) or ()):
                del pending[i]
                if self.n > 2:
                    pending.append(AnyOrder(self.player, self.n - 1))
                step.take(ctx, action)
                return
        raise AssertionError(f"no open step offers {action}")

    def question(self, ctx: Context[Any]) -> Message:
        """The question of the only step that can be answered now, or that the order is free."""
        asking = self._asking(ctx)
        return asking[0].question(ctx) if len(asking) == 1 else Message("ask.any_order")

    def source(self, ctx: Context[Any]) -> ItemId | None:
        """The source of the topmost step that can be answered."""
        return self._asking(ctx)[0].source(ctx)

    def _asking(self, ctx: Context[Any]) -> list[Step]:
        """The steps that can be answered now, the topmost first."""
        steps: list[Step] = ctx.state.pending[-1 - self.n : -1]
        return [step for step in reversed(steps) if step.options(ctx)]


class BaseState(Struct, kw_only=True):
    """What every game has. Games add their own fields and type ``seats`` and ``pending``."""

    seats: tuple[Any, ...]
    pending: list[Any]
    rng: int
    turn_of: int = 0
    modifiers: tuple[Modifier, ...] = ()
    standings: tuple[Standing, ...] | None = None
