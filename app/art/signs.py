"""Signs that tell who something is about: the markers of people and of computers, and the signs of opponents without a seat."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from .drawing.painting import paint
from .icons import icon_at
from .materials import linear, path_shadow
from .pieces import marker
from .rival_signs import Medal, Plaque, RivalSign, Whose
from .shapes import circle, clip, disc, ellipse, fill, rounded, stroke
from .tokens import GOLD_LIGHT, PLAYER_INK, PLAYER_SHAPE, tint

PIPS: Final = {"easy": 1, "normal": 2, "hard": 3}
"""The pips on the marker of a computer of each strength."""


class Sign(NamedTuple):
    """Whose sign it is: see ``player_sign``."""

    player: Whose
    name: str
    kind: str = "person"


def player_sign(p: QPainter, r: QRectF, player: Whose, name: str, kind: str = "person") -> None:
    """Paint the sign of ``player``.

    The marker of a person has the initial of the name, that of a computer a robot above the pips of its strength: see ``PIPS``.
    """
    if not isinstance(player, str):
        rival_sign(p, r, player)
    elif kind in PIPS:
        _computer(p, r, player, PIPS[kind])
    else:
        marker(p, r, player, name[:1].upper())


def _computer(p: QPainter, r: QRectF, player: str, pips: int) -> None:
    """Paint a marker with a robot, and a dark plaque with golden pips at its lower edge."""
    marker(p, r, player)
    radius = min(r.width(), r.height()) / 2
    x, y = r.center().x(), r.center().y()
    lower = radius * 0.16 if PLAYER_SHAPE[player] == "triangle" else 0.0
    icon_at(p, "robot", x, y + lower - radius * 0.16, radius * 1.1, PLAYER_INK[player])
    pip = max(1.5, radius * 0.17)
    step = pip * 2.6
    wide, high = step * (pips - 1) + pip * 2 + radius * 0.3, pip * 2 + radius * 0.22
    plaque = QRectF(x - wide / 2, y + radius * 0.82 - high / 2, wide, high)
    fill(p, "#1E140D", rounded(plaque, high / 2))
    stroke(p, GOLD_LIGHT, max(0.8, radius * 0.05), rounded(plaque, high / 2))
    for i in range(pips):
        disc(p, "#FFE9B0", x + (i - (pips - 1) / 2) * step, plaque.center().y(), pip)


def rival_sign(p: QPainter, r: QRectF, sign: RivalSign) -> None:
    """Paint the sign of an opponent without a seat in a square of any size."""
    match sign:
        case Medal():
            _medal(p, r, sign)
        case Plaque():
            _plaque(p, r, sign)


def _plaque(p: QPainter, r: QRectF, sign: Plaque) -> None:
    """Paint a dark lacquered shield with a golden pictogram."""
    radius = min(r.width(), r.height()) / 2
    x, y = r.center().x(), r.center().y()
    path = QPainterPath()
    path.moveTo(x - radius * 0.9, y - radius * 0.92)
    path.lineTo(x + radius * 0.9, y - radius * 0.92)
    path.lineTo(x + radius * 0.9, y + radius * 0.1)
    path.cubicTo(x + radius * 0.86, y + radius * 0.62, x + radius * 0.4, y + radius * 0.9, x, y + radius * 1.05)
    path.cubicTo(x - radius * 0.4, y + radius * 0.9, x - radius * 0.86, y + radius * 0.62, x - radius * 0.9, y + radius * 0.1)
    path.closeSubpath()
    path_shadow(p, path, radius * 0.22, radius * 0.05, radius * 0.18, 0.42)
    fill(p, "#120D0A", path.translated(0, radius * 0.12))
    fill(p, linear(path.boundingRect(), (0, "#6A625A"), (0.5, "#37322D"), (1, "#1D1916"), dx=0.5), path)
    stroke(p, "#0D0907", max(1.0, radius * 0.08), path)
    inner = QTransform.fromTranslate(x, y).scale(0.8, 0.8).translate(-x, -y).map(path)
    stroke(p, tint(GOLD_LIGHT, 0.8), max(0.8, radius * 0.08), inner)
    icon_at(p, sign.pictogram, x, y - radius * 0.06, radius * 1.12, GOLD_LIGHT)


def _medal(p: QPainter, r: QRectF, sign: Medal) -> None:
    """Paint a portrait on a medal with a golden rim."""
    radius = min(r.width(), r.height()) / 2
    x, y = r.center().x(), r.center().y()
    path = ellipse(x, y, radius * 0.98)
    path_shadow(p, path, radius * 0.22, radius * 0.05, radius * 0.18, 0.42)
    fill(p, "#5E3A12", path.translated(0, radius * 0.12))
    fill(p, linear(path.boundingRect(), (0, sign.ground[0]), (1, sign.ground[1]), dx=0.4), path)
    clip(p, ellipse(x, y, radius * 0.94))
    p.translate(x, y + radius * 0.20)
    p.scale(radius / 50, radius / 50)
    paint(p, sign.portrait, (("skin", sign.skin), ("hair", sign.hair)))
    p.restore()
    circle(p, "#4A2E0A", max(1.2, radius * 0.17), x, y, radius * 0.93)
    circle(p, GOLD_LIGHT, max(0.8, radius * 0.11), x, y, radius * 0.93)
