"""The Hunger Wall and the cathedral: cells, the points of rows, the values of columns, tiers and their prices."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from app.art import cache, pieces
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear
from app.art.shapes import fill, line, rounded, stroke
from app.art.tokens import BURGUNDY, INK, darker, lighter, mix, tint
from app.table.geometry.placement import Rect
from rules.games.praga.components import HUNGER_WALL, PROJECT, RESOURCES

from ..faces import CellFace, ProjectFace, ProjectPricesFace, ProjectTiersFace, StepPriceFace
from ..layout.geometry.projects import FOOT, SIDE, body, cell
from ..layout.geometry.rows import fitted
from ..symbols import paid
from .signs import around, pill, price, price_width, row, sign
from .signs.letters import letter

BASE: Final = ("#C9A06E", "#B9BCCB")
"""The stone of the wall and of the cathedral."""
ARROW: Final = {"up": "#2F5A3C", "side": "#1F4E86"}

_PRICE: Final = 14.0
"""Height of the price of a tier."""


def arrow_icon(project: int, arrow: str) -> str:
    """Return the pictogram of an arrow."""
    if arrow == "up":
        return "arrow-up-bold"
    return "arrow-left-bold" if project == HUNGER_WALL else "arrow-right-bold"


def cell_colour(project: int, row: int) -> QColor:
    """Return the colour of the cells of a row: the higher the tier, the darker."""
    tier = PROJECT[project].tier[row] - 1
    base = BASE[project]
    return darker(base, 0.05 + tier * 0.10) if row % 2 else mix(base, "#FFF6E0", 0.22 - tier * 0.08)


def project_cell(p: QPainter, r: QRectF, face: CellFace) -> None:
    """Paint a cell with its points or its arrow."""
    cache.share(p, r, ("praga cell", face.project, face.row), partial(_stone, project=face.project, row=face.row), 1.0)
    one = PROJECT[face.project].cells[face.steps][face.row][face.column]
    x, y, size = r.center().x(), r.center().y(), min(r.width(), r.height()) * 0.62
    if one.points:
        pieces.points(p, around(x, y, size), str(one.points))
    elif one.arrow:
        icon_at(p, arrow_icon(face.project, one.arrow), x, y, size, ARROW[one.arrow])


def _stone(p: QPainter, r: QRectF, project: int, row: int) -> None:
    block, colour = r.adjusted(1, 1, -1, -1), cell_colour(project, row)
    fill(p, linear(block, (0, lighter(colour, 0.28)), (1, darker(colour, 0.06))), rounded(block, 3))
    stroke(p, tint("#3A2712", 0.45), 0.9, rounded(block, 3))


def project_frame(p: QPainter, r: QRectF, face: ProjectFace) -> None:
    """Paint the points beside the rows, and below the columns what a marker is worth."""
    one, area = PROJECT[face.project], Rect(r.left(), r.top(), r.width(), r.height())
    cells, left = body(area, face.project), face.project == HUNGER_WALL
    x = r.left() + SIDE / 2 - 1 if left else r.right() - SIDE / 2 + 1
    foot = r.bottom() - FOOT / 2 + 1
    for number, points in enumerate(one.row_points):
        if points:
            pieces.points(p, around(x, cell(cells, face.project, number, 0).cy, 21), str(points))
    for column, value in enumerate(one.column_values):
        if value:
            at = cell(cells, face.project, 0, column).cx
            text(p, QRectF(at - 16, foot - 10, 32, 20), f"\N{MULTIPLICATION SIGN}{value}", "num", INK, "centre", 15)
    sign(p, x, foot, 17, RESOURCES[one.marker])
    start = cell(cells, face.project, 0, 0)
    letter(p, start.cx, foot, "" if face.steps == "original" else face.steps.upper())


def project_tiers(p: QPainter, r: QRectF, face: ProjectTiersFace) -> None:
    """Paint the lines between the tiers; they lie over the cells."""
    cells = body(Rect(r.left(), r.top(), r.width(), r.height()), face.project)
    for _, y in _borders(face.project, cells):
        line(p, BURGUNDY, 2.2, cells.x, y, cells.right, y)


def project_prices(p: QPainter, r: QRectF, face: ProjectPricesFace) -> None:
    """Paint what entering the tiers costs, on the lines between them; it lies over everything on the cells."""
    cells = body(Rect(r.left(), r.top(), r.width(), r.height()), face.project)
    for tier, y in _borders(face.project, cells):
        gold, stone = PROJECT[face.project].entry[tier]
        symbols = paid((("gold", gold), ("stone", stone)))
        half = price_width(symbols, _PRICE) / 2
        price(p, cells.right - half - 1 if face.project == HUNGER_WALL else cells.x + half + 1, y, _PRICE, symbols)


def _borders(project: int, cells: Rect) -> list[tuple[int, float]]:
    """Return the tiers above the lowest, and how far down the lines below them are."""
    tier = PROJECT[project].tier
    return [(tier[row], cell(cells, project, row, 0).bottom) for row in range(1, len(tier)) if tier[row] != tier[row - 1]]


def step_price(p: QPainter, r: QRectF, face: StepPriceFace) -> None:
    """Paint what the next step costs, on a pill."""
    pill(p, r)
    row(p, r.center().x(), r.center().y(), fitted(face.symbols, r.height() * 0.78, r.width() - r.height() * 0.5), face.symbols)
