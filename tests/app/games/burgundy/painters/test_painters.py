"""What the pieces of the board game promise: everything draws, stays within its margin, and no two things look the same."""

from __future__ import annotations

import math

import pytest
from PySide6.QtGui import QImage

from app.art import cache, pictograms
from app.games.burgundy.faces import (
    BorderFace,
    GoodsStoreFace,
    PointsTrackFace,
    RouteSpaceFace,
    ShieldFace,
    SpaceFace,
    TileBackFace,
    TileFace,
    along_track,
    goods_on_route,
)
from app.games.burgundy.painters import PAINTERS
from app.games.burgundy.painters.powers import SIGNS
from app.table.scene.piece_painter import PILL
from tests.app.games.burgundy.contact_sheets import BUILDINGS, KINDS, SPECIES
from tests.app.games.burgundy.pieces import BONUSES, ROUTE_STATES, hexagonal
from tests.app.painting import Face, piece, pixels

pytestmark = pytest.mark.usefixtures("fresh_painting")


def painted(face: Face, w: float, h: float) -> QImage:
    return piece(PAINTERS, face, w, h)


def hexed(face: Face, radius: float) -> QImage:
    return painted(face, *hexagonal(radius))


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


def test_every_building_and_species_has_a_pictogram() -> None:
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
