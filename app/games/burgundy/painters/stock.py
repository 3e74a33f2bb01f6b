"""Dice, workers and silver of a player."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.table.painters import cache, pieces
from app.table.painters.tokens import INK, PLAYER, PLAYER_INK

_CREAM: Final = "#FFF6E0"
_WHITE: Final = "#FFFDF8"
_MOST_WORKERS: Final = 5
_MOST_COINS: Final = 4


def die(p: QPainter, r: QRectF, face: Any) -> None:
    """``(colour, number, angle, used)``: colour of a player, ``white`` or ``ivory``; angle in degrees."""
    colour, number, angle, used = face
    side = min(r.width(), r.height())
    place = QRectF(r.center().x() - side / 2, r.center().y() - side / 2, side, side)
    if colour in PLAYER:
        ink = PLAYER_INK[colour]
        pieces.die(p, place, number, PLAYER[colour], _CREAM if ink == "#FFFFFF" else ink, angle, used)
    else:
        pieces.die(p, place, number, _WHITE if colour == "white" else pieces.IVORY, INK, angle, used)


def workers(p: QPainter, r: QRectF, face: Any) -> None:
    """``(count,)``: pawns side by side, at most five drawn."""
    shown = min(_MOST_WORKERS, face[0])
    side = r.height()
    step = min(side * 0.66, (r.width() - side) / max(1, shown - 1)) if shown > 1 else 0.0
    for i in range(shown):
        cache.share(p, QRectF(r.left() + i * step, r.top(), side, side), "worker", pieces.worker, 6.0)


def silver(p: QPainter, r: QRectF, face: Any) -> None:
    """``(count,)``: coins side by side, at most four drawn."""
    shown = min(_MOST_COINS, face[0])
    side = r.height()
    step = min(side * 0.63, (r.width() - side) / max(1, shown - 1)) if shown > 1 else 0.0
    for i in range(shown):
        cache.share(p, QRectF(r.left() + i * step, r.top(), side, side), "silver", pieces.coin, 6.0)
