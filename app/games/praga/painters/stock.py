"""Seals, production tiles and technologies."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.art import cache
from app.art.goods import window
from app.art.icons import icon_at
from app.art.lettering import grown_size, text
from app.art.materials import linear, radial, shadow, tooth
from app.art.name_bands import NARROWEST, name_lines, narrowed
from app.art.shapes import circle, disc, fill, rounded, stroke
from app.art.tokens import INK, INK_SECOND, SHADOW, SMALLEST_TEXT, darker, lighter, tint
from rules.games.praga.components import ONGOING_LEVELS, PRODUCTION, SEALS, TECHNOLOGY

from ..faces import LevelFace, ProductionFace, SealFace, TechnologyFace
from ..layout.geometry.rows import fitted, row_width
from ..symbols import FOR, Symbols, endings_of, symbols_of, technology_symbols
from .signs import around, row
from .signs.colours import LASTING, ONCE
from .signs.counts import cube_of
from .tiles import ROMAN

_PAPER: Final = {1: "#E9DDF2", 2: "#DCCFEA", 3: "#F3E1B8", 4: "#EFD293"}
_EDGE: Final = "#4A3A66"


def seal(p: QPainter, r: QRectF, face: SealFace) -> None:
    """Paint a wax seal with its effect at the end; its price in silver windows is on its lower rim, the cube of its taker above."""
    one, x = SEALS[face.seal], r.center().x()
    radius = min(r.width(), r.height()) / 2 * 0.96
    y = r.center().y()
    cache.share(p, around(x, y, 2 * radius), "praga wax", _wax, 5.0)
    symbols = tuple(symbol for symbol in endings_of(one.endings) if symbol != FOR)
    row(p, x, y, fitted(symbols, radius * 0.74, radius * 1.62), symbols, "#FFF3DC")
    price = sum(n for _, n in one.cost)
    for i in range(price):
        window(p, around(x + (i - (price - 1) / 2) * radius * 0.42, y + radius * 0.92, radius * 0.64))
    if face.owner:
        cube_of(p, around(x + radius * 0.55, y - radius * 0.52, radius * 0.84), face.owner)


def _wax(p: QPainter, r: QRectF) -> None:
    x, y, radius = r.center().x(), r.center().y(), r.width() / 2
    edge = QPainterPath()
    for i in range(40):
        angle, far = math.radians(9 * i), radius * (1.0 + 0.035 * math.sin(i * 2.4) + (0.03 if i % 2 else 0))
        at = (x + far * math.cos(angle), y + far * math.sin(angle))
        if i:
            edge.lineTo(*at)
        else:
            edge.moveTo(*at)
    edge.closeSubpath()
    fill(p, tint(SHADOW, 0.4), edge.translated(radius * 0.05, radius * 0.12))
    fill(p, radial(x - radius * 0.3, y - radius * 0.4, radius * 1.6, (0, "#C44A52"), (0.5, "#9A2634"), (1, "#5A0F1C")), edge)
    disc(p, tint("#3E0812", 0.45), x, y, radius * 0.76)
    disc(p, radial(x - radius * 0.2, y - radius * 0.3, radius * 1.1, (0, "#B83A46"), (1, "#7E1826")), x, y + radius * 0.03, radius * 0.72)


def production_tile(p: QPainter, r: QRectF, face: ProductionFace) -> None:
    """Paint a round production tile."""
    s = min(r.width(), r.height())
    x, y = r.center().x(), r.center().y()
    disc(p, tint(SHADOW, 0.4), x + 1, y + s * 0.09, s * 0.5)
    disc(p, linear(around(x, y, s), (0, "#FBF0D6"), (1, "#D9BE86"), dx=0.4), x, y, s * 0.5)
    circle(p, "#4A331A", 1.1, x, y, s * 0.48)
    symbols = symbols_of(PRODUCTION[face.tile].effects)
    row(p, x, y, fitted(symbols, s * 0.52, s * 0.82), symbols)


def _lasts(level: int) -> bool:
    return level in ONGOING_LEVELS


def _cog(p: QPainter, x: float, y: float, level: int) -> None:
    colour = LASTING if _lasts(level) else ONCE
    icon_at(p, "cog", x, y, 28, colour)
    disc(p, colour, x, y, 9)
    text(p, around(x, y, 30), ROMAN[level], "label", "#FFF6E0", "centre")


def technology(p: QPainter, r: QRectF, face: TechnologyFace) -> None:
    """Paint a technology: its level in a cog, its name, what it waits for, an arrow, what it brings; a bolt if it works only once."""
    one = TECHNOLOGY[face.tile]
    shadow(p, r, 6, 4, 2, 0.42)
    cache.share(p, r, ("praga technology", one.level), partial(_plate, level=one.level), 2.0)
    _cog(p, r.left() + 17, r.top() + 17, one.level)
    head = 34.0 if r.height() > 56 else 30.0
    _name(p, QRectF(r.left() + 33, r.top() + 2, r.width() - 41, head - 2), face.name)
    waits, brings = technology_symbols(face.tile)
    _row(p, QRectF(r.left() + 5, r.top() + head, r.width() - 10, r.height() - head - 3), waits, brings)
    if face.state != "ready":
        fill(p, tint("#E4D8BF", 0.36), rounded(r, 6))
        sign = around(r.right() - 10, r.bottom() - 10, 17)
        disc(p, "#FFF8E8", sign.center().x(), sign.center().y(), 8.5)
        circle(p, tint(INK_SECOND, 0.7), 1, sign.center().x(), sign.center().y(), 8.5)
        icon_at(p, "timer-sand" if face.state == "fresh" else "check-bold", sign.center().x(), sign.center().y(), 12, INK_SECOND)


def _name(p: QPainter, r: QRectF, name: str) -> None:
    """Paint a name on one line or on two."""
    size = grown_size("label", SMALLEST_TEXT, r.height() / 2)
    lines, size = name_lines(name, r.width() / NARROWEST, size)
    step = min(r.height() / 2, size * 1.15)
    for i, words in enumerate(lines):
        narrowed(p, QRectF(r.left(), r.center().y() + (i - len(lines) / 2) * step, r.width(), step), words, INK, size)


def _row(p: QPainter, r: QRectF, waits: Symbols, brings: Symbols) -> None:
    """Paint what triggers a technology and what it brings; those that work once have a bolt instead of a trigger."""
    joint = "arrow-right-bold" if waits else "lightning-bolt"
    size = min(20.0, r.height() * 0.86)
    needed = row_width(waits, size) + size * 0.95 + row_width(brings, size)
    size *= min(1.0, r.width() / needed)
    before, after = row_width(waits, size), row_width(brings, size)
    left, y = r.center().x() - (before + size * 0.95 + after) / 2, r.center().y()
    row(p, left + before / 2, y, size, waits)
    icon_at(p, joint, left + before + size * 0.475, y, size * 0.8, INK_SECOND)
    row(p, left + before + size * 0.95 + after / 2, y, size, brings)


def _plate(p: QPainter, r: QRectF, level: int) -> None:
    colour = _PAPER[level]
    fill(p, linear(r, (0, lighter(colour, 0.45)), (1, darker(colour, 0.05))), rounded(r, 6))
    tooth(p, rounded(r, 6), "paper.png", 0.8)
    stroke(p, _EDGE if _lasts(level) else "#7A5A1C", 1.3, rounded(r.adjusted(0.6, 0.6, -0.6, -0.6), 6))


def technology_place(p: QPainter, r: QRectF, face: LevelFace) -> None:
    """Paint an empty place for a technology in the dark wood."""
    stroke(p, tint("#E8C898", 0.40), 1.1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 6), (3.4, 2.6))
    icon_at(p, "cog-outline", r.center().x(), r.center().y(), min(38.0, r.height() * 0.62), tint("#E8C898", 0.40))
    text(p, r, ROMAN[face.level], "label", "#EAD9B6", "centre", 13)
