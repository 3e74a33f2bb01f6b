"""Keys for items that are told apart by a number on them, such as dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.table.screen import GameKey
from rules import ItemId

KEYS = (GameKey("die", counted=True), GameKey("first"), GameKey("second"))
"""By the number, or by the place in the row."""
PLACES = ("first", "second")


def numbered(
    key: str, row: Sequence[tuple[ItemId, int]], free: Iterable[tuple[ItemId, int]], numbers: Iterable[int]
) -> tuple[ItemId | None, ...]:
    """Return what one of ``KEYS`` clicks in a ``row`` of (item, number); a number only finds items that are ``free``."""
    if key == "die":
        first: dict[int, ItemId] = {}
        for item, number in free:
            first.setdefault(number, item)
        return tuple(first.get(number) for number in numbers)
    return tuple(item for item, _ in row[PLACES.index(key) :][:1])
