"""The faces of the pieces of Praga Caput Regni: one class for each kind, or for several kinds with the same needs. No Qt.

Numbers of tiles, seals, segments, places and sites are those of ``rules.games.praga.components``; a colour is that of a player, or
``parler``. Kinds without a class have the face ``()``.
"""

from __future__ import annotations

from dataclasses import dataclass

from .symbols import Symbols


@dataclass(frozen=True, slots=True)
class SymbolFace:
    """A ``symbol``, as large as its place allows."""

    what: str
    n: int = 1


@dataclass(frozen=True, slots=True)
class RowFace:
    """Several ``symbols`` side by side in the middle of their place, at most ``size`` high; ``light`` on dark wood.

    An ``option`` of a choice is the same on a plate; a ``gain_strip`` is light on dark leather.
    """

    symbols: Symbols
    size: float = 18.0
    light: bool = False


@dataclass(frozen=True, slots=True)
class CountFace:
    """A ``count``: a symbol and how many. ``colour`` is that of a marker cube; ``light`` on dark wood."""

    what: str
    words: str
    colour: str = ""
    light: bool = False


@dataclass(frozen=True, slots=True)
class CubeFace:
    """A ``marker_cube``, a ``pawn`` on the King's Road, or a ``plan_marker`` of Peter Parler on a tile of the display."""

    colour: str


@dataclass(frozen=True, slots=True)
class TileFace:
    """A ``hex_tile`` of a kind (``upgrade``, ``wall``, ``building``), turned clockwise by sixths.

    ``cube`` is the colour of who has a claim. Edges and corners that match something are ``lit``. Only in the display it is ``priced``.
    """

    kind: str
    tile: int
    rotation: int = 0
    cube: str = ""
    lit_edges: tuple[int, ...] = ()
    lit_corners: tuple[int, ...] = ()
    priced: bool = False
    ghost: bool = False
    dim: bool = False


@dataclass(frozen=True, slots=True)
class StackFace:
    """A ``hex_back``: a face-down stack of hexagonal tiles and how many there are."""

    kind: str
    era: int
    special: bool
    count: int


@dataclass(frozen=True, slots=True)
class SlotFace:
    """An empty ``hex_slot`` of the display."""

    kind: str
    special: bool = False


@dataclass(frozen=True, slots=True)
class FieldFace:
    """An ``action_field`` without a tile."""

    action: str


@dataclass(frozen=True, slots=True)
class EdgeMatch:
    """Two symbols that meet on an edge of the tile being placed."""

    edge: int
    mine: Symbols
    theirs: Symbols


@dataclass(frozen=True, slots=True)
class MatchFace:
    """The ``matches`` around a tile of this radius in the middle of the place: edges, and corners with how many others meet there.

    They reach beyond the tile by 0.8 of its radius; ``blue`` for the corners of buildings.
    """

    radius: float
    edges: tuple[EdgeMatch, ...] = ()
    corners: tuple[tuple[int, int], ...] = ()
    blue: bool = False


@dataclass(frozen=True, slots=True)
class BonusFace:
    """A ``wheel_bonus``: a segment of the wheel at a position of the crane; ``used`` in this turn."""

    segment: int
    position: int
    used: bool = False


@dataclass(frozen=True, slots=True)
class HalfFace:
    """A ``crane_half`` of an action tile at a position: 0 is the outer one, which bears the ``five`` points, 1 the inner one.

    ``letter`` is that of the side, for any but the first.
    """

    action: str
    half: int
    position: int
    five: bool = False
    letter: str = ""


@dataclass(frozen=True, slots=True)
class PositionFace:
    """The ``crane_box`` at a position, or the ``crane_gap`` where the tile of this turn was taken."""

    position: int
