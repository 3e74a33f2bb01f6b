"""The piece that follows the mouse: above everything else on the table, on a shadow of its own; its place keeps a pale picture of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from app.table.geometry.placement import Placement, Rect
from app.table.geometry.z_order import CARRIED, RINGS

from .piece import Ground, Piece
from .piece_painter import PiecePainter

UP = 10.0
"""How far above its place a piece is carried, in logical pixels."""
PALE = 0.3
"""The opacity of what is left in the place of a piece that is carried."""


class Carried:
    """A piece lifted off the table, and pale pictures of it: its own ``piece``, in its place, and one at its ``goal``, if there is one.

    A goal that is not ``free``, such as the top of a pile, is only ringed, as are its ``homes``.
    """

    def __init__(
        self,
        ground: Ground,
        art: PiecePainter,
        placement: Placement,
        piece: Piece,
        goal: Placement | None,
        free: bool,
        homes: Sequence[Placement],
    ) -> None:
        self.placement = placement
        self._ground = ground
        self._art = art
        self._own = piece
        self._own.fade_to(PALE)
        self._by = QPointF()
        self._piece = Piece(art.piece(placement, "carried"), self._place, CARRIED, ground.stale)
        self._added = [self._piece]
        for place in (*homes, *((goal,) if goal is not None else ())):
            ring = art.ring(place.rect, "free", place.radius, place.shape)
            self._added.append(Piece(ring, art.snapped(place.rect), RINGS + 0.9, ground.stale))  # above other rings, below prices
        if goal is not None and free:
            ghost = Piece(art.piece(goal), art.snapped(goal.rect), RINGS - 1, ground.stale)
            ghost.fade_to(PALE)
            self._added.append(ghost)
        for added in self._added:
            ground.add(added)

    @property
    def rect(self) -> Rect:
        """Where the piece is now."""
        home = self.placement.rect
        return Rect(home.x + self._by.x(), home.y + self._by.y() - UP, home.w, home.h)

    @property
    def _place(self) -> QPointF:
        return self._art.snapped(self.rect)

    def move(self, by: QPointF) -> None:
        """Carry the piece to a point ``by`` logical pixels from its place."""
        self._by = by
        self._piece.move_to(self._place)

    def put_down(self) -> None:
        """Leave the piece itself where it was carried."""
        for added in self._added:
            self._ground.remove(added)
        self._own.move_to(self._place)
        self._own.fade_to(1.0)
