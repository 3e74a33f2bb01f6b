"""Open piles: what is discarded, and the basics."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache, pieces
from app.art.castles.cards import pile_edges

from ..faces import PileFace
from .backs import counted
from .cards import villager
from .places import road_place

EDGE = "#D9C9A4"
"""The edges of the cards below the top one."""


def discard(p: QPainter, r: QRectF, face: PileFace) -> None:
    """Paint the discard pile with its top card and its count on the corner; an empty one is a place in the wood."""
    if face.top is None:
        road_place(p, r, ())
        return
    _below(p, r, face.count)
    villager(p, r, face.top)
    counted(p, r, face.count)


def basic_pile(p: QPainter, r: QRectF, face: PileFace) -> None:
    """Paint the pile of a basic with its count on the middle of its upper edge; an empty one is a place in the wood."""
    if face.top is None:
        road_place(p, r, ())
        return
    _below(p, r, face.count)
    villager(p, r, face.top)
    pieces.badge(p, QRectF(r.center().x() - 10.5, r.top() - 12.5, 21, 21), str(face.count))


def _below(p: QPainter, r: QRectF, count: int) -> None:
    layers = min(3, count - 1)
    if layers:
        cache.share(p, r, ("villager pile", layers), partial(pile_edges, layers=layers, colour=EDGE))
