"""Why an item cannot be chosen now, in words."""

from __future__ import annotations

from app.games.base.refusals import Said, reason_words, worded
from rules import Asked
from rules.games.villagers.insight import unplayable

from ..position import Position
from .cards import the_card

SAID: Said = {"card": the_card}
refusal = worded(SAID)
"""Why a click does nothing."""


def unplayable_words(position: Position, card: int) -> str:
    """Return why the viewer can neither lay nor play a card of their hand now; empty if they can, or if its phase has not come."""
    if position.decision is None:
        return ""
    reason = unplayable(Asked(position.view, position.decision), card)
    return "" if reason is None else reason_words(position, reason, SAID)
