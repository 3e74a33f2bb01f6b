"""A duchy at a glance: how far its areas and colours are, and what a tile would do there."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from ...board.estate import KNOWN, NONE, PLACEMENT_KIND, Estate, duchy_analysis
from ...board.shields import LARGER_AREAS, ONE_PASTURE
from ...board.sizes import size_in
from ...components import ANIMALS, AREA_SIZE_CAP, AREA_VP, BUILDING, COLOUR_OF, FACE_DOWN_KIND, GEESE, INN, KIND, PHASE_VP, SPECIES
from ...modules import INN_SIZE

KINDS: tuple[str, ...] = tuple(COLOUR_OF)
"""The kinds of tiles that have fields of a colour of their own."""
_COLOUR_AT = {colour: n for n, colour in enumerate(COLOUR_OF.values())}
TOWNS, PASTURES = COLOUR_OF["building"], COLOUR_OF["animal"]
TYPES = 1 << 13
"""How many answers about tiles are kept: a duchy is asked about some twenty types of them."""


class Ground(Struct, frozen=True, cache_hash=True):
    """A duchy as tiles meet it: what lies there, and the modules that change what fits and what it is worth."""

    estate: Estate
    shields: frozenset[int]
    lent: frozenset[int]
    """The monasteries of another duchy that work here (BU-26.16)."""
    capped: bool
    """Whether no area counts for more than the largest size printed (A-12)."""


@lru_cache(KNOWN)
def ground_of(estate: Estate, shields: frozenset[int] = NONE, lent: frozenset[int] = NONE, capped: bool = False) -> Ground:
    """Return a duchy as tiles meet it, always the same one, so that what is known about it is found fast."""
    return Ground(estate, shields, lent, capped)


class Survey(Struct, frozen=True):
    """How far a duchy is."""

    missing: tuple[int, ...]
    """The empty fields of each area."""
    sizes: tuple[int, ...]
    """The size for which each area scores (BU-11.3)."""
    colours: tuple[int, ...]
    """The empty fields of each colour, by kind of tile."""
    buildings: dict[str, int]
    """How many buildings of each kind there are."""
    herds: tuple[tuple[int, int], ...]
    """For each pasture begun but not full, its empty fields and the animals of its largest species."""
    species: int
    mines: int
    castles: int


@lru_cache(KNOWN)
def survey(ground: Ground) -> Survey:
    """Look a duchy over."""
    estate, tiles, land = ground.estate, ground.estate.tiles, ground.estate.land
    missing = tuple([[tiles[field] for field in area].count(0) for area in land.areas])
    larger = LARGER_AREAS in ground.shields
    buildings: dict[str, int] = {}
    for tile in tiles:
        if BUILDING[tile]:
            buildings[BUILDING[tile]] = buildings.get(BUILDING[tile], 0) + 1
    herds = [
        (lacking, max(_herds(estate, area).values(), default=0))
        for area, lacking in zip(land.areas, missing, strict=True)
        if land.colours[area[0]] == PASTURES and 0 < lacking < len(area)
    ]
    kinds = [KIND[tile] for tile in tiles]
    return Survey(
        missing,
        tuple([size_in(estate, area, larger, ground.capped) for area in range(len(land.areas))]),
        tuple([[tiles[field] for field in land.fields_of[colour]].count(0) for colour in COLOUR_OF.values()]),
        buildings,
        tuple(herds),
        len({SPECIES[tile] for tile in tiles} - {""}),
        kinds.count("mine"),
        kinds.count("castle"),
    )


def _herds(estate: Estate, fields: tuple[int, ...]) -> dict[str, int]:
    """Return the animals of each species on some fields."""
    found: dict[str, int] = {}
    for field in fields:
        tile = estate.tiles[field]
        if ANIMALS[tile]:
            found[SPECIES[tile]] = found.get(SPECIES[tile], 0) + ANIMALS[tile]
    return found


class Fit(Struct, frozen=True):
    """What a tile would do in a duchy; each figure is that of the best field for it where the tile fits."""

    numbers: int = 0
    """The numbers of the fields where it fits, as bits."""
    completes: int = 0
    """The most it scores by completing an area (BU-11.1)."""
    completing: int = 0
    """The numbers of the fields where it completes one, as bits."""
    leaves_one: int = 0
    """The most scored by an area of which it fills the last field but one."""
    continues: bool = False
    """Whether it goes on with an area begun, of more than one field."""
    fills: bool = False
    """Whether it fills the last field of a colour (BU-11.4)."""
    animals: int = 0
    """The most it scores by its animals (BU-9.6)."""


NOWHERE = Fit()
_TYPE = tuple(zip(PLACEMENT_KIND, SPECIES, ANIMALS, strict=True))
_ALIKE = tuple(map(_TYPE.index, _TYPE))
"""The first of the tiles that do the same as each."""


def fit(ground: Ground, tile: int, phase: int) -> Fit:
    """Return what a tile would do in a phase."""
    return _fit(ground, _ALIKE[tile], phase)


@lru_cache(TYPES)
def _fit(ground: Ground, tile: int, phase: int) -> Fit:
    kind, species = PLACEMENT_KIND[tile], SPECIES[tile]
    estate, land = ground.estate, ground.estate.land
    fields = duchy_analysis(estate, ground.shields, ground.lent).fields[kind]
    if not fields:
        return NOWHERE
    seen, extra = survey(ground), PHASE_VP[phase]
    numbers = completing = completes = leaves_one = scored = 0
    continues = fills = False
    for field in fields:
        area, bit = land.area_of[field], 1 << land.dice[field]
        missing, size = seen.missing[area], seen.sizes[area]
        numbers |= bit
        if kind == INN:
            size = min(size + INN_SIZE, AREA_SIZE_CAP) if ground.capped else size + INN_SIZE
        if missing == 1:
            completes = max(completes, AREA_VP[size] + extra)
            completing |= bit
        elif missing == 2:
            leaves_one = max(leaves_one, AREA_VP[size] + extra)
        continues |= missing < len(land.areas[area])
        fills |= seen.colours[_COLOUR_AT[land.colours[field]]] == 1
        if species:
            pasture = land.fields_of[PASTURES] if ONE_PASTURE in ground.shields else land.areas[area]
            scored = max(scored, ANIMALS[tile] + _again(_herds(estate, pasture), species))
    return Fit(numbers, completes, completing, leaves_one, continues, fills, scored)


def _again(herds: dict[str, int], species: str) -> int:
    """Return the animals in a pasture that score again with a new tile (BU-9.6, 19.4, 19.5)."""
    if species == GEESE:
        return max(herds.values(), default=0)
    return herds.get(species, 0) + herds.get(GEESE, 0)


@lru_cache(KNOWN)
def edge(ground: Ground) -> int:
    """Return the numbers of the fields where something can be placed, as bits."""
    dice, found = ground.estate.land.dice, 0
    for field in duchy_analysis(ground.estate, ground.shields, ground.lent).fields[FACE_DOWN_KIND]:
        found |= 1 << dice[field]
    return found
