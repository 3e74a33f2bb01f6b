"""What a game brings for the suite of all painters: faces with the sizes of their places, and what is expected of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from msgspec import Struct

from tests.app.painting import Face

Piece = tuple[Face, float, float]
"""A face with the width and height of its place."""


class Pieces(Struct, frozen=True, eq=False):
    """What is painted, what is painted as nothing, and what is never painted.

    Pieces of a ``group`` must not look the same, except for those that may be ``alike``.
    """

    shown: tuple[Piece, ...]
    blank: tuple[Piece, ...] = ()
    unknown: tuple[Piece, ...] = ()
    pictograms: frozenset[str] = frozenset()
    alike: Callable[[Face, float, float], bool] = lambda face, w, h: False
    group: Callable[[Face], Hashable] = type
