"""Why an item cannot be chosen now, in words."""

from __future__ import annotations

from app.games.base.refusals import Picks, Said, worded
from rules import ItemId

from ..choice.stand_ins import OPEN
from ..position import Position
from .effects import D

SAID: Said = {"action": lambda say, action: say(f"{D}.name.{action}")}
_refusal = worded(SAID)


def refusal(position: Position, item: ItemId, picks: Picks) -> str | None:
    """Return why a click does nothing; an open thing is refused like what it stands for."""
    return _refusal(position, item.removeprefix(OPEN), picks)
