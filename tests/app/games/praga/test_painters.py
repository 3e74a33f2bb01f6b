"""What the pieces of Praga Caput Regni promise: everything draws, stays within its margin, and no two things look the same."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from app.art import icons
from app.games.praga import wheel
from app.games.praga.faces import (
    BonusFace,
    CountFace,
    CubeFace,
    EdgeMatch,
    FieldFace,
    HalfFace,
    MatchFace,
    PositionFace,
    RowFace,
    SlotFace,
    StackFace,
    SymbolFace,
    TileFace,
)
from app.games.praga.painters import PAINTERS
from app.games.praga.painters.colours import ACTION, ACTION_ICON, ACTION_INK
from app.games.praga.painters.hexes import place
from app.games.praga.symbols import Symbol, endings_of, symbols_of, technology_symbols
from app.table.geometry.placement import Rect
from rules.games.praga.components import ACTIONS, KINDS, PLANK, SEALS, SEGMENTS, STREETS, TECHNOLOGY, TILE
from tests.app.painting import check_piece, painted, pixels

pytestmark = pytest.mark.usefixtures("fresh_painting")

CRANE = Rect(0, 0, 254, 254)
COLOURS = ("red", "blue", "yellow", "green", "parler")
SYMBOLS = (
    *("gold", "stone", "egg", "silver_window", "gold_window", "point", "red_marker", "blue_marker"),
    *("technology", "university", "mine", "quarry", "hunger_wall", "cathedral", "no_cathedral", "special"),
    *("upgrade", "wall", "building", "kings_road", "any_action", "up", "rows", "wheel", "plaza"),
    *("produce_mine", "produce_quarry", "era_1_upgrade", "production", "seal"),
)
ROWS = (
    *(part for tile in range(1, len(TECHNOLOGY)) for part in technology_symbols(tile) if part),
    *(symbols_of(segment.effects) for segment in SEGMENTS),
    *(row for plank in PLANK for row in (symbols_of(plank.effects), endings_of(plank.endings))),
    *(endings_of(seal.endings) for seal in SEALS),
    *(symbols_of(one.egg) for one in STREETS),
    *(symbols_of(effects) for one in STREETS for effects in one.base.values()),
)
"""Every row of symbols that is printed somewhere."""


def hexagonal(radius: float) -> tuple[float, float]:
    """Return the size of the place of a hexagon."""
    r = place(0, 0, radius)
    return r.width(), r.height()


def part(one: wheel.Part) -> tuple[float, float]:
    """Return the size of a part of the crane."""
    return one.rect.w, one.rect.h


PIECES: list[tuple[str, object, float, float]] = [
    *(("symbol", SymbolFace(what, n), size, size) for what in SYMBOLS for n, size in ((3, 34.0), (1, 11.0))),
    *(("symbols", RowFace(row, 18), 170.0, 30.0) for row in ROWS if row),
    *(("symbols", RowFace((Symbol("gold", 3),), 18, light), 60.0, 30.0) for light in (False, True)),
    *((kind, RowFace(row, 18), 170.0, 32.0) for kind in ("option", "gain_strip") for row in ROWS[:3]),
    *(("count", CountFace(what, "12"), 60.0, 24.0) for what in SYMBOLS[:8]),
    *(("count", CountFace("cube", "3", colour, light), 60.0, 24.0) for colour in COLOURS for light in (False, True)),
    *((kind, CubeFace(colour), 20.0, 20.0) for kind in ("marker_cube", "pawn", "plan_marker") for colour in COLOURS),
    *(
        ("hex_tile", TileFace(kind, tile, tile % 6, priced=kind != "upgrade"), *hexagonal(32))
        for kind in KINDS
        for tile in range(1, len(TILE[kind]))
    ),
    *(("hex_tile", TileFace("wall", 14, n, "", (n % 6,), (5,), ghost=True), *hexagonal(33.6)) for n in range(6)),
    *(("hex_tile", TileFace("building", 1, cube=colour), *hexagonal(22)) for colour in COLOURS),
    *(("hex_tile", TileFace("upgrade", 1, dim=True), *hexagonal(radius)) for radius in (12, 80)),
    *(
        ("hex_back", StackFace(kind, era, special, count), *hexagonal(32))
        for kind in KINDS
        for era in (1, 2)
        for special in (False, True)
        for count in (1, 12)
    ),
    ("hex_back", StackFace("wall", 1, False, 0), *hexagonal(32)),
    *(("hex_slot", SlotFace(kind), *hexagonal(33)) for kind in KINDS),
    ("special_well", (), 62, 66),
    ("matches", MatchFace(33, (EdgeMatch(0, (Symbol("gold"),), (Symbol("silver_window", 2),)),), ((5, 1),)), 100, 108),
    ("matches", MatchFace(22, (), ((0, 2),), blue=True), 70, 80),
    *(("action_field", FieldFace(action), *hexagonal(33.6)) for action in ACTIONS),
    ("wall_site", (), *hexagonal(33.6)),
    ("board_centre", (), *hexagonal(33.6)),
    ("crane", (), 254, 254),
    *(
        ("wheel_bonus", BonusFace(segment, segment, used), *part(wheel.bonus(CRANE, segment)))
        for segment in range(11)
        for used in (False, True)
    ),
    *(
        ("crane_half", HalfFace(action, number, position, five, letter), *part(wheel.half(CRANE, position, number)))
        for action in ACTIONS
        for number, five, letter in ((0, False, ""), (0, True, ""), (1, False, ""), (1, False, "B"))
        for position in (0, 5)
    ),
    *(("crane_box", PositionFace(position), *part(wheel.spoke(CRANE, position))) for position in range(12)),
    *(("crane_gap", PositionFace(position), *part(wheel.tile(CRANE, position))) for position in range(12)),
]


def picture(kind: str, face: object, w: float, h: float) -> QImage:
    return painted(lambda p, r: PAINTERS[kind](p, QRectF(r), face), w, h)


@pytest.mark.parametrize("kind", sorted({kind for kind, *_ in PIECES}))
def test_every_piece_draws_inside_its_margin_and_holds_its_words(kind: str) -> None:
    for name, face, w, h in PIECES:
        if name == kind:
            check_piece(picture(kind, face, w, h))


def test_no_two_pieces_look_the_same() -> None:
    found: dict[tuple[str, float, bytes], object] = {}
    for kind, face, w, h in PIECES:
        key = (kind, w, pixels(picture(kind, face, w, h)))
        assert found.get(key, face) == face, (kind, face, found.get(key))
        found[key] = face


def test_every_kind_is_painted_somewhere_here() -> None:
    assert {kind for kind, *_ in PIECES} == set(PAINTERS)


def test_every_action_has_colour_and_sign() -> None:
    assert set(ACTION) == set(ACTION_ICON) == set(ACTION_INK) == set(ACTIONS)
    assert set(ACTION_ICON.values()) <= icons.REGISTRY


def test_what_nobody_paints_is_an_error() -> None:
    with pytest.raises(KeyError):
        picture("symbol", SymbolFace("plumber"), 20, 20)
