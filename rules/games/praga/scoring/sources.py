"""The pieces that stand for the points scored in play, by source (PC-15.10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.engine.types import ItemId
from rules.engine.worth.credit import credited

from .. import items
from ..board.city import cubes
from ..components import (
    CRANE_POINTS,
    PLANK,
    PLAZA_TILE,
    PRODUCTION,
    PRODUCTION_BONUS,
    PROJECTS,
    SEGMENTS,
    SITES,
    SITES_OF,
    TECHNOLOGY,
    TECHNOLOGY_TRACK,
    TILE,
    TOP,
    TRACKS,
    UNIVERSITY,
    UPGRADE,
    WALL,
)
from ..effect import POINT, SPECIAL, Effects, each
from ..pieces import Tile
from ..state import Building, State

Things = Callable[[State, int], Iterator[ItemId]]
"""The pieces from which a player's points of a source can have come."""


def _scores(effects: Effects) -> bool:
    """Return whether effects can bring points."""
    return any(effect.what == POINT for effect in each(effects))


def _crane(state: State, player: int) -> Iterator[ItemId]:
    """Yield the positions worth points and the segments of the special tiles (PC-3.2, 3.7)."""
    yield from (items.CRANE.id(position) for position, points in enumerate(CRANE_POINTS) if points)
    yield from (items.SEGMENT.id(number) for number, segment in enumerate(SEGMENTS) if segment.effects[0].op == SPECIAL)


def _laid(kind: str, counts: Callable[[Tile], bool]) -> Things:
    """Return the tiles of a kind on the action board that count; an upgrade that is covered is shown by the one on top of it."""

    def things(state: State, player: int) -> Iterator[ItemId]:
        seat = state.seats[player]
        cells = seat.fields if kind == UPGRADE else tuple((laid,) for laid in seat.walls if laid[0])
        for tiles in cells:
            if any(counts(TILE[kind][tile]) for tile, _ in tiles):
                yield items.tile(kind, tiles[-1][0])

    return things


def _edges(state: State, player: int) -> Iterator[ItemId]:
    """Yield the tiles with points at an edge (PC-6.2)."""
    for kind in (UPGRADE, WALL):
        yield from _laid(kind, lambda tile: any(_scores(effects) for _, effects in tile.edges))(state, player)


def _built(state: State, player: int, plaza: int) -> Iterator[tuple[int, Building]]:
    """Yield the buildings that a player has built at a plaza, by site."""
    for site in SITES_OF[plaza]:
        building = state.buildings[site]
        if building is not None and building.builder == player:
            yield site, building


def _buildings(state: State, player: int) -> Iterator[ItemId]:
    """Yield the buildings with points: those of the Old Town, those without a marker space, those whose reward has some (PC-7.4)."""
    for plaza in range(len(SITES_OF)):
        for site, building in _built(state, player, plaza):
            tile = TILE["building"][building.tile]
            if SITES[site].points or not tile.marker_space or _scores(tile.effects):
                yield items.tile("building", building.tile)


def _plazas(state: State, player: int) -> Iterator[ItemId]:
    """Yield the evaluated plazas with points where the player has built.

    If there are none, only a technology can have brought them, from any plaza with points (PC-10.9).
    """
    scoring = [
        plaza for plaza, tile in enumerate(state.plazas) if any(map(_scores, PLAZA_TILE[tile].faces[state.faces[plaza]] if tile else ()))
    ]
    mine = [plaza for plaza in scoring if state.evaluated[plaza] and any(_built(state, player, plaza))]
    yield from map(items.PLAZA.id, mine or scoring)


def _open_plazas(state: State, player: int) -> Iterator[ItemId]:
    """Yield the plazas not yet evaluated where the player has a claim (PC-15.2)."""
    for plaza, done in enumerate(state.evaluated):
        if not done and player in cubes(state.buildings, plaza):
            yield items.PLAZA.id(plaza)


def _pawn(state: State, player: int) -> Iterator[ItemId]:
    yield items.PAWN.id(player)


def _bridge(state: State, player: int) -> Iterator[ItemId]:
    """Yield the pawn, and the V tiles that brought points immediately (PC-8.5)."""
    yield items.PAWN.id(player)
    yield from (items.PLANK.id(tile) for tile in state.seats[player].endings if PLANK[tile].effects)


def _projects(state: State, player: int) -> Iterator[ItemId]:
    """Yield the cubes that have left their first space (PC-12.7)."""
    for project, (row, column) in enumerate(state.seats[player].projects):
        if row or column:
            yield items.PROJECT.id(player, PROJECTS[project])


def _production(state: State, player: int) -> Iterator[ItemId]:
    """Yield the tracks that produce points (PC-9.3)."""
    seat = state.seats[player]
    for track, bonuses in enumerate(PRODUCTION_BONUS):
        passed = any(_scores(effects) for space, effects in bonuses if space < seat.tracks[track])
        if passed or _scores(PRODUCTION[seat.production[track]].effects):
            yield items.TRACK.id(player, TRACKS[track])


def _beyond(state: State, player: int) -> Iterator[ItemId]:
    """Yield the tracks of knowledge whose end has been reached (PC-10.3, 11.1)."""
    for track in (TECHNOLOGY_TRACK, UNIVERSITY):
        if state.seats[player].tracks[track] == TOP[track]:
            yield items.TRACK.id(player, TRACKS[track])


def _technologies(state: State, player: int) -> Iterator[ItemId]:
    """Yield the technologies that bring points; those used up have left only their track (PC-10.6 to 10.9)."""
    found = [items.TECHNOLOGY.id(tile) for tile in state.seats[player].technologies if _scores(TECHNOLOGY[tile].effects)]
    yield from found or (items.TRACK.id(player, TRACKS[TECHNOLOGY_TRACK]),)


SOURCES: dict[str, Things] = {
    "crane": _crane,
    "upgrades": _laid(UPGRADE, lambda tile: _scores(tile.effects)),
    "edges": _edges,
    "walls": _laid(WALL, lambda tile: _scores(tile.effects)),
    "buildings": _buildings,
    "plazas": _plazas,
    "road": _pawn,
    "bridge": _bridge,
    "production": _production,
    "technologies": _technologies,
    "tracks": _beyond,
    "projects": _projects,
    "open_plazas": _open_plazas,
}


def pieces(state: State, player: int, sources: tuple[str, ...]) -> tuple[ItemId, ...]:
    """Return the pieces that stand for a player's points from these sources, each once."""
    found = (item for source in sources if credited(state.credited, player, source) for item in SOURCES[source](state, player))
    return tuple(dict.fromkeys(found))
