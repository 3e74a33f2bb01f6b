"""A duchy with its tiles, and what follows from it: where tiles fit, what is complete, which monasteries are in force (BU-7, BU-11)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from ..components import BUILDING, BUILDING_EFFECT, COLOUR, COLOUR_OF, COLOURS, FACE_DOWN_KIND, INN, INNS, KIND, MONASTERY
from .duchies import DUCHIES, Duchy
from .monasteries import ANY_BUILDING
from .shields import ANYWHERE

KNOWN = 1 << 13
"""The number of duchies whose analysis is cached."""
NONE: frozenset[int] = frozenset()
ANY_INN = frozenset(INNS)
PLACEMENT_KIND: tuple[str, ...] = tuple(building or colour or kind for building, colour, kind in zip(BUILDING, COLOUR, KIND, strict=True))
"""What determines where a tile fits: for a building its kind, otherwise its colour, or its kind if it has none (BU-7.1 b, e, f)."""


class Estate(Struct, frozen=True, cache_hash=True):
    """The number of a duchy (0: not chosen yet) and the tile on each of its fields, 0 on an empty one."""

    duchy: int
    tiles: tuple[int, ...]

    @property
    def land(self) -> Duchy:
        """The map of the duchy."""
        return DUCHIES[self.duchy]

    @property
    def empty(self) -> int:
        """The number of fields without a tile."""
        return self.tiles.count(0)

    def complete(self, fields: tuple[int, ...]) -> bool:
        """Return whether all ``fields`` are occupied (BU-11.1, 11.4)."""
        return all(map(self.tiles.__getitem__, fields))

    def of_kind(self, kind: str) -> tuple[int, ...]:
        """Return the tiles of ``kind``."""
        return tuple(tile for tile in self.tiles if KIND[tile] == kind)


class DuchyAnalysis(Struct, frozen=True):
    """What follows from an estate."""

    monasteries: frozenset[int]
    """The numbers of the monasteries in force (BU-8.2), those of another player's duchy included (BU-26.16)."""
    own: frozenset[int]
    """Those of the duchy itself."""
    shields: frozenset[int]
    """The shields on its castles."""
    fields: dict[str, tuple[int, ...]]
    """The fields where a tile fits, regardless of die numbers, by what determines it (BU-7.1 a, b, c, e, f)."""


def monasteries_in(tiles: tuple[int, ...]) -> frozenset[int]:
    """Return the numbers of the monasteries among the tiles of a duchy."""
    return frozenset(map(MONASTERY.__getitem__, tiles)) - {0}


@lru_cache(KNOWN)
def duchy_analysis(estate: Estate, shields: frozenset[int] = NONE, copied: frozenset[int] = NONE) -> DuchyAnalysis:
    """Analyse a duchy with the tiles on its fields, its shields, and the monasteries of another one that work here."""
    tiles = estate.tiles
    own = monasteries_in(tiles)
    monasteries = own | copied if copied else own
    if not estate.duchy:
        return DuchyAnalysis(monasteries, own, shields, {})
    land = estate.land
    occupied = [field for field in land.fields if tiles[field]]
    near = set(land.fields) if ANYWHERE in shields else set().union(*map(land.neighbours.__getitem__, occupied))
    edge = sorted(near.difference(occupied))
    of_colour: dict[str, list[int]] = {colour: [] for colour in COLOURS}
    for field in edge:
        of_colour[land.colours[field]].append(field)
    fields = {colour: tuple(found) for colour, found in of_colour.items()}
    towns = fields[COLOUR_OF["building"]]
    built = {area: {BUILDING[tiles[other]] for other in land.areas[area]} for area in {land.area_of[field] for field in towns}}
    fields |= dict.fromkeys(BUILDING_EFFECT, towns)
    if ANY_BUILDING not in monasteries:
        for kind in set().union(*built.values()).intersection(BUILDING_EFFECT):
            fields[kind] = tuple([field for field in towns if kind not in built[land.area_of[field]]])
    fields[FACE_DOWN_KIND] = fields[INN] = tuple(edge)
    if not ANY_INN.isdisjoint(tiles):
        with_inn = {land.area_of[field] for field in occupied if KIND[tiles[field]] == INN}
        fields[INN] = tuple([field for field in edge if land.area_of[field] not in with_inn])
    return DuchyAnalysis(monasteries, own, shields, fields)


@lru_cache(KNOWN)
def buildings_in(estate: Estate, kind: str) -> tuple[int, ...]:
    """Return the buildings of a kind in a duchy."""
    return tuple([tile for tile in estate.tiles if BUILDING[tile] == kind])


def has_inn(estate: Estate, area: int) -> bool:
    """Return whether an inn lies in an area (BU-22.4)."""
    return any(KIND[estate.tiles[field]] == INN for field in estate.land.areas[area])
