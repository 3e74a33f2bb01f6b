"""Steps, which are what is still to be done, and the context they work in: state, generator, events so far and what comes next.

A step is one rule clause and holds only ids, numbers and text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct

from .credit import with_credit
from .piles import Pile
from .rng import Rng
from .state import BaseState
from .types import Action, Event, ItemId, Message, Value

S = TypeVar("S", bound=BaseState)


class Step(Struct, frozen=True, tag=True, tag_field="step"):
    """Something that is still to be done. It either acts (``run``) or, as a ``PlayerStep``, may ask (``options``, ``take``).

    It never changes: what comes after it is another step.
    """

    def options(self, ctx: Context[Any]) -> list[Action] | None:
        """Return the legal actions, in a fixed order; None: nothing to ask, ``run`` it; []: nothing possible, the effect is lost."""
        return None

    def run(self, ctx: Context[Any]) -> None:
        """Do what needs no decision. The step has left the stack."""

    def take(self, ctx: Context[Any], action: Action) -> None:
        """Carry out one of the options. The step has left the stack."""

    def on_no_options(self, ctx: Context[Any]) -> None:
        """Say that the effect came to nothing. The step has left the stack."""

    def can_complete(self, ctx: Context[Any]) -> bool | None:
        """Return whether it can be carried out to the end, with all it opens: every way leads there, none does; None: that must be
        played.
        """
        return None

    def question(self, ctx: Context[Any]) -> Message:
        """Return what the player is asked."""
        return Message("ask." + type(self).__name__)

    def source(self, ctx: Context[Any]) -> ItemId | None:
        """Return the item that asks."""
        return None


class PlayerStep(Step, frozen=True):
    """Something that is still to be done by or for ``player``."""

    player: int


class Context(Generic[S]):
    """One game under way, as the rules see it."""

    __slots__ = ("_copy", "events", "silent", "state")

    def __init__(self, state: S, copy: Callable[[S], S], silent: bool = False) -> None:
        """Work on ``state``; ``copy`` makes an independent state equal to another. ``silent``: nobody wants to know the events."""
        self.state = state
        self._copy = copy
        self.silent = silent
        self.events: list[Event] = []

    # what comes next
    def then(self, *steps: Step) -> None:
        """Do ``steps`` next, the first one first, each with everything it causes, before what was open already."""
        self.state.pending.extend(reversed(steps))

    def for_each(self, players: Iterable[int], step: Callable[[int], Step]) -> None:
        """Let each of ``players`` do a step of their own, in this order, before what was open already."""
        self.then(*map(step, players))

    def possible(self, step: Step) -> bool:
        """Return whether ``step`` can be carried out to the end, with everything it opens, if it came now.

        It says so itself (``can_complete``), or it is played on copies until one way leads to the end. Everything it opens must be done:
        ``step`` must not offer to be refused.
        """
        can_complete = step.can_complete(self)
        if can_complete is not None:
            return can_complete
        below = len(self.state.pending)
        twin = self.twin()
        twin.state.pending.append(step)
        return twin._ends(below)

    def settle(self) -> list[Action]:
        """Run steps until one asks, and return its options; none when nothing is left to be done."""
        pending = self.state.pending
        while pending:
            step = pending[-1]
            options: list[Action] | None = step.options(self)
            if options:
                return options
            pending.pop()
            if options is None:
                step.run(self)
            else:
                step.on_no_options(self)
        return []

    def twin(self) -> Context[S]:
        """Return the same game once more, to try things on: it tells nobody of its events."""
        return Context(self._copy(self.state), self._copy, silent=True)

    def _ends(self, below: int) -> bool:
        """Return whether some way leads to where only the first ``below`` steps are left. The state is used up."""
        pending = self.state.pending
        while len(pending) > below:
            step = pending[-1]
            can_complete = step.can_complete(self)
            if can_complete is False or (can_complete and len(pending) == below + 1):
                return can_complete
            options = step.options(self)
            if options is not None:
                return any(self._leads_on(action, below) for action in options)
            pending.pop()
            step.run(self)
        return True

    def _leads_on(self, action: Action, below: int) -> bool:
        twin = self.twin()
        twin.state.pending.pop().take(twin, action)
        return twin._ends(below)

    # what happened
    def emit(
        self,
        kind: str,
        player: int | None,
        items: Iterable[ItemId] = (),
        clause: str = "",
        /,
        *,
        seen_by: tuple[int, ...] | None = None,
        reveals: bool = False,
        **values: Value,
    ) -> None:
        """Record an event, unless nobody listens; it belongs to the action being applied."""
        if self.silent:
            return
        self.events.append(Event(kind, player, tuple(items), values, clause, seen_by, reveals))

    def credit(
        self, player: int, points: Mapping[str, int], kind: str, items: Iterable[ItemId] = (), clause: str = "", /, **values: Value
    ) -> None:
        """Credit a player with points, by source, and record the event that brings them."""
        self.state.credited = with_credit(self.state.credited, player, points)
        self.emit(kind, player, items, clause, seen_by=None, reveals=False, **values)

    # chance
    def shuffled(self, pile: Pile) -> Pile:
        """Return a pile in another order, by the game's own generator."""
        rng, cards = Rng(self.state.rng), [*pile.cards]
        rng.shuffle(cards)
        self.state.rng = rng.state
        return pile.holding(tuple(cards))
