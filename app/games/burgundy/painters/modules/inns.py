"""The stack of inns beside the black depot."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import pieces
from app.art.hexes import fields, tiles
from app.art.tokens import INK

from ...faces import InnCountFace, InnsFace, inns_rise


def inns(p: QPainter, r: QRectF, face: InnsFace) -> None:
    """Paint inns on top of each other, or an empty place."""
    if not face.count:
        fields.hollow(p, r, "inn")
    for i in range(face.count):
        tiles.tile(p, r.translated(0, -inns_rise(r.height(), i + 1)), "inn")


def inn_count(p: QPainter, r: QRectF, face: InnCountFace) -> None:
    """Paint the number of inns at the upper left of the top one: at the upper right is its price."""
    if face.count > 1:
        side = max(17.0, r.width() * 0.32)
        pieces.badge(p, QRectF(r.left() - side * 0.06, r.top() + r.height() * 0.06, side, side), str(face.count), "#FFF6DC", INK)
