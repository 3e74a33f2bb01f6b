"""The pieces that lie on the table, reused from picture to picture."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF

from app.art.cache import Picture
from app.table.geometry.placement import Placement

from .piece import Piece
from .piece_painter import PieceStyle


class Laid(Struct):
    """A piece on the table with all that decides how it is seen. One that is ``outdated`` is updated by the next picture."""

    piece: Piece
    placement: Placement
    look: PieceStyle
    z: float
    outdated: bool = False


def like(spare: list[Piece], picture: Picture, at: QPointF) -> Piece | None:
    """Take from ``spare`` a piece that already looks the same at the same place, or else any."""
    same = (i for i, piece in enumerate(spare) if piece.picture is picture and piece.pos() == at)
    return spare.pop(next(same, -1)) if spare else None
