"""Steps, which are what is still to be done, and the context they work in: state, generator, events so far and what comes next.

A step is one clause of the rules and holds only ids, numbers and text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, Literal, TypeVar, overload

from msgspec import Struct

from .hidden.piles import Pile
from .rng import Rng
from .state import BaseState
from .types import Action, Event, ItemId, Message, Value
from .worth.credit import with_credit

S = TypeVar("S", bound=BaseState)
T = TypeVar("T")
POINTS = "points"
"""The name of the score among what an event gains."""


class Step(Struct, frozen=True, tag=True, tag_field="step", gc=False):
    """Something still to be done. It either acts (``run``) or, if it is a ``PlayerStep``, may ask (``options``, ``take``).

    A step never changes: what follows it is another step.
    """

    def options(self, ctx: Context[Any]) -> list[Action] | None:
        """Return the legal actions in a fixed order; None if there is nothing to ask (``run`` it), [] if none is possible (effect lost)."""
        return None

    def surely_asks(self, ctx: Context[Any]) -> bool:
        """Return whether there are certainly options, which a search need not list then; False if only listing them tells."""
        return False

    def run(self, ctx: Context[Any]) -> None:
        """Do what needs no decision. The step has already left the stack.

        What ``options`` found out for it need not be found out again: ``Context.pass_on``, ``Context.passed_on``.
        """

    def take(self, ctx: Context[Any], action: Action) -> None:
        """Carry out one of the options. The step has already left the stack."""

    def on_no_options(self, ctx: Context[Any]) -> None:
        """Report that the effect had no result. The step has already left the stack."""

    def can_complete(self, ctx: Context[Any]) -> bool | None:
        """Return True if every way of carrying out the step, with all it leads to, reaches the end, False if none does, None if unknown.

        If it is None, only playing the step out can tell.
        """
        return None

    def order_counts(self, ctx: Context[Any], others: Sequence[Step]) -> bool | None:
        """Return whether the place of this step among ``others`` can matter; None if the step does not know.

        Trying shows only what differs soon, while a step may know which of its later choices are affected.
        """
        return None

    def question(self, ctx: Context[Any]) -> Message:
        """Return the question put to the player."""
        return Message("ask." + type(self).__name__)

    def source(self, ctx: Context[Any]) -> ItemId | None:
        """Return the item the question comes from."""
        return None


class PlayerStep(Step, frozen=True):
    """Something still to be done by or for ``player``."""

    player: int


class OutOfTrialsError(Exception):
    """Looking ahead has taken more trials than it may."""


class Trials:
    """A number of trials for looking ahead, counted so that the same is found out on every machine."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def use(self, n: int = 1) -> None:
        """Use up ``n`` trials; raise ``OutOfTrialsError`` if fewer are left."""
        if self.left < n:
            raise OutOfTrialsError
        self.left -= n


