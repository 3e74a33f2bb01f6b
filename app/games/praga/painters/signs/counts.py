"""Symbols as pieces of the table: alone, in rows, counted; cubes, pawns and plan markers."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache, goods, pieces
from app.art.lettering import text
from app.art.materials import linear, shadow
from app.art.shapes import fill, rounded, stroke
from app.art.tokens import BAR_TEXT, EDGE_DARK, GOLD, INK, PLAYER

from ...faces import CountFace, CubeFace, OptionFace, PawnFace, PlanMarkerFace, RowFace, SymbolFace
from ...layout.geometry.rows import fitted, row_width
from .. import signs
from .colours import PARLER


def symbol(p: QPainter, r: QRectF, face: SymbolFace) -> None:
    """Paint a symbol as large as its place allows."""
    broad = 1.35 if face.what in ("hunger_wall", "cathedral", "no_cathedral") else 1.0
    signs.sign(p, r.center().x(), r.center().y(), min(r.height(), r.width() / broad) * 0.94, face.what, face.n)


def symbols(p: QPainter, r: QRectF, face: RowFace) -> None:
    """Paint symbols side by side."""
    size = fitted(face.symbols, min(face.size, r.height()), r.width())
    x = r.left() + row_width(face.symbols, size) / 2 if face.left else r.center().x()
    signs.row(p, x, r.center().y(), size, face.symbols, BAR_TEXT if face.light else INK)


def option(p: QPainter, r: QRectF, face: OptionFace) -> None:
    """Paint symbols on a paper plate: a way of a choice."""
    shadow(p, r, 8, 5, 2.5, 0.42)
    fill(p, linear(r, (0, "#FFFDF4"), (1, "#F1E2BE")), rounded(r, 8))
    stroke(p, EDGE_DARK, 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 8))
    symbols(p, r.adjusted(8, 4, -8, -4), face)


def count(p: QPainter, r: QRectF, face: CountFace) -> None:
    """Paint a symbol and how many there are of it."""
    size = min(r.height() * 0.86, r.width() * 0.44, 26.0)
    x, y = r.left() + size * 0.52 + 1, r.center().y()
    if face.what == "cube":
        cube_of(p, signs.around(x, y, size), face.colour)
    else:
        signs.sign(p, x, y, size, face.what)
    room = QRectF(x + size * 0.66, r.top(), r.right() - x - size * 0.66, r.height())
    text(p, room, face.words, "num", BAR_TEXT if face.light else INK, "left", max(12, round(min(20.0, r.height() * 0.72))))


def cube_of(p: QPainter, r: QRectF, colour: str) -> None:
    """Paint the marker cube of a player or of Peter Parler."""
    paint = PLAYER.get(colour, PARLER)
    cache.share(p, r, ("praga cube", paint), partial(goods.cube, colour=paint), 3.0)


def marker_cube(p: QPainter, r: QRectF, face: CubeFace) -> None:
    """Paint a marker cube."""
    cube_of(p, r, face.colour)


def pawn(p: QPainter, r: QRectF, face: PawnFace) -> None:
    """Paint a wooden pawn in the colour of its player."""
    pieces.worker(p, r, PLAYER.get(face.colour, PARLER))


def plan_marker(p: QPainter, r: QRectF, face: PlanMarkerFace) -> None:
    """Paint the cube with which Peter Parler plans: a grey one with a golden edge."""
    cube_of(p, r, face.colour)
    stroke(p, GOLD, max(1.0, r.width() * 0.05), rounded(r.adjusted(-1, -1, 1, 1), r.width() * 0.22), (2.2, 1.6))
