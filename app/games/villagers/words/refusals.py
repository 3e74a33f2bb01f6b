"""Why an item cannot be chosen now, in words."""

from __future__ import annotations

from app.games.base.refusals import Picks, Said, reason_words, worded
from rules import Asked, ItemId
from rules.games.villagers import items
from rules.games.villagers.components import BASICS
from rules.games.villagers.insight import unplayable

from ..choice.stand_ins import GAIN
from ..position import Position
from .cards import the_card

SAID: Said = {"card": the_card}
_refusal = worded(SAID)


def refusal(position: Position, item: ItemId, picks: Picks) -> str | None:
    """Return why a click does nothing; the button that gains a basic is refused like the first of them that is left."""
    if item == GAIN and position.viewer is not None:
        left = (name for name, pile in zip(BASICS, position.view.basics, strict=True) if pile)
        item = items.BASIC.id(next(left, BASICS[0]))
    return _refusal(position, item, picks)


def unplayable_words(position: Position, card: int) -> str:
    """Return why the viewer can neither lay nor play a card of their hand now; empty if they can, or if its phase has not come."""
    if position.decision is None:
        return ""
    reason = unplayable(Asked(position.view, position.decision), card)
    return "" if reason is None else reason_words(position, reason, SAID)
