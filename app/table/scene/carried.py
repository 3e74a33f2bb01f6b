"""The piece that follows the mouse, in all its parts: above everything else, on a shadow of its own; its place keeps a pale picture."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from app.table.geometry.placement import Placement, Rect
from app.table.geometry.z_order import CARRIED, RINGS

from .piece import Ground, Piece
from .piece_painter import PiecePainter, PieceStyle

UP = 10.0
"""How far above its place a piece is carried, in logical pixels."""
PALE = 0.3
"""The opacity of what is left in the place of a piece that is carried."""


class Carried:
    """A piece lifted off the table, and pale pictures of it: its own pieces, in their places, and one at its ``goal``, if there is one.

    ``parts`` are the placements it consists of with their pieces, the one that was grasped first. A goal that is not
    ``free``, such as the top of a pile, is only ringed, as are its ``homes``.
    """

    def __init__(
        self,
        ground: Ground,
        art: PiecePainter,
        parts: Sequence[tuple[Placement, Piece]],
        goal: Placement | None,
        free: bool,
        homes: Sequence[Placement],
    ) -> None:
        self.items = [placement.item for placement, _ in parts]
        self._ground = ground
        self._art = art
        self._own = parts
        self._by = QPointF()
        self._moved: list[tuple[Piece, Rect]] = []
        for placement, piece in parts:
            piece.fade_to(PALE)
            self._lift(placement, "carried")
        if len(parts) > 1:
            for placement, _ in parts:
                self._lift(placement, "plain")  # above the shadows of the other parts
        self._added = [piece for piece, _ in self._moved]
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
        """Where the part that was grasped is now."""
        return self._now(self._own[0][0].rect)

    def _now(self, home: Rect) -> Rect:
        return home.moved(self._by.x(), self._by.y() - UP)

    def _lift(self, placement: Placement, look: PieceStyle) -> None:
        at = self._art.snapped(self._now(placement.rect))
        self._moved.append(
            (Piece(self._art.piece(placement, look), at, CARRIED + len(self._moved) / 100, self._ground.stale), placement.rect)
        )

    def move(self, by: QPointF) -> None:
        """Carry the piece to a point ``by`` logical pixels from its place."""
        self._by = by
        for piece, home in self._moved:
            piece.move_to(self._art.snapped(self._now(home)))

    def put_down(self) -> None:
        """Leave the piece itself where it was carried."""
        for added in self._added:
            self._ground.remove(added)
        for placement, piece in self._own:
            piece.move_to(self._art.snapped(self._now(placement.rect)))
            piece.fade_to(1.0)
