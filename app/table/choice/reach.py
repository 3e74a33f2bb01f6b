"""What can be reached from some picks: the plans that contain them, and what those leave to be clicked. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules import ItemId

from .highlights import Highlight
from .plans import Plan


class Reach:
    """The plans of a choice, all or of one ``kind`` only, as seen from any picks; see ``Picker`` for what it is made with."""

    def __init__(self, plans: Sequence[Plan], inferred: frozenset[str], spend_limit: int | None) -> None:
        self._plans = plans
        self._inferred = inferred
        self._spend_limit = spend_limit
        self.kind: str | None = None
        self._found: dict[tuple[ItemId, ...], list[Plan]] = {}
        self._lights: dict[tuple[ItemId, ...], dict[ItemId, Highlight]] = {}

    def narrow(self, kind: str | None) -> None:
        """Continue with the plans of one kind, or with all."""
        if kind != self.kind:
            self.kind = kind
            self._found.clear()
            self._lights.clear()

    def containing(self, picks: tuple[ItemId, ...]) -> list[Plan]:
        """Return the plans with all ``picks``.

        Plans that begin with them take precedence over plans in which they come later: a stored tile is clicked in order to be placed, not
        to make room for another one, as long as it can be placed.
        """
        known = self._found.get(picks)
        if known is None:
            found = [plan for plan in self._plans if self._is_of_kind(plan) and plan.fits(picks)]
            clicked = self.told(picks)
            known = [plan for plan in found if self._begins_with(plan, clicked)] or found
            self._found[picks] = known
        return known

    def lights(self, picks: tuple[ItemId, ...]) -> dict[ItemId, Highlight]:
        """Return what can be clicked after ``picks``: "next" takes precedence over "later", and a lower cost over a higher one."""
        lights = self._lights.get(picks)
        if lights is None:
            lights = self._lights[picks] = self._highlights_after(picks)
        return lights

    def told(self, picks: Iterable[ItemId]) -> tuple[ItemId, ...]:
        """Return those of ``picks`` that have to be clicked."""
        return tuple(item for item in picks if row_of(item) not in self._inferred)

    def lacks(self, plan: Plan, picks: tuple[ItemId, ...]) -> ItemId | None:
        """Return what has to be clicked next for a plan after ``picks``, inferred items last; None if it is complete."""
        open_items = plan.left(picks)
        return next(iter((*self.told(open_items), *open_items)), None)

    def over_limit(self, plan: Plan, picks: tuple[ItemId, ...]) -> bool:
        """Say whether a plan is over the spend limit and its source is not picked."""
        return self._spend_limit is not None and plan.cost > self._spend_limit and plan.picks[0] not in picks

    def _begins_with(self, plan: Plan, clicked: tuple[ItemId, ...]) -> bool:
        """Say whether a plan begins with what was clicked; its lead may come later."""
        lead = plan.lead
        rest = tuple(item for item in clicked if item not in lead)
        return self.told(plan.picks[len(lead) :])[: len(rest)] == rest

    def _is_of_kind(self, plan: Plan) -> bool:
        """Say whether a plan is of the kind the choice is restricted to."""
        return self.kind is None or plan.actions[-1].kind == self.kind

    def _highlights_after(self, picks: tuple[ItemId, ...]) -> dict[ItemId, Highlight]:
        found: dict[ItemId, Highlight] = {}
        for plan in self.containing(picks):
            open_items, first = plan.left(picks), self.lacks(plan, picks)
            if plan.keeps_its_last(picks):
                open_items = open_items[:-1]
            for item in open_items[:1] if plan.ordered or self.over_limit(plan, picks) else open_items:
                mark, known = Highlight("next" if item == first else "later", plan.cost, plan.fruitless), found.get(item)
                if known is not None and mark.state == known.state:
                    found[item] = Highlight(mark.state, min(mark.cost, known.cost), mark.fruitless and known.fruitless)
                elif known is None or mark.state == "next":
                    found[item] = mark
        return found


def row_of(item: ItemId) -> str:
    """Return the row of an item: the word before ``:``."""
    return item.partition(":")[0]
