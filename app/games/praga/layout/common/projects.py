"""The Hunger Wall and the cathedral side by side; and both in miniature."""

from __future__ import annotations

from app.games.base.panels import label, place
from app.table.geometry.faces import TextFace
from app.table.geometry.placement import Placement, Rect
from app.table.geometry.z_order import COUNTS
from rules import ItemId
from rules.games.praga import items
from rules.games.praga.components import PROJECT, PROJECTS
from rules.games.praga.state import State

from ...faces import CellFace, CubeFace, MiniProjectFace, ProjectFace, ProjectPricesFace, ProjectTiersFace, StepPriceFace, SymbolFace
from ...position import Position
from ...symbols import Symbol
from ...words import things
from ..geometry import projects as geometry

GAP = 14.0
HEAD = 26.0
SIGN = 26.0, 19.0
"""The size of the sign before the name of a project."""
PRICE, SMALL_PRICE = 17.0, 15.0
"""The height of the price of a step up, and of that in the miniature."""
BELOW_TRAY = 10
"""Where the prices of tiers are painted when no ring can cover them: above cubes, below what is offered for a choice."""
TARGET = 24.0
"""The size of what can be clicked in the miniature."""
TOUCH = 10
"""Where a space can be clicked on which cubes stand: above them."""
CUBE = 0.62
"""The size of a cube, as a share of its cell."""


def halves(area: Rect, gap: float = GAP) -> tuple[Rect, Rect]:
    """Return the places of the two projects."""
    width = (area.w - gap) / 2
    return Rect(area.x, area.y, width, area.h), Rect(area.x + width + gap, area.y, width, area.h)


def _targets(position: Position) -> set[ItemId]:
    """Return the spaces that a step leads to now."""
    legal = position.decision.legal if position.decision is not None else ()
    return {pick for action in legal for pick in action.picks if pick.startswith(f"{items.CELL.name}:")}


def _paid(position: Position) -> set[ItemId]:
    """Return the spaces that a step leads to that is paid for: one up, to the next row (PC-12.6)."""
    legal = position.decision.legal if position.decision is not None else ()
    return {pick for action in legal if action.kind == "up" for pick in action.picks}


def _covered(position: Position) -> set[ItemId]:
    """Return the spaces that can be clicked although cubes stand on them."""
    legal = position.decision.legal if position.decision is not None else ()
    stood = {
        items.CELL.id(f"{PROJECTS[project]}:{row}:{column}")
        for seat in position.view.seats
        for project, (row, column) in enumerate(seat.projects)
    }
    return stood & {pick for action in legal for pick in action.picks}


def projects(position: Position, area: Rect) -> list[Placement]:
    """Lay out both projects side by side."""
    return [placed for number, half in enumerate(halves(area)) for placed in project(position, number, half)]


def project(position: Position, project: int, half: Rect) -> list[Placement]:
    """Lay out a project with every cell and the cubes."""
    state: State = position.view
    placed: list[Placement] = []
    targets, paid, covered = _targets(position), _paid(position), _covered(position)
    above = COUNTS if targets else BELOW_TRAY
    name, steps = PROJECTS[project], state.sets[project]
    sign = Rect(half.x + 4, half.y + 2, *SIGN)
    placed.append(Placement(f"frame:project_sign_{name}", "symbol", sign, SymbolFace(name), static=True))
    title = Rect(sign.right + 7, half.y, half.right - sign.right - 11, 22)
    placed.append(label(f"frame:project_{name}", title, position.texts(f"praga.name.{name}"), "h3", "burgundy", px=15))
    place = Rect(half.x, half.y + HEAD, half.w, half.h - HEAD)
    placed.append(Placement(f"frame:project:{name}", "project_frame", place, ProjectFace(project, steps), z=-30, static=True))
    placed.append(Placement(f"frame:tiers:{name}", "project_tiers", place, ProjectTiersFace(project, steps), z=4, static=True))
    placed.append(Placement(f"frame:prices:{name}", "project_prices", place, ProjectPricesFace(project, steps), z=above, static=True))
    cells = geometry.body(place, project)
    for row in range(PROJECT[project].rows):
        for column in range(PROJECT[project].columns):
            item = items.CELL.id(f"{name}:{row}:{column}")
            face = CellFace(project, steps, row, column)
            rect = geometry.cell(cells, project, row, column)
            said = things.thing_words(position, item)
            if item in covered:
                placed.append(Placement(f"frame:{item}", "project_cell", rect, face, 1, static=True))
                placed.append(Placement(item, "text", rect, TextFace("", "label"), TOUCH, 4, said, paid=item in paid))
            else:
                placed.append(Placement(item, "project_cell", rect, face, 1, 4, said, paid=item in paid))
            if item in paid:
                placed.append(_price(item, project, Rect(rect.cx - PRICE * 0.85, rect.bottom - PRICE * 0.8, PRICE * 1.7, PRICE)))
    placed += _cubes(position, state, project, cells)
    return placed


