"""The faces of the pieces of Praga Caput Regni: one class for each kind. No Qt.

Numbers of tiles, seals, segments, places and sites are those of ``rules.games.praga.components``; a colour is that of a player, or
``parler``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .symbols import Symbols


@dataclass(frozen=True, slots=True)
class SymbolFace:
    """A ``symbol``, as large as its place allows."""

    what: str
    n: int = 1


@dataclass(frozen=True, slots=True)
class RowFace:
    """Several ``symbols`` side by side in the middle of their place or at its ``left``, at most ``size`` high; ``light`` on dark wood."""

    symbols: Symbols
    size: float = 18.0
    light: bool = False
    left: bool = False


@dataclass(frozen=True, slots=True)
class OptionFace(RowFace):
    """An ``option`` of a choice: a row of symbols on a plate."""


@dataclass(frozen=True, slots=True)
class StepPriceFace(RowFace):
    """A ``step_price``: the windows that a step upwards costs."""


@dataclass(frozen=True, slots=True)
class CountFace:
    """A ``count``: a symbol and how many. ``colour`` is that of a marker cube; ``light`` on dark wood."""

    what: str
    words: str
    colour: str = ""
    light: bool = False


@dataclass(frozen=True, slots=True)
class CubeFace:
    """A ``marker_cube``."""

    colour: str


@dataclass(frozen=True, slots=True)
class PawnFace(CubeFace):
    """A ``pawn`` on the King's Road or in the city."""


@dataclass(frozen=True, slots=True)
class PlanMarkerFace(CubeFace):
    """A ``plan_marker`` of Peter Parler on a tile of the display."""


@dataclass(frozen=True, slots=True)
class TileFace:
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


