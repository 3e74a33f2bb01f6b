"""A piece that cannot be chosen shakes a little."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QObject, QPointF

from app.platform.timing import Motion

from .piece import Piece

SHAKE = 180
"""Milliseconds for which a piece shakes."""
WAY = ((0.0, 0.0), (0.2, -3.0), (0.45, 2.6), (0.7, -1.6), (1.0, 0.0))
"""How far to the right it is after each share of that time, in logical pixels."""


class Shake(QObject):
    """The shaking of one piece at a time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._piece: Piece | None = None
        self._home = QPointF()
        self._motion = Motion("shake", self, lambda share: self._move(_right(share)), self.stop)

    def start(self, piece: Piece) -> None:
        """Shake a piece around the place where it lies."""
        self.stop()
        self._piece, self._home = piece, piece.pos()
        self._motion.start(SHAKE)

    def stop(self) -> None:
        """Put the piece back in its place now."""
        self._motion.stop()
        self._move(0.0)
        self._piece = None

    def _move(self, x: float) -> None:
        if self._piece is not None:
            self._piece.move_to(self._home + QPointF(x, 0))


def _right(share: float) -> float:
    """Return how far to the right a piece is after a share of its shaking."""
    for (before, left), (after, right) in pairwise(WAY):
        if share <= after:
            return left + (right - left) * (share - before) / (after - before)
    return 0.0
