"""Enlarged pieces of Praga Caput Regni: their names in both languages and what they do.

Only what the viewer of the position can see is used.
"""

from __future__ import annotations

from app.games.base.zoom import Help, ruled
from app.table.screen import Explanation
from rules import ItemId

from .position import Position

HELP: Help = {
    "button": ("turn", "star-circle"),
    "seat": ("aim", "trophy"),
}
"""The paragraph about each sort of item, and its pictogram."""


def explain(position: Position, item: ItemId) -> Explanation | None:
    """Explain everything about a piece; None if there is nothing to say."""
    known = HELP.get(item.partition(":")[0])
    return None if position.viewer is None or known is None else ruled(position, *known)
