"""Steps in any order: a player picks them one by one; a step that needs no decision happens by itself if its place cannot matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

from .context import Context, OutOfTrialsError, PlayerStep, Step, Trials
from .types import Action, ItemId, Message
from .values import removed

CARRY_OUT = "carry_out"
"""The kind of the action that carries out a step which asks nothing; the item picked is the source of the step."""
LOOK_AHEAD = 3
"""How many decisions that a step leads to are tried out to find out whether its place matters."""
TRIALS = 300
"""How many copies are tried out altogether, those for pools met on the way included. If they do not settle it, the place of a step is
taken to matter."""
S = TypeVar("S", bound=Step)
Deed = Callable[[Context[Any]], None]


class Pool(PlayerStep, Generic[S], frozen=True, tag=True):
    """Steps that may be carried out in any order, all of them before whatever is below on the stack.

    Steps that ask offer their actions together; one without options waits as long as another can be carried out. A step that asks nothing
    is offered as "carry out ...", by its source, if its place in the order could matter; otherwise it simply happens. Steps with the same
    source are carried out in the order in which they are held.

    ``joinable``: steps added by ``pool`` while this is next on the stack join it.
    """

    steps: tuple[S, ...]
    joinable: bool = True

    def options(self, ctx: Context[Any]) -> list[Action] | None:
        """Return the actions of all the steps, the first step first; None if a step simply happens or none can be carried out."""
        step = self._indifferent(ctx)
        if step is not None:
            ctx.found = (self, step)
            return None
        return list(dict.fromkeys(action for step in self.steps for action in _offered(ctx, step))) or None

    def run(self, ctx: Context[Any]) -> None:
        """Carry out a step whose place does not matter. If no step can be carried out, let each come to nothing in turn."""
        found, ctx.found = ctx.found, None
        step: S | None = found[1] if found is not None and found[0] is self else self._indifferent(ctx)
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
            return self._found_indifferent(ctx, Trials(TRIALS))
        except OutOfTrialsError:
            return None

    def _found_indifferent(self, ctx: Context[Any], trials: Trials) -> S | None:
        for step in self.steps:
            if step.options(ctx) is None and not _order_matters(ctx, step, removed(self.steps, step), trials):
                return step
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


def _order_matters(ctx: Context[Any], step: Step, others: tuple[Step, ...], trials: Trials) -> bool:
    """Return whether it makes a difference if ``step``, which asks nothing, comes before or after one of ``others``.

    If the steps do not know it themselves (``order_counts``), both orders of any two are tried on copies, with everything that follows
    up to ``LOOK_AHEAD`` decisions later.
    """
    if not others:
        return False
    known = step.order_counts(ctx, others)
    if known is not None:
        return known
    if any(other.order_counts(ctx, (step,)) for other in others):
        return True
    before = ctx.twin()
    before.trials = trials
    before.state.pending.clear()
    return any(_upset_by(start, step, other) for other in others for start in _starts(before, removed(others, other)))


def _starts(before: Context[Any], rest: Sequence[Step]) -> Iterator[Context[Any]]:
    """Yield the positions in which two steps are tried: the present one, and the one after those of the ``rest`` that ask nothing.

    Decisions that these leave open are passed over.
    """
    yield before
    then = before
    for step in rest:
        if step.options(then) is None:
            then = _done(then, step.run)
            then.state.pending.clear()
    if then is not before:
        yield then


def _upset_by(before: Context[Any], step: Step, other: Step) -> bool:
    """Return whether it makes a difference if ``step``, which asks nothing, comes before or after ``other``."""
    options = other.options(before)
    if options == []:
        return False
    after = _done(before, step.run)
    if options != other.options(after):
        return True
    deeds = [other.run] if options is None else [partial(other.take, action=action) for action in options]
    return any(_interfere(before, after, step.run, deed) for deed in deeds)


def _interfere(before: Context[Any], after: Context[Any], one: Deed, other: Deed) -> bool:
    """Return whether the order of two deeds matters, or that of one and a decision it leaves open; ``after`` is with ``one`` done."""
    then = _done(before, other)
    one_way, other_way = _done(after, other), _done(then, one)
    return one_way.state != other_way.state or _upsets(after, one_way, other) or _upsets(then, other_way, one)


def _upsets(ctx: Context[Any], changed: Context[Any], deed: Deed, decisions: int = LOOK_AHEAD) -> bool:
    """Return whether it makes a difference if the decision that is open, or one of those after it, is made before or after a deed.

    ``changed``: ``ctx`` after the deed.
    """
    if not ctx.state.pending or not decisions:
        return False
    place = len(ctx.state.pending) - 1
    options = _asked(ctx, place)
    if _asked(changed, place) != options:
        return True
    for action in options:
        decided = _decided(ctx, place, action)
        later = _done(decided, deed)
        if later.state != _decided(changed, place, action).state or _upsets(decided, later, deed, decisions - 1):
            return True
    return False


def _asked(ctx: Context[Any], place: int) -> list[Action]:
    """Return the options of the step at a ``place`` of the stack. After a deed it may be another one: a pool goes on by itself."""
    pending = ctx.state.pending
    return (pending[place].options(ctx) or []) if place < len(pending) else []


def _decided(ctx: Context[Any], place: int, action: Action) -> Context[Any]:
    """Return a copy in which the step at a ``place`` of the stack has been taken, run up to the next decision."""
    twin = _tried(ctx)
    twin.state.pending.pop(place).take(twin, action)
    twin.settle()
    return twin


def _done(ctx: Context[Any], deed: Deed) -> Context[Any]:
    """Return a copy in which ``deed`` has been done, run up to the next decision."""
    twin = _tried(ctx)
    deed(twin)
    twin.settle()
    return twin


def _tried(ctx: Context[Any]) -> Context[Any]:
    """Return a copy to try something out on, for one of the trials."""
    assert ctx.trials is not None
    ctx.trials.use()
    return ctx.twin()


def each(pending: Sequence[Step]) -> Iterator[Step]:
    """Yield the steps on a stack, the next one first; a choice of order comes before the steps it holds."""
    for step in reversed(pending):
        if isinstance(step, Pool):
            if len(step.steps) != 1:
                yield step
            yield from step.steps
        else:
            yield step
