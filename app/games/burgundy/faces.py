"""The faces of the pieces of the board game: one class for each kind, and where other pieces lie on them. No Qt.

The ``kind`` of a tile and its building or species are those of ``rules.games.burgundy.components``.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from app.table.geometry.placement import Rect

RouteState = Literal["open", "next", "match", "other"]
"""A space of a trade route: empty; empty and the next to be filled; filled with the type printed on it; filled with another."""
MOST_POINTS = 55
"""The last number on the track of the solo game."""
LILY, LILY_SIZE = 26.5, 24.0
"""From the edges of a duchy's board to the middle of the lily in a corner, and its size."""
Point = tuple[float, float]


Piles = tuple[tuple[int, int], ...]
"""Types of goods and how many of each."""
PhaseState = Literal["done", "current", "coming"]


class TileFace(Struct, frozen=True):
    """A ``tile``: ``what`` is its building or species or ""; ``number`` that of a monastery, or how many animals."""

    kind: str
    what: str = ""
    number: int = 0


class TileBackFace(Struct, frozen=True):
    """A ``tile_back`` of a kind, or ``black``."""

    kind: str


class SpaceFace(Struct, frozen=True):
    """A ``space``: an empty field of a duchy."""

    kind: str
    number: int


class SlotFace(Struct, frozen=True):
    """A ``slot``: an empty place of a depot for a kind, or ``black``."""

    kind: str


class KeySpaceFace(Struct, frozen=True):
    """A ``key_space``: an empty storage space."""


class CommonSpaceFace(Struct, frozen=True):
    """A ``common_space``: an empty storage space of a team."""


class DuchyBoardFace(Struct, frozen=True):
    """A ``duchy_board``: whether there are lilies in its upper right, lower left and lower right corners."""

    lilies: tuple[bool, ...]


class MiniDuchyFace(Struct, frozen=True):
    """A ``mini_duchy``: the middles of its fields in widths of a field, their kinds, and whether something is on them."""

    cells: tuple[tuple[float, float, str, bool], ...]


class DepotFace(Struct, frozen=True):
    """A ``depot`` with its die face; ``marked``: the white die shows this number. ``die`` is measured from the box."""

    number: int
    marked: bool
    die: Rect


class BlackDepotFace(Struct, frozen=True):
    """The ``black_depot`` with its price; not ``is_open`` once the purchase of this turn is made."""

    heading: str
    words: str
    silver: int
    is_open: bool


class GoodsFace(Struct, frozen=True):
    """A ``goods`` tile: the die number of its type."""

    type: int


class GoodsBackFace(Struct, frozen=True):
    """A ``goods_back``."""


class DepotGoodsFace(Struct, frozen=True):
    """The ``depot_goods``: the types of goods and how many of each."""

    piles: Piles


class GoodsAroundDieFace(Struct, frozen=True):
    """The ``goods_around_die``: the same around a die in the upper left corner, whose side is ``corner``."""

    piles: Piles
    corner: float


class GoodsStoreFace(Struct, frozen=True):
    """A ``goods_store``: a type of goods in a player's store and how many there are; none: a free place."""

    type: int = 0
    count: int = 0


class RoundSpaceFace(Struct, frozen=True):
    """A ``round_space``, whose goods have gone to a depot."""


class SoldFace(Struct, frozen=True):
    """The goods ``sold``."""

    count: int


class DieFace(Struct, frozen=True):
    """A ``die`` in the colour of a player, ``white`` or ``ivory``; ``angle`` in degrees."""

    colour: str
    number: int
    angle: float = 0
    used: bool = False


class WorkersFace(Struct, frozen=True):
    """The ``workers`` of a player."""

    count: int


class SilverFace(Struct, frozen=True):
    """The ``silver`` of a player."""

    count: int


class ThrownAwayFace(Struct, frozen=True):
    """The sign on a tile that would be ``thrown_away``."""


class PhaseTabFace(Struct, frozen=True):
    """A ``phase_tab``; ``points`` are those for an area completed in this phase."""

    letter: str
    points: int
    state: PhaseState


class BridgeFace(Struct, frozen=True):
    """The ``bridge``: markers stand 0.24 of its height above its foot."""

    spaces: int


class ColourBonusFace(Struct, frozen=True):
    """A ``colour_bonus``: the kind of the fields, ``large`` or ``small``, or ``none`` if both are gone, and its points."""

    kind: str
    size: str
    points: int


class WonBonusFace(Struct, frozen=True):
    """A ``won_bonus``: the same on paper, in a player's possession."""

    kind: str
    size: str
    points: int


class PowerFace(Struct, frozen=True):
    """A ``power``: a monastery in force; without ``words`` two pictograms."""

    number: int
    words: str


class ShieldPowerFace(Struct, frozen=True):
    """A ``shield_power``: a shield in force; without ``words`` its arms alone."""

    number: int
    words: str


class ShieldFace(Struct, frozen=True):
    """A ``shield`` and what it scores at the end."""

    number: int
    points: int


class RouteSpaceFace(Struct, frozen=True):
    """A ``route_space``: the type of goods printed on it (1 to 6), its bonus (the building that does the same, or ``castle``)."""

    goods: int
    bonus: str
    state: RouteState = "open"


class MiniRouteFace(Struct, frozen=True):
    """A ``mini_route``: of each space the type printed on it, and the type that lies on it (0: empty)."""

    spaces: tuple[tuple[int, int], ...]


class PostFace(Struct, frozen=True):
    """A border ``post`` of a player's colour, and how many others it is connected with (0 to 2)."""

    colour: str
    connected: int


class BorderFace(Struct, frozen=True):
    """A ``border`` around a duchy whose middle field is in the middle of its rectangle; ``radius`` is that of a field.

    ``pairs`` are the points scored for each pair of posts, the one without post ``i`` at ``i``; 0: not connected yet.
    """

    radius: float
    pairs: tuple[int, int, int]


class InnsFace(Struct, frozen=True):
    """A stack of ``inns`` in a place for a tile, 0: an empty place; or their number on the top one (``inn_count``), from 2 on."""

    count: int


class PointsTrackFace(Struct, frozen=True):
    """The ``points_track`` of the solo game: how far the counter is, and the target."""

    counter: int
    target: int


class TargetFace(Struct, frozen=True):
    """The ``target`` of the solo game: a tag with its number over the rule of the track, around its place there."""

    points: int


class RiversFace(Struct, frozen=True):
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


class RouteCardFace(Struct, frozen=True):
    """A ``route_card``: its spaces, or none if they are pieces of their own."""

    spaces: tuple[RouteSpaceFace, ...] = ()


class InnCountFace(Struct, frozen=True):
    """The ``inn_count`` on the stack of inns."""

    count: int
