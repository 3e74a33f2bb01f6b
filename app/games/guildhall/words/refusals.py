"""Why an item cannot be chosen now, in words."""

from __future__ import annotations

from app.games.base.refusals import Said, reason_words, worded
from rules.games.guildhall.insight import unplayable

from ..position import Position
from .cards import card_words

SAID: Said = {"card": card_words}
refusal = worded(SAID)


def unplayable_words(position: Position, card: int) -> str:
    """Return why a card in the viewer's hand cannot be played, or an empty string if nothing prevents it."""
    reason = None if position.viewer is None else unplayable(position.view, position.viewer, card)
    return "" if reason is None else reason_words(position, reason, SAID)
