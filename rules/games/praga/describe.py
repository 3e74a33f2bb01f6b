"""Descriptions of the items of Praga Caput Regni."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rules.engine.items import ItemKind
from rules.engine.types import ItemId, Message, Thing, Value

from . import items
from .components import ACTION_TILE, PARLER_CARD, PLACES, PLANK, PLAZA_TILE, PRODUCTION, SEALS, SEGMENTS, TECHNOLOGY, TILE
from .pieces import ParlerCard, Place, Plank, PlazaTile, Technology, Tile


class Named(Protocol):
    """Anything the data have an id for, by which its words are found."""

    @property
    def id(self) -> str:
        """Return the id."""


PIECES: tuple[tuple[ItemKind[int], Sequence[Named]], ...] = (
    *((items.TILE[kind], tiles) for kind, tiles in TILE.items()),
    (items.TECHNOLOGY, TECHNOLOGY),
    (items.PLANK, PLANK),
    (items.PLAZA_TILE, PLAZA_TILE),
    (items.PRODUCTION, PRODUCTION),
    (items.PARLER_CARD, PARLER_CARD),
    (items.ACTION_TILE, ACTION_TILE),
    (items.SEAL, SEALS),
    (items.SEGMENT, SEGMENTS),
    (items.PLAZA, PLACES),
)
"""Everything that has a name, by the kind of its items; the first entry of a deck stands for no tile and has no id."""


def describe(item: ItemId) -> Thing:
    """Return a description of an item: pieces with names, ids and what is printed on them. Raises KeyError if there is none."""
    for kind, pieces in PIECES:
        number = kind.of(item)
        if number is not None:
            if not (0 <= number < len(pieces) and pieces[number].id):
                raise KeyError(item)
            piece = pieces[number]
            return Thing(kind.name, Message(f"name.{piece.id}"), {"id": piece.id, **_printed(piece)})
    return Thing(item.partition(":")[0])


def _printed(piece: Named) -> dict[str, Value]:
    match piece:
        case Tile():
            printed: dict[str, Value] = {"action": piece.action, "gold": piece.gold, "stone": piece.stone}
            return {"era": piece.era, "special": int(piece.special), **{key: value for key, value in printed.items() if value}}
        case Technology() | Plank():
            return {"level": piece.level}
        case PlazaTile() | Place():
            return {"colour": piece.color}
        case ParlerCard():
            return {"front": piece.front}
        case _:
            return {}
