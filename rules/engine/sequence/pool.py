"""Steps in any order: a player picks them one by one; a step that needs no decision happens by itself if its place cannot matter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar

from ..context import Context, OutOfTrialsError, PlayerStep, Step, Trials
from ..types import Action, ItemId, Message
from ..values import removed
from .order import TRIALS, Trial, order_matters
from .outcomes import Outcomes

CARRY_OUT = "carry_out"
"""The kind of the action that carries out a step which asks nothing; the item picked is the source of the step."""
S = TypeVar("S", bound=Step)


class Pool(PlayerStep, Generic[S], frozen=True, tag=True):
    """Steps that may be carried out in any order, all of them before whatever is below on the stack.

    Steps that ask offer their actions together; one without options waits as long as another can be carried out. A step that asks nothing
    is offered as "carry out ...", by its source, if its place in the order could matter; otherwise it simply happens. Steps with the same
    source are carried out in the order in which they are held, so their order among themselves is not asked for.

    ``joinable``: steps added by ``pool`` while this is next on the stack join it.
    """

    steps: tuple[S, ...]
    joinable: bool = True

    def options(self, ctx: Context[Any]) -> list[Action] | None:
        """Return the actions of all the steps, the first step first; None if a step simply happens or none can be carried out."""
        step = self._indifferent(ctx)
        if step is not None:
            ctx.pass_on(self, step)
            return None
        return _ways(ctx, self)

    def run(self, ctx: Context[Any]) -> None:
        """Carry out a step whose place does not matter. If no step can be carried out, let each come to nothing in turn."""
        found: S | None = ctx.passed_on(self)
        step = found if found is not None else self._indifferent(ctx)
        if step is None:
            ctx.then(*self.steps)
        else:
            self._keep_others(ctx, step)
            ctx.then(step)

    def take(self, ctx: Context[Any], action: Action) -> None:
        """Carry out the first step that offers ``action``; the others stay below it."""
        step = next(step for step in self.steps if action in _offered(ctx, step))
        self._keep_others(ctx, step)
        if step.options(ctx) is None:
            step.run(ctx)
        else:
            step.take(ctx, action)

    def question(self, ctx: Context[Any]) -> Message:
        """Return the question of the only step that can be carried out now, or else that of choosing the order."""
        ready = self._ready(ctx)
        return ready[0].question(ctx) if len(ready) == 1 else Message("ask.any_order")

    def source(self, ctx: Context[Any]) -> ItemId | None:
        """Return the source of the first step that can be carried out."""
        return self._ready(ctx)[0].source(ctx)

    def _ready(self, ctx: Context[Any]) -> list[S]:
        return [step for step in self.steps if step.options(ctx) != []]

    def _indifferent(self, ctx: Context[Any]) -> S | None:
        """Return the first step that needs no decision, neither how nor when, as far as that is found out."""
        if ctx.trials is not None:
            return self._found_indifferent(ctx, ctx.trials)
        try:
            found = self._found_indifferent(ctx, Trials(TRIALS))
        except OutOfTrialsError:
            found = None
        return self._found_free(ctx) if found is None and not ctx.meanwhile else found

    def _found_indifferent(self, ctx: Context[Any], trials: Trials) -> S | None:
        trial = Trial(ctx, trials)
        for number, step in enumerate(self.steps):
            if step.options(ctx) is not None:
                continue
            later = _offered(ctx, step)
            others = self.steps[:number] + tuple(other for other in self.steps[number + 1 :] if _offered(ctx, other) != later)
            if not order_matters(ctx, step, others, trial):
                return step
        return None

    def _found_free(self, ctx: Context[Any]) -> S | None:
        """Return the first step that asks nothing, if everything that can be reached can be reached whatever comes first."""
        firsts = [*{tuple(_offered(ctx, step)): step for step in reversed(self._ready(ctx))}.values()][::-1]
        if not firsts:
            return None
        splits = [(step, Pool(self.player, removed(self.steps, step), self.joinable)) for step in firsts]
        outcomes = Outcomes(ctx, _ways)
        try:
            if outcomes.order_matters(splits):
                return None
            return next((step for step, others in splits if step.options(ctx) is None and not outcomes.is_rash(step, others)), None)
        except OutOfTrialsError:
            return None

    def _keep_others(self, ctx: Context[Any], step: S) -> None:
        """Put the pool back without ``step``. The last step of a pool that nothing can join becomes an ordinary one."""
        others = removed(self.steps, step)
        if self.joinable and others:
            ctx.then(Pool(self.player, others))
        else:
            any_order(ctx, self.player, *others)


def any_order(ctx: Context[Any], player: int, *steps: Step) -> None:
    """Let ``player`` choose the order of ``steps``, all of which come before anything already pending."""
    ctx.then(*steps if len(steps) < 2 else (Pool(player, steps, joinable=False),))


def pool(ctx: Context[Any], player: int, *steps: Step) -> None:
    """Let ``player`` choose the order of ``steps`` and of those in their pool, if there is one next on the stack.

    If anything is on top of that pool, ``steps`` come first, in a pool of their own.
    """
    pending = ctx.state.pending
    if pending and isinstance(pending[-1], Pool) and pending[-1].joinable and pending[-1].player == player:
        steps += pending.pop().steps
    if steps:
        ctx.then(Pool(player, steps))


def _offered(ctx: Context[Any], step: Step) -> Sequence[Action]:
    """Return the actions that carry out a step of a pool now."""
    options = step.options(ctx)
    if options is not None:
        return options
    source = step.source(ctx)
    return (Action(CARRY_OUT, () if source is None else (source,)),)


def _ways(ctx: Context[Any], step: Step) -> list[Action] | None:
    """Return the options of a step, and for a pool the actions of all of its steps, those that could simply happen included."""
    if not isinstance(step, Pool):
        return step.options(ctx)
    return list(dict.fromkeys(action for one in step.steps for action in _offered(ctx, one))) or None


def each(pending: Sequence[Step]) -> Iterator[Step]:
    """Yield the steps on a stack, the next one first; a choice of order comes before the steps it holds."""
    for step in reversed(pending):
        if isinstance(step, Pool):
            if len(step.steps) != 1:
                yield step
            yield from step.steps
        else:
            yield step
