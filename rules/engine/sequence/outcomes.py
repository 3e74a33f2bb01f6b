"""Whether anything depends on what comes first: every order and every decision that follows, played out on copies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ..context import Context, Step, Trials
from ..types import Action

OUTCOMES = 1000
"""How many copies are tried out to find out what can be reached. If they do not settle it, the order is taken to matter."""
Ways = Callable[[Context[Any], Step], Sequence[Action] | None]
"""What can be done with a step: as its options, but for a choice of order every step that may come first."""


class Reached(msgspec.Struct, frozen=True):
    """All that steps can lead to: the positions at the end, whether anything is ``asked``, and anything ``revealed``, on the way."""

    ends: frozenset[bytes]
    asked: bool
    revealed: bool


class Outcomes:
    """What some steps can lead to, in a game in which nothing can be done meanwhile."""

    def __init__(self, start: Context[Any], ways: Ways) -> None:
        """Look at the position of ``start``, apart from what is still to be done there."""
        self._start = start.twin()
        self._start.state.pending.clear()
        self._ways = ways
        self._trials = Trials(OUTCOMES)
        self._known: dict[bytes, Reached] = {}

    def order_matters(self, splits: Sequence[tuple[Step, Step]]) -> bool:
        """Return whether different things can be reached if one step comes first or another.

        ``splits``: each step that can come first, and what is left then. Raises ``OutOfTrialsError`` if that takes too many trials.
        """
        one, *others = splits
        wanted = self._from(*one).ends
        return any(self._from(*other).ends != wanted for other in others)

    def is_rash(self, first: Step, others: Step) -> bool:
        """Return whether ``first`` leads to a decision that may be better made once ``others`` have turned something up."""
        return self._from(first).asked and self._from(others).revealed

    def _from(self, *steps: Step) -> Reached:
        """Return all that ``steps``, one after another, can lead to."""
        start = self._tried(self._start)
        start.then(*steps)
        return self._reached(start)

    def _reached(self, ctx: Context[Any]) -> Reached:
        """Return all that a position can lead to. This uses it up."""
        options = self._settled(ctx)
        position = msgspec.msgpack.encode(ctx.state)
        found = self._known.get(position)
        if found is None:
            then = [self._reached(self._after(ctx, action)) for action in options]
            ends = frozenset[bytes]().union(*(one.ends for one in then)) if then else frozenset((position,))
            found = self._known[position] = Reached(ends, bool(options), any(one.revealed for one in then))
        return Reached(found.ends, found.asked, True) if ctx.revealed else found

    def _after(self, ctx: Context[Any], action: Action) -> Context[Any]:
        twin = self._tried(ctx)
        twin.state.pending.pop().take(twin, action)
        return twin

    def _settled(self, ctx: Context[Any]) -> Sequence[Action]:
        """Run steps until one asks, and return what can be done with it; nothing when all is done."""
        pending = ctx.state.pending
        while pending:
            ways = self._ways(ctx, pending[-1])
            if ways:
                return ways
            step = pending.pop()
            if ways is None:
                step.run(ctx)
            else:
                step.on_no_options(ctx)
        return ()

    def _tried(self, ctx: Context[Any]) -> Context[Any]:
        self._trials.use()
        return ctx.twin()
