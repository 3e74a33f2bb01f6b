"""What actions come to, as counted over many games: cards by name, basics too."""

from __future__ import annotations

from rules.engine.types import Action
from rules.engine.worth.deeds import Deed, deed_of

from .. import items
from ..describe import describe
from ..state import State


def takes(state: State, action: Action) -> tuple[Deed, ...]:
    """Return what an action comes to: its kind, and the basic or the first card it takes."""
    basics = items.BASIC.among(action.picks)
    if basics:
        return (Deed(action.kind, f"card.{basics[0]}"),)
    return (deed_of(describe, action),)
