"""Whether the place of a step among others matters, as far as trying both orders on copies shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from ..context import Context, Step, Trials
from ..types import Action
from ..values import removed

LOOK_AHEAD = 3
"""How many decisions that a step leads to are tried out to find out whether its place matters."""
TRIALS = 300
"""How many copies are tried out altogether, those for pools met on the way included. If they do not settle it, the place of a step is
taken to matter."""
Deed = Callable[[Context[Any]], None]


def order_matters(ctx: Context[Any], step: Step, others: tuple[Step, ...], trial: Trial) -> bool:
    """Return whether it makes a difference if ``step``, which asks nothing, comes before or after one of ``others``.

    If the steps do not know it themselves (``order_counts``), both orders of any two are tried on copies, as things are and once the others
    that ask nothing have come, with everything that follows up to ``LOOK_AHEAD`` decisions later.
    """
    if not others:
        return False
    known = step.order_counts(ctx, others)
    if known is not None:
        return known
    if any(other.order_counts(ctx, (step,)) for other in others):
        return True
    return any(there.upset(step, other) for other in others for there in trial.places(removed(others, other)))


class Trial:
    """A position in which any two steps are tried in both orders, and what has been found out there.

    What is looked up again uses as many trials as finding it out did, so that a pool finds out the same whatever it remembers.
    """

    __slots__ = ("_ctx", "_known", "_start", "_trials")

    def __init__(self, start: Context[Any], trials: Trials) -> None:
        """Try steps in the position of ``start``, apart from what is still to be done there."""
        self._start = start
        self._ctx: Context[Any] | None = None
        self._trials = trials
        self._known: dict[object, tuple[Any, int]] = {}

    def upset(self, one: Step, other: Step) -> bool:
        """Return whether it makes a difference if ``one``, which asks nothing, comes before or after ``other``."""
        found: bool = self._once(frozenset((one, other)), lambda: self._upset(one, other))
        return found

    def places(self, rest: Sequence[Step]) -> Iterator[Trial]:
        """Yield this position, and the one after those of the ``rest`` that ask nothing.

        Decisions that these leave open are passed over.
        """
        yield self
        then = self
        for step in rest:
            if step.options(then._before) is None:
                then = then._next(step)
        if then is not self:
            yield then

    @property
    def _before(self) -> Context[Any]:
        if self._ctx is None:
            self._ctx = self._start.twin()
            self._ctx.trials = self._trials
            self._ctx.state.pending.clear()
        return self._ctx

    def _upset(self, one: Step, other: Step) -> bool:
        options = other.options(self._before)
        if options == []:
            return False
        after = self._after(one)
        if options != other.options(after):
            return True
        if options is None:
            return _interfere(after, self._after(other), one.run, other.run)
        deeds = [partial(other.take, action=action) for action in options]
        return any(_interfere(after, _done(self._before, deed), one.run, deed) for deed in deeds)

    def _after(self, step: Step) -> Context[Any]:
        """Return the position after ``step``, run up to the next decision."""
        found: Context[Any] = self._once(step, lambda: _done(self._before, step.run))
        return found

    def _next(self, step: Step) -> Trial:
        found: Trial = self._once((step,), lambda: Trial(self._after(step), self._trials))
        return found

    def _once(self, what: object, find: Callable[[], Any]) -> Any:
        if what in self._known:
            found, cost = self._known[what]
            self._trials.use(cost)
        else:
            left = self._trials.left
            found = find()
            self._known[what] = found, left - self._trials.left
        return found


def _interfere(after_one: Context[Any], after_other: Context[Any], one: Deed, other: Deed) -> bool:
    """Return whether the order of two deeds matters, or that of one and a decision the other leaves open."""
    one_way, other_way = _done(after_one, other), _done(after_other, one)
    return one_way.state != other_way.state or _upsets(after_one, one_way, other) or _upsets(after_other, other_way, one)


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
    twin.settle(unlisted=True)
    return twin


def _done(ctx: Context[Any], deed: Deed) -> Context[Any]:
    """Return a copy in which ``deed`` has been done, run up to the next decision."""
    twin = _tried(ctx)
    deed(twin)
    twin.settle(unlisted=True)
    return twin


def _tried(ctx: Context[Any]) -> Context[Any]:
    """Return a copy to try something out on, for one of the trials."""
    assert ctx.trials is not None
    ctx.trials.use()
    return ctx.twin()
