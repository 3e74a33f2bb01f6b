"""The city: which sites are free, and the corners where sites meet (PC-7.1, 7.2, 7.5)."""

from __future__ import annotations

from functools import cache, lru_cache

from ..components import BUILDING, DIRECTIONS, PRINTED_CORNERS, SITES, SITES_OF, TILE
from ..pieces import Cards, Hex
from ..state import NOBODY, Building

Buildings = tuple[Building | None, ...]
Vertex = frozenset[Hex]
"""A corner of the map: the three cells that meet there (RULES.md, section 25)."""


def vertex(at: Hex, corner: int) -> Vertex:
    """Return the corner of the map where a corner of a cell lies."""
    (q, r), around = at, (DIRECTIONS[(corner + 5) % 6], DIRECTIONS[corner % 6])
    return frozenset({at, *((q + dq, r + dr) for dq, dr in around)})


_VERTICES: tuple[tuple[Vertex, ...], ...] = tuple(tuple(vertex(site.at, corner) for corner in range(6)) for site in SITES)
_PRINTED: frozenset[Vertex] = frozenset(vertex(at, corner) for at, corner in PRINTED_CORNERS)


@cache
def blue_vertices(site: int, tile: int, rotation: int) -> tuple[Vertex, ...]:
    """Return where the blue corners of a tile lie on a site."""
    return tuple(_VERTICES[site][(corner + rotation) % 6] for corner in TILE[BUILDING][tile].corners)


@lru_cache(maxsize=256)
def _standing(buildings: Buildings) -> dict[Vertex, int]:
    """Return how many blue corners there are at each corner of the map that has any, printed ones included."""
    found: dict[Vertex, int] = dict.fromkeys(_PRINTED, 1)
    for site, building in enumerate(buildings):
        if building is not None:
            for at in blue_vertices(site, building.tile, building.rotation):
                found[at] = found.get(at, 0) + 1
    return found


def matches(buildings: Buildings, site: int, tile: int, rotation: int) -> list[tuple[Vertex, int]]:
    """Return the corners of the map where a tile about to be laid brings blue markers, and how many each (PC-7.5)."""
    standing = _standing(buildings)
    return [(at, standing[at]) for at in blue_vertices(site, tile, rotation) if at in standing]


def corners_met(buildings: Buildings, site: int, tile: int, rotation: int) -> list[tuple[int, int]]:
    """Return the corners of a tile about to be laid, as it lies, that meet others, and how many each meets (PC-7.5)."""
    standing = _standing(buildings)
    turned = ((corner + rotation) % 6 for corner in TILE[BUILDING][tile].corners)
    return [(corner, standing[_VERTICES[site][corner]]) for corner in turned if _VERTICES[site][corner] in standing]


def markers(buildings: Buildings, site: int, tile: int, rotation: int) -> int:
    """Return the blue markers that laying a tile brings (PC-7.5)."""
    return sum(n for _, n in matches(buildings, site, tile, rotation))


def blue_corners(buildings: Buildings, site: int) -> int:
    """Return how many corners of a site are blue, printed ones included: there a blue corner of a building would bring markers (PC-7.5)."""
    standing = _standing(buildings)
    return sum(at in standing for at in _VERTICES[site])


def free_sites(buildings: Buildings, plazas: Cards) -> list[int]:
    """Return the sites of the plazas in play on which nothing stands (PC-7.2)."""
    return [number for number, site in enumerate(SITES) if plazas[site.plaza] and buildings[number] is None]


def around(buildings: Buildings, plaza: int) -> list[Building]:
    """Return the buildings around a plaza."""
    return [building for site in SITES_OF[plaza] if (building := buildings[site]) is not None]


def is_full(buildings: Buildings, plaza: int) -> bool:
    """Return whether no site of a plaza is left (PC-7.7)."""
    return len(around(buildings, plaza)) == len(SITES_OF[plaza])


def cubes(buildings: Buildings, plaza: int) -> dict[int, tuple[int, int]]:
    """Return for every claimant of a plaza their cubes there and what the buildings under them are worth (PC-7.7 b, c)."""
    found: dict[int, tuple[int, int]] = {}
    for building in around(buildings, plaza):
        if building.cube != NOBODY:
            tile = TILE[BUILDING][building.tile]
            n, cost = found.get(building.cube, (0, 0))
            found[building.cube] = (n + 1, cost + tile.gold + tile.stone)
    return found


def majority(buildings: Buildings, plaza: int) -> list[int]:
    """Return who gets both rewards of a plaza: most cubes, then the dearest buildings, then all who are tied (PC-7.7 b to d)."""
    claims = cubes(buildings, plaza)
    return [player for player, claim in sorted(claims.items()) if claim == max(claims.values())]
