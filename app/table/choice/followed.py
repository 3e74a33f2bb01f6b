"""How far the picks of a choice follow actions that were thought out elsewhere: a hint. No Qt."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rules import Action, ItemId

from .multi_picker import MultiPick
from .picker import Picker


def together(actions: Sequence[Action], leads: Collection[str], gather: MultiPick | None) -> int:
    """Return how many of these actions, from the first, are clicked as one choice: a lead with what follows, or all that is gathered."""
    gathered = {*gather.each, gather.lead} if gather is not None else set()
    if gather is not None and actions[0].kind in gathered:
        kinds = gathered | {gather.end}
        return next((n for n, action in enumerate(actions) if action.kind not in kinds), len(actions))
    return 2 if actions[0].kind in leads and len(actions) > 1 else 1


def left(choice: Sequence[Action], picker: Picker, same: Mapping[ItemId, ItemId]) -> list[tuple[ItemId, ...]] | None:
    """Return what is still to be picked of each action of a choice; None if something else is picked.

    ``same`` maps things of equal worth to the one that represents them.
    """
    picked = {same.get(item, item) for item in picker.picks}
    planned = {same.get(item, item) for action in choice for item in action.picks}
    if not picked <= planned or picker.kind not in (None, *(action.kind for action in choice)):
        return None
    return [tuple(item for item in action.picks if same.get(item, item) not in picked) for action in choice]
