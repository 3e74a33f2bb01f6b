"""What is printed on the pieces and boards, as types; ``components`` has them all with their values."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .effect import Effects

Cards = tuple[int, ...]
"""Tiles of one deck, in order; 0 is an empty place."""
Hex = tuple[int, int]
"""A cell of a board."""
ActionName = Literal["mines", "quarries", "upgrade", "wall", "building", "kings_road"]
"""The six actions (PC-4)."""


class Segment(Struct, frozen=True):
    """A segment of the wheel and its bonus."""

    id: str
    effects: Effects


class ActionTile(Struct, frozen=True):
    """An action tile with the two actions on each of its sides."""

    id: str
    sides: dict[str, tuple[ActionName, ActionName]]


class Tile(Struct, frozen=True):
    """An upgrade, wall or building tile. ``effects`` is the bonus in the middle of an upgrade, the reward of a wall or a building.

    ``edges`` are the symbols by edge, ``corners`` the corners with a red mark (upgrades and walls) or a blue one (buildings); edges and
    corners are counted clockwise as printed, the north-eastern edge and the northern corner being 0. ``symbol``: it brings a step on the
    Hunger Wall (walls) or the cathedral (buildings).
    """

    id: str
    kind: str
    era: int
    special: bool
    effects: Effects
    edges: tuple[tuple[int, Effects], ...] = ()
    corners: tuple[int, ...] = ()
    action: str = ""
    university: int = 0
    gold: int = 0
    stone: int = 0
    symbol: bool = False
    marker_space: bool = False


class Place(Struct, frozen=True):
    """A place for a plaza tile."""

    id: str
    town: str
    color: str
    at: Hex
    min_players: int


class Site(Struct, frozen=True):
    """A site for a building. ``plaza`` is the only plaza it touches; for the player counts ``prebuilt`` it is built on from the start."""

    id: str
    town: str
    at: Hex
    plaza: int
    gold: int
    points: int
    prebuilt: tuple[int, ...]


class PlazaTile(Struct, frozen=True):
    """A plaza tile: for each of its two faces the upper and the lower reward."""

    id: str
    color: str
    faces: tuple[tuple[Effects, Effects], ...]


class Street(Struct, frozen=True):
    """A space of the street: its effect without an egg, or what counts while a pawn stands there, by variant; its effect for an egg."""

    base: dict[str, Effects]
    ongoing: dict[str, tuple[str, Effects]]
    egg: Effects


class Ending(Struct, frozen=True):
    """What a V tile or a seal brings in the final scoring: so many ``points`` per thing counted, per payment, or flat."""

    kind: str
    points: int
    per: str = ""
    pay: tuple[tuple[str, int], ...] = ()


class Plank(Struct, frozen=True):
    """A bridge tile, IV or V, with its immediate effects and, for V, those at the end."""

    id: str
    level: int
    effects: Effects
    endings: tuple[Ending, ...] = ()


class Wealth(Struct, frozen=True):
    """A wealth bonus: what must be reached, any of it, and what it brings (PC-9.8)."""

    id: str
    reached: tuple[tuple[str, int], ...]
    effects: Effects


class Production(Struct, frozen=True):
    """A production tile."""

    id: str
    effects: Effects


class Technology(Struct, frozen=True):
    """A technology tile. Those of levels I and II work whenever their ``trigger`` happens, ``limit`` times in a turn (0: always)."""

    id: str
    level: int
    effects: Effects
    trigger: str = ""
    limit: int = 0


class Seal(Struct, frozen=True):
    """A seal, its price and what it brings at the end (PC-9.13)."""

    id: str
    cost: tuple[tuple[str, int], ...]
    endings: tuple[Ending, ...]


class Cell(Struct, frozen=True):
    """A space of a project: its points, or its arrow, ``side`` or ``up``."""

    points: int = 0
    arrow: str = ""


class Project(Struct, frozen=True):
    """The Hunger Wall or the cathedral, with its cells by set, row and column."""

    rows: int
    columns: int
    tier: tuple[int, ...]
    up: int
    entry: dict[int, tuple[int, int]]
    row_points: tuple[int, ...]
    marker: int
    column_values: tuple[int, ...]
    cells: dict[str, tuple[tuple[Cell, ...], ...]]


class ParlerCard(Struct, frozen=True):
    """A card of Peter Parler: its steps, each with the track it raises, and which tile from the front he takes."""

    id: str
    steps: tuple[tuple[str, str], ...]
    front: int
