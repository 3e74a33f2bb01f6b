"""A sign on every stored tile that would leave the game to make room for the one being taken."""

from __future__ import annotations

from app.table.choice.picker import Picker
from app.table.geometry.placement import Placement, Rect
from app.table.parts.frame import table_area
from rules import ItemId
from rules.games.burgundy import items

from ..choice.gestures import thrown_away
from ..faces import ThrownAwayFace
from ..position import Position
from .arrangement import arranged
from .own import storage_places

SIZE = 26.0
ABOVE = 15
"""Height of a sign in the painting order: above the tiles."""


def bins(position: Position, picker: Picker) -> list[Placement]:
    """Mark the tiles that would leave, once a tile to take or a tile to remove is picked."""
    asked = items.TILE.among(_asked_of(picker)) if picker.picks else []
    gone = set(map(thrown_away, picker.candidates)).intersection(asked) if asked else set()
    seat = position.view.seats[position.seat]
    tiles = (*seat.storage, *position.view.stores[seat.store].storage)
    own = arranged(position, position.seat, table_area(position)).own
    rects = storage_places(own, len(tiles), bool(seat.routes)) if gone else []
    return [
        Placement(
            f"bin:{tile}",
            "thrown_away",
            Rect(rect.cx - SIZE / 2, rect.y + rect.h * 0.14, SIZE, SIZE),
            ThrownAwayFace(),
            z=ABOVE,
            static=True,
        )
        for tile, rect in zip(tiles, rects, strict=False)
        if tile in gone
    ]


def _asked_of(picker: Picker) -> set[ItemId]:
    """Return the items that are picked or can be picked next."""
    return {item for item, mark in picker.highlights.items() if mark.state in ("chosen", "next")}
