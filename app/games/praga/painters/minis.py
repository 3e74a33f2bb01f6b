"""The boards in miniature: filled places are strong and dark-edged, empty ones pale."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache, pieces
from app.art.forms.hexagons import hexagon
from app.art.icons import icon_at
from app.art.materials import linear
from app.art.shapes import clip, disc, fill, line, rounded, stroke
from app.art.tokens import BURGUNDY, INK, PLAYER, darker, lighter, mix, tint
from app.table.geometry.placement import Rect
from rules.games.praga.components import ACTIONS, FIELDS, PLACES, PROJECT, SITES, WALL_SITES

from ..faces import MiniBoardFace, MiniCityFace, MiniProjectFace, MiniRoadFace, PlankFace
from ..layout.geometry.grids import ROAD, board_grid, city_grid
from ..layout.geometry.projects import beside, cell
from .city import OLD, cobbles, road_number
from .city.river import river
from .projects import ARROW, arrow_icon, cell_colour
from .road import plank
from .signs import around
from .signs.colours import ACTION, ACTION_ICON, ACTION_INK, PARLER, PLAZA
from .signs.counts import cube_of
from .tiles.hexes import place

_FREE: Final = {True: "#E7C9A6", False: "#EFE3C6"}
"""Sites of the Old and the New Town."""
_ROAD: Final = "#B8A888"
_BUILT: Final = "#C9A06E"
_LAST: Final = 5
_NUMBERED: Final = 20.0
"""Side from which a cell has room for the number of its points."""


def _hex(p: QPainter, at: Rect, colour: str, filled: bool, sign: str = "", ink: str = INK) -> None:
    r = QRectF(at.x, at.y, at.w, at.h)
    cache.share(p, r, ("praga mini", colour, filled, sign), partial(_mini, colour=colour, filled=filled, sign=sign, ink=ink), 1.0)


def _mini(p: QPainter, r: QRectF, colour: str, filled: bool, sign: str, ink: str) -> None:
    outline = hexagon(r, 0.93, 0.06)
    if filled:
        fill(p, linear(r, (0, lighter(colour, 0.2)), (1, darker(colour, 0.12))), outline)
        stroke(p, darker(colour, 0.65), 1.1, outline)
    else:
        fill(p, mix(colour, "#FBF5E6", 0.62), outline)
        stroke(p, tint("#5A4128", 0.40), 0.6, outline)
    if sign:
        icon_at(p, sign, r.center().x(), r.center().y(), r.height() * 0.54, tint(ink, 0.85 if filled else 0.45))


def _rect(r: QRectF) -> Rect:
    return Rect(r.left(), r.top(), r.width(), r.height())


def mini_board(p: QPainter, r: QRectF, face: MiniBoardFace) -> None:
    """Paint the action board of a player."""
    grid = board_grid(_rect(r))
    for action, at, filled in zip(ACTIONS, FIELDS, face.fields, strict=True):
        _hex(p, grid.cell(at), ACTION[action], filled, ACTION_ICON[action], ACTION_INK[action] if filled else INK)
    for at, filled in zip(WALL_SITES, face.walls, strict=True):
        _hex(p, grid.cell(at), "#A8573A" if filled else "#D9C09A", filled, "wall" if filled else "", "#FFFFFF")


def mini_city(p: QPainter, r: QRectF, face: MiniCityFace) -> None:
    """Paint the sites with the cubes on them, the plazas and the road."""
    grid = city_grid(_rect(r))
    for at in ROAD:
        _hex(p, grid.cell(at), _ROAD, True)
    for one, state in zip(SITES, face.sites, strict=True):
        old = one.town == OLD
        if state == "closed":
            _hex(p, grid.cell(one.at), "#9A8A6A", False)
        elif state == "free":
            _hex(p, grid.cell(one.at), _FREE[old], False)
        else:
            _hex(p, grid.cell(one.at), _BUILT if state == "built" else PLAYER.get(state, PARLER), True)
    for spot, state in zip(PLACES, face.plazas, strict=True):
        done = state == "done"
        _hex(p, grid.cell(spot.at), "#9A968E" if done else PLAZA[spot.color], state != "closed", "check-bold" if done else "")


def mini_road(p: QPainter, r: QRectF, face: MiniRoadFace) -> None:
    """Paint the five spaces with the pawns on them, and the planks of the bridge."""
    top = min(30.0, r.height() * 0.42)
    radius = min(14.0, top / 2)
    step = (r.width() - 2.6 * radius) / (_LAST - 1)
    spots = [(r.left() + radius * 1.1 + i * step, r.top() + top / 2) for i in range(_LAST)]
    line(p, "#B5A27A", 5, *spots[0], *spots[-1])
    for number, (x, y) in enumerate(spots, 1):
        spot = place(x, y, radius)
        cobbles(p, spot)
        road_number(p, spot, number)
    for number, (x, y) in enumerate(spots, 1):
        here = [colour for colour, space in face.pawns if space == number]
        for i, colour in enumerate(here):
            pieces.worker(p, around(x + radius * (1.1 + 0.55 * i), y - 2, radius * 1.5), PLAYER[colour])
    water = QRectF(r.left(), r.top() + top + 4, r.width(), r.height() - top - 4)
    cache.share(p, water, "praga mini river", _water, 1.0)
    wide = water.width() / len(face.planks)
    for i, number in enumerate(face.planks):
        board = QRectF(water.left() + i * wide + 3, water.top() + 5, wide - 6, water.height() - 10)
        if number:
            plank(p, board, PlankFace(number))
        else:
            fill(p, "#E2D6BC", rounded(board, 3))
            stroke(p, "#5A4A30", 1, rounded(board, 3), (3, 2))


def _water(p: QPainter, r: QRectF) -> None:
    clip(p, rounded(r, 6))
    river(p, r)
    p.restore()


def mini_project(p: QPainter, r: QRectF, face: MiniProjectFace) -> None:
    """Paint the cells of a project and the cubes on it."""
    key = ("praga mini project", face.project, face.steps)
    cache.share(p, r, key, partial(_cells, project=face.project, steps=face.steps), 2.0)
    cells = _rect(r)
    for colour, number, column in face.cubes:
        at, same = cell(cells, face.project, number, column), [who for who, *place in face.cubes if place == [number, column]]
        size = min(at.w, at.h) * (1.15 if len(same) == 1 else 0.95)
        across, down = beside(same.index(colour), len(same))
        cube_of(p, around(at.cx + across * size, at.cy - 1 + down * size, size), colour)


def _cells(p: QPainter, r: QRectF, project: int, steps: str) -> None:
    one, cells = PROJECT[project], _rect(r)
    for number in range(one.rows):
        for column in range(one.columns):
            at = cell(cells, project, number, column)
            block = QRectF(at.x + 0.7, at.y + 0.7, at.w - 1.4, at.h - 1.4)
            colour = cell_colour(project, number)
            fill(p, linear(block, (0, lighter(colour, 0.28)), (1, darker(colour, 0.06))), rounded(block, 1.5))
            stroke(p, tint("#3A2712", 0.45), 0.7, rounded(block, 1.5))
            printed = one.cells[steps][number][column]
            if printed.points and min(at.w, at.h) >= _NUMBERED:
                pieces.points(p, around(at.cx, at.cy, min(at.w, at.h) * 0.72), str(printed.points))
            elif printed.points:
                disc(p, BURGUNDY, at.cx, at.cy, min(at.w, at.h) * 0.26)
            elif printed.arrow:
                icon_at(p, arrow_icon(project, printed.arrow), at.cx, at.cy, min(at.w, at.h) * 0.8, ARROW[printed.arrow])
    for number in range(1, one.rows):
        if one.tier[number] != one.tier[number - 1]:
            y = cell(cells, project, number, 0).bottom
            line(p, BURGUNDY, 1.3, r.left(), y, r.right(), y)
