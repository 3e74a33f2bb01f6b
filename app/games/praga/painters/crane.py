"""The action crane: the zones and the wheel, its bonuses, the halves of the action tiles, the box."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.art import cache, pieces
from app.art.forms import Sector
from app.art.forms.outlines import sector
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear, path_shadow, radial, tooth
from app.art.shapes import box, circle, disc, ellipse, fill, line, rounded, stroke
from app.art.states import sector_ring
from app.art.tokens import GOLD_LIGHT, INK, SMALLEST_TEXT, darker, lighter, tint
from app.table.geometry.placement import Rect
from rules.games.praga.components import CRANE_COST, CRANE_POINTS, FIVE_POINTS, POSITIONS, SEGMENTS, ZONE

from ..faces import BonusFace, CraneFace, HalfFace, PositionFace
from ..layout.geometry import wheel
from ..symbols import FOR, symbols_of
from .signs import around, sign
from .signs.colours import ACTION, ACTION_ICON, ACTION_INK
from .signs.colours import ZONE as ZONE_COLOUR
from .signs.letters import letter

_UNIT: Final = Rect(0, 0, 2, 2)
"""A crane from which the sectors of any other follow."""
_BEAM: Final = "#5C3B22"
_SIGNED: Final = 13.0
"""Minimum size of the signs of the zones."""


def _within(r: QRectF, part: Callable[[Rect, int], wheel.Part], position: int) -> tuple[Sector, float]:
    """Return the sector that fills ``r`` as this part of the crane, and the radius of that crane."""
    unit = part(_UNIT, position)
    share = r.width() / unit.rect.w
    return unit.shape.scaled(share), wheel.radius_of(_UNIT) * share


def _at(r: QRectF, form: Sector, radius: float, beside: float = 0.0) -> QPointF:
    """Return the point at ``radius`` in the middle of a sector, or ``beside`` it by that many degrees."""
    angle = math.radians(form.middle + beside)
    return QPointF(r.left() + form.x + radius * math.sin(angle), r.top() + form.y - radius * math.cos(angle))


def crane(p: QPainter, r: QRectF, face: CraneFace) -> None:
    """Paint the ring of zones, the empty wheel and its hub; in the corner the letter of its tiles."""
    place = Rect(r.left(), r.top(), r.width(), r.height())
    x, y, radius = r.center().x(), r.center().y(), wheel.radius_of(place)
    path_shadow(p, ellipse(x, y, radius), 8, 1.5, 4, 0.5)
    disc(p, "#24150C", x, y, radius)
    for position in range(POSITIONS):
        _zone(p, place, position)
    for position in range(POSITIONS):
        if ZONE[position] != ZONE[position - 1]:
            form = wheel.zone(place, position).shape
            angle = math.radians((position - 0.5) * wheel.STEP)
            ends = [(x + share * math.sin(angle), y - share * math.cos(angle)) for share in (form.inner, form.outer)]
            line(p, GOLD_LIGHT, 2.2, *ends[0], *ends[1])
    circle(p, tint(GOLD_LIGHT, 0.8), 1.8, x, y, radius - 0.8)
    for position in range(POSITIONS):
        _spoke(p, place, position)
    circle(p, tint(GOLD_LIGHT, 0.8), 1.4, x, y, radius * wheel.RIM)
    _hub(p, x, y, radius * wheel.HUB)
    letter(p, r.left() + 14, r.top() + 14, face.letter)


def _absolute(part: wheel.Part) -> Sector:
    return part.shape.moved(part.rect.x, part.rect.y)


def _zone(p: QPainter, place: Rect, position: int) -> None:
    form, colour, zero = _absolute(wheel.zone(place, position)), ZONE_COLOUR[ZONE[position]], QRectF()
    outline, radius = sector(zero, form), wheel.radius_of(place)
    whole = QRectF(place.cx - radius, place.cy - radius, 2 * radius, 2 * radius)
    fill(p, linear(whole, (0, lighter(colour, 0.20)), (1, darker(colour, 0.22)), dx=0.4), outline)
    stroke(p, darker(colour, 0.55), 1, outline)
    middle, size = (form.inner + form.outer) / 2, max(_SIGNED, radius * 0.105)
    cost, points = CRANE_COST[position], CRANE_POINTS[position]
    at = _at(zero, form, middle, -6 if cost else 0)
    words = f"\N{MINUS SIGN}{cost}" if cost else f"+{points}" if points else "0"
    text(p, QRectF(at.x() - 18, at.y() - 10, 36, 20), words, "num", "#FFF3E0", "centre", max(SMALLEST_TEXT, round(size * 0.95)))
    if cost:
        coin = _at(zero, form, middle, 7.5)
        pieces.coin(p, around(coin.x(), coin.y(), size), True)


def _spoke(p: QPainter, place: Rect, position: int) -> None:
    """Paint the wood of the wheel below a tile and below a bonus."""
    radius = wheel.radius_of(place)
    for inner, outer, colours in ((wheel.BONUS, wheel.RIM, ("#C9A574", "#BF9865")), (wheel.HUB, wheel.BONUS, ("#8A6238", "#7E5830"))):
        form = Sector(place.cx, place.cy, inner * radius, outer * radius - 1, position * wheel.STEP, wheel.STEP)
        colour, outline = colours[position % 2], sector(QRectF(), form)
        shine = radial(
            place.cx - radius * 0.2, place.cy - radius * 0.3, radius * 1.1, (0, lighter(colour, 0.22)), (1, darker(colour, 0.30))
        )
        fill(p, shine, outline)
        stroke(p, tint("#3A2412", 0.55), 1, outline)


def _hub(p: QPainter, x: float, y: float, radius: float) -> None:
    """Paint the treadwheel in the middle."""
    disc(p, radial(x - radius * 0.3, y - radius * 0.4, radius * 1.7, (0, "#D8B27A"), (1, "#7A5230")), x, y, radius - 1)
    for i in range(8):
        angle = math.radians(45 * i)
        line(p, _BEAM, 2.2, x, y, x + (radius - 3) * math.sin(angle), y - (radius - 3) * math.cos(angle))
    disc(p, _BEAM, x, y, radius * 0.30)
    disc(p, GOLD_LIGHT, x, y, radius * 0.16)
    circle(p, _BEAM, 3.2, x, y, radius - 2)
    circle(p, tint("#FFE7B8", 0.35), 0.9, x, y, radius - 3.4)


def wheel_bonus(p: QPainter, r: QRectF, face: BonusFace) -> None:
    """Paint a bonus of the wheel on its paper; a used one is faded."""
    form, radius = _within(r, wheel.bonus, face.position)
    outline = sector(r, form)
    fill(p, linear(r, (0, "#FBF0D6"), (1, "#E3CD9E")), outline)
    stroke(p, tint("#4A331A", 0.75), 1, outline)
    at, size = _at(r, form, (form.inner + form.outer) / 2 + radius * 0.022), radius * 0.155
    symbols = symbols_of(SEGMENTS[face.segment].effects)
    if FOR in symbols:
        bought, paid = symbols[-1], symbols[0]
        sign(p, at.x() + radius * 0.035, at.y() - radius * 0.008, size * 0.95, bought.what)
        sign(p, at.x() - radius * 0.055, at.y() + radius * 0.045, size * 0.62, paid.what)
    elif symbols[0].what == "special":
        out, near = _at(r, form, form.outer - radius * 0.078), _at(r, form, form.inner + radius * 0.052)
        sign(p, out.x(), out.y(), size * 0.88, "special", 0)
        pieces.badge(p, around(near.x(), near.y(), max(13.0, radius * 0.085)), str(symbols[0].n), "#FFF8E8", INK)
    else:
        sign(p, at.x(), at.y(), size, symbols[0].what, symbols[0].n)
    if face.used:
        fill(p, tint("#D9C49A", 0.66), outline)
        icon_at(p, "check-bold", at.x(), at.y(), size * 1.05, tint(INK, 0.6))


def crane_half(p: QPainter, r: QRectF, face: HalfFace) -> None:
    """Paint half of an action tile: its action in colour and sign."""
    form, radius = _within(r, partial(wheel.half, number=face.half), face.position)
    outline = sector(r, form)
    colour, depth = ACTION[face.action], max(1.4, radius * 0.014)
    cache.share(p, r, ("crane half", face.half, face.position), partial(_shadow, half=face.half, position=face.position), 8.0)
    fill(p, darker("#6B4A2F", 0.3), outline.translated(0, depth))
    fill(p, linear(r, (0, lighter(colour, 0.22)), (1, darker(colour, 0.10)), dx=0.5), outline)
    tooth(p, outline, "paper.png", 0.7)
    stroke(p, "#1F1710", 1.2, outline)
    stroke(p, tint("#FFFFFF", 0.34), 1, sector(r, form, -1.6))
    at = _at(r, form, (form.inner + form.outer) / 2, -4.5 if face.five else 0)
    size = radius * (0.156 if face.half else 0.172)
    icon_at(p, ACTION_ICON[face.action], at.x(), at.y(), size, ACTION_INK[face.action])
    if face.five:  # clear of the ring around the half
        seal = _at(r, form, (form.inner + form.outer) / 2, 8.2)
        pieces.points(p, around(seal.x(), seal.y(), max(16.0, radius * 0.138)), str(FIVE_POINTS))
    if face.chosen:
        sector_ring(p, r, form, "chosen")


def _shadow(p: QPainter, r: QRectF, half: int, position: int) -> None:
    form, _ = _within(r, partial(wheel.half, number=half), position)
    path_shadow(p, sector(r, form), 3, 0.6, 2.4, 0.45)


def crane_box(p: QPainter, r: QRectF, face: PositionFace) -> None:
    """Paint the square box in the sector that it blocks."""
    form, radius = _within(r, wheel.spoke, face.position)
    outline = sector(r, form)
    fill(p, linear(r, (0, "#5A3E28"), (1, "#2A190E"), dx=0.5), outline)
    tooth(p, outline, "linen.png", 0.9)
    stroke(p, "#140A04", 1.4, outline)
    at, s = _at(r, form, radius * (wheel.RIM + wheel.BONUS) / 2), radius * 0.21
    place = around(at.x(), at.y(), s)
    box(p, tint("#000000", 0.4), place.left() + 1, place.top() + 3, s, s, 2)
    fill(p, linear(place, (0, "#C2945C"), (1, "#8F6233"), dx=0.5), rounded(place, 2))
    for x0, y0, x1, y1 in ((-0.4, -0.4, 0.4, 0.4), (-0.4, 0.4, 0.4, -0.4)):
        line(p, _BEAM, 2.4, at.x() + x0 * s, at.y() + y0 * s, at.x() + x1 * s, at.y() + y1 * s)
    stroke(p, "#3A2412", max(1.4, s * 0.09), rounded(place, 2))
    stroke(p, tint("#F3D6A0", 0.5), 0.9, rounded(place.adjusted(1.6, 1.6, -1.6, -1.6), 1.5))
