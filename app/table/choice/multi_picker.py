"""Things gathered one by one and decided together: cards to discard, both sides of a swap. No Qt.

The rules take one thing per decision. Here each click is previewed, and the one after it: what is legal then can be clicked next, what is
picked can be put back or replaced, and the whole becomes one plan.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from msgspec import Struct

from rules import Action, Game, ItemId, Message, Preview

from .highlights import Highlight
from .picker import Picker
from .plans import Plan
from .reach import Reach


class MultiPick(Struct, frozen=True):
    """The decisions of a gathering, by kinds of actions: one thing with each of ``each``, and ``end`` when nothing more is wanted.

    Without ``end``, or before it, the gathering is over as soon as the rules ask something else. ``lead`` is the action that opens it: its
    item is picked first, and only then is anything gathered. ``final`` says that the gathering cannot be undone once it is carried out, so
    its end has to be clicked explicitly and is never what Enter or the main button does.
    """

    each: frozenset[str]
    end: str = ""
    lead: str = ""
    final: bool = False

    def fits(self, legal: Iterable[Action]) -> bool:
        """Say whether such a gathering can begin now."""
        return any(action.kind == self.lead if self.lead else action.kind in self.each for action in legal)


class _Stage(Struct, frozen=True):
    """The gathering so far: the preview after ``actions``, what can be added and how, what ends it, and whether it is over already."""

    ahead: Preview[Any]
    actions: tuple[Action, ...]
    more: dict[ItemId, Action]
    end: Action | None
    over: bool = False


class MultiPicker(Picker):
    """A picker in which things are gathered; all other plans of the decision can be picked as usual while nothing is gathered."""

    def __init__(
        self, plans: Iterable[Plan], inferred: Collection[str], spend_limit: int | None, game: Game[Any], gather: MultiPick
    ) -> None:
        self._gather = gather
        super().__init__(plans, inferred, spend_limit)
        gathered = frozenset() if gather.lead else gather.each | {gather.end}
        others = [plan for plan in self.plans if plan.actions[0].kind not in gathered]  # what can be gathered is not picked as plans
        self._reach = Reach(others, frozenset(inferred), spend_limit)
        leads = [action for action in game.legal if action.kind == gather.lead][:1]
        first = game.preview(*leads)
        self._lead = leads[0].picks if leads else ()
        self._key = first.decision.question.key if first.decision is not None else ""
        self._stages: dict[tuple[ItemId, ...], _Stage | None] = {(): self._stage(first, tuple(leads))}

    @property
    def opened(self) -> bool:
        """Whether a lead has been picked, so that clicking a thing gathers it."""
        return bool(self._lead) and self.picks[: len(self._lead)] == self._lead

    @property
    def gathered(self) -> tuple[ItemId, ...]:
        """The things gathered, in the order of the clicks; empty while something else is picked."""
        return self._things if self._now is not None else ()

    @property
    def asks(self) -> Message | None:
        """The question after what has been gathered so far."""
        stage = self._now if self.picks else None
        decision = stage.ahead.decision if stage is not None and not stage.over else None
        return decision.question if decision is not None else None

    @property
    def following(self) -> tuple[Action, ...]:
        """What can be decided next about what is gathered; empty while something else is picked."""
        stage = self._now
        return () if stage is None else (*stage.more.values(), *((stage.end,) if stage.end is not None else ()))

    @property
    def begun(self) -> Plan | None:
        """What is gathered so far as a plan, complete or not; None while nothing is gathered."""
        stage = self._now
        return self._plan(stage) if stage is not None and self.gathered else None

    @property
    def whole(self) -> Plan | None:
        """What is gathered as a plan, if it can be complete."""
        stage = self._now
        return self._plan(stage, stage.end) if stage is not None and stage.end is not None else None

    @property
    def highlights(self) -> dict[ItemId, Highlight]:
        """Every item that can be clicked, and those already picked."""
        stage = self._now
        if stage is None:
            return dict.fromkeys(self._instead, Highlight("replace")) | super().highlights
        found = dict(self._reach.lights(()))
        if self.opened:  # nothing that a single click would decide: these clicks are about something else
            begins = {plan.picks[0] for plan in self.plans if len(plan.picks) > 1}
            found = {item: Highlight("replace", mark.cost) for item, mark in found.items() if mark.state == "next" and item in begins}
        found.update(dict.fromkeys(self._exchanged(), Highlight("replace")))
        found.update(dict.fromkeys(stage.more, Highlight("next")))
        if stage.end is not None:
            found.update(dict.fromkeys(stage.end.picks, Highlight("next", ends=True)))
        found.update(dict.fromkeys(self.picks, Highlight("chosen")))
        return found

    def choices(self, placed: Collection[ItemId]) -> list[tuple[str, tuple[ItemId, ...]]]:
        """Return what must be offered in the chooser, unless something is gathered that the other plans do not contain."""
        return super().choices(placed) if not self.picks or self.candidates else []

    def default(self, placed: Collection[ItemId], chips: Collection[ItemId] = ()) -> Plan | None:
        """Return the other plan that the picks allow, or else what is gathered unless that is final."""
        other = super().default(placed, chips) if not self.opened and (not self.picks or self.candidates) else None
        return other or (None if self._gather.final else self.whole)

    def pick(self, item: ItemId) -> Plan | None:
        """Handle a click on ``item``; return the plan if that settles it."""
        self.refused = None
        stage = self._now
        if item in self._lead:
            self.picks = () if self.opened else self._lead
        elif stage is None and item in self._instead:
            self.picks = ()
            return self.pick(item)
        elif stage is None:
            return super().pick(item)
        elif item in self._things:
            self.picks = self._without(item)
        elif stage.end is not None and item in stage.end.picks:
            return self.whole
        elif item in stage.more or item in self._exchanged():
            self.picks = (*(self.picks if item in stage.more else self._without(self._exchanged()[item])), item)
            reached = self._now
            return self._plan(reached) if reached is not None and reached.over else None
        elif self.opened and item not in self.highlights:
            self.refused = item
        else:
            return super().pick(item)
        return None

    def collect(self, item: ItemId) -> Plan | None:
        """Handle a click that adds ``item`` to the picks; where things are gathered only after a lead, the lead is picked with it."""
        if self._lead and not self.opened and item in self._first.more:
            self.picks = (*self._lead, *(pick for pick in self.picks if pick in self._first.more and pick != item))
        return self.pick(item)

    def leads_on(self, item: ItemId) -> bool:
        """Say whether something is clicked after ``item``, which is picked, rather than only before it."""
        return bool(self.gathered) or super().leads_on(item)

    @property
    def _things(self) -> tuple[ItemId, ...]:
        """The picks after the lead."""
        return self.picks[len(self._lead) :]

    @property
    def _now(self) -> _Stage | None:
        """The current stage of the gathering; None while something else is picked, or while no lead has opened it."""
        return self._at(self._things) if self.opened or not self._lead else None

    @property
    def _instead(self) -> Collection[ItemId]:
        """What begins a gathering instead of the other plan that is picked; nothing where a lead has to open it."""
        return () if self._lead else self._first.more

    def _without(self, item: ItemId) -> tuple[ItemId, ...]:
        """Return the picks without one of the things, and without those that were possible only with it."""
        kept: tuple[ItemId, ...] = ()
        for pick in self._things:
            if pick != item and self._at((*kept, pick)) is not None:
                kept = (*kept, pick)
        return (*self._lead, *kept)

    def _exchanged(self) -> dict[ItemId, ItemId]:
        """Return what could replace a gathered thing of which only one is allowed, with the thing it would replace."""
        kinds: dict[str, list[ItemId]] = {}
        for n, pick in enumerate(self._things):
            before = self._at(self._things[:n])
            if before is not None:
                kinds.setdefault(before.more[pick].kind, []).append(pick)
        now, found = self._now, dict[ItemId, ItemId]()
        for kind, picks in kinds.items():
            if len(picks) == 1 and now is not None and all(action.kind != kind for action in now.more.values()):
                other = self._at(self._without(picks[0])[len(self._lead) :])
                found |= {item: picks[0] for item, action in (other.more if other is not None else {}).items() if action.kind == kind}
        return found

    def _plan(self, stage: _Stage, end: Action | None = None) -> Plan:
        if end is None:
            return Plan(stage.actions, self.picks)
        return Plan((*stage.actions, end), (*self.picks, *end.picks))

    @property
    def _first(self) -> _Stage:
        stage = self._at(())
        assert stage is not None
        return stage

    def _at(self, picks: tuple[ItemId, ...]) -> _Stage | None:
        """Return the stage these picks lead to; None if they cannot be gathered in this order."""
        if picks not in self._stages:
            before = self._at(picks[:-1])
            self._stages[picks] = None
            if before is not None and not before.over and picks[-1] in before.more:
                action = before.more[picks[-1]]
                self._stages[picks] = self._stage(before.ahead.preview(action), (*before.actions, action))
        return self._stages[picks]

    def _stage(self, ahead: Preview[Any], actions: tuple[Action, ...]) -> _Stage:
        decision = ahead.decision
        if decision is None or decision.question.key != self._key:
            return _Stage(ahead, actions, {}, None, over=True)
        more = {action.picks[0]: action for action in decision.legal if action.kind in self._gather.each}
        return _Stage(ahead, actions, more, next((action for action in decision.legal if action.kind == self._gather.end), None))
