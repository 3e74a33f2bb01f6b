"""The faces of the pieces of Praga Caput Regni: one class for each kind. No Qt.

Numbers of tiles, seals, segments, places and sites are those of ``rules.games.praga.components``; a colour is that of a player, or
``parler``.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .symbols import Symbols


class SymbolFace(Struct, frozen=True):
    """A ``symbol``, as large as its place allows."""

    what: str
    n: int = 1


class RowFace(Struct, frozen=True):
    """Several ``symbols`` side by side in the middle of their place or at its ``left``, at most ``size`` high; ``light`` on dark wood."""

    symbols: Symbols
    size: float = 18.0
    light: bool = False
    left: bool = False


class OptionFace(RowFace, frozen=True):
    """An ``option`` of a choice: a row of symbols on a plate."""


class StepPriceFace(RowFace, frozen=True):
    """A ``step_price``: the windows that a step upwards costs."""


class CountFace(Struct, frozen=True):
    """A ``count``: a symbol and how many. ``colour`` is that of a marker cube; ``light`` on dark wood."""

    what: str
    words: str
    colour: str = ""
    light: bool = False


class CubeFace(Struct, frozen=True):
    """A ``marker_cube``."""

    colour: str


class PawnFace(CubeFace, frozen=True):
    """A ``pawn`` on the King's Road or in the city."""


class PlanMarkerFace(CubeFace, frozen=True):
    """A ``plan_marker`` of Peter Parler on a tile of the display."""


class TileFace(Struct, frozen=True):
    """A ``hex_tile`` of a kind (``upgrade``, ``wall``, ``building``), turned clockwise by sixths.

    ``cube`` is the colour of who has a claim. Edges and corners that match something are ``lit``.
    """

    kind: str
    tile: int
    rotation: int = 0
    cube: str = ""
    lit_edges: tuple[int, ...] = ()
    lit_corners: tuple[int, ...] = ()
    ghost: bool = False
    dim: bool = False


class PriceFace(Struct, frozen=True):
    """A ``tile_price``: what a tile of the display costs, painted at its corners."""

    gold: int
    stone: int


class SlotFace(Struct, frozen=True):
    """An empty ``hex_slot`` of the display."""

    kind: str
    special: bool = False


class FieldFace(Struct, frozen=True):
    """An ``action_field`` without a tile."""

    action: str


class EdgeMatch(Struct, frozen=True):
    """Two symbols that meet on an edge of the tile being placed."""

    edge: int
    mine: Symbols
    theirs: Symbols


class MatchFace(Struct, frozen=True):
    """The ``matches`` around a tile of this radius in the middle of the place: edges, and corners with how many others meet there.

    They reach beyond the tile by 0.8 of its radius; ``blue`` for the corners of buildings. ``inside``: only what is gained is painted,
    within the tile, since its neighbours have marks of their own.
    """

    radius: float
    edges: tuple[EdgeMatch, ...] = ()
    corners: tuple[tuple[int, int], ...] = ()
    blue: bool = False
    inside: bool = False


class BonusFace(Struct, frozen=True):
    """A ``wheel_bonus``: a segment of the wheel at a position of the crane; ``used`` in this turn."""

    segment: int
    position: int
    used: bool = False


class CraneFace(Struct, frozen=True):
    """The ``crane`` without what lies on it, with the letter of the side of its tiles for any but the first."""

    letter: str = ""


class HalfFace(Struct, frozen=True):
    """A ``crane_half`` of an action tile at a position: 0 is the outer one, which bears the ``five`` points, 1 the inner one.

    ``chosen``: it was clicked and its action is open.
    """

    action: str
    half: int
    position: int
    five: bool = False
    chosen: bool = False


class PositionFace(Struct, frozen=True):
    """The ``crane_box`` at a position."""

    position: int


class SiteFace(Struct, frozen=True):
    """A building ``site`` of the city without a building; ``closed`` if its plaza is not in play."""

    site: int
    closed: bool = False


class PlazaFace(Struct, frozen=True):
    """A ``plaza``: its place, the tile there (0: none in play) and the face of it that is up; ``done`` once it has been evaluated."""

    place: int
    tile: int
    side: int = 0
    done: bool = False


class LegendFace(Struct, frozen=True):
    """The ``city_legend``: words for its signs."""

    old_town: str
    corner: str
    plaza: str