@dataclass(frozen=True, slots=True)
class PriceFace:
    """A ``tile_price``: what a tile of the display costs, painted at its corners."""

    gold: int
    stone: int


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

    They reach beyond the tile by 0.8 of its radius; ``blue`` for the corners of buildings. ``inside``: only what is gained is painted,
    within the tile, since its neighbours have marks of their own.
    """

    radius: float
    edges: tuple[EdgeMatch, ...] = ()
    corners: tuple[tuple[int, int], ...] = ()
    blue: bool = False
    inside: bool = False


@dataclass(frozen=True, slots=True)
class BonusFace:
    """A ``wheel_bonus``: a segment of the wheel at a position of the crane; ``used`` in this turn."""

    segment: int
    position: int
    used: bool = False


@dataclass(frozen=True, slots=True)
class CraneFace:
    """The ``crane`` without what lies on it, with the letter of the side of its tiles for any but the first."""

    letter: str = ""


@dataclass(frozen=True, slots=True)
class HalfFace:
    """A ``crane_half`` of an action tile at a position: 0 is the outer one, which bears the ``five`` points, 1 the inner one.

    ``chosen``: it was clicked and its action is open.
    """

    action: str
    half: int
    position: int
    five: bool = False
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class PositionFace:
    """The ``crane_box`` at a position."""

    position: int


@dataclass(frozen=True, slots=True)
class SiteFace:
    """A building ``site`` of the city without a building; ``closed`` if its plaza is not in play."""

    site: int
    closed: bool = False


@dataclass(frozen=True, slots=True)
class PlazaFace:
    """A ``plaza``: its place, the tile there (0: none in play) and the face of it that is up; ``done`` once it has been evaluated."""

    place: int
    tile: int
    side: int = 0
    done: bool = False


@dataclass(frozen=True, slots=True)
class LegendFace:
    """The ``city_legend``: words for its signs."""

    old_town: str
    corner: str
    plaza: str


@dataclass(frozen=True, slots=True)
class RewardFace:
    """A ``plaza_reward`` to choose: the ``upper`` or the lower half of a plaza tile."""

    tile: int
    side: int
    upper: bool


@dataclass(frozen=True, slots=True)
class RoadFace:
    """A ``road_space`` of the King's Road, I to V, with its effects; for the last two, of how many planks one is kept.

    Any effect but the usual one has a letter in the corner; the upper right is kept free for pawns.
    """

    space: int
    variant: str = "base"
    drawn: int = 0


@dataclass(frozen=True, slots=True)
class RoadEffectFace(RoadFace):
    """A ``road_effect``: what a space of the street brings, as an option of the set-up."""


@dataclass(frozen=True, slots=True)
class StripFace:
    """A ``bridge_slot`` without a plank, and the side of its strip that is up."""

    slot: int
    side: int = 0


@dataclass(frozen=True, slots=True)
class PlankFace:
    """A ``plank``: a IV or V tile of the bridge."""

    plank: int
    dim: bool = False


@dataclass(frozen=True, slots=True)
class PileFace:
    """A ``parler_back``: his face-down pile of cards."""

    count: int


@dataclass(frozen=True, slots=True)
class ProjectFace:
    """The ``project_frame`` of a project, with the letter of any set of steps but the original one."""

    project: int
    steps: str = "original"


@dataclass(frozen=True, slots=True)
class ProjectTiersFace(ProjectFace):
    """The ``project_tiers`` of a project."""


@dataclass(frozen=True, slots=True)
class ProjectPricesFace(ProjectFace):
    """The ``project_prices`` of a project."""


@dataclass(frozen=True, slots=True)
class CellFace:
    """A ``project_cell``."""

    project: int
    steps: str
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class TrackFace:
    """A ``track`` of a player with their cube on a space: ``gold``, ``stone``, or one of the tracks of the data.

    On the tracks of goods the bonuses for wealth ``had`` are gone; on those of mines and quarries lies a ``production`` tile, or none (0).
    """

    track: str
    space: int
    colour: str
    had: tuple[bool, ...] = ()
    production: int = 0


@dataclass(frozen=True, slots=True)
class SealFace:
    """A ``seal``, with the colour of who has taken it."""

    seal: int
    owner: str = ""


@dataclass(frozen=True, slots=True)
class ProductionFace:
    """A ``production_tile``."""

    tile: int


TechnologyState = Literal["ready", "fresh", "worked"]
"""Whether a technology works, works from the next turn on, or has worked as often as it can in this turn."""


@dataclass(frozen=True, slots=True)
class TechnologyFace:
    """A ``technology`` with its name."""

    tile: int
    name: str
    state: TechnologyState = "ready"


@dataclass(frozen=True, slots=True)
class LevelFace:
    """An empty ``technology_place`` of a level."""

    level: int


@dataclass(frozen=True, slots=True)
class ParlerFace:
    """A ``parler_card``; ``words`` say which tile of the crane he takes."""

    card: int
    words: str


@dataclass(frozen=True, slots=True)
class MiniBoardFace:
    """A ``mini_board``: the action board of another player; which fields have an upgrade, which sites a wall."""

    fields: tuple[bool, ...]
    walls: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class MiniCityFace:
    """A ``mini_city``.

    A site is ``free``, ``closed``, ``built``, or has the cube of a colour; a plaza is ``open``, ``closed`` or ``done``.
    """

    sites: tuple[str, ...]
    plazas: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MiniRoadFace:
    """A ``mini_road``: the space of each pawn by colour, and the planks of the bridge, 0 where there is none."""

    pawns: tuple[tuple[str, int], ...]
    planks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MiniProjectFace:
    """A ``mini_project``: row and column of each cube by colour."""

    project: int
    steps: str
    cubes: tuple[tuple[str, int, int], ...]


@dataclass(frozen=True, slots=True)
class PairFace:
    """An ``action_pair``: both halves of an action tile, away from the crane."""

    outer: str
    inner: str


@dataclass(frozen=True, slots=True)
class TabFace:
    """A ``board_tab`` of the place that the common boards share; ``front``: it shows now."""

    words: str
    icon: str
    front: bool


Plain = Literal["wall_site", "board_centre", "special_well", "city_ground", "blue_corner", "bridge", "river_bank"]


@dataclass(frozen=True, slots=True)
class PlainFace:
    """A part of a board that always looks the same."""

    part: Plain
