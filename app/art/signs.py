"""Signs that tell who something is about: the markers of the players, and those of opponents without a seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from .icons import icon_at
from .materials import linear, path_shadow
from .pieces import marker
from .shapes import fill, stroke
from .tokens import GOLD_LIGHT, tint


def player_sign(p: QPainter, r: QRectF, player: str, name: str) -> None:
    """Paint the sign of ``player``: a player colour, whose marker has the initial of the name, or one of ``RIVALS``."""
    if player in RIVALS:
        RIVALS[player](p, r)
    else:
        marker(p, r, player, name[:1].upper())


def _shield(p: QPainter, r: QRectF, pictogram: str, lacquer: tuple[str, str, str], edge: str) -> None:
    """Paint a lacquered shield with a golden pictogram."""
    radius = min(r.width(), r.height()) / 2
    x, y = r.center().x(), r.center().y()
    path = QPainterPath()
    path.moveTo(x - radius * 0.9, y - radius * 0.92)
    path.lineTo(x + radius * 0.9, y - radius * 0.92)
    path.lineTo(x + radius * 0.9, y + radius * 0.1)
    path.cubicTo(x + radius * 0.86, y + radius * 0.62, x + radius * 0.4, y + radius * 0.9, x, y + radius * 1.05)
    path.cubicTo(x - radius * 0.4, y + radius * 0.9, x - radius * 0.86, y + radius * 0.62, x - radius * 0.9, y + radius * 0.1)
    path.closeSubpath()
    light, middle, dark = lacquer
    path_shadow(p, path, radius * 0.22, radius * 0.05, radius * 0.18, 0.42)
    fill(p, edge, path.translated(0, radius * 0.12))
    fill(p, linear(path.boundingRect(), (0, light), (0.5, middle), (1, dark), dx=0.5), path)
    stroke(p, edge, max(1.0, radius * 0.08), path)
    inner = QTransform.fromTranslate(x, y).scale(0.8, 0.8).translate(-x, -y).map(path)
    stroke(p, tint(GOLD_LIGHT, 0.8), max(0.8, radius * 0.08), inner)
    icon_at(p, pictogram, x, y - radius * 0.06, radius * 1.12, GOLD_LIGHT)


RIVALS: Final[dict[str, Callable[[QPainter, QRectF], None]]] = {
    "egon": partial(_shield, pictogram="chess-rook", lacquer=("#6A625A", "#37322D", "#1D1916"), edge="#120D0A"),
    "countess": partial(_shield, pictogram="crown", lacquer=("#B8506B", "#7A1F4A", "#48102B"), edge="#2A0818"),
}
"""How the sign of each opponent without a seat is painted, in a square of any size, by the name the game gives it."""
