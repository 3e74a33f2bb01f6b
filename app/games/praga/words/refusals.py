"""Why an item cannot be chosen now, in words."""

from __future__ import annotations

from app.games.base.refusals import Picks, Said, worded
from rules import ItemId

from ..choice.stand_ins import OPEN
from ..position import Position
from .effects import D

SAID: Said = {"action": lambda say, action: say(f"{D}.name.{action}")}
LISTED = frozenset({"open_thing", "open_things"})
"""The lines of the list of what is still open, and its heading."""
CENTRE = "board_centre"
"""The middle of the action board, which the rules have no use for (PC-6.1)."""
_refusal = worded(SAID)


def refusal(position: Position, item: ItemId, picks: Picks) -> str | None:
    """Return why a click does nothing; an open thing is refused like what it stands for, but not in the list of them."""
    if item == CENTRE:
        return position.texts(f"{D}.tip.board_centre")
    if item.partition(":")[0] in LISTED:
        return position.texts(f"{D}_rules.refusal.open_thing")
    return _refusal(position, item.removeprefix(OPEN), picks)
