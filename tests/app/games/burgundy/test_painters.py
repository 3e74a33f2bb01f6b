"""What the pieces of the board game promise: everything draws, stays within its margin, and no two things look the same."""

from __future__ import annotations

import math

import pytest
from PySide6.QtGui import QImage

from app.art import cache, icons, pictograms
from app.art.tokens import PLAYER
from app.games.burgundy.faces import (
    BlackDepotFace,
    BorderFace,
    BridgeFace,
    ColourBonusFace,
    CommonSpaceFace,
    DepotFace,
    DepotGoodsFace,
    DieFace,
    DuchyBoardFace,
    GoodsAroundDieFace,
    GoodsBackFace,
    GoodsFace,
    GoodsStoreFace,
    InnCountFace,
    InnsFace,
    KeySpaceFace,
    MiniDuchyFace,
    MiniRouteFace,
    PhaseTabFace,
    PointsTrackFace,
    PostFace,
    PowerFace,
    RiversFace,
    RoundSpaceFace,
    RouteCardFace,
    RouteSpaceFace,
    RouteState,
    ShieldFace,
    ShieldPowerFace,
    SilverFace,
    SlotFace,
    SoldFace,
    SpaceFace,
    TargetFace,
    ThrownAwayFace,
    TileBackFace,
    TileFace,
    WonBonusFace,
    WorkersFace,
    along_track,
    goods_on_route,
)
from app.games.burgundy.painters import PAINTERS
from app.games.burgundy.painters.powers import SIGNS
from app.table.geometry.placement import Rect
from app.table.scene.piece_painter import PILL
from tests.app.games.burgundy.contact_sheets import BUILDINGS, KINDS, SPECIES, TILES
from tests.app.painting import Face, check_piece, has_outline, is_blank, piece, pixels

pytestmark = pytest.mark.usefixtures("fresh_painting")

CELLS = tuple(
    (q + r / 2, r * math.sqrt(3) / 2, KINDS[(q - r) % 6], (q + r) % 2 == 0)
    for r in range(-3, 4)
    for q in range(max(-3, -3 - r), min(3, 3 - r) + 1)
)
BONUSES = ("bank", "boarding_house", "watchtower", "carpenter", "market", "church", "warehouse", "town_hall", "castle")
ROUTE_STATES: tuple[RouteState, ...] = ("open", "next", "match", "other")
HEXES: list[Face] = [
    *(face for face in TILES if face.kind != "face_down"),
    *(TileBackFace(kind) for kind in (*KINDS, "black", "inn")),
    *(SpaceFace(kind, 4) for kind in KINDS),
    *(SlotFace(kind) for kind in (*KINDS, "black")),
    KeySpaceFace(),
    CommonSpaceFace(),
    *(InnsFace(count) for count in (0, 2, 3, 4, 5)),
    *(InnCountFace(count) for count in (2, 5)),
]
FLAT: list[tuple[Face, float, float]] = [
    (DuchyBoardFace((True, False, True)), 500, 447),
    (MiniDuchyFace(CELLS), 150, 136),
    (DepotFace(3, False, Rect(7.5, 8.5, 27, 27)), 155, 110),
    (DepotFace(3, True, Rect(7.5, 8.5, 27, 27)), 155, 110),
    (DepotFace(3, True, Rect(7.5, 81.5, 22, 22)), 155, 110),
    (DepotGoodsFace(((1, 2), (4, 1))), 30, 62),
    (DepotGoodsFace(tuple((sort, 2) for sort in range(1, 7))), 30, 62),
    (GoodsAroundDieFace(((1, 2), (4, 1), (6, 3)), 22.0), 44, 60),
    (GoodsAroundDieFace(tuple((sort, 2) for sort in range(1, 7)), 22.0), 44, 60),
    (BlackDepotFace("Schwarzes Depot", "einmal pro Zug", 2, True), 492, 74),
    (BlackDepotFace("Black depot", "once a turn", 2, False), 492, 74),
    *((GoodsFace(sort), 24.0, 24.0) for sort in range(1, 7)),
    (GoodsBackFace(), 24, 24),
    (GoodsStoreFace(), 80, 66),
    (GoodsStoreFace(3, 1), 80, 66),
    (GoodsStoreFace(3, 7), 80, 66),
    (RoundSpaceFace(), 19, 19),
    (SoldFace(1), 70, 48),
    (SoldFace(12), 70, 48),
    *((DieFace(colour, 5, -5, False), 46.0, 46.0) for colour in (*PLAYER, "white", "ivory")),
    (DieFace("red", 5, -5, True), 46, 46),
    (ThrownAwayFace(), 26, 26),
    (WorkersFace(0), 110, 29),
    (SilverFace(0), 70, 24),
    (WorkersFace(1), 110, 29),
    (WorkersFace(9), 60, 29),
    (SilverFace(1), 70, 24),
    (SilverFace(9), 70, 24),
    *((PhaseTabFace("C", 6, state), 50.0, 28.0) for state in ("done", "current", "coming")),
    (BridgeFace(7), 230, 40),
    *((ColourBonusFace("ship", size, 6), 39.0, 28.0) for size in ("large", "small", "none")),
    (WonBonusFace("ship", "large", 6), 39, 28),
    (PowerFace(28, "Herd: +1 per tile"), 158, 32),
    *((PowerFace(number, ""), 72.0, 30.0) for number in range(1, 30)),
    *((ShieldPowerFace(number, ""), 72.0, 22.0) for number in range(1, 19)),
    *((ShieldFace(number, 12), 30.0, 38.0) for number in range(1, 19)),
    *((ShieldFace(number, 12), 20.0, 24.0) for number in range(1, 19)),
    *((ShieldFace(number, 24), 120.0, 152.0) for number in range(1, 19)),
    (RouteCardFace(), 96, 46),
    *((RouteSpaceFace(i % 6 + 1, bonus, "open"), 32.0, 46.0) for i, bonus in enumerate(BONUSES)),
    *((RouteSpaceFace(1, bonus, "match"), 120.0, 172.0) for bonus in BONUSES),
    *((RouteSpaceFace(4, "bank", state), 32.0, 46.0) for state in ROUTE_STATES),
    (MiniRouteFace(((1, 0), (2, 2), (3, 4)) * 5), 240, 18),
    *((PostFace(colour, connected), 40.0, 40.0) for colour in PLAYER for connected in range(3)),
    (BorderFace(36, (0, 0, 0)), 500, 447),
    (BorderFace(36, (10, 8, 2)), 500, 447),
    *((PointsTrackFace(counter, target), 330.0, 40.0) for counter, target in ((0, 50), (12, 55), (3, 5))),
    (TargetFace(50), 28, 21),
    (TargetFace(5), 28, 21),
    (RiversFace(30, ((60, 60), (112, 60), (240, 180)), ((1, 2),)), 300, 240),
]


