"""The pictures of duchies on the set-up page show what is on the table's boards."""

import pytest

from app.games import find
from app.games.burgundy.faces import SpaceFace
from app.games.burgundy.words.tiles import KIND_OF
from app.table.geometry.placement import Rect
from rules.games.burgundy.board.duchies import DUCHIES

AREA = Rect(10, 20, 200, 182)


@pytest.mark.parametrize("number", DUCHIES)
def test_a_duchy_is_pictured_field_by_field(number: int) -> None:
    picture = find("burgundy").option_picture("duchy", number, AREA)
    duchy = DUCHIES[number]
    assert [placement.face for placement in picture] == [
        SpaceFace(KIND_OF[colour], die) for colour, die in zip(duchy.colours, duchy.dice, strict=True)
    ]
    assert all(AREA.inset(-0.01).contains(placement.rect) for placement in picture)


def test_the_duchies_for_all_are_pictured_and_nothing_else_is() -> None:
    picture = find("burgundy").option_picture
    assert picture("duchies", "first", AREA) == picture("duchy", 1, AREA)
    assert picture("duchies", "second", AREA) == picture("duchy", 2, AREA)
    for option, value in (("duchies", "drawn"), ("duchies", "each"), ("extra_tiles", True), ("lot", "sheet")):
        assert picture(option, value, AREA) == []
