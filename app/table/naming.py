"""The names of pieces, from what the rules say they are. No Qt."""

from __future__ import annotations

from app.texts import Texts
from rules import ItemId, describe


def name_of(say: Texts, game: str, item: ItemId) -> str:
    """Return the name of a piece. Raises KeyError for an item that is not a piece."""
    name = describe(game, item).name
    if name is None:
        raise KeyError(item)
    return say(f"{game}.{name.key}", **name.values)
