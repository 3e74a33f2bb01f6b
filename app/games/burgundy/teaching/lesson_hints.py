"""What the lesson points at: stored tiles with their fields, tiles of a depot."""

from __future__ import annotations

from app.teaching.lesson import Hints
from rules import ItemId, Record
from rules.games.burgundy import items
from rules.games.burgundy.components import NAME
from rules.games.burgundy.state import stored

from .positions import ME


def onto(name: str, field: int) -> Hints:
    """Return hints at a stored tile and its field, until the tile has been placed."""

    def hints(record: Record) -> tuple[ItemId, ...]:
        tile = _stored(record, name)
        return (tile, items.FIELD.id(ME, field)) if tile else ()

    return hints


def lying(depot: int, name: str) -> Hints:
    """Return hints at the tile with that name in a depot."""

    def hints(record: Record) -> tuple[ItemId, ...]:
        return tuple(items.TILE.id(tile) for tile in record.game.state.depots[depot - 1] if tile and NAME[tile] == name)

    return hints


def _stored(record: Record, name: str) -> ItemId:
    """Return the tile with that name that the learner can place; "" if it is no longer there."""
    return next((items.TILE.id(tile) for tile in stored(record.game.state, ME) if NAME[tile] == name), "")