def painted(face: Face, w: float, h: float) -> QImage:
    return piece(PAINTERS, face, w, h)


def hexed(face: Face, radius: float) -> QImage:
    return painted(face, radius * math.sqrt(3), 2 * radius)


@pytest.mark.parametrize("radius", [9.0, 22.0, 38.6, 120.0])
@pytest.mark.parametrize("face", HEXES)
def test_every_hexagon_draws_inside_its_margin(face: Face, radius: float) -> None:
    check_piece(hexed(face, radius))


@pytest.mark.parametrize(("face", "w", "h"), FLAT)
def test_every_other_piece_draws_inside_its_margin_and_holds_its_words(face: Face, w: float, h: float) -> None:
    check_piece(painted(face, w, h))


@pytest.mark.parametrize("face", [SoldFace(0), InnCountFace(1)])
def test_nothing_is_drawn_as_nothing(face: Face) -> None:
    assert is_blank(painted(face, 60, 40))


@pytest.mark.parametrize("radius", [22.0, 38.6])
def test_no_two_hexagons_look_the_same(radius: float) -> None:
    images = [(face, hexed(face, radius)) for face in HEXES]
    same = [(a, b) for i, (a, one) in enumerate(images) for b, other in images[:i] if one == other]
    assert same == []


def test_a_tile_lying_face_down_shows_its_back() -> None:
    assert hexed(TileFace("face_down", "", 0), 38.6) == hexed(TileBackFace("black"), 38.6)


def test_a_field_differs_from_a_tile_in_form() -> None:
    """A tile is thick and dark-edged: below the middle it reaches lower than a flat field."""
    for kind in KINDS:
        field = hexed(SpaceFace(kind, 4), 38.6)
        tile = hexed(TileBackFace(kind), 38.6)
        x = round(cache.MARGIN + 38.6 * math.sqrt(3) / 2)
        foot = round(cache.MARGIN + 2 * 38.6) + 2
        assert field.pixelColor(x, foot).alpha() == 0
        assert tile.pixelColor(x, foot).alpha() > 60


