"""Things put together one by one and decided at once: cards to discard, both sides of a swap. No Qt.

The rules take one thing per decision. Here each click is tried on a copy of the game, played on from click to click; what is legal there
can be clicked next, what is picked can be put back, and the whole becomes one plan.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from rules import Action, Game, ItemId, Message

from .picker import Mark, Picker
from .plans import Plan


@dataclass(frozen=True, slots=True)
class Gather:
    """Which decisions make a gathering, by kinds of actions: one thing with each of ``each``, and ``end`` when nothing more is wanted.

    Without ``end``, or before it, the gathering is over as soon as the rules ask something else. ``lead``: what opens it, done together
    with the first thing; until then its things can be clicked though they are not lit.
    """

    each: frozenset[str]
    end: str = ""
    lead: str = ""

    def fits(self, legal: Iterable[Action]) -> bool:
        """Whether such a gathering can begin now."""
        return any(action.kind == self.lead if self.lead else action.kind in self.each for action in legal)


@dataclass(frozen=True)
class _Stage:
    """So far: the ``actions`` made on ``game``, what can be added and how, what ends it, whether it is over by itself."""

    game: Game[Any]
    actions: tuple[Action, ...]
    more: dict[ItemId, Action]
    end: Action | None
    over: bool = False


class Gatherer(Picker):
    """A picker in which things are gathered; all other plans of the decision can be picked as usual."""

    def __init__(self, plans: Iterable[Plan], inferred: Collection[str], considered: int | None, game: Game[Any], gather: Gather) -> None:
        self._gather = gather
        self._own = frozenset() if gather.lead else gather.each | {gather.end}
        super().__init__(plans, inferred, considered)
        first = game.copy()
        lead = next((action for action in game.legal if action.kind == gather.lead), None)
        if lead is not None:
            first.apply(lead)
        self._lead = lead.picks if lead is not None else ()
        self._key = first.decision.question.key if first.decision is not None else ""
        self._stages: dict[tuple[ItemId, ...], _Stage | None] = {(): self._stage(first, (lead,) if lead is not None else ())}

    @property
    def gathered(self) -> tuple[ItemId, ...]:
        """The things put together, in their order; none while something else is picked."""
        return self.picks if self._at(self.picks) is not None else ()

    @property
    def asks(self) -> Message | None:
        """The question after what is gathered so far."""
        stage = self._at(self.picks) if self.picks and not self.candidates else None
        return stage.game.decision.question if stage is not None and not stage.over and stage.game.decision is not None else None

    @property
    def whole(self) -> Plan | None:
        """What is gathered as a plan, when that can be the whole of it. Without anything gathered only where nothing has to be opened."""
        stage = self._at(self.picks)
        if stage is None or stage.end is None or (self._gather.lead and not self.picks):
            return None
        return self._plan(stage, stage.end)

    @property
    def marks(self) -> dict[ItemId, Mark]:
        """Every item that can be clicked, and those already picked."""
        stage = self._at(self.picks)
        if stage is None:
            found = super().marks
            for item in self._first().more if self._gather.lead else ():
                found.setdefault(item, Mark("instead"))
            return found
        aside: Mark = Mark("instead") if self._gather.lead else Mark("next")
        several = len(self.picks) > 1
        found = dict(self._lit(())) if several or not self._gather.lead else super().marks
        if several and self._gather.lead:
            found = {item: Mark("instead", mark.cost) for item, mark in found.items()}
        for item in stage.more:
            if not self.picks and self._gather.lead:
                found.setdefault(item, aside)
            else:
                found[item] = aside
        if self.whole is not None:
            found.update(dict.fromkeys(self._ends(stage), Mark("next")))
        found.update(dict.fromkeys(self.picks, Mark("chosen")))
        return found

    def choices(self, placed: Collection[ItemId]) -> list[tuple[str, tuple[ItemId, ...]]]:
        """What must be offered beside the table, as long as nothing is gathered that the other plans do not know."""
        return super().choices(placed) if not self.picks or self.candidates else []

    def default(self, placed: Collection[ItemId]) -> Plan | None:
        """What else can be done with a single thing, else what is gathered."""
        other = super().default(placed) if not self.picks or self.candidates else None
        return other or self.whole

    def pick(self, item: ItemId) -> Plan | None:
        """A click on ``item``; returns the plan when that settles it."""
        self.refused = None
        stage = self._at(self.picks)
        if stage is not None:
            if item in self.picks:
                self.picks = self._without(item)
                return None
            if self.whole is not None and item in self._ends(stage):
                return self.whole
            if item in stage.more:
                self.picks = (*self.picks, item)
                reached = self._at(self.picks)
                return self._plan(reached) if reached is not None and reached.over else None
        elif item not in self.picks and item not in self._lit(self.picks) and item in self._first().more:
            self.picks = (item,)
            return None
        return super().pick(item)

    def _counts(self, plan: Plan) -> bool:
        """What is gathered is not picked as plans."""
        return plan.actions[0].kind not in self._own and super()._counts(plan)

    def _without(self, item: ItemId) -> tuple[ItemId, ...]:
        """The picks without one of them, and without those that only went with it."""
        kept: tuple[ItemId, ...] = ()
        for pick in self.picks:
            if pick != item and self._at((*kept, pick)) is not None:
                kept = (*kept, pick)
        return kept

    def _ends(self, stage: _Stage) -> tuple[ItemId, ...]:
        """What is clicked when nothing more is wanted: what opened it, if that stands on the table, else what ends it."""
        return self._lead or (stage.end.picks if stage.end is not None else ())

    def _plan(self, stage: _Stage, end: Action | None = None) -> Plan:
        if end is None:
            return Plan(stage.actions, self.picks)
        return Plan((*stage.actions, end), (*self.picks, *self._ends(stage)))

    def _first(self) -> _Stage:
        stage = self._at(())
        assert stage is not None
        return stage

    def _at(self, picks: tuple[ItemId, ...]) -> _Stage | None:
        """How far these picks lead; None when they cannot be gathered in this order."""
        if picks not in self._stages:
            before = self._at(picks[:-1])
            self._stages[picks] = None
            if before is not None and not before.over and picks[-1] in before.more:
                action, ahead = before.more[picks[-1]], before.game.copy()
                shown = any(event.reveals for event in ahead.apply(action))
                self._stages[picks] = self._stage(ahead, (*before.actions, action), shown)
        return self._stages[picks]

    def _stage(self, game: Game[Any], actions: tuple[Action, ...], shown: bool = False) -> _Stage:
        decision = game.decision
        if shown or decision is None or decision.question.key != self._key:
            return _Stage(game, actions, {}, None, over=True)
        more = {action.picks[0]: action for action in decision.legal if action.kind in self._gather.each}
        return _Stage(game, actions, more, next((action for action in decision.legal if action.kind == self._gather.end), None))