class Context(Generic[S]):
    """A game in progress, as the rules see it."""

    __slots__ = ("_copy", "_effects", "_passed_on", "events", "meanwhile", "revealed", "silent", "state", "trials")

    def __init__(
        self,
        state: S,
        copy: Callable[[S], S],
        silent: bool = False,
        trials: Trials | None = None,
        meanwhile: bool = True,
        effects: object = None,
    ) -> None:
        """Work on ``state``; ``copy`` makes an independent copy of a state; ``silent`` means that the events are not needed.

        ``trials``: how many more copies may be tried out in looking ahead; all copies made in the course of it share them.
        ``meanwhile``: whether players may do something else between any two steps, as actions that are always available allow.
        ``effects``: the game's table of effects, if it has one.
        """
        self.state = state
        self._copy = copy
        self._effects = effects
        self.silent = silent
        self.trials = trials
        self.meanwhile = meanwhile
        self.revealed = False
        """Whether any event so far has revealed something, recorded or not."""
        self._passed_on: tuple[Step, Any] | None = None
        self.events: list[Event] = []

    # what the game's effects do
    def effects(self, table: type[T]) -> T:
        """Return the game's table of effects (``GameDef.effects``), which is of this type.

        An effect can lead to any other. So steps that set effects off know only the type of the table; the table knows the steps.
        """
        assert isinstance(self._effects, table)
        return self._effects

    # what comes next
    def begin_turn(self, player: int) -> None:
        """Begin a turn of ``player``; ``turn_number`` rises, so that their next turn is told from this one even if they play alone."""
        self.state.turn_of = player
        self.state.turn_number += 1

    def then(self, *steps: Step) -> None:
        """Do ``steps`` next, the first one first, each with everything it causes, before anything already pending."""
        self.state.pending.extend(reversed(steps))

    def for_each(self, players: Iterable[int], step: Callable[[int], Step]) -> None:
        """Give each of ``players`` a step of their own, in this order, before anything already pending."""
        self.then(*map(step, players))

    def possible(self, step: Step) -> bool:
        """Return whether ``step``, if it came now, could be carried out to the end with everything it leads to.

        The step may know this itself (``can_complete``); otherwise it is played out on copies until one line of play reaches the end.
        Everything it leads to must be mandatory: ``step`` must not offer to be declined.
        """
        can_complete = step.can_complete(self)
        if can_complete is not None:
            return can_complete
        below = len(self.state.pending)
        twin = self.twin()
        twin.state.pending.append(step)
        return twin._ends(below)

    @overload
    def settle(self) -> list[Action]: ...

    @overload
    def settle(self, unlisted: Literal[True]) -> list[Action] | None: ...

    def settle(self, unlisted: bool = False) -> list[Action] | None:
        """Run steps until one asks, and return its options; return an empty list when nothing is left to do.

        ``unlisted``: do not list options if it is known that there are some; return None then.
        """
        pending = self.state.pending
        while pending:
            step = pending[-1]
            if unlisted and step.surely_asks(self):
                return None
            options: list[Action] | None = step.options(self)
            if options:
                return options
            pending.pop()
            if options is None:
                step.run(self)
            else:
                step.on_no_options(self)
        return []

    def pass_on(self, step: Step, found: object) -> None:
        """Pass on to ``step.run`` what ``step.options``, which has nothing to ask, found out on the way."""
        self._passed_on = (step, found)

    def passed_on(self, step: Step) -> Any:
        """Return what the ``options`` of this very step have passed on, once; None if they were not the last to be looked at."""
        found, self._passed_on = self._passed_on, None
        return found[1] if found is not None and found[0] is step else None

    def twin(self) -> Context[S]:
        """Return a copy of the game to try things out on; it records no events."""
        return Context(self._copy(self.state), self._copy, True, self.trials, self.meanwhile, self._effects)

    def _ends(self, below: int) -> bool:
        """Return whether some line of play leads to only the first ``below`` steps being left. This uses up the state."""
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
        gains: dict[str, int] | None = None,
        opens: bool = False,
        **values: Value,
    ) -> None:
        """Record an event of the action being applied, unless the context is silent."""
        if reveals:
            self.revealed = True
        if not self.silent:
            gained = _without_zeros(gains) if gains else {}
            self.events.append(Event(kind, player, tuple(items), values, clause, seen_by, reveals, gained, opens))

    def credit(
        self,
        player: int,
        points: Mapping[str, int],
        kind: str,
        items: Iterable[ItemId] = (),
        clause: str = "",
        /,
        *,
        gains: dict[str, int] | None = None,
        **values: Value,
    ) -> None:
        """Credit a player with points, by source, and record the event that brings them along with other ``gains``."""
        self.state.credited = with_credit(self.state.credited, player, points)
        if not self.silent:
            gained = {POINTS: sum(points.values())}
            if gains:
                gained |= gains
            self.events.append(Event(kind, player, tuple(items), values, clause, gains=_without_zeros(gained)))

    # chance
    def shuffled(self, pile: Pile) -> Pile:
        """Return a pile shuffled by the game's own generator."""
        rng, cards = Rng(self.state.rng), [*pile.cards]
        rng.shuffle(cards)
        self.state.rng = rng.state
        return pile.holding(tuple(cards))


def _without_zeros(gains: dict[str, int]) -> dict[str, int]:
    return {what: n for what, n in gains.items() if n} if 0 in gains.values() else gains
