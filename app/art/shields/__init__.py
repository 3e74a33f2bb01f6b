"""Heraldic shields: a painted coat of arms in a metal rim, and a scroll with the points it scores."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.art.forms.shield_form import BARE, RATIO, body, measured, scroll
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear, radial, tooth
from app.art.shapes import box, circle, clip, curve, disc, ellipse, fill, line, poly, stroke
from app.art.tokens import INK, SHADOW, Colour, darker, lighter, tint

from .arms import ARMS, COIN, MORE, TWICE, Arms, Pattern

NUMBERED: Final = 64.0
"""From this width on a shield has room for its number."""
_RIM: Final = {12: ("#FBE7A6", "#D3A136", "#8A6118"), 8: ("#FCFCFA", "#B9C0C6", "#6B737B"), 4: ("#EFC6A0", "#B5753F", "#6B3E1A")}
"""Light, middle and dark of gold, silver and copper, by the points before any doubling."""
_CHIEF, _BARE_CHIEF = 0.37, 0.46
"""Height of the chief, as a share of that of the shield, with a scroll and without."""


def shield(p: QPainter, r: QRectF, number: int, points: int) -> None:
    """Paint a shield as large as ``r`` allows. Raises KeyError for a number without arms."""
    arms = ARMS[number]
    w, scrolled = measured(r)
    x, y, h = r.center().x(), r.center().y() - w * (RATIO if scrolled else BARE) / 2, w * BARE
    light, middle, dark = _RIM[12 if number <= 6 else 8 if number <= 12 else 4]
    path = body(x, y, w, h)
    _shadow(p, path, max(2.0, w * 0.06), w * 0.06)
    fill(p, darker(dark, 0.45), path.translated(0, max(1.0, w * 0.03)))
    fill(p, linear(path.boundingRect(), (0, light), (0.5, middle), (1, dark), dx=0.6), path)
    stroke(p, darker(dark, 0.55), max(0.8, w * 0.022), path)
    rim = max(1.7, w * 0.058)
    inner = body(x, y + rim * 0.9, w - 2 * rim, h - rim * 2.3)
    _face(p, inner, arms, _CHIEF if scrolled else _BARE_CHIEF)
    stroke(p, darker(dark, 0.6), max(0.7, w * 0.016), inner)
    if scrolled:
        _scroll(p, x, y + w * RATIO, w, str(points))
    if w >= NUMBERED:
        _number(p, x - w / 2, y, w, number)


def _shadow(p: QPainter, path: QPainterPath, blur: float, dy: float) -> None:
    """Paint a soft shadow, of which only the rim is seen: strokes are enough."""
    low = path.translated(dy * 0.3, dy)
    for i in range(4):
        stroke(p, tint(SHADOW, 0.14), blur * (1.9 - 0.45 * i), low)
    fill(p, tint(SHADOW, 0.30), low)


def _face(p: QPainter, path: QPainterPath, arms: Arms, share: float) -> None:
    """Paint the field, the chief and their charges, with the light of a bowed sheet of metal over them."""
    r = path.boundingRect()
    x, y, w, h = r.center().x(), r.top(), r.width(), r.height()
    chief = h * share
    foot = y + chief
    field, ground = darker(arms.field, 0.05), lighter(arms.field, 0.16)
    clip(p, path)
    p.fillRect(r, linear(r, (0, lighter(arms.field, 0.10)), (1, darker(arms.field, 0.18)), dx=0.3))
    _pattern(p, arms.pattern, QRectF(r.left(), foot, w, h - chief), tint(ground, 0.55), tint(darker(field, 0.4), 0.30))
    top = QRectF(r.left(), y, w, chief)
    p.fillRect(top, linear(top, (0, lighter(arms.metal, 0.35)), (1, darker(arms.metal, 0.06)), dx=0.3))
    line(p, darker(arms.metal, 0.7), max(0.8, w * 0.025), r.left(), foot, r.right(), foot)
    _chief(p, arms, x, y + chief * 0.54, w, chief)
    _charges(p, arms, x, foot + (h - chief) * 0.325, w)
    shine = radial(x - w * 0.22, y + h * 0.12, w * 1.05, (0, tint("#FFFFFF", 0.22)), (0.5, tint("#FFFFFF", 0)), (1, tint("#120A04", 0.28)))
    fill(p, shine, path)
    tooth(p, path, "linen.png", 0.35)
    p.restore()


def _chief(p: QPainter, arms: Arms, x: float, y: float, w: float, h: float) -> None:
    """Paint what is on the chief: one or two pictograms, or a word."""
    ink = darker(arms.field, 0.45)
    if arms.chief[0] in (TWICE, MORE):
        text(p, QRectF(x - w / 2, y - h / 2, w, h), arms.chief[0], "num", ink, "centre", max(12, round(h * 0.92)))
        return
    step = w * 0.40
    size = h * 0.86
    for i, name in enumerate(arms.chief):
        _sign(p, name, x + (i - (len(arms.chief) - 1) / 2) * step, y, size, ink, arms.metal)


def _charges(p: QPainter, arms: Arms, x: float, y: float, w: float) -> None:
    """Paint the charges of the field: one, two side by side, or three with two above one."""
    if arms.count == 3:
        size = w * 0.36
        for dx, dy in ((-0.21, -0.06), (0.21, -0.06), (0, 0.20)):
            _charge(p, arms.charge, x + dx * w, y + dy * w, size, arms)
        return
    size = w * 0.60
    if arms.second:
        _charge(p, arms.charge, x - w * 0.14, y + w * 0.02, size, arms)
        _charge(p, arms.second, x + w * 0.24, y - w * 0.03, size * 0.55, arms)
        return
    if arms.count == 2:
        for i in (-0.5, 0.5):
            _charge(p, arms.charge, x + i * w * 0.36, y + w * 0.02, size * 0.86, arms)
        return
    _charge(p, arms.charge, x, y + w * 0.02, size, arms)
    if arms.on:
        icon_at(p, arms.on, x, y + w * 0.02, size * 0.54, darker(arms.field, 0.5))


def _charge(p: QPainter, name: str, x: float, y: float, size: float, arms: Arms) -> None:
    """Paint one charge, raised a little."""
    shade = tint("#120A04", 0.55)
    _sign(p, name, x + size * 0.025, y + size * 0.05, size, shade, shade)
    _sign(p, name, x, y, size, lighter(arms.metal, 0.15), darker(arms.field, 0.3))


def _sign(p: QPainter, name: str, x: float, y: float, size: float, colour: Colour, ground: Colour) -> None:
    """Paint a pictogram, or a coin whose crown has the colour of the ground."""
    if name != COIN:
        icon_at(p, name, x, y, size, colour)
        return
    disc(p, colour, x, y, size * 0.46)
    circle(p, ground, max(0.7, size * 0.05), x, y, size * 0.36)
    icon_at(p, "crown", x, y, size * 0.52, ground)


def _scroll(p: QPainter, x: float, foot: float, w: float, words: str) -> None:
    """Paint a scroll of parchment across the tip of a shield."""
    place = scroll(x, foot, w)
    h, half, top = place.height(), place.width() / 2, place.top()
    for side in (-1, 1):
        end = curve(
            (x + side * half * 0.78, top + h * 0.16),
            (x + side * (half + h * 0.34), top + h * 0.10),
            (x + side * (half + h * 0.12), top + h * 0.58),
            (x + side * (half + h * 0.34), foot + h * 0.08),
            (x + side * half * 0.78, foot),
        )
        fill(p, "#C9AE76", end)
        stroke(p, tint("#3A2712", 0.75), max(0.6, w * 0.014), end)
    band = curve(
        (place.left(), top + h * 0.06),
        (x, top - h * 0.06, place.right(), top + h * 0.06),
        (place.right(), foot),
        (x, foot - h * 0.12, place.left(), foot),
    )
    fill(p, tint("#120A04", 0.35), band.translated(0, max(1.0, w * 0.02)))
    fill(p, linear(place, (0, "#FFF9E6"), (1, "#EAD8A8")), band)
    stroke(p, tint("#3A2712", 0.85), max(0.7, w * 0.016), band)
    text(p, QRectF(place.left() - 4, top, place.width() + 8, h), words, "num", INK, "centre", max(12, round(h * 0.86)))


def _number(p: QPainter, left: float, top: float, w: float, number: int) -> None:
    """Paint the number of a shield on a small disc over its upper left corner."""
    radius = max(8.0, w * 0.115)
    x, y = left + radius * 0.72, top + radius * 0.86
    path = ellipse(x, y, radius)
    fill(p, tint("#120A04", 0.45), path.translated(0, 1))
    fill(p, "#FFF8E4", path)
    stroke(p, tint("#3A2712", 0.85), max(0.8, w * 0.014), path)
    text(p, QRectF(x - radius * 2, y - radius, radius * 4, radius * 2), str(number), "num", INK, "centre", max(12, round(radius * 1.3)))


def _pattern(p: QPainter, pattern: Pattern, r: QRectF, light: QColor, dark: QColor) -> None:
    """Paint the parts of a field in a second tone of its tincture."""
    x, y, w, h = r.left(), r.top(), r.width(), r.height()
    middle = x + w / 2
    match pattern:
        case "plain":
            pass
        case "pale":
            box(p, dark, middle - w * 0.17, y, w * 0.34, h)
        case "paly":
            for i in range(3):
                box(p, dark, x + w * (1 / 7 + i * 2 / 7), y, w / 7, h)
        case "barry":
            for i in range(3):
                box(p, dark, x, y + h * (1 / 6 + i / 3), w, h / 6)
        case "bendy":
            for i in range(-3, 5):
                line(p, dark, w * 0.13, x + i * w * 0.36, y - 1, x + i * w * 0.36 + h * 1.1, y + h * 1.1)
        case "chequy":
            side = w / 6
            for i in range(6):
                for j in range(math.ceil(h / side)):
                    if (i + j) % 2:
                        box(p, dark, x + i * side, y + j * side, side, side)
        case "lozengy":
            dx, dy = w / 5, w / 3.6
            for i in range(6):
                for j in range(math.ceil(h / dy) + 1):
                    u, v = x + i * dx, y + j * dy
                    poly(p, light, u, v - dy / 2, u + dx / 2, v, u, v + dy / 2, u - dx / 2, v)
        case "bend":
            line(p, dark, w * 0.36, x - w * 0.05, y - h * 0.05, x + w, y + h)
        case "chevron":
            line(p, dark, w * 0.2, x - w * 0.06, y + h * 0.66, middle, y + h * 0.1, x + w * 1.06, y + h * 0.66)
        case "pile":
            poly(p, dark, x + w * 0.06, y, x + w * 0.94, y, middle, y + h * 0.92)
        case "saltire":
            line(p, dark, w * 0.17, x, y - h * 0.02, x + w, y + h)
            line(p, dark, w * 0.17, x + w, y - h * 0.02, x, y + h)
        case "cross":
            box(p, dark, middle - w * 0.12, y, w * 0.24, h)
            box(p, dark, x, y + h * 0.26, w, w * 0.24)
