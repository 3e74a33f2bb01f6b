"""What the pieces of Guildhall promise: everything draws, stays in its margin, and no two things look the same, not even in grey."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.games.guildhall.painters import PAINTERS
from app.games.guildhall.painters.bands import name_lines
from app.games.guildhall.painters.colours import COLOURS as SHADES
from app.games.guildhall.painters.portraits import PORTRAITS
from app.table.kinds import KINDS as GENERIC
from app.table.painters import cache, drawing, icons, lettering, vignettes
from app.table.painters.fonts import text_width
from app.table.painters.tokens import PLAYER

from .contact_sheets_guildhall import COLOURS, GERMAN, LEVELS, NAMES, VP

pytestmark = [pytest.mark.xdist_group("qt"), pytest.mark.usefixtures("qapp")]

Face = tuple[Any, ...]
CARDS: list[Face] = [(profession, colour, NAMES[profession], (), "") for profession in NAMES for colour in COLOURS]
OTHERS: list[tuple[str, Face, float, float]] = [
    *(("profession_card", (profession, "red", GERMAN[profession], (), "dim"), 66.0, 90.0) for profession in NAMES),
    *(
        ("profession_card", (profession, "green", NAMES[profession], LEVELS.get(profession, (0, 2, 4)), ""), 300.0, 408.0)
        for profession in NAMES
    ),
    ("card_back", (), 78, 106),
    ("card_back", (), 17, 24),
    *(("hand_fan", (count,), 64.0, 25.0) for count in (1, 6, 12)),
    *(("draw_pile", (count,), 78.0, 106.0) for count in (0, 1, 37, 120)),
    ("discard_pile", (), 78, 106),
    ("discard_pile", ("historian", "green", GERMAN["historian"], 1), 78, 106),
    ("discard_pile", ("historian", "green", GERMAN["historian"], 90), 78, 106),
    *(("hall_cell", ("weaver", colour, filled), 95.0, 34.0) for colour in COLOURS for filled in (False, True)),
    *(("hall_cell", (profession, "blue", True), 120.0, 44.0) for profession in NAMES),
    *(("hall_pip", (colour, filled), 57.0, 20.0) for colour in COLOURS for filled in (False, True)),
    *(("medallion", (profession, dim), 25.0, 25.0) for profession in NAMES for dim in (False, True)),
    *(("chapter_head", (profession, GERMAN[profession], False), 95.0, 26.0) for profession in NAMES),
    *(("chapter_head", (profession, NAMES[profession], True), 95.0, 26.0) for profession in NAMES),
    ("chapter_head", ("farmer", "3/5", False), 62, 26),
    ("chapter_head", ("farmer", "", False), 26, 26),
    *(("completed", (profession, cost), 36.0, 30.0) for profession in ("", "hunter") for cost in (False, True)),
    ("completed", ("", False), 21, 18),
    ("completed_place", (), 36, 30),
    ("action_slot", (False,), 66, 90),
    ("action_slot", (True,), 66, 90),
    *(("level_row", (2, "Swap 2 cards with one hall", state), 300.0, 27.0) for state in ("open", "chosen", "locked")),
    ("level_row", (None, "Play without its effect", "open"), 300, 27),
    *(("vp_card", face, 90.0, 125.0) for face in VP),
    *(("vp_card", face, 34.0, 47.0) for face in VP),
    *(("vp_card", face, 300.0, 417.0) for face in VP),
    ("vp_back", (), 90, 125),
    *(("vp_deck", (count,), 90.0, 125.0) for count in (0, 1, 25)),
    ("vp_place", (), 90, 125),
    ("vp_token", (), 22, 22),
    ("vp_token", (), 120, 120),
    *(("vp_tokens", (count,), 58.0, 24.0) for count in (0, 1, 3, 14)),
    *(("race_bar", (player, 11, 20), 370.0, 18.0) for player in PLAYER),
    *(("race_bar", ("red", points, 20), 370.0, 18.0) for points in (0, 1, 19, 26)),
    *(("profession_choice", (profession, GERMAN[profession], chosen), 120.0, 150.0) for profession in NAMES for chosen in (False, True)),
    *(("colour_sign", (colour,), 20.0, 20.0) for colour in COLOURS),
]


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    lettering.overflows.clear()
    cache.clear()
    yield
    lettering.overflows.clear()
    cache.clear()


def painted(kind: str, face: Face, w: float, h: float, scale: float = 1.0) -> QImage:
    """The piece with the usual margin on nothing; fails when the painter was left changed."""
    margin = cache.MARGIN
    image = QImage(math.ceil((w + 2 * margin) * scale), math.ceil((h + 2 * margin) * scale), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    try:
        p.setRenderHints(cache.HINTS)
        p.translate(margin, margin)
        before = p.transform()
        PAINTERS[kind](p, QRectF(0, 0, w, h), face)
        assert p.transform() == before
        assert not p.hasClipping()
        assert p.opacity() == 1.0
    finally:
        p.end()
    return image


def is_blank(image: QImage) -> bool:
    empty = QImage(image.size(), image.format())
    empty.setDevicePixelRatio(image.devicePixelRatio())
    empty.fill(Qt.GlobalColor.transparent)
    return image == empty


def rim_is_clear(image: QImage) -> bool:
    """Nothing at the outermost line: the margin was wide enough."""
    w, h = image.width(), image.height()
    rim = [(x, y) for x in range(w) for y in (0, h - 1)] + [(x, y) for y in range(h) for x in (0, w - 1)]
    return all(image.pixelColor(x, y).alpha() <= 2 for x, y in rim)


def grey(image: QImage) -> list[int]:
    """Brightness of every pixel on paper."""
    paper = QImage(image.size(), QImage.Format.Format_RGB32)
    paper.fill(QColor("#F6EBD4"))
    p = QPainter(paper)
    p.drawImage(0, 0, image)
    p.end()
    flat = paper.convertToFormat(QImage.Format.Format_Grayscale8)
    return [flat.constScanLine(y)[x] for y in range(flat.height()) for x in range(flat.width())]


def difference(one: list[int], other: list[int]) -> float:
    """The mean difference of brightness, 0 to 255, whatever the two have in common as a whole."""
    shift = (sum(one) - sum(other)) / len(one)
    return sum(abs(a - b - shift) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize(("w", "h"), [(44.0, 60.0), (66.0, 90.0), (78.0, 106.0)])
def test_every_card_draws_inside_its_margin_and_holds_its_name(w: float, h: float) -> None:
    for face in CARDS:
        image = painted("profession_card", face, w, h)
        assert not is_blank(image), face
        assert rim_is_clear(image), face
    assert list(lettering.overflows) == []


@pytest.mark.parametrize(("kind", "face", "w", "h"), OTHERS)
def test_every_other_piece_draws_inside_its_margin_and_holds_its_words(kind: str, face: Face, w: float, h: float) -> None:
    image = painted(kind, face, w, h)
    assert not is_blank(image)
    assert rim_is_clear(image)
    assert list(lettering.overflows) == []


@pytest.mark.parametrize("width", [66.0, 78.0])
@pytest.mark.parametrize("names", [NAMES, GERMAN])
def test_names_stand_on_cards_in_full_in_both_languages(names: dict[str, str], width: float) -> None:
    for profession, name in names.items():
        painted("profession_card", (profession, "blue", name, (), ""), width, width * 1.36)
    assert list(lettering.overflows) == []


def test_a_long_name_is_parted_where_it_may_be() -> None:
    room = text_width("schreiber", "card_bold", 12) + 12
    assert name_lines("Geschichts\u00adschreiber", room, 12) == (["Geschichts-", "schreiber"], 12)
    assert name_lines("Tax Collector", room, 12)[0] == ["Tax", "Collector"]
    assert name_lines("Geschichts\u00adschreiber", 400, 13) == (["Geschichtsschreiber"], 13)
    assert name_lines("Weaver", 10, 12)[0] == ["Weaver"]


def test_there_is_a_portrait_of_each_profession_and_a_sign_of_each_colour() -> None:
    assert set(PORTRAITS) == set(NAMES)
    assert set(SHADES) == set(COLOURS)


def test_an_empty_fan_is_drawn_as_nothing() -> None:
    assert is_blank(painted("hand_fan", (0,), 64, 25))


def test_no_two_pieces_look_the_same() -> None:
    """Cards already bought are small and show their value alone."""
    shown = [("profession_card", face, 78.0, 106.0) for face in CARDS]
    shown += [piece for piece in OTHERS if piece[0] != "profession_card" and piece[2:] != (34.0, 47.0)]
    found: dict[tuple[str, float, bytes], Face] = {}
    for kind, face, w, h in shown:
        key = (kind, w, painted(kind, face, w, h).constBits().tobytes())
        assert key not in found, (kind, face, found.get(key))
        found[key] = face


@pytest.mark.parametrize("side", [18.0, 26.0])
def test_professions_are_told_apart_by_form_alone(side: float) -> None:
    """In grey and evenly lit, as round portraits of the smallest size and on cards of one colour."""
    rounds = {profession: grey(painted("medallion", (profession, False), side, side)) for profession in NAMES}
    pairs = [(a, b) for a in NAMES for b in NAMES if a < b]
    assert [pair for pair in pairs if difference(rounds[pair[0]], rounds[pair[1]]) < 3] == []


def test_colours_are_told_apart_without_colour() -> None:
    """The upper left corner of two cards differs in grey even when both grounds are made equally bright."""
    corners = {}
    for colour in COLOURS:
        image = painted("colour_sign", (colour,), 20, 20).copy(18, 18, 12, 12)
        ink = grey(image)
        middle = (max(ink) + min(ink)) / 2
        paper = ink[0] > middle
        corners[colour] = [255 if (value > middle) == paper else 0 for value in ink]
    pairs = [(a, b) for a in COLOURS for b in COLOURS if a < b]
    assert [pair for pair in pairs if difference(corners[pair[0]], corners[pair[1]]) < 25] == []


def test_a_filled_place_is_told_from_an_empty_one_by_its_form() -> None:
    """A filled place lies on the paper and throws a shadow below its edge."""
    for colour in COLOURS:
        x, below = round(cache.MARGIN + 28), round(cache.MARGIN + 20) + 1
        assert painted("hall_pip", (colour, False), 57, 20).pixelColor(x, below).alpha() == 0
        assert painted("hall_pip", (colour, True), 57, 20).pixelColor(x, below).alpha() > 40


def test_levels_stand_on_the_large_card_only() -> None:
    plain, levelled = (("farmer", "red", "Farmer", levels, "") for levels in ((), (1, 3)))
    assert painted("profession_card", plain, 78, 106) == painted("profession_card", levelled, 78, 106)
    assert painted("profession_card", plain, 150, 204) != painted("profession_card", levelled, 150, 204)


def test_the_ground_of_a_card_tells_its_cost() -> None:
    cheap, dear = (painted("vp_card", (5, cost, ()), 90, 125).pixelColor(24, 32) for cost in (1, 2))
    assert cheap.green() > cheap.red()
    assert dear.red() > dear.green()


def test_a_completed_chapter_of_nobody_knows_whom_shows_nobody() -> None:
    assert painted("completed", ("", False), 36, 30) != painted("completed", ("hunter", False), 36, 30)
    assert painted("completed", ("", False), 21, 18) == painted("completed", ("hunter", False), 21, 18)


def test_the_race_grows_with_the_points_and_no_further_than_the_target() -> None:
    def coloured(points: int) -> int:
        image = painted("race_bar", ("red", points, 20), 370, 18)
        row = [image.pixelColor(x, 14 + 11) for x in range(14, 14 + 350)]
        return sum(colour.red() > 150 and colour.green() < 90 and colour.alpha() == 255 for colour in row)

    lengths = [coloured(points) for points in (0, 5, 10, 15, 20)]
    assert lengths == sorted(set(lengths))
    assert coloured(30) == lengths[-1]


@pytest.mark.parametrize(
    ("kind", "face"),
    [
        ("profession_card", ("plumber", "red", "Plumber", (), "")),
        ("profession_card", ("farmer", "orange", "Farmer", (), "")),
        ("hall_pip", ("orange", True)),
        ("vp_card", (3, 1, (("fly", 1),))),
        ("vp_card", (3, 3, ())),
        ("race_bar", ("orange", 3, 20)),
    ],
)
def test_what_nobody_paints_is_an_error(kind: str, face: Face) -> None:
    with pytest.raises(KeyError):
        painted(kind, face, 78, 106)


def test_every_pictogram_has_its_outline() -> None:
    names = {"home-city", "crown", "home", "arrow-right", "magnify", "check-bold", "check-circle", "circle-outline", "lock", "flag-variant"}
    names |= {"plus", "spool", "scale-balance", "barley", "feather"}
    assert names <= icons.REGISTRY
    assert all(icons.is_known(name) for name in names)


def test_no_kind_takes_the_name_of_a_generic_one() -> None:
    assert not set(PAINTERS) & set(GENERIC)


def test_cards_of_a_colour_share_their_hanging() -> None:
    painted("profession_card", ("farmer", "red", "Farmer", (), ""), 78, 106)
    before = cache.shared.painted
    painted("profession_card", ("weaver", "red", "Weaver", (), ""), 78, 106)
    assert cache.shared.painted == before


@pytest.mark.parametrize(("w", "h"), [(442, 196), (216, 196), (364, 168), (84, 72), (130, 60)])
def test_the_picture_of_the_game_fills_its_frame(w: float, h: float) -> None:
    image = QImage(round(w), round(h), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHints(cache.HINTS)
    partial(vignettes.vignette, game="guildhall")(p, QRectF(0, 0, w, h))
    assert not p.hasClipping()
    p.end()
    assert all(image.pixelColor(round(w * u / 20), round(h * v / 20)).alpha() == 255 for u in range(1, 20) for v in range(1, 20))


# the lines pictures are written in
def drawn(words: str, size: int = 40, palette: drawing.Palette = (("cloth", "#336699"),)) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    try:
        drawing.paint(p, words, palette)
    finally:
        p.end()
    return image


def test_a_line_is_a_paint_and_an_outline() -> None:
    image = drawn("#FF0000 M0 0H20V20H0Z\ncloth M20 20H40V40H20Z")
    assert image.pixelColor(10, 10) == QColor("#FF0000")
    assert image.pixelColor(30, 30) == QColor("#336699")
    assert image.pixelColor(30, 10).alpha() == 0


def test_tones_add_up_and_opacity_is_kept() -> None:
    assert drawn("cloth+20-20 M0 0H40V40H0Z").pixelColor(5, 5) == QColor("#336699")
    assert drawn("cloth-30 M0 0H40V40H0Z").pixelColor(5, 5).lightness() < QColor("#336699").lightness()
    assert drawn("cloth/50 M0 0H40V40H0Z").pixelColor(5, 5).alpha() in (127, 128)


def test_marks_keep_inside_and_mirror() -> None:
    inside = drawn("#FF0000 M0 0H20V20H0Z\n& #0000FF M10 0H40V40H10Z")
    assert inside.pixelColor(15, 10) == QColor("#0000FF")
    assert inside.pixelColor(30, 30).alpha() == 0
    mirrored = drawn("@ 20 0\n| #FF0000 M4 4H12V12H4Z\n@\n#00FF00 M0 30H4V34H0Z")
    assert mirrored.pixelColor(28, 8) == mirrored.pixelColor(12, 8) == QColor("#FF0000")
    assert mirrored.pixelColor(20, 8).alpha() == 0
    assert mirrored.pixelColor(1, 31) == QColor("#00FF00")


def test_an_indented_line_goes_on_with_the_one_before() -> None:
    assert drawn("#FF0000 M0 0H20V20\n  H0Z") == drawn("#FF0000 M0 0H20V20H0Z")


def test_lines_too_fine_for_the_size_are_left_out() -> None:
    assert is_blank(drawn("~0.2 #FF0000 M0 10H40"))
    assert not is_blank(drawn("~2 #FF0000 M0 10H40"))


@pytest.mark.parametrize(("words", "error"), [("red M0 0Z", KeyError), ("#FF M0 0Z", ValueError), ("#FF0000 M0 0Q1 1 2 2", KeyError)])
def test_lines_that_are_none_are_errors(words: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        drawn(words)