class RewardFace(Struct, frozen=True):
    """A ``plaza_reward`` to choose: the ``upper`` or the lower half of a plaza tile."""

    tile: int
    side: int
    upper: bool


class RoadFace(Struct, frozen=True):
    """A ``road_space`` of the King's Road, I to V, with its effects; for the last two, of how many planks one is kept.

    Any effect but the usual one has a letter in the corner; the upper right is kept free for pawns.
    """

    space: int
    variant: str = "base"
    drawn: int = 0


class RoadEffectFace(RoadFace, frozen=True):
    """A ``road_effect``: what a space of the street brings, as an option of the set-up."""


class StripFace(Struct, frozen=True):
    """A ``bridge_slot`` without a plank, and the side of its strip that is up."""

    slot: int
    side: int = 0


class PlankFace(Struct, frozen=True):
    """A ``plank``: a IV or V tile of the bridge."""

    plank: int
    dim: bool = False


class PileFace(Struct, frozen=True):
    """A ``parler_back``: his face-down pile of cards."""

    count: int


class ProjectFace(Struct, frozen=True):
    """The ``project_frame`` of a project, with the letter of any set of steps but the original one."""

    project: int
    steps: str = "original"


class ProjectTiersFace(ProjectFace, frozen=True):
    """The ``project_tiers`` of a project."""


class ProjectPricesFace(ProjectFace, frozen=True):
    """The ``project_prices`` of a project."""


class CellFace(Struct, frozen=True):
    """A ``project_cell``."""

    project: int
    steps: str
    row: int
    column: int


class TrackFace(Struct, frozen=True):
    """A ``track`` of a player with their cube on a space: ``gold``, ``stone``, or one of the tracks of the data.

    On the tracks of goods the bonuses for wealth ``had`` are gone; on those of mines and quarries lies a ``production`` tile, or none (0).
    """

    track: str
    space: int
    colour: str
    had: tuple[bool, ...] = ()
    production: int = 0


class SealFace(Struct, frozen=True):
    """A ``seal``, with the colour of who has taken it."""

    seal: int
    owner: str = ""


class ProductionFace(Struct, frozen=True):
    """A ``production_tile``."""

    tile: int


TechnologyState = Literal["ready", "fresh", "worked"]
"""Whether a technology works, works from the next turn on, or has worked as often as it can in this turn."""


class TechnologyFace(Struct, frozen=True):
    """A ``technology`` with its name."""

    tile: int
    name: str
    state: TechnologyState = "ready"


class LevelFace(Struct, frozen=True):
    """An empty ``technology_place`` of a level."""

    level: int


class ParlerFace(Struct, frozen=True):
    """A ``parler_card``; ``words`` say which tile of the crane he takes."""

    card: int
    words: str


class MiniBoardFace(Struct, frozen=True):
    """A ``mini_board``: the action board of another player; which fields have an upgrade, which sites a wall."""

    fields: tuple[bool, ...]
    walls: tuple[bool, ...]


class MiniCityFace(Struct, frozen=True):
    """A ``mini_city``.

    A site is ``free``, ``closed``, ``built``, or has the cube of a colour; a plaza is ``open``, ``closed`` or ``done``.
    """

    sites: tuple[str, ...]
    plazas: tuple[str, ...]


class MiniRoadFace(Struct, frozen=True):
    """A ``mini_road``: the space of each pawn by colour, and the planks of the bridge, 0 where there is none."""

    pawns: tuple[tuple[str, int], ...]
    planks: tuple[int, ...]


class MiniProjectFace(Struct, frozen=True):
    """A ``mini_project``: row and column of each cube by colour."""

    project: int
    steps: str
    cubes: tuple[tuple[str, int, int], ...]


class PairFace(Struct, frozen=True):
    """An ``action_pair``: both halves of an action tile, away from the crane."""

    outer: str
    inner: str


class TabFace(Struct, frozen=True):
    """A ``board_tab`` of the place that the common boards share; ``front``: it shows now."""

    words: str
    icon: str
    front: bool


Plain = Literal["wall_site", "board_centre", "special_well", "city_ground", "blue_corner", "bridge", "river_bank"]


class PlainFace(Struct, frozen=True):
    """A part of a board that always looks the same."""

    part: Plain
