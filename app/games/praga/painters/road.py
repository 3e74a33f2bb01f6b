"""The King's Road with the effects of its spaces, the bridge and its planks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear, panel, shadow, well
from app.art.shapes import clip, disc, fill, line, rounded, stroke
from app.art.tokens import GOLD, GOLD_LIGHT, INK_SECOND, SHADOW, tint
from app.table.geometry.placement import Rect
from rules.games.praga.components import PLANK, ROAD_EGGS, STREETS, STRIPS

from ..faces import PlankFace, RoadFace, StripFace
from ..layout.geometry.bridge import span
from ..layout.geometry.rows import fitted, row_width
from ..symbols import FOR, OR, PER, Symbol, Symbols, endings_of, symbols_of, trigger_of
from .city import cobbles, road_number
from .city.river import river, stone_bridge
from .signs import row, sign
from .signs.colours import PILL
from .signs.letters import letter
from .tiles.hexes import place

LETTERS: Final = "AB"
_ROW: Final = 18.0
"""Usual size of the symbols of a space."""
_ABOVE_PAWNS: Final = 0.66
"""The share of the height above the pawns on the spaces of the bridge."""
_SMALL: Final = 15.0
"""Size below which an effect is divided."""


def effect_symbols(space: int, variant: str) -> Symbols:
    """Return the symbols of the effect of a street that needs no egg."""
    street = STREETS[space - 1]
    if variant in street.base:
        return symbols_of(street.base[variant])
    trigger, effects = street.ongoing[variant]
    return (*trigger_of(trigger), PER, *symbols_of(effects))


def variant_letter(space: int, variant: str) -> str:
    """Return the letter of a variant of a street, or nothing for the usual effect."""
    street = STREETS[space - 1]
    others = [name for name in (*street.base, *street.ongoing) if name != "base"]
    return LETTERS[others.index(variant)] if variant in others else ""


def road_space(p: QPainter, r: QRectF, face: RoadFace) -> None:
    """Paint a space: its number on cobbles, its effect, and below a line what an egg buys."""
    panel(p, r, 8, "#FBF5E6", "#EFE0BF")
    number = place(r.left() + 19, r.top() + 19, 17)
    cobbles(p, number)
    road_number(p, number, face.space)
    if face.space > len(STREETS):
        _bridge_space(p, r, face)
        return
    line_at = r.top() + 34 + (r.height() - 34) * 0.46
    symbols, bought = effect_symbols(face.space, face.variant), symbols_of(STREETS[face.space - 1].egg)
    _effect(p, QRectF(r.left() + 5, r.top() + 34, r.width() - 10, line_at - r.top() - 34), symbols)
    line(p, tint(GOLD, 0.6), 1, r.left() + 8, line_at, r.right() - 8, line_at)
    _effect(p, QRectF(r.left() + 5, line_at + 1, r.width() - 10, r.bottom() - line_at - 2), bought)
    letter(p, r.left() + 35, r.top() + 31, variant_letter(face.space, face.variant))


def _effect(p: QPainter, r: QRectF, symbols: Symbols) -> None:
    """Paint an effect; a choice that would be too small on one line has two."""
    lines = [symbols]
    if fitted(symbols, _ROW, r.width()) < _SMALL and OR in symbols:
        at = symbols.index(OR)
        lines = [symbols[:at], symbols[at:]]
    size = min(fitted(part, min(_ROW, r.height() / len(lines) * 0.9), r.width()) for part in lines)
    step = size * 1.14
    for i, part in enumerate(lines):
        row(p, r.center().x(), r.center().y() + (i - (len(lines) - 1) / 2) * step, size, part)


def _bridge_space(p: QPainter, r: QRectF, face: RoadFace) -> None:
    sign(p, r.left() + 47, r.top() + 18, 19, "egg")
    text(p, QRectF(r.left() + 55, r.top() + 8, 12, 20), str(ROAD_EGGS[face.space]), "num", px=14)
    room = QRectF(r.left() + 6, r.top() + 35, r.width() - 12, (r.height() - 35) * _ABOVE_PAWNS)
    drawn = (Symbol("plank", face.drawn), FOR, Symbol("plank")) if face.drawn else (Symbol("plank"),)
    row(p, room.center().x(), room.center().y(), fitted(drawn, min(_ROW, room.height() * 0.9), room.width()), drawn)


def bridge(p: QPainter, r: QRectF) -> None:
    """Paint ``()``: the river with the stone bridge; its slots are for planks."""
    outline = rounded(r, 8)
    clip(p, outline)
    river(p, r)
    whole = span(Rect(r.left(), r.top(), r.width(), r.height()))
    stone_bridge(p, QRectF(whole.x, whole.y, whole.w, whole.h), len(STRIPS))
    p.restore()
    stroke(p, tint("#0E2A3C", 0.8), 1.2, outline)


def river_bank(p: QPainter, r: QRectF) -> None:
    """Paint ``()``: the river on which the production tiles lie."""
    outline = rounded(r, 10)
    clip(p, outline)
    river(p, r)
    p.restore()
    stroke(p, tint("#0E2A3C", 0.8), 1.2, outline)


def bridge_slot(p: QPainter, r: QRectF, face: StripFace) -> None:
    """Paint an empty slot with the two bonuses that a plank brings."""
    well(p, r, 4, depth=0.22)
    high = r.height() > r.width() * 1.25
    for i, effects in enumerate(STRIPS[face.slot][face.side]):
        along = (i + 0.5) / 2
        x, y = (r.center().x(), r.top() + r.height() * along) if high else (r.left() + r.width() * along, r.center().y())
        radius = min(15.0, r.width() * 0.24, r.height() * 0.40)
        disc(p, tint(SHADOW, 0.25), x, y + 1, radius + 0.5)
        disc(p, PILL, x, y, radius)
        symbols = symbols_of(effects)
        row(p, x, y, fitted(symbols, radius * 1.25, radius * 1.9), symbols)


def plank(p: QPainter, r: QRectF, face: PlankFace) -> None:
    """Paint a plank with its immediate effect and, after a trophy, what it counts at the end; those of level V have a golden edge."""
    one = PLANK[face.plank]
    _boards(p, r, one.level)
    rows = [(symbols_of(one.effects), False)] if one.effects else []
    rows += [(endings_of(one.endings), True)] if one.endings else []
    step = r.height() / (len(rows) + 0.35)
    for i, (symbols, late) in enumerate(rows):
        y = r.center().y() + (i - (len(rows) - 1) / 2) * step
        _plate(p, r, y, min(step * 0.58, 17.0), symbols, late)
    if face.dim:
        fill(p, tint("#E4D8BF", 0.55), rounded(r, 4))


def _plate(p: QPainter, r: QRectF, y: float, size: float, symbols: Symbols, late: bool) -> None:
    room = r.width() - 14
    lead = 1.05 if late else 0.0
    size = min(fitted(symbols, size, room / (1 + lead * size / max(1.0, row_width(symbols, size)))), size)
    wide = row_width(symbols, size) + lead * size
    plate = QRectF(r.center().x() - wide / 2 - 4, y - size * 0.72, wide + 8, size * 1.44)
    fill(p, tint(PILL, 0.92), rounded(plate, 4))
    stroke(p, tint("#4A2E16", 0.55), 0.9, rounded(plate, 4))
    if late:
        icon_at(p, "trophy", plate.left() + 4 + size * 0.42, y, size * 0.86, INK_SECOND)
    row(p, plate.right() - 4 - row_width(symbols, size) / 2, y, size, symbols)


def _boards(p: QPainter, r: QRectF, level: int) -> None:
    """Paint four boards with their nails."""
    shadow(p, r, 4, 4, 2.5, 0.45)
    fill(p, linear(r, (0, "#C99A62"), (1, "#9A6E3C"), dx=0.2), rounded(r, 4))
    for i in range(1, 4):
        y = r.top() + r.height() * i / 4
        line(p, tint("#5C3B22", 0.45), 1, r.left() + 2, y, r.right() - 2, y)
        line(p, tint("#F0C890", 0.30), 0.8, r.left() + 2, y + 1, r.right() - 2, y + 1)
    for x in (r.left() + 4, r.right() - 4):
        for y in (r.top() + 4, r.bottom() - 4):
            disc(p, "#4A351C", x, y, 1.4)
    golden = level > 4
    stroke(p, GOLD_LIGHT if golden else "#4A2E16", 1.8 if golden else 1.1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 4))
