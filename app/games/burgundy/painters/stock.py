"""Dice, workers and silver of a player, and the sign on a tile that leaves the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache, pieces
from app.art.icons import icon_at
from app.art.tokens import ERROR, INK, PLAYER, PLAYER_INK

from ..faces import DieFace, SilverFace, ThrownAwayFace, WorkersFace

_CREAM: Final = "#FFF6E0"
_WHITE: Final = "#FFFDF8"
_MOST_WORKERS: Final = 5
_MOST_COINS: Final = 4
_FAINT: Final = 0.28
"""Opacity of the piece painted for a count of none."""


def die(p: QPainter, r: QRectF, face: DieFace) -> None:
    """Paint a die."""
    colour, number, angle, used = face.colour, face.number, face.angle, face.used
    side = min(r.width(), r.height())
    place = QRectF(r.center().x() - side / 2, r.center().y() - side / 2, side, side)
    if colour in PLAYER:
        ink = PLAYER_INK[colour]
        pieces.die(p, place, number, PLAYER[colour], _CREAM if ink == "#FFFFFF" else ink, angle, used)
    else:
        pieces.die(p, place, number, _WHITE if colour == "white" else pieces.IVORY, INK, angle, used)


def thrown_away(p: QPainter, r: QRectF, face: ThrownAwayFace) -> None:
    """Paint the sign on a tile that would leave the game."""
    pieces.badge(p, r, "", ERROR)
    icon_at(p, "delete-outline", r.center().x(), r.center().y(), r.height() * 0.76, "#FFFFFF")


def workers(p: QPainter, r: QRectF, face: WorkersFace) -> None:
    """Paint pawns side by side, at most five; a faint one for none."""
    _row(p, r, "worker", pieces.worker, face.count, _MOST_WORKERS, 0.66)


def silver(p: QPainter, r: QRectF, face: SilverFace) -> None:
    """Paint coins side by side, at most four; a faint one for none."""
    _row(p, r, "silver", pieces.coin, face.count, _MOST_COINS, 0.63)


def _row(p: QPainter, r: QRectF, key: str, paint: cache.Paint, count: int, most: int, share: float) -> None:
    """Paint equal pieces, ``share`` of their side apart, or closer together if there is no room."""
    shown, side = min(most, count), r.height()
    if not shown:
        p.save()
        p.setOpacity(p.opacity() * _FAINT)
        cache.share(p, QRectF(r.left(), r.top(), side, side), key, paint, 6.0)
        p.restore()
        return
    step = min(side * share, (r.width() - side) / (shown - 1)) if shown > 1 else 0.0
    for i in range(shown):
        cache.share(p, QRectF(r.left() + i * step, r.top(), side, side), key, paint, 6.0)
