"""What the pieces of Guildhall promise: everything draws, stays within its margin, and no two things look the same, not even in grey."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from app.art import cache, icons, lettering
from app.art.fonts import text_width
from app.art.name_bands import name_lines
from app.art.tokens import PLAYER
from app.games.guildhall.faces import (
    ActionSlotFace,
    CardBackFace,
    ChapterHeadFace,
    CompletedFace,
    CompletedPlaceFace,
    DiscardPileFace,
    DrawPileFace,
    HallCellFace,
    HallPipFace,
    HandFanFace,
    LevelRowFace,
    PileCountFace,
    ProfessionChoiceFace,
    ProfessionFace,
    RaceBarFace,
    VpDeckFace,
    VpFace,
    VpPlaceFace,
    VpTokensFace,
)
from app.games.guildhall.painters import PAINTERS
from app.games.guildhall.painters.colours import COLOURS as SHADES
from app.games.guildhall.painters.colours import shield
from app.games.guildhall.painters.hall import portrait_disc
from app.games.guildhall.painters.portraits import PORTRAITS
from tests.app.games.guildhall.contact_sheets import COLOURS, GERMAN, LEVELS, NAMES, VP
from tests.app.painting import Face, check_piece, has_outline, is_blank, piece, pixels
from tests.app.painting import painted as pictured

pytestmark = pytest.mark.usefixtures("fresh_painting")

CARDS: list[Face] = [ProfessionFace(profession, colour, NAMES[profession]) for profession in NAMES for colour in COLOURS]
OTHERS: list[tuple[Face, float, float]] = [
    *((ProfessionFace(profession, "red", GERMAN[profession], (), True), 66.0, 90.0) for profession in NAMES),
    *(
        (ProfessionFace(profession, "green", NAMES[profession], LEVELS.get(profession, (0, 2, 4)), False), 300.0, 408.0)
        for profession in NAMES
    ),
    (CardBackFace(), 78, 106),
    (CardBackFace(), 17, 24),
    *((HandFanFace(count), 64.0, 25.0) for count in (1, 6, 12)),
    *((DrawPileFace(deep), 78.0, 106.0) for deep in (0, 1, 4, 6)),
    *((PileCountFace(count), 22.0, 22.0) for count in (0, 7, 120)),
    (DiscardPileFace(), 78, 106),
    (DiscardPileFace(ProfessionFace("historian", "green", GERMAN["historian"]), 1), 78, 106),
    (DiscardPileFace(ProfessionFace("historian", "green", GERMAN["historian"]), 6), 78, 106),
    *((HallCellFace("weaver", colour, filled), 95.0, 34.0) for colour in COLOURS for filled in (False, True)),
    *((HallCellFace(profession, "blue", True), 120.0, 44.0) for profession in NAMES),
    *((HallCellFace("weaver", colour, True), width, height) for colour in COLOURS for width, height in ((62.0, 130.0), (80.0, 84.0))),
    *((HallPipFace(colour, filled), 57.0, 20.0) for colour in COLOURS for filled in (False, True)),
    *((ChapterHeadFace(profession, GERMAN[profession], "", False), 95.0, 26.0) for profession in NAMES),
    *((ChapterHeadFace(profession, NAMES[profession], "3/5", True), 95.0, 38.0) for profession in NAMES),
    (ChapterHeadFace("farmer", "3/5", "", False), 62, 26),
    (ChapterHeadFace("farmer", "", "", False), 26, 26),
    *((CompletedFace(profession), 36.0, 30.0) for profession in ("", "hunter")),
    (CompletedFace(""), 21, 18),
    (CompletedPlaceFace(), 36, 30),
    *((ActionSlotFace(how), 66.0, 90.0) for how in ("free", "gained", "used")),
    *((LevelRowFace(2, "Swap 2 cards with one hall", state), 300.0, 27.0) for state in ("open", "chosen", "locked")),
    (LevelRowFace(None, "Play without its effect", "open"), 300, 27),
    *((face, 90.0, 125.0) for face in VP),
    *((face, 34.0, 47.0) for face in VP),
    *((face, 300.0, 417.0) for face in VP),
    *((VpDeckFace(deep), 90.0, 125.0) for deep in (0, 1, 5)),
    (VpPlaceFace(), 90, 125),
    *((VpTokensFace(count), 58.0, 24.0) for count in (0, 1, 3, 14)),
    *((RaceBarFace(player, 11, 20), 370.0, 18.0) for player in PLAYER),
    *((RaceBarFace("red", points, 20), 370.0, 18.0) for points in (0, 1, 19, 26)),
    *((ProfessionChoiceFace(profession, GERMAN[profession], chosen), 120.0, 150.0) for profession in NAMES for chosen in (False, True)),
]


def painted(face: Face, w: float, h: float) -> QImage:
    return piece(PAINTERS, face, w, h)


def grey(image: QImage) -> list[int]:
    """Return the brightness of every pixel on paper."""
    paper = QImage(image.size(), QImage.Format.Format_RGB32)
    paper.fill(QColor("#F6EBD4"))
    p = QPainter(paper)
    p.drawImage(0, 0, image)
    p.end()
    flat = paper.convertToFormat(QImage.Format.Format_Grayscale8)
    data, line = pixels(flat), flat.bytesPerLine()
    return [data[y * line + x] for y in range(flat.height()) for x in range(flat.width())]


def difference(one: list[int], other: list[int]) -> float:
    """Return the mean difference of brightness, 0 to 255, ignoring any overall offset."""
    shift = (sum(one) - sum(other)) / len(one)
    return sum(abs(a - b - shift) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize(("w", "h"), [(44.0, 60.0), (66.0, 90.0), (78.0, 106.0)])
def test_every_card_draws_inside_its_margin_and_holds_its_name(w: float, h: float) -> None:
    for face in CARDS:
        check_piece(painted(face, w, h))


@pytest.mark.parametrize(("face", "w", "h"), OTHERS)
def test_every_other_piece_draws_inside_its_margin_and_holds_its_words(face: Face, w: float, h: float) -> None:
    check_piece(painted(face, w, h))


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


def test_an_empty_fan_is_drawn_as_nothing() -> None:
    assert is_blank(painted(HandFanFace(0), 64, 25))


def test_no_two_pieces_look_the_same() -> None:
    """Cards already bought are left out: they are small and show only their value."""
    shown = [(face, 78.0, 106.0) for face in CARDS]
    shown += [piece for piece in OTHERS if not isinstance(piece[0], ProfessionFace) and piece[1:] != (34.0, 47.0)]
    found: dict[tuple[type, float, bytes], Face] = {}
    for face, w, h in shown:
        key = (type(face), w, pixels(painted(face, w, h)))
        assert key not in found, (face, found.get(key))
        found[key] = face


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


@pytest.mark.parametrize(
    "face",
    [
        ProfessionFace("plumber", "red", "Plumber"),
        ProfessionFace("farmer", "orange", "Farmer"),
        HallPipFace("orange", True),
        VpFace(3, 1, (("fly", 1),)),
        VpFace(3, 3, ()),
        RaceBarFace("orange", 3, 20),
    ],
)
def test_what_nobody_paints_is_an_error(face: Face) -> None:
    with pytest.raises(KeyError):
        painted(face, 78, 106)


def test_every_pictogram_has_its_outline() -> None:
    names = {"home-city", "crown", "home", "arrow-right", "magnify", "check-bold", "check-circle", "circle-outline", "lock", "flag-variant"}
    names |= {"plus", "spool", "scale-balance", "barley", "feather"}
    assert names <= icons.REGISTRY
    assert all(has_outline(name) for name in names)


def test_a_card_is_painted_once_however_it_stands() -> None:
    """Once the card is painted, another one of its colour needs nothing new."""
    painted(ProfessionFace("farmer", "red", "Farmer"), 78, 106)
    before = cache.shared.painted
    painted(ProfessionFace("weaver", "red", "Weaver"), 78, 106)
    painted(ProfessionFace("weaver", "red", "Weaver", (), True), 78, 106)
    painted(DiscardPileFace(ProfessionFace("weaver", "red", "Weaver"), 1), 78, 106)
    assert cache.shared.painted == before + 1
