"""The pictures of the variants on the set-up page show what will be on the table."""

import pytest

from app.games import find, painters_of
from app.games.praga.faces import PairFace
from app.table.geometry.placement import Rect
from rules.games.praga.components import ACTION_TILE, ACTION_TILES
from rules.games.praga.meta import META
from tests.app.painting import bound, check_piece, painted

pytestmark = pytest.mark.usefixtures("fresh_painting")
AREA = Rect(10, 20, 108, 92)
PICTURED = ("action_side", "hunger_wall_set", "cathedral_set", "kings_road_i", "kings_road_ii", "kings_road_iii")


@pytest.mark.parametrize("name", PICTURED)
def test_every_value_of_a_variant_has_a_picture_of_its_own(name: str) -> None:
    option = next(one for one in META.options if one.id == name)
    faces = []
    for value in option.values:
        placements = find("praga").option_picture(name, value, AREA)
        assert placements
        assert all(AREA.contains(placement.rect) for placement in placements)
        for one in placements:
            check_piece(painted(bound(painters_of("praga")[type(one.face)], one.face), one.rect.w, one.rect.h))
        faces.append(tuple(placement.face for placement in placements))
    assert len(set(faces)) == len(faces) - (name == "action_side")


def test_the_first_game_is_played_with_side_a() -> None:
    pairs = [placement.face for placement in find("praga").option_picture("action_side", "a_first_game", AREA)]
    assert pairs == [PairFace(*ACTION_TILE[tile].sides["a"]) for tile in ACTION_TILES]


def test_other_options_have_no_picture() -> None:
    for option in META.options:
        if option.id not in PICTURED:
            assert all(find("praga").option_picture(option.id, value, AREA) == [] for value in option.values)
