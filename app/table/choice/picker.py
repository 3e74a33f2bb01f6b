"""Turns plans and clicks into highlights and a chosen plan. No Qt, no rules: anything that is a plan can be clicked together.

Either sources come first, then targets; or a target comes first, and the cheapest source is used, or the only one there is. Picking changes
nothing in the game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from rules import ItemId, Message

from .highlights import DONE, KIND, LESS, MORE, Highlight
from .plans import Plan
from .reach import Reach, row_of


class Choice(NamedTuple):
    """How far a choice has come, see ``Picker``."""

    kind: str | None
    picks: tuple[ItemId, ...]
    led: tuple[ItemId, ...]


class Picker:
    """A choice in progress. ``refused`` is the item of the last click if it could not be picked.

    ``inferred`` are rows of items (the words before ``:``) that need not be clicked, because the cheapest is found automatically. They are
    lit before they are next only while something else is open.

    ``spend_limit`` is the number of workers a plan may cost without being asked for. Of a plan that costs more, only the source, its first
    pick, is lit until that is picked. None means no limit.

    ``same`` maps things of equal worth to the one that represents them. Among plans that differ only in such things, the first is used.

    ``stepped`` are rows of amounts that are set step by step and confirmed, beginning with the first plan of the rules.
    """

    def __init__(
        self,
        plans: Iterable[Plan],
        inferred: Collection[str] = (),
        spend_limit: int | None = None,
        same: Mapping[ItemId, ItemId] = MappingProxyType({}),
        stepped: Collection[str] = (),
    ) -> None:
        self.plans: tuple[Plan, ...] = tuple(plans)
        self._same = same
        self._stepped = frozenset(stepped)
        self._inferred = frozenset(inferred)
        self._kinds = dict.fromkeys(plan.actions[-1].kind for plan in self.plans)
        self._reach = Reach(self.plans, self._inferred, spend_limit)
        self.picks: tuple[ItemId, ...] = ()
        self._led: tuple[ItemId, ...] = ()
        """The first picks that were not clicked: a lead that was the only one."""
        self.refused: ItemId | None = None

    # what is possible
    @property
    def kind(self) -> str | None:
        """The only kind of action left after one was clicked; None: all."""
        return self._reach.kind

    @property
    def candidates(self) -> list[Plan]:
        """The plans that contain every pick, in the order of the rules."""
        return self._reach.containing(self.picks)

    @property
    def touched(self) -> bool:
        """Whether something has been picked or excluded."""
        return bool(self.picks) or self.kind is not None

    @property
    def asks(self) -> Message | None:
        """The question at this point, if the rules themselves supply one."""
        return None

    @property
    def awaited(self) -> set[str]:
        """The rows of what can be clicked next, while something is picked."""
        return {row_of(item) for item, mark in self._reach.lights(self.picks).items() if mark.state == "next"} if self.picks else set()

    def lacks(self, plan: Plan) -> ItemId | None:
        """Return what has to be clicked next for ``plan``, inferred items last; None if it is complete."""
        return self._reach.lacks(plan, self.picks)

    def begins_with_how(self, plan: Plan) -> bool:
        """Say whether a plan begins with how it is carried out, as a rotation is: that can be changed until its target is clicked."""
        return plan.ordered and row_of(plan.picks[0]) in self._inferred

    @property
    def awaited_picks(self) -> set[tuple[str, int]]:
        """The rows of what the plans await next, while something is picked, each with its number among the picks of that row, from 1."""
        found: set[tuple[str, int]] = set()
        for plan in self.candidates if self.picks else ():
            item = self._reach.lacks(plan, self.picks)
            if item is not None:
                row = [pick for pick in plan.picks if row_of(pick) == row_of(item)]
                found.add((row_of(item), row.index(item) + 1))
        return found

    @property
    def amounts(self) -> dict[str, ItemId]:
        """The current amounts that are set step by step, by row; empty unless nothing else is left to choose."""
        plan = next(iter(self.candidates), None) if self._stepped and self.picks else None
        if plan is None or any(row_of(item) not in self._stepped and item not in self.picks for item in plan.picks):
            return {}
        return {row_of(item): item for item in plan.picks if row_of(item) in self._stepped}

    @property
    def highlights(self) -> dict[ItemId, Highlight]:
        """Every item that can be clicked, and those already picked."""
        found = dict(self._reach.lights(self.picks))
        for upto in reversed(range(len(self.picks))):
            for item, mark in self._reach.lights(self.picks[:upto]).items():
                if item not in found and (mark.state == "next" or self._can_replace(item, upto)):
                    found[item] = Highlight("replace", mark.cost)
        for item in self.picks:
            found[item] = Highlight("chosen")
        for kind in self._kinds:
            found[KIND + kind] = Highlight("chosen" if kind == self.kind else "later")
        if amounts := self.amounts:
            steps = [step + row for row in amounts for step in (LESS, MORE)]
            found |= {item: Highlight("next") for item in (*(step for step in steps if self._stepped_to(step)), DONE)}
        if self.kind is not None:
            for plan in self.plans:
                for item in plan.picks[:1] if self._reach.over_limit(plan, ()) else plan.picks:
                    found.setdefault(item, Highlight("replace", plan.cost))
        return found

    def choices(self, placed: Collection[ItemId]) -> list[tuple[str, tuple[ItemId, ...]]]:
        """Return what must be offered in the chooser: items without a place whose turn it is; inferred ones only if nothing else is open.

        There is one row for each prefix (the words before ``:``), with amounts in order. A row is complete, including items that do not go
        with the picks of other rows (see ``in_reach``). The list is empty while the next items all have a place on the table.
        """
        if not self.amounts and all(self._reach.lacks(plan, self.picks) in (None, *placed) for plan in self.candidates):
            return []
        base = tuple(item for item in self.picks if item in placed)
        rows: dict[str, list[ItemId]] = {}
        for plan in self._reach.containing(base):
            first = self._reach.lacks(plan, base)
            if first is None or first in placed or not {row_of(pick) for pick in self.picks} <= {row_of(item) for item in plan.picks}:
                continue
            for item in plan.picks:
                if item not in placed:
                    row = rows.setdefault(row_of(item), [])
                    if item not in row:
                        row.append(item)
        return [(row, tuple(sorted(items, key=_amount))) for row, items in rows.items()]

    def default(self, placed: Collection[ItemId], chips: Collection[ItemId] = ()) -> Plan | None:
        """Return what Enter or the main button chooses: the plan that is complete or only to be confirmed, else the best on offer.

        That is the first in the order of the rules, in the chooser or among the ``chips``.
        """
        candidates = self.candidates
        if self.picks:
            complete = [plan for plan in candidates if not plan.left(self.picks)]
            if complete:
                return min(complete, key=lambda plan: plan.cost)
            if len(candidates) == 1 and self._waits(candidates[0]):
                return candidates[0]
        if self.choices(placed):
            following = [(plan, self._reach.lacks(plan, self.picks)) for plan in candidates]
            offered = [plan for plan, item in following if item is not None and (item not in placed or item in chips)]
            return next((plan for plan in offered if not plan.fruitless), offered[0])
        return None

    # clicks
    def pick(self, item: ItemId) -> Plan | None:
        """Handle a click on ``item``; return the plan if that settles it. If the item cannot be picked, it becomes ``refused``."""
        self.refused = None
        if item == DONE or item.startswith((LESS, MORE)):
            return self._step(item)
        self._led = ()
        if item.startswith(KIND):
            return self._narrow(item)
        if item in self.picks:
            self.picks = self.picks[: self.picks.index(item)]
            return None
        for upto in range(len(self.picks), -1, -1):
            mark = self._reach.lights(self.picks[:upto]).get(item)
            if mark is not None and (upto == len(self.picks) or mark.state == "next"):
                self.picks = (*self.picks[:upto], item)
                return self._settled()
        if self._swapped(item):
            return self._settled()
        if self.kind is not None:  # something other than what the kind was clicked for
            before = self.choice
            self._leave(None)
            plan = self.pick(item)
            if plan is None and item not in self.picks:
                self.return_to(before)
            return plan
        self.refused = item
        return None

    def collect(self, item: ItemId) -> Plan | None:
        """Handle a click that adds ``item`` to the picks where several things can be gathered; elsewhere it is an ordinary click."""
        return self.pick(item)

    def back(self) -> bool:
        """Take back the last pick; return False if there is none."""
        self.refused = None
        had = self.touched
        if self.picks:
            left = tuple(item for item in self.picks if row_of(item) not in self._stepped)[:-1] if self.amounts else self.picks[:-1]
            self.picks = left if left != self._led else ()
        else:
            self._leave(None)
        return had

    @property
    def choice(self) -> Choice:
        """What has been picked and excluded so far."""
        return Choice(self.kind, self.picks, self._led)

    def return_to(self, choice: Choice) -> None:
        """Take back everything picked since a ``choice`` of this picker."""
        self._leave(choice.kind)
        self.picks, self._led = choice.picks, choice.led

    # how it is done
    def _narrow(self, item: ItemId) -> Plan | None:
        """Restrict the choice to one kind of action, or lift that restriction.

        A single target is chosen immediately, with the cheapest source.
        """
        kind = item.removeprefix(KIND)
        if kind not in self._kinds:
            self.refused = item
            return None
        of_kind = [plan for plan in self.plans if plan.actions[-1].kind == kind]
        self._leave(None if kind == self.kind else kind)
        if self.kind is None or any(self._reach.told(plan.picks) != self._reach.told(of_kind[0].picks) for plan in of_kind):
            return None
        if all(self._reach.over_limit(plan, ()) for plan in of_kind):
            return None
        self.picks = self._reach.told(of_kind[0].picks)
        return self._settled()

    def _step(self, item: ItemId) -> Plan | None:
        """Change an amount, or choose all the current amounts."""
        if item == DONE and self.amounts:
            return self.candidates[0]
        picks = self._stepped_to(item)
        if picks is None:
            self.refused = item
        else:
            self.picks = picks
        return None

    def _stepped_to(self, item: ItemId) -> tuple[ItemId, ...] | None:
        """Return the picks after a step to the next amount on that side that fits the other amounts, or None if there is none."""
        step, _, row = item.partition(":")
        amounts = self.amounts
        if row not in amounts:
            return None
        now, others = _amount(amounts[row]), [pick for pick in self.candidates[0].picks if row_of(pick) != row]
        ways = [
            (_amount(pick), plan.picks)
            for plan in self.plans
            if [other for other in plan.picks if row_of(other) != row] == others
            for pick in plan.picks
            if row_of(pick) == row
        ]
        if step + ":" == LESS:
            return max((way for way in ways if way[0] < now), default=(0, None))[1]
        return min((way for way in ways if way[0] > now), default=(0, None))[1]

    def _leave(self, kind: str | None) -> None:
        """Continue with one kind of action, or with all, and with nothing picked."""
        self.picks = self._led = ()
        self._reach.narrow(kind)

    def price(self, item: ItemId) -> int | None:
        """Return the least that ``item`` costs after the picks made, if it is dark only because that is over the spend limit; else None."""
        if item in self.highlights:
            return None
        return min(
            (plan.cost for plan in self._reach.containing((*self.picks, item)) if self._reach.over_limit(plan, self.picks)), default=None
        )

    def is_fruitless(self, item: ItemId) -> bool:
        """Say whether ``item`` can be picked now, but would gain nothing."""
        mark = self.highlights.get(item)
        return mark is not None and mark.fruitless

    def leads_on(self, item: ItemId) -> bool:
        """Say whether something is clicked after ``item``, which is picked, rather than only before it."""
        return any(plan.picks[-1] != item for plan in self.candidates)

    def in_reach(self, item: ItemId) -> bool:
        """Say whether ``item`` is picked, can be picked, or can replace the pick of its row."""
        others = tuple(pick for pick in self.picks if row_of(pick) != row_of(item))
        return item in self.picks or bool(self._reach.containing((*others, item)))

    def _swapped(self, item: ItemId) -> bool:
        """Replace a pick of the same row with ``item``; return whether there was one to replace."""
        for i in reversed(range(len(self.picks))):
            changed = self._with(item, i)
            if changed is not None:
                self.picks = changed
                return True
        return False

    def _can_replace(self, item: ItemId, at: int) -> bool:
        """Say whether an item need not be clicked, but can be to replace a pick of its row: another rotation."""
        return row_of(item) in self._inferred and self._with(item, at) is not None

    def _with(self, item: ItemId, at: int) -> tuple[ItemId, ...] | None:
        """Return the picks with ``item`` instead of the one ``at`` a place; None if that is of another row or it does not fit."""
        changed = (*self.picks[:at], item, *self.picks[at + 1 :])
        if row_of(self.picks[at]) != row_of(item) or all(self._reach.over_limit(plan, changed) for plan in self._reach.containing(changed)):
            return None
        return changed

    def _settled(self) -> Plan | None:
        """Return the plan that the picks settle, or None.

        It is the only one left unless it needs confirmation, or the cheapest if a target was clicked first. What is given up settles
        nothing until what comes for it is clicked as well.
        """
        candidates = self.candidates
        # A lead alone is the beginning of the plans that follow from it, not an alternative to them.
        full = [plan for plan in candidates if not any(plan.leads_to(other) for other in candidates)] or candidates
        if any(plan.lacks_its_gain(self.picks) for plan in full):
            return None
        if len(full) == 1:
            return None if self._waits(full[0]) else full[0]
        if all(plan.is_aimed(self.picks) for plan in full):
            least = min(plan.cost for plan in full)
            cheapest = [plan for plan in full if plan.cost == least]
            if len({self._worth(plan.picks) for plan in cheapest}) == 1:
                return cheapest[0]
            if len({self._worth(self._reach.told(plan.picks)) for plan in cheapest}) == 1:
                self._leave_open_how(cheapest[0])
                return None
        return self._follow(full)

    def _waits(self, plan: Plan) -> bool:
        """Say whether the only plan left waits to be confirmed, or for its target if so far only how it is carried out is picked."""
        return bool(plan.left(self.picks)) and (plan.confirmed or (self.begins_with_how(plan) and len(self.picks) == 1))

    def _follow(self, plans: list[Plan]) -> Plan | None:
        """Pick the lead of the plans that are left, if there is only one, and return the plan that this settles."""
        leads = [plan.lead for plan in plans]
        if not leads[0] or set(leads[0]) & set(self.picks) or len({self._worth(lead) for lead in leads}) != 1:
            return None
        self._led = leads[0]
        self.picks = (*leads[0], *self.picks)
        return self._settled()

    def _leave_open_how(self, plan: Plan) -> None:
        """Pick all of a plan that has to be clicked, so that only what is usually inferred is left to choose."""
        told = self._reach.told(plan.picks)
        self._led = tuple(item for item in told if item not in self.picks)
        self.picks = (*self._led, *self.picks)

    def _worth(self, picks: tuple[ItemId, ...]) -> tuple[ItemId, ...]:
        """Return picks that no longer distinguish between equal things."""
        return tuple(self._same.get(item, item) for item in picks)


def _amount(item: ItemId) -> int:
    """Return a sort key that puts amounts in order and leaves everything else as the rules list it."""
    n = item.rpartition(":")[2]
    return int(n) if n.isdecimal() else 0
