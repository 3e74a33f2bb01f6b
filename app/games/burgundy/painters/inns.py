"""The stack of inns beside the black depot."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import pieces
from app.art.castles import hex_fields, hex_tiles
from app.art.tokens import INK

from ..faces import InnsFace


def inns(p: QPainter, r: QRectF, face: InnsFace) -> None:
    """Paint the inns on top of each other and their number, or an empty place."""
    if not face.count:
        hex_fields.hollow(p, r, "inn")
        return
    step = min(2.6, r.height() * 0.055)
    for i in range(face.count):
        hex_tiles.tile(p, r.translated(0, -step * i), "inn")
    if face.count > 1:
        side = max(17.0, r.width() * 0.32)
        top = r.top() - step * (face.count - 1)
        pieces.badge(p, QRectF(r.right() - side * 0.92, top + r.height() * 0.04, side, side), str(face.count), "#FFF6DC", INK)
