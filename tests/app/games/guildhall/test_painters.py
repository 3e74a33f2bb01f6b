"""What the pieces of Guildhall promise: everything draws, stays within its margin, and no two things look the same, not even in grey."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtGui import QImage

from app.art import cache, lettering
from app.art.fonts import text_width
from app.art.name_bands import name_lines
from app.games.guildhall.faces import (
    CompletedFace,
    DiscardPileFace,
    HallPipFace,
    ProfessionFace,
    RaceBarFace,
    VpFace,
)
from app.games.guildhall.painters import PAINTERS
from app.games.guildhall.painters.colours import COLOURS as SHADES
from app.games.guildhall.painters.colours import shield
from app.games.guildhall.painters.hall import portrait_disc
from app.games.guildhall.painters.portraits import PORTRAITS
from tests.app.games.guildhall.contact_sheets import COLOURS, GERMAN, NAMES
from tests.app.painting import Face, difference, grey, piece
from tests.app.painting import painted as pictured

pytestmark = pytest.mark.usefixtures("fresh_painting")


def painted(face: Face, w: float, h: float) -> QImage:
    return piece(PAINTERS, face, w, h)


@pytest.mark.parametrize("width", [66.0, 78.0])
@pytest.mark.parametrize("names", [NAMES, GERMAN])
def test_names_stand_on_cards_in_full_in_both_languages(names: dict[str, str], width: float) -> None:
    for profession, name in names.items():
        painted(ProfessionFace(profession, "blue", name), width, width * 1.36)
    assert list(lettering.overflows) == []


def test_a_long_name_is_divided_where_it_may_be() -> None:
    room = text_width("schreiber", "card_bold", 12) + 12
    assert name_lines("Geschichts\u00adschreiber", room, 12) == (["Geschichts-", "schreiber"], 12)
    assert name_lines("Tax Collector", room, 12)[0] == ["Tax", "Collector"]
    assert name_lines("Geschichts\u00adschreiber", 400, 13) == (["Geschichtsschreiber"], 13)
    assert name_lines("Weaver", 10, 12)[0] == ["Weaver"]


def test_there_is_a_portrait_of_each_profession_and_a_sign_of_each_colour() -> None:
    assert set(PORTRAITS) == set(NAMES)
    assert set(SHADES) == set(COLOURS)


@pytest.mark.parametrize("side", [18.0, 26.0])
def test_professions_are_told_apart_by_form_alone(side: float) -> None:
    """Professions differ in grey and evenly lit, as round portraits of the smallest size and on cards of one colour."""

    def medallion(profession: str) -> QImage:
        return pictured(lambda p, r: portrait_disc(p, r.center().x(), r.center().y(), side / 2 - 0.5, profession), side, side)

    rounds = {profession: grey(medallion(profession)) for profession in NAMES}
    pairs = [(a, b) for a in NAMES for b in NAMES if a < b]
    assert [pair for pair in pairs if difference(rounds[pair[0]], rounds[pair[1]]) < 3] == []


def test_colours_are_told_apart_without_colour() -> None:
    """The upper left corners of two cards differ in grey even when both grounds are made equally bright."""
    corners = {}
    for colour in COLOURS:
        image = pictured(partial(shield, colour=colour), 20, 20).copy(18, 18, 12, 12)
        ink = grey(image)
        middle = (max(ink) + min(ink)) / 2
        paper = ink[0] > middle
        corners[colour] = [255 if (value > middle) == paper else 0 for value in ink]
    pairs = [(a, b) for a in COLOURS for b in COLOURS if a < b]
    assert [pair for pair in pairs if difference(corners[pair[0]], corners[pair[1]]) < 25] == []


def test_a_filled_place_differs_from_an_empty_one_in_form() -> None:
    """A filled place rests on the paper and casts a shadow below its edge."""
    for colour in COLOURS:
        x, below = round(cache.MARGIN + 28), round(cache.MARGIN + 20) + 1
        assert painted(HallPipFace(colour, False), 57, 20).pixelColor(x, below).alpha() == 0
        assert painted(HallPipFace(colour, True), 57, 20).pixelColor(x, below).alpha() > 40


def test_levels_stand_on_the_large_card_only() -> None:
    plain, levelled = (ProfessionFace("farmer", "red", "Farmer", levels) for levels in ((), (1, 3)))
    assert painted(plain, 78, 106) == painted(levelled, 78, 106)
    assert painted(plain, 150, 204) != painted(levelled, 150, 204)


def test_the_ground_of_a_card_tells_its_cost() -> None:
    cheap, dear = (painted(VpFace(5, cost, ()), 90, 125).pixelColor(24, 32) for cost in (1, 2))
    assert cheap.green() > cheap.red()
    assert dear.red() > dear.green()


def test_a_completed_chapter_of_an_unknown_owner_shows_nobody() -> None:
    assert painted(CompletedFace(""), 36, 30) != painted(CompletedFace("hunter"), 36, 30)
    assert painted(CompletedFace(""), 21, 18) == painted(CompletedFace("hunter"), 21, 18)


def test_the_race_grows_with_the_points_and_no_further_than_the_target() -> None:
    def coloured(points: int) -> int:
        image = painted(RaceBarFace("red", points, 20), 370, 18)
        row = [image.pixelColor(x, 14 + 11) for x in range(14, 14 + 350)]
        return sum(colour.red() > 150 and colour.green() < 90 and colour.alpha() == 255 for colour in row)

    lengths = [coloured(points) for points in (0, 5, 10, 15, 20)]
    assert lengths == sorted(set(lengths))
    assert coloured(30) == lengths[-1]


def test_a_card_is_painted_once_however_it_stands() -> None:
    """Once the card is painted, another one of its colour needs nothing new."""
    painted(ProfessionFace("farmer", "red", "Farmer"), 78, 106)
    before = cache.shared.painted
    painted(ProfessionFace("weaver", "red", "Weaver"), 78, 106)
    painted(ProfessionFace("weaver", "red", "Weaver", (), True), 78, 106)
    painted(DiscardPileFace(ProfessionFace("weaver", "red", "Weaver"), 1), 78, 106)
    assert cache.shared.painted == before + 1