def test_numbers_are_told_apart() -> None:
    assert len({pixels(hexed(TileFace("monastery", "", n), 29)) for n in range(1, 30)}) == 29
    assert len({pixels(hexed(SpaceFace("castle", n), 38.6)) for n in range(1, 7)}) == 6
    assert len({pixels(painted(GoodsStoreFace(2, n), 80, 66)) for n in range(1, 9)}) == 8


@pytest.mark.parametrize(("kind", "what"), [("building", "windmill"), ("animal", "dragon"), ("windmill", "")])
def test_what_nobody_paints_is_an_error(kind: str, what: str) -> None:
    with pytest.raises(KeyError):
        hexed(TileFace(kind, what, 2), 38.6)


def test_every_pictogram_has_its_outline() -> None:
    names = {name for pair in SIGNS.values() for name in pair}
    assert names <= icons.REGISTRY
    assert all(has_outline(name) for name in names)
    assert set(pictograms.BUILDING_ICON) == {*BUILDINGS, "residential_houses"}
    assert set(pictograms.SPECIES_ICON) == {*SPECIES, "geese"}


def test_every_monastery_has_its_own_signs() -> None:
    assert set(SIGNS) == set(range(1, 30))
    assert len(set(SIGNS.values())) == 29


def test_tiles_of_a_kind_share_their_ground_and_monasteries_their_picture() -> None:
    hexed(TileFace("monastery", "", 1), 38.6)
    before = cache.shared.painted
    hexed(TileFace("monastery", "", 2), 38.6)
    assert cache.shared.painted == before
    hexed(TileFace("building", "bank", 0), 38.6)
    before = cache.shared.painted
    hexed(TileFace("building", "market", 0), 38.6)
    assert cache.shared.painted == before


def test_shields_are_told_apart_without_their_numbers_and_without_colours() -> None:
    grey = [painted(ShieldFace(number, 8), 30, 38).convertToFormat(QImage.Format.Format_Grayscale8) for number in range(1, 19)]
    for i, one in enumerate(grey):
        for j, other in enumerate(grey[:i]):
            differing = sum(
                abs(one.pixelColor(x, y).value() - other.pixelColor(x, y).value()) > 60
                for x in range(one.width())
                for y in range(one.height() - 26)
            )
            assert differing > 25, (i + 1, j + 1)


def test_a_space_of_a_route_looks_different_in_every_state_and_with_every_bonus() -> None:
    faces = [RouteSpaceFace(4, "bank", state) for state in ROUTE_STATES] + [RouteSpaceFace(4, bonus) for bonus in BONUSES[1:]]
    assert len({pixels(painted(face, 32, 46)) for face in faces}) == len(faces)


def test_goods_laid_on_a_route_leave_its_bonus_visible() -> None:
    left, top, side = goods_on_route(32, 46)
    assert left >= 0
    assert left + side <= 32
    assert top + side <= 46 * 0.7


def test_a_track_shows_how_far_the_counter_is() -> None:
    assert [along_track(330, points) for points in (0, 55)] == [16, 314]
    assert len({pixels(painted(PointsTrackFace(counter, 50), 330, 40)) for counter in range(0, 50, 5)}) == 10


def test_a_border_shows_what_is_connected() -> None:
    borders = [BorderFace(36, pairs) for pairs in ((0, 0, 0), (8, 0, 0), (0, 8, 0), (0, 0, 8), (8, 8, 8))]
    assert len({pixels(painted(face, 500, 447)) for face in borders}) == 5


@pytest.mark.parametrize("number", [0, 19])
def test_there_are_eighteen_shields(number: int) -> None:
    with pytest.raises(KeyError):
        painted(ShieldFace(number, 4), 30, 38)


def test_the_price_of_selling_does_not_cover_how_many_goods_there_are() -> None:
    """In a narrow place the number is at the bottom, where the price of a worker hangs."""
    width, height = 41, 66
    one, many = (piece(PAINTERS, GoodsStoreFace(3, count), width, height) for count in (4, 8))
    margin = (one.height() - height) // 2
    rows = {y for y in range(one.height()) for x in range(one.width()) if one.pixel(x, y) != many.pixel(x, y)}
    assert 0 < max(rows) < margin + height - PILL[1] * 0.55
