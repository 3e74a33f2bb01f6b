"""Tiles, fields and goods: what their painters need, and their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable
from functools import lru_cache

from app.table.geometry.placement import Placement, Rect
from app.table.naming import name_of
from app.texts import Texts
from rules import ItemId
from rules.games.burgundy import items
from rules.games.burgundy.board.duchies import DUCHIES
from rules.games.burgundy.board.monasteries import WORKERS_MORE
from rules.games.burgundy.board.shields import DOUBLE_SHIELDS, factor
from rules.games.burgundy.components import (
    ANIMALS,
    BUILDING,
    COLOUR_OF,
    GOODS_TYPE,
    KIND,
    MONASTERY,
    MONASTERY_EFFECT,
    ROUNDS,
    SPECIES,
    WORKERS_GAIN,
)
from rules.games.burgundy.modules import SHIELD_VP
from rules.games.burgundy.state import State, holds

from ..faces import ShieldFace, SpaceFace, TileFace
from ..position import Position

D = "burgundy"
REMEMBERED = 1 << 11
"""How many placements of tiles and fields are cached: most are the same as a step earlier."""
KIND_OF = {colour: kind for kind, colour in COLOUR_OF.items()}
"""The kind of tile that fits on fields of a colour."""


def throw(state: State) -> int:
    """Return how often the dice have been rolled."""
    return state.phase * ROUNDS + state.round


def tile_face(tile: int) -> TileFace:
    """Return the kind, the building or species, and the number on it."""
    return TileFace(KIND[tile], BUILDING[tile] or SPECIES[tile], MONASTERY[tile] or ANIMALS[tile])


def tile_words(say: Texts, tile: int) -> str:
    """Return the name of a tile: ``Church``, ``4 sheep``, ``Monastery 12``, ``Ship``."""
    return name_of(say, D, items.TILE.id(tile))


def by_type(say: Texts, goods: Iterable[int]) -> list[str]:
    """List how many goods of each type there are, in words."""
    counted = Counter(GOODS_TYPE[good] for good in goods)
    return [say(f"{D}.words.goods_of", what=what, count=count) for what, count in sorted(counted.items())]


def goods_words(say: Texts, state: State, space: int) -> str:
    """Name the goods of a depot by type."""
    held = ", ".join(by_type(say, state.goods_spaces[space - 1]))
    return say(f"{D}.words.goods_space", n=space, goods=held) if held else say(f"{D}.words.no_goods_space", n=space)


def tile_of(position: Position, tile: int, rect: Rect, z: int = 10) -> Placement:
    """Lay out a tile."""
    return _tile(position.texts, tile, rect, z)


@lru_cache(REMEMBERED)
def _tile(say: Texts, tile: int, rect: Rect, z: int) -> Placement:
    return Placement(items.TILE.id(tile), "tile", rect, tile_face(tile), z, words=tile_words(say, tile), shape="hexagon")


def shield_face(state: State, shield: int) -> ShieldFace:
    """Return the face of a shield with what it scores at the end where it lies now (BU-26.23)."""
    owner = owner_of(state, shield)
    doubled = owner is not None and holds(state, owner, DOUBLE_SHIELDS)
    return ShieldFace(shield, SHIELD_VP[shield] * (factor(DOUBLE_SHIELDS) if doubled else 1))


def owner_of(state: State, shield: int) -> int | None:
    """Return the player on one of whose castles a shield lies; None if it lies on none."""
    return next((player for player in range(len(state.seats)) if holds(state, player, shield)), None)


def shield_of(position: Position, state: State, shield: int, rect: Rect) -> Placement:
    """Lay out a shield."""
    item = items.SHIELD.id(shield)
    return Placement(item, "shield", rect, shield_face(state, shield), 14, words=name_of(position.texts, D, item), shape="shield")


def field_of(position: Position, item: ItemId, duchy: int, field: int, rect: Rect, filled: bool = False) -> Placement:
    """Lay out a field of a duchy; a ``filled`` one is under its tile."""
    return _field(position.texts, item, KIND_OF[DUCHIES[duchy].colours[field]], DUCHIES[duchy].dice[field], rect, filled)


@lru_cache(REMEMBERED)
def _field(say: Texts, item: ItemId, kind: str, die: int, rect: Rect, filled: bool) -> Placement:
    words = say(f"{D}.words.field", kind=kind, number=die)
    return Placement(item, "space", rect, SpaceFace(kind, die), 1, words=words, shape="hexagon", static=filled)


def picture_of_field(duchy: int, field: int, rect: Rect) -> Placement:
    """Lay out a field of a duchy that no one plays on."""
    face = SpaceFace(KIND_OF[DUCHIES[duchy].colours[field]], DUCHIES[duchy].dice[field])
    return Placement(f"picture:{duchy}:{field}", "space", rect, face, shape="hexagon", static=True)


def workers_taken(monasteries: Container[int]) -> int:
    """Return how many workers a die brings a player with these monasteries."""
    return MONASTERY_EFFECT[WORKERS_MORE].workers if WORKERS_MORE in monasteries else WORKERS_GAIN
