"""What is on the table because of what is picked: the tile in hand, and how it would lie where it brings something or the mouse is."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from app.table.choice.picker import Picker
from app.table.choice.plans import Plan
from app.table.geometry.faces import TextFace
from app.table.geometry.placement import Front, Placement, Rect
from app.table.geometry.z_order import COUNTS
from rules import ItemId
from rules.games.praga import items
from rules.games.praga.board.action_board import FIRST_WALL, edges, matches
from rules.games.praga.board.city import corners_met
from rules.games.praga.components import ACTIONS, BUILDING, SITES

from ..choice.gestures import LAYS
from ..faces import EdgeMatch, MatchFace, TileFace
from ..position import Position
from ..symbols import symbols_of
from ..words.things import thing_words
from .common.city import site
from .geometry import places
from .geometry.grids import grid_on
from .own.board import rects, wall_site
from .own.in_hand import GHOST, in_hand, plank_in_hand

TOUCH = 65
REACH = 1.8
"""How far matches reach, as a multiple of the radius."""


def picked(position: Position, picker: Picker) -> list[Placement]:
    """Return what is on the table because of what is picked."""
    return places.in_units(places.panels(position), _picked(position, picker))


def _picked(position: Position, picker: Picker) -> list[Placement]:
    """Return the tile that is to be laid, how it can be turned, and what it would bring where."""
    state, player = position.view, position.viewer
    if player is None or position.shown != player or state.turn is None or not state.turn.held[1]:
        return []
    kind, tile = state.turn.held
    if kind == items.PLANK.name:
        return [plank_in_hand(position, tile)]
    if state.turn_of != player:
        return []
    laying = [plan for plan in picker.candidates if plan.actions[-1].kind in LAYS]
    best: dict[ItemId, Plan] = {}
    for plan in laying:
        best.setdefault(plan.picks[-1], plan)
    placed = in_hand(position, kind, tile, _rotation(next(iter(best.values()))) if best else None)
    if kind == BUILDING:
        return placed + _ghosts_in_city(position, tile, best)
    cells = rects(places.panels(position).board)
    for place, plan in best.items():
        placed += _ghost(position, kind, tile, place, _rotation(plan), cells)
        field = items.FIELD.of(place)
        if field is not None:  # the tile that is shown there covers it
            rect, said = cells[ACTIONS.index(field[1])], thing_words(position, items.tile(kind, tile))
            placed.append(Placement(place, "text", rect, TextFace("", "label"), TOUCH, words=said, shape="hexagon", rim=places.rim(rect)))
    return placed


def turned(position: Position, picker: Picker, notch: int) -> ItemId | None:
    """Return the rotation that follows the one in which the tile is held, None if none is held."""
    laying = next((plan for plan in picker.candidates if plan.actions[-1].kind in LAYS), None)
    return None if laying is None else items.ROTATION.id((_rotation(laying) + notch) % 6)


def _rotation(plan: Plan) -> int:
    return items.ROTATION.key(plan.actions[-1].picks[1])


def _ghost(position: Position, kind: str, tile: int, place: ItemId, rotation: int, cells: list[Rect]) -> list[Placement]:
    """Lay out the tile where something meets it, or else under the mouse; an upgrade has one place, where it is shown anyway."""
    seat = position.view.seats[position.seat]
    field = items.FIELD.of(place)
    cell = FIRST_WALL + items.WALL_SITE.key(place) if field is None else ACTIONS.index(field[1])
    laid = (tile, rotation)
    found = matches(seat, cell, laid, position.view.connections)
    rect, mine = cells[cell], edges(cell, laid)
    if field is None and not (found.edges or found.corners):
        return [replace(wall_site(position, place, rect), front=Front(rect, TileFace(kind, tile, rotation, ghost=True)))]
    radius = rect.h / 2
    wide = places.hexagon(rect.cx, rect.cy, radius * REACH)
    meeting = tuple(EdgeMatch(one.edge, symbols_of(mine[one.edge]), symbols_of(one.effects[len(mine[one.edge]) :])) for one in found.edges)
    corners = {one.corner: sum(other.corner == one.corner for other in found.corners) for one in found.corners}
    lit = tuple(one.edge for one in found.edges)
    face = TileFace(kind, tile, rotation, lit_edges=lit, lit_corners=tuple(corners), ghost=True)
    return [
        *([replace(wall_site(position, place, rect), rim=places.rim(rect))] if field is None else []),
        Placement(f"ghost:{place}", "hex_tile", rect, face, GHOST, static=True, shape="hexagon"),
        Placement(f"match:{place}", "matches", wide, MatchFace(radius, meeting, tuple(corners.items())), COUNTS, static=True),
    ]


def _ghosts_in_city(position: Position, tile: int, best: Mapping[ItemId, Plan]) -> list[Placement]:
    """Lay out how the building lies on the only site, or on that of several which is under the mouse, and what meets its blue corners."""
    state, grid = position.view, grid_on(places.panels(position).city)
    placed: list[Placement] = []
    for place, plan in best.items():
        number, rotation = items.SITE.key(place), _rotation(plan)
        rect, corners = grid.cell(SITES[number].at), tuple(corners_met(state.buildings, number, tile, rotation))
        only, face = len(best) == 1, TileFace(BUILDING, tile, rotation, lit_corners=tuple(corner for corner, _ in corners), ghost=True)
        if only:
            placed.append(Placement(f"ghost:{place}", "hex_tile", rect, face, GHOST, static=True, shape="hexagon"))
        else:
            placed.append(replace(site(position, number, grid), front=Front(rect, face)))
        if corners:
            wide, found = (
                places.hexagon(rect.cx, rect.cy, rect.h / 2 * REACH),
                MatchFace(rect.h / 2, (), corners, blue=True, inside=not only),
            )
            placed.append(Placement(f"match:{place}", "matches", wide, found, COUNTS, static=True))
    return placed
