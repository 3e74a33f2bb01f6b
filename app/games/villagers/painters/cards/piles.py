"""Open piles: what is discarded, and the basics."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache, pieces
from app.art.cards import pile_edges
from app.art.tokens import CARD_UNIT

from ...faces import BasicPileFace, PileFace, RoadPlaceFace
from ..places import road_place
from .backs import counted
from .face_up import SMALL, villager

EDGE = "#D9C9A4"
"""The edges of the cards below the top one."""


def discard(p: QPainter, r: QRectF, face: PileFace) -> None:
    """Paint the discard pile with its top card and its count on the corner; an empty one is a place in the wood."""
    if face.top is None:
        road_place(p, r, RoadPlaceFace())
        return
    _below(p, r, face.count)
    villager(p, r, face.top)
    counted(p, r, face.count)


def basic_pile(p: QPainter, r: QRectF, face: BasicPileFace) -> None:
    """Paint the pile of a basic with its count inside the card, where no ring reaches it; an empty one is a place in the wood."""
    if face.top is None:
        road_place(p, r, RoadPlaceFace())
        return
    _below(p, r, face.count)
    villager(p, r, face.top)
    if r.width() < SMALL:
        pieces.badge(p, QRectF(r.right() - 25, r.bottom() - 25, 21, 21), str(face.count))
    else:
        k = r.width() / CARD_UNIT
        pieces.badge(p, QRectF(r.left() + 6 * k, r.top() + 28 * k, 22, 22), str(face.count))


def _below(p: QPainter, r: QRectF, count: int) -> None:
    layers = min(3, count - 1)
    if layers:
        cache.share(p, r, ("villager pile", layers), partial(pile_edges, layers=layers, colour=EDGE))
