"""What the painters of the modules' pieces need: one class for each kind, and where other pieces lie on them. No Qt.

Tiles, goods, dice and all else of the basic game have plain tuples, which their painters describe.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

RouteState = Literal["open", "next", "match", "other"]
"""A space of a trade route: empty; empty and the next to be filled; filled with the type printed on it; filled with another."""
MOST_POINTS = 55
"""The last number on the track of the solo game."""
LILY, LILY_SIZE = 26.5, 24.0
"""From the edges of a duchy's board to the middle of the lily in a corner, and its size."""
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class ShieldFace:
    """A ``shield`` and what it scores at the end."""

    number: int
    points: int


@dataclass(frozen=True, slots=True)
class RouteSpaceFace:
    """A ``route_space``: the type of goods printed on it (1 to 6), its bonus (the building that does the same, or ``castle``)."""

    goods: int
    bonus: str
    state: RouteState = "open"


@dataclass(frozen=True, slots=True)
class MiniRouteFace:
    """A ``mini_route``: of each space the type printed on it, and the type that lies on it (0: empty)."""

    spaces: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class PostFace:
    """A border ``post`` of a player's colour, and how many others it is connected with (0 to 2)."""

    colour: str
    connected: int


@dataclass(frozen=True, slots=True)
class BorderFace:
    """A ``border`` around a duchy whose middle field is in the middle of its rectangle; ``radius`` is that of a field.

    ``pairs`` are the points scored for each pair of posts, the one without post ``i`` at ``i``; 0: not connected yet.
    """

    radius: float
    pairs: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class InnsFace:
    """A stack of ``inns`` in a place for a tile, 0: an empty place; or their number on the top one (``inn_count``), from 2 on."""

    count: int


@dataclass(frozen=True, slots=True)
class PointsTrackFace:
    """The ``points_track`` of the solo game: how far the counter is, and the target."""

    counter: int
    target: int


@dataclass(frozen=True, slots=True)
class TargetFace:
    """The ``target`` of the solo game: a tag with its number over the rule of the track, around its place there."""

    points: int


@dataclass(frozen=True, slots=True)
class RiversFace:
    """The land and ``rivers`` below islands: the middles of all fields, in logical pixels from its corner, and the linked ones."""

    radius: float
    middles: tuple[Point, ...]
    links: tuple[tuple[int, int], ...]


POSTS: tuple[Point, Point, Point] = ((-2.92, -2.75), (2.92, -2.75), (0.0, 5.62))
"""Middles of the border posts west, east and south, in widths and radii of a field from the middle of the duchy."""


def goods_on_route(w: float, h: float) -> tuple[float, float, float]:
    """Return the left edge, upper edge and side of the goods tile on a route space of a size."""
    side = min(w * 0.88, h * 0.57)
    return (w - side) / 2, h * 0.05, side


def inns_rise(h: float, count: int) -> float:
    """Return how far up the top one of a stack of inns lies whose places are of a height: never as far as the edge of the black depot."""
    return min(4.0, min(1.8, h * 0.04) * max(0, count - 1))


def along_track(w: float, points: int) -> float:
    """Return how far from the left edge of a points track of a width a number is."""
    edge = min(16.0, w * 0.06)
    return edge + (w - 2 * edge) * points / MOST_POINTS