def _price(item: ItemId, project: int, pill: Rect) -> Placement:
    """Lay out the price of a step up to a space."""
    cost = StepPriceFace((Symbol("silver_window", PROJECT[project].up),), pill.h * 0.8)
    return Placement(f"price:{item}", "step_price", pill, cost, COUNTS, static=True)


def _cubes(position: Position, state: State, project: int, cells: Rect) -> list[Placement]:
    """Lay out the cubes, side by side where several stand on one cell."""
    placed: list[Placement] = []
    for player, seat in enumerate(state.seats):
        here = [other for other, one in enumerate(state.seats) if one.projects[project] == seat.projects[project]]
        rect = geometry.cell(cells, project, *seat.projects[project])
        size, n = min(rect.w, rect.h) * CUBE, here.index(player)
        across, down = geometry.beside(n, len(here))
        spot = Rect(rect.cx + (across - 0.5) * size, rect.cy + (down - 0.5) * size, size, size)
        item, said = items.PROJECT.id(player, PROJECTS[project]), position.texts("praga.words.cube_of", name=position.names[player])
        placed.append(Placement(item, "marker_cube", spot, CubeFace(position.colours[player]), 9, words=said))
    return placed


def mini_projects(position: Position, area: Rect) -> list[Placement]:
    """Lay out both projects in miniature; the spaces that a step leads to can be clicked there too, and have their prices."""
    state: State = position.view
    targets, paid = _targets(position), _paid(position)
    placed: list[Placement] = []
    for project, half in enumerate(halves(area, 8)):
        cubes = tuple((position.colours[player], *seat.projects[project]) for player, seat in enumerate(state.seats))
        face = MiniProjectFace(project, state.sets[project], cubes)
        placed.append(Placement(f"frame:small_project:{project}", "mini_project", half, face, static=True))
        for player, seat in enumerate(state.seats):
            spot = geometry.cell(half, project, *seat.projects[project])
            item, said = items.PROJECT.id(player, PROJECTS[project]), position.texts("praga.words.cube_of", name=position.names[player])
            placed.append(place(item, spot, said, 3))
        for row in range(PROJECT[project].rows):
            for column in range(PROJECT[project].columns):
                item = items.CELL.id(f"{PROJECTS[project]}:{row}:{column}")
                if item in targets:
                    cell = geometry.cell(half, project, row, column)
                    rect = Rect(cell.cx - TARGET / 2, cell.cy - TARGET / 2, TARGET, TARGET)
                    said = things.thing_words(position, item)
                    placed.append(Placement(item, "text", rect, TextFace("", "label"), 5, 3, said, paid=item in paid))
                if item in paid:
                    above = Rect(rect.cx - SMALL_PRICE * 0.85, rect.y - SMALL_PRICE * 0.9, SMALL_PRICE * 1.7, SMALL_PRICE)
                    placed.append(_price(item, project, above))
    return placed
