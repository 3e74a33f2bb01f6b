"""The pictures of duchies on the set-up page."""

from __future__ import annotations

from app.table.geometry.placement import Placement, Rect
from rules import Value
from rules.games.burgundy.board.duchies import DUCHIES, NUMBERED

from ..words.tiles import picture_of_field
from . import places

NAMES = {"border_posts": "11a", "double": "12a", "double_expert": "12b", "solo_beginner": "13a", "solo_expert": "13b"}
FOR_ALL = {"first": 1, "second": 2, **{value: NUMBERED[name] for value, name in NAMES.items()}}
"""The duchy that everybody has, or one of those they may get, by the value of the option."""


def option_picture(option: str, value: Value | bool, area: Rect) -> list[Placement]:
    """Return the fields of the duchy that a value of an option stands for; nothing for other values."""
    number = value if option == "duchy" else FOR_ALL.get(str(value), 0) if option == "duchies" else 0
    if not isinstance(number, int) or number not in DUCHIES:
        return []
    return [picture_of_field(number, field, rect) for field, rect in enumerate(places.duchy_fields(area, number))]
