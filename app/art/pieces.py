"""Small wooden and metal pieces: dice, coins, workers, markers, seals, badges."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from . import cache
from .icons import icon_at, icon_outline
from .lettering import text
from .materials import linear, path_shadow, radial, shadow
from .shapes import circle, disc, ellipse, fill, poly, polygon_outline, rounded, stroke
from .tokens import (
    BURGUNDY,
    BURGUNDY_DEEP,
    GLOW,
    GOLD_LIGHT,
    INK,
    PLAYER,
    PLAYER_INK,
    PLAYER_SHAPE,
    SHADOW,
    Colour,
    darker,
    lighter,
    mix,
    tint,
)

IVORY: Final = "#F8F0DC"
LIGHT_EDGE: Final = "#FFF3DC"
_FADED: Final = "#E2D3B2"
"""What a used die fades to: the paper under it."""
PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _die_body(p: QPainter, face: QRectF, colour: str) -> None:
    """Paint a die without its pips."""
    s = face.width()
    shadow(p, face, s * 0.24, s * 0.16, s * 0.10, 0.5)
    fill(p, darker(colour, 0.45), rounded(face.translated(0, s * 0.055), s * 0.23))
    body = linear(face, (0, lighter(colour, 0.45)), (0.5, colour), (1, darker(colour, 0.22)), dx=0.6)
    fill(p, body, rounded(face, s * 0.23))
    inner = face.adjusted(s * 0.08, s * 0.08, -s * 0.08, -s * 0.08)
    x, y = face.center().x(), face.center().y()
    fill(p, radial(x - s * 0.12, y - s * 0.16, s * 0.72, (0, lighter(colour, 0.22)), (1, colour)), rounded(inner, s * 0.2))
    stroke(p, tint(darker(colour, 0.6), 0.8), max(0.8, s * 0.03), rounded(face, s * 0.23))


def die(
    p: QPainter,
    r: QRectF,
    number: int,
    colour: str = IVORY,
    ink: str = INK,
    angle: float = 0.0,
    used: bool = False,
) -> None:
    """Paint a die seen from above, 1 to 6, filling the shorter side of ``r``; ``angle`` in degrees; a used one is faded."""
    s = min(r.width(), r.height())
    p.save()
    p.translate(r.center())
    p.rotate(angle)
    if used:
        colour, ink = mix(colour, _FADED, 0.60).name(), mix(ink, _FADED, 0.30).name()
    cache.share(p, QRectF(-s / 2, -s / 2, s, s), ("die", colour), partial(_die_body, colour=colour), math.ceil(s * 0.3))
    k, d = s * 0.088, s * 0.235
    for x, y in PIPS[number]:
        disc(p, lighter(colour, 0.6), x * d, y * d + k * 0.22, k * 1.06)
        disc(p, ink, x * d, y * d, k)
        disc(p, lighter(ink, 0.25), x * d + k * 0.1, y * d + k * 0.25, k * 0.5)
    p.restore()


def _round_shadow(p: QPainter, x: float, y: float, radius: float) -> None:
    """Paint the soft shadow of a flat round piece."""
    for i in range(6):
        disc(p, tint(SHADOW, 0.085), x + radius * 0.05, y + radius * 0.14, radius * (1.16 - 0.036 * i))


def coin(p: QPainter, r: QRectF, gold: bool = False) -> None:
    """Paint a struck coin with a crown: side, rim, dished field. Silver unless ``gold``."""
    light, mid, dark = ("#F7DB86", "#D2A032", "#8C6418") if gold else ("#F7F8F8", "#BFC5CB", "#79818A")
    radius = min(r.width(), r.height()) / 2
    x, y = r.center().x(), r.center().y()
    face = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    _round_shadow(p, x, y, radius)
    disc(p, dark, x, y + radius * 0.1, radius)
    disc(p, linear(face, (0, light), (1, mid), dx=0.6), x, y, radius)
    disc(p, linear(face, (0, mid), (1, light), dx=0.6), x, y, radius * 0.8)
    for i in range(28 if radius >= 13 else 0):
        angle = math.radians(360 / 28 * i)
        bead_x, bead_y = x + radius * 0.89 * math.cos(angle), y + radius * 0.89 * math.sin(angle)
        disc(p, dark, bead_x, bead_y + radius * 0.012, radius * 0.036)
        disc(p, light, bead_x, bead_y - radius * 0.012, radius * 0.032)
    icon_at(p, "crown", x, y + radius * 0.06, radius * 1.08, lighter(dark, 0.7))
    icon_at(p, "crown", x, y, radius * 1.08, dark)
    circle(p, tint(darker(dark, 0.4), 0.9), max(0.8, radius * 0.07), x, y, radius)


def worker(p: QPainter, r: QRectF, colour: str = "#C98A4B") -> None:
    """Paint a turned wooden pawn, as high as the shorter side of ``r``."""
    s = min(r.width(), r.height())
    x, y = r.center().x(), r.center().y()
    pawn = QTransform(s, 0, 0, s, x, y).map(icon_outline("pawn"))
    path_shadow(p, pawn, s * 0.06, s * 0.04, s * 0.07, 0.45)
    wood = linear(pawn.boundingRect(), (0, lighter(colour, 0.5)), (0.45, colour), (1, darker(colour, 0.5)), dx=1, dy=0.2)
    fill(p, wood, pawn)
    stroke(p, darker(colour, 0.65), max(0.8, s * 0.04), pawn)
    disc(p, tint("#FFFFFF", 0.55), x - s * 0.06, y - s * 0.32, s * 0.05)


def marker_outline(player: str, x: float, y: float, radius: float) -> QPainterPath:
    """Return the shape of a player: circle, square, triangle, diamond or hexagon around ``x, y``."""
    shape = PLAYER_SHAPE[player]
    if shape == "circle":
        return ellipse(x, y, radius)
    if shape == "square":
        return rounded(QRectF(x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8), radius * 0.22)
    corners, share = {"triangle": (3, 1.22), "diamond": (4, 1.16), "hexagon": (6, 1.06)}[shape]
    return polygon_outline(x, y + (radius * 0.16 if shape == "triangle" else 0), radius * share, corners)


def marker(p: QPainter, r: QRectF, player: str, initial: str = "", ring: bool = False) -> None:
    """Paint a player's lacquered wooden marker: shape, colour and, from radius 9 upwards, the initial."""
    radius = min(r.width(), r.height()) / 2
    x, y = r.center().x(), r.center().y()
    colour = PLAYER[player]
    path = marker_outline(player, x, y, radius)
    path_shadow(p, path, min(5.0, radius * 0.22), min(1.5, radius * 0.05), min(4.0, radius * 0.18), 0.42)
    fill(p, darker(colour, 0.5), path.translated(0, radius * 0.14))
    lacquer = linear(path.boundingRect(), (0, lighter(colour, 0.38)), (0.5, colour), (1, darker(colour, 0.2)), dx=0.5)
    fill(p, lacquer, path)
    stroke(p, darker(colour, 0.6), max(1.0, radius * 0.08), path)
    stroke(p, tint("#FFFFFF", 0.35), max(0.8, radius * 0.08), marker_outline(player, x, y - radius * 0.03, radius * 0.80))
    if initial and radius >= 9:
        lower = radius * 0.16 if PLAYER_SHAPE[player] == "triangle" else 0
        place = QRectF(x - radius * 1.5, y - radius + lower, radius * 3, radius * 2)
        text(p, place, initial, "num", PLAYER_INK[player], "centre", max(12, round(radius * 1.12)))
    if ring:
        stroke(p, GLOW, 2, marker_outline(player, x, y, radius + 3.4))


