"""Plays moves. Anything still moving can be put at its destination immediately, so input is never dropped."""

from __future__ import annotations

import math

from msgspec import Struct
from PySide6.QtCore import QObject, QPointF, Signal

from app.platform.timing import Motion

from .layout_diff import Move
from .piece import Piece

ARC = 0.09
"""The height of the arc of a flight, as a share of its length."""
HIGHEST_ARC = 26.0
SPIN, HOP, HOPS = 540.0, 22.0, 2
"""How a thrown die tumbles: the degrees it turns, the height of its first hop, and the number of hops, each lower than the last."""


class Flight(Struct):
    """A move with the piece that makes it, from ``start`` to ``end`` in scene coordinates.

    A change on the spot is shown immediately; the piece of its flight is the old picture, fading out above it.
    """

    move: Move
    piece: Piece
    start: QPointF
    end: QPointF


class Animator(QObject):
    """The driver of all flights of one step. The pieces belong to the scene and must not be removed before ``finished``."""

    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._flights: list[Flight] = []
        self._total = 0
        self._motion = Motion("flights", self, lambda share: self._show(share * self._total), self._end)

    @property
    def running(self) -> bool:
        """Whether anything is still moving."""
        return bool(self._flights)

    def play(self, flights: list[Flight], speed: float) -> None:
        """Start these flights, after finishing any that are still running; ``speed`` 1 is normal, 2 twice as fast, 0 immediate."""
        self.finish()
        self._flights = flights
        if not flights:
            return
        self._total = max(flight.move.over for flight in flights)
        if speed <= 0:
            self._end()
        else:
            self._motion.start(self._total / speed)

    def finish(self) -> None:
        """Put everything at its destination now."""
        if self._flights:
            self._motion.stop()
            self._end()

    def _show(self, now: float) -> None:
        for flight in self._flights:
            share = min(1.0, max(0.0, (now - flight.move.delay) / max(1, flight.move.duration)))
            _pose(flight, share)

    def _end(self) -> None:
        if self._flights:
            self._show(math.inf)
            self._flights = []
            self.finished.emit()


def _pose(flight: Flight, share: float) -> None:
    """Put a piece where it is after ``share`` of its move: fast at first, landing softly, on a slight arc."""
    eased = 1 - (1 - share) ** 3
    start, end = flight.start, flight.end
    if start != end:
        dx, dy = end.x() - start.x(), end.y() - start.y()
        lift = min(HIGHEST_ARC, ARC * math.hypot(dx, dy)) * 4 * eased * (1 - eased)
        flight.piece.move_to(QPointF(start.x() + dx * eased, start.y() + dy * eased - lift))
    else:
        flight.piece.move_to(end)
    way = flight.move.way
    if way == "moved":  # its picture is the one at the destination
        width = flight.move.start.w + (flight.move.end.w - flight.move.start.w) * eased
        flight.piece.grow_to(width / flight.move.end.w)
    elif way == "thrown":
        hop = HOP * abs(math.sin(HOPS * math.pi * share)) * (1 - share)
        flight.piece.move_to(QPointF(end.x(), end.y() - hop))
        flight.piece.turn_to(-SPIN * (1 - eased))
    elif way == "new":
        flight.piece.fade_to(eased if start == end else min(1.0, 3 * share))
    elif way in ("gone", "changed"):
        flight.piece.fade_to(1 - eased if start == end else 1 - max(0.0, share - 0.6) / 0.4)
    elif way == "ghost":
        flight.piece.fade_to(0.0 if share <= 0 else 0.9 * (1 - max(0.0, share - 0.7) / 0.3))
