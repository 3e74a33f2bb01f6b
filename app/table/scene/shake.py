"""A piece that cannot be chosen shakes a little."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QVariantAnimation

from .piece import Piece

SHAKE = 180
"""Milliseconds for which a piece shakes."""


class Shake(QObject):
    """The shaking of one piece at a time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._piece: Piece | None = None
        self._home = QPointF()
        self._clock = QVariantAnimation(self)
        self._clock.setDuration(SHAKE)
        for at, x in ((0.0, 0.0), (0.2, -3.0), (0.45, 2.6), (0.7, -1.6), (1.0, 0.0)):
            self._clock.setKeyValueAt(at, x)
        self._clock.valueChanged.connect(self._move)

    def start(self, piece: Piece) -> None:
        """Shake a piece around the place where it lies."""
        self.stop()
        self._piece, self._home = piece, piece.pos()
        self._clock.start()

    def stop(self) -> None:
        """Put the piece back in its place now."""
        self._clock.stop()
        self._move(0.0)
        self._piece = None

    def _move(self, x: float) -> None:
        if self._piece is not None:
            self._piece.move_to(self._home + QPointF(x, 0))