def points(p: QPainter, r: QRectF, words: str) -> None:
    """Paint victory points: a burgundy seal with sixteen teeth, a gold ring and a number."""
    radius = min(r.width(), r.height()) / 2
    x, y = r.center().x(), r.center().y()
    corners: list[float] = []
    for i in range(32):
        angle, reach = math.radians(360 / 32 * i), radius * (1.0 if i % 2 else 0.90)
        corners += [x + reach * math.cos(angle), y + reach * math.sin(angle)]
    _round_shadow(p, x, y, radius * 0.96)
    poly(p, linear(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), (0, "#A6334A"), (1, BURGUNDY_DEEP), dx=0.5), *corners)
    circle(p, GOLD_LIGHT, max(0.8, radius * 0.08), x, y, radius * 0.76)
    size = max(12, round(radius * (1.06 if len(words) < 3 else 0.86)))
    text(p, QRectF(x - radius * 2, y - radius, radius * 4, radius * 2), words, "num", "#FFF6E0", "centre", size)


def badge(p: QPainter, r: QRectF, words: str, ground: Colour = BURGUNDY, colour: Colour = "#FFFFFF") -> None:
    """Paint a round count badge."""
    radius = min(r.width(), r.height()) / 2
    x, y = r.center().x(), r.center().y()
    _round_shadow(p, x, y, radius)
    disc(p, linear(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), (0, lighter(ground, 0.14)), (1, ground), dx=0.4), x, y, radius)
    circle(p, INK if colour == INK else LIGHT_EDGE, max(0.9, radius * 0.12), x, y, radius - 0.4)
    px = max(12, round(radius * 1.30))
    text(p, QRectF(x - radius * 1.6, y - px / 2, radius * 3.2, px), words, "label", colour, "centre", px)  # too low a place to grow in


def goods_sack(p: QPainter, r: QRectF) -> None:
    """Paint a tied sack: the pictogram of goods in a row of key numbers."""
    s = min(r.width(), r.height())
    sack = QTransform(s, 0, 0, s, r.center().x(), r.center().y()).map(icon_outline("sack"))
    path_shadow(p, sack, s * 0.05, s * 0.03, s * 0.06, 0.4)
    fill(p, linear(sack.boundingRect(), (0, "#C79A5E"), (0.5, "#96692F"), (1, "#5E3F1B"), dx=0.8), sack)
    stroke(p, "#3A2710", max(0.6, s * 0.025), sack)
