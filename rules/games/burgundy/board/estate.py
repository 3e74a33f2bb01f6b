"""A duchy with its tiles, and what follows from it: where tiles fit, what is complete, which monasteries are in force (BU-7, BU-11)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from ..components import BUILDING, BUILDING_EFFECT, COLOUR, COLOUR_OF, COLOURS, KIND, MONASTERY
from .duchies import DUCHIES, FIELDS, NEIGHBOURS, Duchy
from .monasteries import ANY_BUILDING

KNOWN = 1 << 14
"""The number of duchies whose analysis is cached."""
PLACEMENT_KIND: tuple[str, ...] = tuple(building or colour for building, colour in zip(BUILDING, COLOUR, strict=True))
"""What determines where a tile fits: for a building its kind, otherwise its colour."""


class Estate(Struct, frozen=True):
    """The number of a duchy (0: not chosen yet) and the tile on each of its fields, 0 on an empty one."""

    duchy: int
    tiles: tuple[int, ...]

    @property
    def land(self) -> Duchy:
        """The map of the duchy."""
        return DUCHIES[self.duchy]

    def complete(self, fields: tuple[int, ...]) -> bool:
        """Return whether all ``fields`` are occupied (BU-11.1, 11.4)."""
        return all(self.tiles[field] for field in fields)

    def of_kind(self, kind: str) -> tuple[int, ...]:
        """Return the tiles of ``kind``."""
        return tuple(tile for tile in self.tiles if KIND[tile] == kind)


class DuchyAnalysis(Struct, frozen=True):
    """What follows from an estate."""

    monasteries: frozenset[int]
    """The numbers of the monasteries in force (BU-8.2)."""
    fields: dict[str, tuple[int, ...]]
    """The fields where a tile fits, regardless of die numbers, by colour or kind of building (BU-7.1 a, b, c, e)."""


@lru_cache(KNOWN)
def duchy_analysis(duchy: int, tiles: tuple[int, ...]) -> DuchyAnalysis:
    """Analyse a duchy with the tiles on its fields."""
    occupied = [field for field in FIELDS if tiles[field]]
    monasteries = frozenset([MONASTERY[tiles[field]] for field in occupied]) - {0}
    if not duchy:
        return DuchyAnalysis(monasteries, {})
    land = DUCHIES[duchy]
    edge = set().union(*[NEIGHBOURS[field] for field in occupied]).difference(occupied)
    fields = {colour: tuple([field for field in land.fields_of[colour] if field in edge]) for colour in COLOURS}
    towns = fields[COLOUR_OF["building"]]
    built = {area: {BUILDING[tiles[other]] for other in land.areas[area]} for area in {land.area_of[field] for field in towns}}
    for kind in BUILDING_EFFECT:
        fields[kind] = towns if ANY_BUILDING in monasteries else tuple([f for f in towns if kind not in built[land.area_of[f]]])
    return DuchyAnalysis(monasteries, fields)
