"""The handle rule code works with: the state, the generator, the events so far, and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec.structs import replace

from .modifiers import Modifier
from .piles import Pile
from .rng import Rng
from .state import AnyOrder, BaseState, Step
from .types import Action, Event, ItemId, Value
from .values import removed, replaced

if TYPE_CHECKING:
    from .definition import GameDef

S = TypeVar("S", bound=BaseState)


class Context(Generic[S]):
    """One game under way, as the rules see it."""

    __slots__ = ("events", "rules", "state")

    def __init__(self, rules: GameDef[S], state: S) -> None:
        self.rules = rules
        self.state = state
        self.events: list[Event] = []

    # what comes next
    def then(self, *steps: Step) -> None:
        """Do ``steps`` next, the first one first, each with everything it causes, before what was open already."""
        self.state.pending.extend(reversed(steps))

    def any_order(self, player: int, *steps: Step) -> None:
        """Let ``player`` choose the order of ``steps``. They must be steps that ask."""
        self.then(*steps)
        if len(steps) > 1:
            self.state.pending.append(AnyOrder(player, len(steps)))

    def for_each(self, players: Iterable[int], step: Callable[[int], Step]) -> None:
        """Let every one of ``players`` do a step of his own, in this order, before what was open already."""
        self.then(*map(step, players))

    def possible(self, step: Step) -> bool:
        """Whether ``step`` can be carried out to the end, with everything it opens, if it came now.

        It says so itself (``outlook``), or it is played on copies until one way leads to the end. Everything it opens must be done:
        ``step`` must not offer to be refused.
        """
        can_complete = step.can_complete(self)
        if can_complete is not None:
            return can_complete
        below = len(self.state.pending)
        twin = self._twin()
        twin.state.pending.append(step)
        return twin._ends(below)

    def _twin(self) -> Context[S]:
        return Context(self.rules, self.rules.copy(self.state))

    def _ends(self, below: int) -> bool:
        """Whether some way leads to where only the first ``below`` steps are left. The state is used up."""
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
        twin = self._twin()
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
        """Record an event; it belongs to the action being applied."""
        self.events.append(Event(kind, player, tuple(items), values, clause, seen_by, reveals))

    # chance
    def shuffled(self, pile: Pile) -> Pile:
        """A pile in another order, by the game's own generator."""
        rng, cards = Rng(self.state.rng), [*pile.cards]
        rng.shuffle(cards)
        self.state.rng = rng.state
        return pile.holding(tuple(cards))

    # standing changes of the rules
    def value(self, question: str, player: int, normal: Any) -> Any:
        """``normal`` as changed by every modifier in force for ``player`` that answers ``question``, oldest first."""
        for modifier in self.state.modifiers:
            if modifier.player is None or modifier.player == player:
                answer = self.rules.modifiers.get(modifier.name, {}).get(question)
                if answer is not None:
                    normal = answer(self, modifier, normal)
        return normal

    def allows(self, question: str, player: int, normal: bool = False) -> bool:
        """Whether something is allowed to ``player``: ``value`` for yes and no."""
        return bool(self.value(question, player, normal))

    def after(self, moment: str, player: int) -> None:
        """Let every modifier of ``player`` that reacts to ``moment`` do so; those with ``uses`` wear off."""
        for modifier in self.state.modifiers:
            if modifier.player is None or modifier.player == player:
                reaction = self.rules.modifiers.get(modifier.name, {}).get(moment)
                if reaction is not None:
                    reaction(self, modifier, None)
                    if modifier.uses is not None:
                        self._use(modifier, modifier.uses - 1)

    def _use(self, modifier: Modifier, left: int) -> None:
        """A modifier was used and has so many uses left; with none it is over."""
        modifiers = self.state.modifiers
        if left > 0:
            self.state.modifiers = replaced(modifiers, modifiers.index(modifier), replace(modifier, uses=left))
        else:
            self.state.modifiers = removed(modifiers, modifier)
