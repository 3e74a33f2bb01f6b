"""How far the picks of a choice follow actions that were thought out elsewhere: a hint. No Qt."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from rules import Action, ItemId

from .multi_picker import MultiPick
from .picker import Picker
from .plans import Plan
from .reach import row_of


def together(actions: Sequence[Action], picker: Picker, gather: MultiPick | None) -> int:
    """Return how many of these actions, from the first, are clicked as one choice: those of one plan, or all that is gathered."""
    gathered = {*gather.each, gather.lead} if gather is not None else set()
    if gather is not None and actions[0].kind in gathered:
        kinds = gathered | {gather.end}
        return next((n for n, action in enumerate(actions) if action.kind not in kinds), len(actions))
    return max((len(plan.actions) for plan in _plans(actions, picker)), default=1)


def clicks(actions: Sequence[Action], picker: Picker) -> list[tuple[ItemId, ...]]:
    """Return what is clicked for each of these actions before anything is picked; of later choices, what their actions name."""
    plans = _plans(actions, picker)
    if not plans:
        return [action.picks for action in actions]
    plan = min(plans, key=lambda plan: len(plan.picks))
    return [*_open(plan, picker, (), {}), *(action.picks for action in actions[len(plan.actions) :])]


def left(choice: Sequence[Action], picker: Picker, same: Mapping[ItemId, ItemId]) -> list[tuple[ItemId, ...]] | None:
    """Return what is still to be clicked for each action of a choice; None if something else is picked.

    ``same`` maps things of equal worth to the one that represents them.
    """
    if picker.kind not in (None, *(action.kind for action in choice)):
        return None
    plans = [plan for plan in _plans(choice, picker) if len(plan.actions) == len(choice)]
    if plans:
        ways = [_open(plan, picker, picker.picks, same) for plan in plans if _follow(picker.picks, plan, picker, same)]
        return min(ways, key=lambda way: sum(map(len, way)), default=None)
    picked = _alike(picker.picks, same)  # what is gathered is no plan before all of it is
    if not picked <= _alike((item for action in choice for item in action.picks), same):
        return None
    return [tuple(item for item in action.picks if same.get(item, item) not in picked) for action in choice]


def _plans(actions: Sequence[Action], picker: Picker) -> list[Plan]:
    """Return the plans that do the most of these actions, from the first, and nothing else."""
    plans = [plan for plan in picker.plans if plan.actions == tuple(actions[: len(plan.actions)])]
    most = max((len(plan.actions) for plan in plans), default=0)
    return [plan for plan in plans if len(plan.actions) == most]


def _alike(items: Iterable[ItemId], same: Mapping[ItemId, ItemId]) -> set[ItemId]:
    return {same.get(item, item) for item in items}


def _follow(picks: Collection[ItemId], plan: Plan, picker: Picker, same: Mapping[ItemId, ItemId]) -> bool:
    """Say whether these picks belong to a plan, or say how another one is carried out that differs from it only in that."""
    if picker.begins_with_how(plan):
        picks = [item for item in picks if row_of(item) != row_of(plan.picks[0])]
    return _alike(picks, same) <= _alike(plan.picks, same)


def _open(plan: Plan, picker: Picker, picks: Collection[ItemId], same: Mapping[ItemId, ItemId]) -> list[tuple[ItemId, ...]]:
    """Return what is still to be clicked for each action of a plan: first of all how, since the target would carry it out at once."""
    picked = _alike(picks, same)
    open_items = tuple(item for item in plan.picks if same.get(item, item) not in picked)
    if picker.begins_with_how(plan):
        return [open_items[:1], *[()] * (len(plan.actions) - 1)]
    if len(plan.actions) == 1:
        return [open_items]
    lead = plan.lead
    return [tuple(item for item in open_items if item in lead), tuple(item for item in open_items if item not in lead)]
