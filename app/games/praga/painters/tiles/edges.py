"""What is printed at the edges and corners of tiles, and how two tiles match there."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from app.art.forms.hexagons import radius_of
from app.art.goods import blue_mark, red_mark
from app.art.materials import linear
from app.art.shapes import disc, ellipse, fill, line, stroke
from app.art.tokens import CAUTION, GLOW, INK, tint

from ...layout.geometry.rows import row_width
from ...symbols import Symbol, Symbols
from ..signs import around, sign
from .hexes import corner, edge

TAB: Final = 0.20
"""Radius of the tab of an edge symbol, as a share of the radius of the place."""
SMALLEST_TAB: Final = 6.4


def edge_symbol(p: QPainter, r: QRectF, i: int, symbols: Symbols, lit: bool = False) -> None:
    """Paint a paper tab that touches edge ``i``; ``lit`` if the neighbour has one as well."""
    radius = radius_of(r)
    middle, tip, half = edge(r, i, 0.665), edge(r, i, 0.835), max(SMALLEST_TAB, radius * TAB)
    far = math.hypot(tip.x() - middle.x(), tip.y() - middle.y())
    across = QPointF(middle.y() - tip.y(), tip.x() - middle.x()) / far * half * 0.92
    foot = QPainterPath(middle + across)
    for point in (tip + across * 0.55, tip - across * 0.55, middle - across):
        foot.lineTo(point)
    foot.closeSubpath()
    tab = ellipse(middle.x(), middle.y(), half).united(foot)
    if lit:
        for step, alpha in enumerate((0.16, 0.26, 0.40)):
            stroke(p, tint(GLOW, alpha), 9 - 2.6 * step, tab)
    fill(p, linear(tab.boundingRect(), (0, "#FFFBEF"), (1, "#FFDF8E" if lit else "#EAD9B4")), tab)
    stroke(p, INK if lit else "#4A351C", max(0.9, radius * 0.03), tab)
    _symbols(p, middle, half, symbols)


def _symbols(p: QPainter, at: QPointF, half: float, symbols: Symbols) -> None:
    """Paint the symbols of an edge into a circle."""
    first = symbols[0]
    if len(symbols) == 1 and (first.n == 1 or first.what == "point"):
        sign(p, at.x(), at.y(), half * 1.62, first.what, first.n)
        return
    flat = tuple(Symbol(symbol.what) for symbol in symbols for _ in range(1 if symbol.what == "point" else symbol.n))
    size = min(half * 1.3, half * 1.3 * half * 2.0 / row_width(flat, half * 1.3))
    left = at.x() - row_width(flat, size) / 2
    for i, symbol in enumerate(flat):
        wide = row_width(flat, size) / len(flat)
        sign(p, left + (i + 0.5) * wide, at.y(), size, symbol.what, symbol.n)


def corner_mark(p: QPainter, r: QRectF, i: int, blue: bool, lit: bool = False) -> None:
    """Paint the mark in corner ``i``: blue ones are round, red ones square and turned into the corner."""
    at, size = corner(r, i, 0.80), max(9.0, radius_of(r) * 0.30)
    if lit:
        disc(p, tint(GLOW, 0.55), at.x(), at.y(), size * 0.8)
    if blue:
        blue_mark(p, around(at.x(), at.y(), size))
        return
    p.save()
    p.translate(at)
    p.rotate(60 * i + 45)
    red_mark(p, around(0, 0, size))
    p.restore()


def edge_match(p: QPainter, r: QRectF, i: int, mine: Symbols, theirs: Symbols) -> None:
    """Paint two symbols that meet on edge ``i``: a glowing capsule across it, both symbols enlarged."""
    a, b, w = edge(r, i, 0.60), edge(r, i, 1.13), radius_of(r) * 0.50
    across = QPainterPath(a)
    across.lineTo(b)
    halo = [(tint(GLOW, alpha), share) for share, alpha in ((1.9, 0.16), (1.6, 0.24), (1.32, 0.42))]
    p.setBrush(Qt.BrushStyle.NoBrush)
    for colour, share in (*halo, (tint(INK, 1), 1.12), (tint("#FFF1C4", 1), 0.96)):
        p.setPen(QPen(colour, w * share, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.drawPath(across)
    middle, far = edge(r, i, 0.866), math.hypot(b.x() - a.x(), b.y() - a.y())
    side = QPointF(a.y() - b.y(), b.x() - a.x()) / far * w * 0.44
    line(p, tint(CAUTION, 0.9), 1.4, middle.x() + side.x(), middle.y() + side.y(), middle.x() - side.x(), middle.y() - side.y())
    _symbols(p, a, w * 0.52, mine)
    _symbols(p, b, w * 0.52, theirs)


def corner_match(p: QPainter, r: QRectF, i: int, blue: bool, count: int) -> None:
    """Paint the marks that meet at corner ``i``: that of the tile and ``count`` others, side by side on a glow."""
    at, size = corner(r, i, 0.94), max(12.0, radius_of(r) * 0.38)
    for reach, alpha in ((1.5, 0.22), (1.2, 0.36), (0.95, 0.5)):
        disc(p, tint(GLOW, alpha), at.x(), at.y(), size * reach)
    mark = blue_mark if blue else red_mark
    for step in range(count + 1):
        shift = (step - count / 2) * size * 0.52
        mark(p, around(at.x() + shift, at.y() + shift * 0.5, size))


def corner_gain(p: QPainter, r: QRectF, i: int, blue: bool, count: int) -> None:
    """Paint the ``count`` marks gained at corner ``i``, inside the tile and clear of what is printed in its middle."""
    at, size = corner(r, i, 0.66), max(11.0, radius_of(r) * 0.5)
    mark = blue_mark if blue else red_mark
    disc(p, "#FFF6DC", at.x(), at.y(), size * 0.5)
    for step in range(count):
        shift = (step - (count - 1) / 2) * size * 0.6
        mark(p, around(at.x() + shift, at.y(), size))
