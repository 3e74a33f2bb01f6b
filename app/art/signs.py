"""Signs that tell who something is about: the markers of people and of computers, and the signs of opponents without a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from .drawing import Palette, oval, paint
from .drawing.figure_parts import beard, eyes, head, moustache, mouth, nose
from .icons import icon_at
from .materials import linear, path_shadow
from .pieces import marker
from .shapes import circle, clip, disc, ellipse, fill, rounded, stroke
from .tokens import GOLD_LIGHT, PLAYER_INK, PLAYER_SHAPE, tint

PIPS: Final = {"easy": 1, "normal": 2, "hard": 3}
"""The pips on the marker of a computer of each strength."""


class Sign(NamedTuple):
    """Whose sign it is: see ``player_sign``."""

    player: str
    name: str
    kind: str = "person"


def player_sign(p: QPainter, r: QRectF, player: str, name: str, kind: str = "person") -> None:
    """Paint the sign of ``player``: a player colour or one of ``RIVALS``.

    The marker of a person has the initial of the name, that of a computer a robot above the pips of its strength: see ``PIPS``.
    """
    if player in RIVALS:
        RIVALS[player](p, r)
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
    pip = max(1.5, radius * 0.13)
    step = pip * 2.7
    wide, high = step * (pips - 1) + pip * 2 + radius * 0.3, pip * 2 + radius * 0.22
    plaque = QRectF(x - wide / 2, y + radius * 0.82 - high / 2, wide, high)
    fill(p, "#1E140D", rounded(plaque, high / 2))
    stroke(p, GOLD_LIGHT, max(0.8, radius * 0.05), rounded(plaque, high / 2))
    for i in range(pips):
        disc(p, "#FFE9B0", x + (i - (pips - 1) / 2) * step, plaque.center().y(), pip)


def _egon(p: QPainter, r: QRectF) -> None:
    """Paint a dark lacquered shield with a golden rook."""
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
    icon_at(p, "chess-rook", x, y - radius * 0.06, radius * 1.12, GOLD_LIGHT)


COUNTESS: Final = f"""
#4A2E1A>#24140A M-16 -26C-28 -12 -30 12 -24 34C-12 40 12 40 24 34C30 12 28 -16 16 -27Z
#8A2A58>#4A0F2A M-40 58C-40 30 -30 18 -12 12H12C30 18 40 30 40 58Z
#F6EFE2>#CFC0A0 M-26 18C-18 12 -14 11 -11 10C-8 22 8 22 11 10C14 11 18 12 26 18C20 30 8 33 0 33C-8 33 -20 30 -26 18Z
{head("long", ears=False)}
{eyes(0.0, -12.5, lashes=True, frown=0.7, heavy=1.8)}
{nose(0.0, 0.85)}
{mouth(1.0, -0.2, "#BC4656")}
hair M-14.5 -6C-18 -24 -12 -32 0 -32C12 -32 18 -24 14.5 -6C12.5 -16 9 -22 0.6 -25C-8 -22 -12.5 -16 -14.5 -6Z
#F6D67A>#B5811E M-17 -21L-21 -42L-10 -33L0 -48L10 -33L21 -42L17 -21C8 -26 -8 -26 -17 -21Z
#B7284B {oval(-21, -42, 3.4)}{oval(0, -48, 3.6)}{oval(21, -42, 3.4)}
"""
"""A lady with a crown, around 0, -8, as lines of ``drawing``."""


PARLER: Final = f"""
#3E4658>#1C2230 M-40 58C-40 30 -30 17 -11 10H11C30 17 40 30 40 58Z
& #12161F/60 M8 8C22 18 20 40 15 60H60V8Z
~2.2 #E9C46A M-13 12C-8 22 8 22 13 12
hair-10 M-18 -20C-24 -12 -23 6 -15 10C-17 0 -16 -10 -14 -18Z
hair-30 M18 -20C24 -12 23 6 15 10C17 0 16 -10 14 -18Z
{head("square", ears=False)}
{eyes(0.4, -12.5, frown=1.2, heavy=2.0)}
{nose(0.4, 1.25)}
{beard(20, 14.6, 0.25)}
{moustache(10.5, -3.4)}
#7A2F45>#471626 M-19 -20C-23 -34 -12 -44 2 -43C16 -44 24 -36 20 -20C8 -26 -8 -26 -19 -20Z
& #2C0C18/60 M6 -46C16 -38 16 -26 14 -18H28V-46Z
#A85068>#6A2238 M-20 -18C-8 -26 10 -26 21 -18C21 -23 20 -25 19 -26C8 -32 -8 -32 -19 -26C-20 -24 -20 -21 -20 -18Z
"""
"""A bearded master mason in a wine-red cap, around 0, -8."""


def _medal(p: QPainter, r: QRectF, portrait: str, palette: Palette, ground: tuple[str, str]) -> None:
    """Paint a portrait on a medal with a golden rim."""
    radius = min(r.width(), r.height()) / 2
    x, y = r.center().x(), r.center().y()
    path = ellipse(x, y, radius * 0.98)
    path_shadow(p, path, radius * 0.22, radius * 0.05, radius * 0.18, 0.42)
    fill(p, "#5E3A12", path.translated(0, radius * 0.12))
    fill(p, linear(path.boundingRect(), (0, ground[0]), (1, ground[1]), dx=0.4), path)
    clip(p, ellipse(x, y, radius * 0.94))
    p.translate(x, y + radius * 0.20)
    p.scale(radius / 50, radius / 50)
    paint(p, portrait, palette)
    p.restore()
    circle(p, "#4A2E0A", max(1.2, radius * 0.17), x, y, radius * 0.93)
    circle(p, GOLD_LIGHT, max(0.8, radius * 0.11), x, y, radius * 0.93)


def _countess(p: QPainter, r: QRectF) -> None:
    """Paint the portrait of the Countess on plum."""
    _medal(p, r, COUNTESS, (("skin", "#EDBF96"), ("hair", "#3A2214")), ("#E0B0C8", "#7A3A5E"))


def _parler(p: QPainter, r: QRectF) -> None:
    """Paint the portrait of Peter Parler on slate."""
    _medal(p, r, PARLER, (("skin", "#E3B186"), ("hair", "#6B4526")), ("#C3CCDA", "#5A667C"))


RIVALS: Final[dict[str, Callable[[QPainter, QRectF], None]]] = {"egon": _egon, "countess": _countess, "parler": _parler}
"""How the sign of each opponent without a seat is painted, in a square of any size, by the name the game gives it."""
