"""Which actions of a decision are interchangeable, and which a search need not try."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rules.engine.types import Action, ItemId

from .. import items
from ..components import ACTIONS
from ..state import State


def same(view: State, action: Action) -> Hashable:
    """Return a key that interchangeable actions share: whichever half of an action tile is clicked, both actions can be performed (PC-3.6);
    in which order tiles go under their stack hardly ever matters (PC-5.7, 8.4, 10.2).
    """
    if action.kind == "take":
        return action.kind, items.HALF.seat(action.picks[0])
    if action.kind == "exchange":
        return action.kind, frozenset(action.picks)
    if action.kind == "put_under":
        return action.kind
    return action


def meant(state: State, plan: Sequence[Action]) -> tuple[Action, ...]:
    """Return a plan in which the half of an action tile is clicked whose action is performed, if one is (PC-3.6)."""
    return tuple(
        Action("take", (used,)) if action.kind == "take" and (used := half_used(plan[n:])) else action for n, action in enumerate(plan)
    )


def half_used(plan: Sequence[Action]) -> ItemId:
    """Return the half of the action tile with which a plan begins whose action is performed; "" if none is."""
    tile = items.HALF.seat(plan[0].picks[0])
    halves = (action.picks[0] for action in plan[1:] if action.kind in ACTIONS and items.HALF.of(action.picks[0]) is not None)
    return next((half for half in halves if items.HALF.seat(half) == tile), "")


def aside(state: State, action: Action) -> bool:
    """Return whether an action only shows other tiles (PC-5.4, 5.6): the display is refilled at the end of every turn anyway, and what an
    exchange costs, it hardly ever brings: planners that could pay for one did so in most turns, and scored a tenth less.
    """
    return action.kind in ("refresh", "refill")
