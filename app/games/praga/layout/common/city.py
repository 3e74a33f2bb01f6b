"""The city: sites, plazas and what has been built."""

from __future__ import annotations

from app.table.geometry.placement import Placement, Rect
from app.table.geometry.z_order import COUNTS
from rules.games.praga import items
from rules.games.praga.components import BUILDING, PLACES, PRINTED_CORNERS, SITES
from rules.games.praga.state import NOBODY, State

from ...faces import LegendFace, MiniCityFace, PawnFace, PlainFace, PlazaFace, SiteFace
from ...position import Position
from ...words import things
from ..geometry.grids import ROAD_SPACES, Grid, grid_on, legend_of
from .display import tile_of

CORNER, PAWN = 0.42, 1.0
"""The sizes of a printed corner and of a pawn, in radii of a cell."""
ON_TILES = 8
"""Where printed corners are painted: over the tiles that meet there."""
ASIDE = 0.72
"""How far pawns stand from the number of their space, in radii."""
CORNERS = ((0.0, -1.0), (0.87, -0.5), (0.87, 0.5), (0.0, 1.0), (-0.87, 0.5), (-0.87, -0.5))
"""Where the corners of a cell are, in radii, from the northern one clockwise."""


def colour_of(position: Position, player: int) -> str:
    """Return the colour of a player or of Parler, "" for nobody."""
    if player == NOBODY:
        return ""
    return position.colours[player] if player < len(position.colours) else "parler"


def city(position: Position, area: Rect) -> list[Placement]:
    """Lay out the city in full."""
    state: State = position.view
    grid, say = grid_on(area), position.texts
    legend = LegendFace(say("praga.source.site"), say("praga.label.blue_corner"), say("praga.label.plaza"))
    placed = [
        Placement("frame:city", "city_ground", area, PlainFace("city_ground"), z=-45, static=True),
        Placement("frame:city_legend", "city_legend", legend_of(area), legend, static=True),
    ]
    corners = COUNTS if _decided(position) & {"site", "lay_building"} else ON_TILES  # rings would cover them where they matter
    for number, building in enumerate(state.buildings):
        place = site(position, number, grid)
        placed.append(place)
        if building is not None:
            placed.append(tile_of(position, BUILDING, building.tile, place.rect, building.rotation, colour_of(position, building.cube)))
    for number, square in enumerate(PLACES):
        plaza = PlazaFace(number, state.plazas[number], state.faces[number], state.evaluated[number])
        item = items.PLAZA.id(number)
        said = things.thing_words(position, item)
        placed.append(Placement(item, "plaza", grid.cell(square.at), plaza, 3, words=said, shape="hexagon"))
    for number, (at, corner) in enumerate(PRINTED_CORNERS):
        rect, (x, y), size = grid.cell(at), CORNERS[corner], grid.radius * CORNER
        spot = Rect(rect.cx + x * grid.radius - size / 2, rect.cy + y * grid.radius - size / 2, size, size)
        placed.append(Placement(f"frame:corner:{number}", "blue_corner", spot, PlainFace("blue_corner"), z=corners, static=True))
    return [*placed, *_pawns(position, state, grid)]


def site(position: Position, number: int, grid: Grid) -> Placement:
    """Lay out a site of the city."""
    state, one, item = position.view, SITES[number], items.SITE.id(number)
    face, said = SiteFace(number, not state.plazas[one.plaza]), things.thing_words(position, item)
    built, costly = state.buildings[number] is not None, one.gold > 0 and "site" in _decided(position)
    return Placement(item, "site", grid.cell(one.at), face, 1, words=said, shape="hexagon", static=built, paid=costly)


def _decided(position: Position) -> set[str]:
    """Return the kinds of actions that can be chosen now."""
    return {action.kind for action in position.decision.legal} if position.decision is not None else set()


def _pawns(position: Position, state: State, grid: Grid) -> list[Placement]:
    """Lay out the pawns on the road through the city, side by side, and Parler's beside the plaza where he builds next."""
    placed: list[Placement] = []
    size = grid.radius * PAWN
    for space, at in enumerate(ROAD_SPACES, 1):
        rect = grid.cell(at)
        here = [player for player, seat in enumerate(state.seats) if seat.pawn == space]
        for n, player in enumerate(here):
            aside = ASIDE if len(here) == 1 else ASIDE * (2 * n / (len(here) - 1) - 1)
            spot = Rect(rect.cx + aside * grid.radius - size / 2, rect.cy - size * 0.62, size, size)
            placed.append(Placement(f"frame:city_pawn:{player}", "pawn", spot, PawnFace(position.colours[player]), 9, static=True))
    if state.parler is not None:
        rect = grid.cell(PLACES[state.parler.pawn].at)
        spot = Rect(rect.right - size * 0.8, rect.y - size * 0.1, size, size)
        said = position.texts("praga.words.parler_pawn")
        placed.append(Placement(items.PARLER_PAWN, "pawn", spot, PawnFace("parler"), 9, words=said))
    return placed


def mini_city(position: Position, area: Rect) -> Placement:
    """Lay out the city in miniature."""
    state: State = position.view
    sites = tuple(
        "closed" if not state.plazas[site.plaza] else "free" if found is None else colour_of(position, found.cube) or "built"
        for site, found in zip(SITES, state.buildings, strict=True)
    )
    plazas = tuple("closed" if not tile else "done" if done else "open" for tile, done in zip(state.plazas, state.evaluated, strict=True))
    return Placement("frame:small_city", "mini_city", area, MiniCityFace(sites, plazas), static=True)
