"""Which actions a search leaves out."""

from __future__ import annotations

from rules.engine.types import Action

from .. import items
from ..state import State


def aside(state: State, action: Action) -> bool:
    """Return whether an action drafts a card that no one knows (VI-4.4 b, c): the best of the open ones is nearly always worth more.

    Positions are refilled immediately (VI-4.7), so there is an open card as long as there is any card.

    The same goes for calling for another player's Courier, which would only take a card away (VI-15.12). It is offered only where there is
    an open card to draft instead.
    """
    return action.kind == "interrupt" or (action.kind == "draft" and items.CARD.of(action.picks[0]) is None)
