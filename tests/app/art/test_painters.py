"""What the painters promise: everything draws, stays within its margin and fits its words, and the textures match the script."""

from __future__ import annotations

import ast
import io
import subprocess
import sys
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from app.art import cache, cards, chrome, fonts, frame, gains, icons, lettering, materials, pictograms, pieces, signs, states, tokens
from app.art.cards import action_cards, bonus_cards, stock_cards
from app.art.drawing.figure_parts import eyes, head
from app.art.drawing.svg_outline import svg_outline
from app.art.forms import Sector, outlines
from app.art.pages import banner, curtain, laurel, score_sheet, start
from app.art.rival_signs import Medal, Plaque, RivalSign
from app.texts import LANGUAGES
from app.windows.kit.cover import paint_cover
from tests.app.art.contact_sheets import FACES, name_of
from tests.app.painting import NO_ICON, Painter, bound, check_piece, has_outline, is_blank, painted, rim_is_clear
from tests.app.programs import ROOT
from tests.app.scripts import script

pytestmark = pytest.mark.usefixtures("fresh_painting")

SECTOR = Sector(32, 100, 60, 98, 0, 36)
ART = ROOT / "resources" / "art"
RIVALS: dict[str, RivalSign] = {
    "plaque": Plaque("chess-rook"),
    "medal": Medal("\n".join((head("long"), eyes(0.0, -12.5))), "#EDBF96", "#3A2214", ("#E0B0C8", "#7A3A5E")),
}
PIECES: dict[str, tuple[Painter, float, float]] = {
    **{f"die {n}": (bound(pieces.die, n), 24, 24) for n in range(1, 7)},
    **{f"marker {c}": (bound(pieces.marker, c, "A"), 24, 24) for c in tokens.PLAYER},
    **{f"goods {k}": (bound(stock_cards.goods_card, k), 54, 76) for k in tokens.GOODS},
    **{f"animal {k}": (bound(stock_cards.animal_card, k), 54, 76) for k in tokens.ANIMALS},
    **{f"first bonus {k}": (bound(bonus_cards.first_bonus, k), 24, 34) for k in tokens.KIND},
    **{f"header {k}": (bound(bonus_cards.kind_header, k, "2/3", "4"), 98, 28) for k in tokens.KIND},
    **{f"cell {k}": (bound(bonus_cards.estate_cell, k, True), 28, 23) for k in tokens.KIND},
    "silver coin": (pieces.coin, 20, 20),
    "gold coin": (lambda p, r: pieces.coin(p, r, True), 20, 20),
    "worker": (pieces.worker, 24, 24),
    **{f"sign of a rival, {sort}": (bound(signs.rival_sign, sign), 24, 24) for sort, sign in RIVALS.items()},
    **{f"sign of a computer, {kind}": (bound(signs.player_sign, "green", "", kind), 24, 24) for kind in signs.PIPS},
    "points": (lambda p, r: pieces.points(p, r, "12"), 28, 28),
    "badge": (lambda p, r: pieces.badge(p, r, "12"), 21, 21),
    "sack": (pieces.goods_sack, 24, 24),
    "worker card": (stock_cards.worker_card, 54, 76),
    "silver card": (stock_cards.silver_card, 54, 76),
    "start player": (stock_cards.start_player_card, 54, 76),
    "start player, back": (lambda p, r: stock_cards.start_player_card(p, r, False), 54, 76),
    "card back": (cards.card_back, 56, 78),
    "small card back": (cards.card_back, 19, 27),
    "card back with letter": (lambda p, r: cards.card_back(p, r, "#2E2A3A", words="C"), 56, 78),
    "pile": (cards.pile_edges, 56, 78),
    "slot": (lambda p, r: cards.card_slot(p, r, "castle"), 88, 122),
    "next slot": (cards.card_outline_slot, 88, 26),
    "taken first bonus": (lambda p, r: bonus_cards.first_bonus(p, r, "ship", taken=True), 24, 34),
    "all seven": (lambda p, r: bonus_cards.all_seven_bonus(p, r, "4"), 30, 42),
    "empty cell": (lambda p, r: bonus_cards.estate_cell(p, r, "ship", False), 28, 23),
    "triplet": (lambda p, r: bonus_cards.triplet_frame(p, r, "4"), 88, 170),
    "ring free": (lambda p, r: states.ring(p, r, "free"), 88, 122),
    "ring paid": (lambda p, r: states.ring(p, r, "paid"), 88, 122),
    "ring chosen": (lambda p, r: states.ring(p, r, "chosen"), 88, 122),
    "ring focus": (lambda p, r: states.ring(p, r, "focus"), 88, 122),
    **{
        f"ring {mode} of a sector": (bound(states.sector_ring, SECTOR, mode), 64, 44)
        for mode in ("free", "paid", "chosen", "focus", "last", "hover", "faint")
    },
    **{
        f"ring {mode} of a shield": (bound(states.shield_ring, mode), w, w * 1.26)
        for mode in ("free", "paid", "chosen", "focus", "last", "hover", "faint")
        for w in (20, 32)
    },
    "ring last": (lambda p, r: states.ring(p, r, "last"), 88, 122),
    "price": (lambda p, r: states.price_pill(p, r, "\u22121"), 29, 17),
    "refused": (states.refused, 88, 122),
    "tray": (materials.tray, 200, 100),
    "plate": (materials.plate, 200, 100),
    "well": (materials.well, 76, 107),
    "panel": (materials.panel, 300, 148),
    "toggle": (lambda p, r: chrome.toggle(p, r, True), 42, 22),
    "field": (lambda p, r: chrome.field(p, r, "Anna"), 170, 31),
    "tab": (lambda p, r: chrome.tab(p, r, "Table", True), 92, 32),
    "chip": (lambda p, r: chrome.chip(p, r, "2 workers", "account", "gold", True), 110, 26),
    "heading": (lambda p, r: chrome.heading(p, r, "Storage"), 200, 22),
    "tip": (lambda p, r: chrome.tooltip(p, r, "Castle", [("pawn", "1 worker")], QPointF(40, 68)), 180, 57),
    "player box": (lambda p, r: frame.player_box(p, r, "red", "Anna", "23", True, "first player"), 246, 198),
    **{f"gain {what}": (bound(gains.plate, "+14", what, False), 70, 30) for what in sorted(gains.KNOWN)},
    "payment": (bound(gains.plate, "\u22122", "paw", True), 60, 30),
    "flash": (lambda p, r: gains.flash(p, r, outlines.outline(r, "rectangle", 7)), 88, 122),
    "flash of a hexagon": (lambda p, r: gains.flash(p, r, outlines.outline(r, "hexagon", 7)), 60, 69),
    "key number": (lambda p, r: frame.key_number(p, r, "goods", "12"), 48, 22),
    "score row": (lambda p, r: score_sheet.score_row(p, r, "cow", "Animals", [4, 9, None], 74, True), 440, 36),
    "laurel": (lambda p, r: laurel.crest(p, r, [signs.Sign("blue", "Ben"), signs.Sign("red", "Hedwig", "hard")], True), 94, 84),
    "beaten by": (lambda p, r: laurel.crest(p, r, [signs.Sign(RIVALS["plaque"], "")], False), 94, 84),
    "banner": (lambda p, r: banner.banner(p, r, "Phase C", "Areas: +6", "red", "Anna’s turn"), 420, 166),
    "chart": (lambda p, r: score_sheet.curve_chart(p, r, [("red", [0, 1, 4, 9])], [("A", 2), ("B", 1)], 10), 420, 300),
    "game tile": (lambda p, r: start.game_tile(p, r, True), 234, 396),
    "cover": (lambda p, r: paint_cover(p, r, "burgundy_cards"), 216, 196),
    "emblem": (lambda p, r: start.emblem(p, r, "Burgage", "Five medieval games"), 640, 112),
}


WIDE = ("banner", "triplet", "tip")
"""Pieces that declare that they need the wider margin."""


@pytest.mark.parametrize("name", PIECES)
def test_every_piece_draws_inside_its_margin(name: str) -> None:
    paint, w, h = PIECES[name]
    check_piece(painted(paint, w, h, cache.LIFT_MARGIN if name in WIDE else cache.MARGIN))


@pytest.mark.parametrize(
    ("style", "state"), [(s, t) for s in ("primary", "secondary", "dark", "gold", "danger") for t in ("normal", "disabled")]
)
def test_buttons_of_natural_width_hold_their_words(style: chrome.ButtonStyle, state: chrome.ButtonState) -> None:
    words = "Wie beim letzten Mal"
    width = fonts.text_width(words, "body_bold") + 48
    check_piece(painted(lambda p, r: chrome.button(p, r, words, style, state, "history", focus=True), width, 31))


@pytest.mark.parametrize("width", [62, 76, 88, 120, 420])
@pytest.mark.parametrize(("kind", "building"), FACES)
def test_action_cards_hold_their_names_in_both_languages(kind: str, building: str, width: float) -> None:
    for language in LANGUAGES:
        name = name_of(kind, building, language)
        check_piece(painted(bound(action_cards.action_card, kind, name, 4, 3, building), width, width * tokens.CARD_RATIO))


def test_lifted_cards_stay_in_the_wider_margin() -> None:
    image = painted(lambda p, r: action_cards.action_card(p, r, "ship", "Ship", 4, 3, lift=8), 98, 137, cache.LIFT_MARGIN)
    assert rim_is_clear(image)


def test_all_scenes_differ() -> None:
    images = [painted(bound(action_cards.action_card, k, "", 1, 0, b), 62, 86) for k, b in FACES]
    assert all(a != b for i, a in enumerate(images) for b in images[:i])


def test_an_unknown_kind_is_an_error() -> None:
    with pytest.raises(KeyError):
        painted(lambda p, r: bonus_cards.estate_cell(p, r, "windmill", True), 28, 23)


@pytest.mark.parametrize("paint", [materials.table, curtain.curtain], ids=["table", "curtain"])
def test_grounds_are_opaque(paint: Painter) -> None:
    image = painted(paint, 320, 178, 0)
    assert all(image.pixelColor(x, y).alpha() == 255 for x in (0, 160, 319) for y in (0, 89, 177))


@pytest.mark.parametrize("paint", [frame.top_bar, frame.info_bar, frame.rail_ground, frame.sheet, frame.dialog, materials.veil])
def test_bars_and_sheets_draw(paint: Painter) -> None:
    assert not is_blank(painted(paint, 400, 120, 60))


@pytest.mark.parametrize("gains", [{"vp": 3}, {"goods": 2}, {"animals": 2}, {"silver": 3}, {"worker": 3}, {"silver": 2, "worker": 1}])
def test_phase_options_show_each_amount_differently(gains: dict[str, int]) -> None:
    one_more = {key: amount + 1 for key, amount in gains.items()}
    first = painted(lambda p, r: bonus_cards.phase_option(p, r, gains), 108, 41)
    assert first != painted(lambda p, r: bonus_cards.phase_option(p, r, one_more), 108, 41)
    assert rim_is_clear(first)


# ---------------------------------------------------------------------------------------------------------------- icons
@pytest.mark.parametrize("name", sorted(icons.REGISTRY))
def test_every_registered_icon_draws_its_own_shape(name: str) -> None:
    box = icons.icon_outline(name).boundingRect()
    assert 0.2 < max(box.width(), box.height()) <= 1.05
    assert has_outline(name)


def test_the_codes_of_icons_are_those_of_their_names_in_the_font() -> None:
    from fonticon_mdi6 import MDI6

    assert {name: ord(getattr(MDI6, name.replace("-", "_"))[-1]) for name in icons.CODES} == icons.CODES


def test_whatever_is_named_like_an_icon_is_registered() -> None:
    """A name of a single word may mean anything; those are noticed when they are painted (``known_icons``)."""
    from fonticon_mdi6 import MDI6

    of_the_font = {name.replace("_", "-") for name in vars(MDI6) if "_" in name.strip("_")}
    for module in (ROOT / "app").rglob("*.py"):
        named = {node.value for node in ast.walk(ast.parse(module.read_text("utf-8"))) if isinstance(node, ast.Constant)}
        assert of_the_font & named <= icons.REGISTRY, module


def test_the_painters_use_registered_icons_only() -> None:
    tables: tuple[dict[Any, str], ...] = (
        pictograms.CARD_ICON,
        pictograms.TILE_ICON,
        pictograms.BUILDING_ICON,
        pictograms.SPECIES_ICON,
        pictograms.GOODS_ICON,
    )
    assert {name for table in tables for name in table.values()} <= icons.REGISTRY


def test_a_missing_icon_is_a_lozenge() -> None:
    image = painted(lambda p, r: icons.icon(p, r, NO_ICON), 24, 24)
    assert image.pixelColor(26, 26).alpha() == 255
    assert image.pixelColor(16, 16).alpha() == 0


def test_outlines_know_only_their_commands() -> None:
    assert svg_outline("M0 0h4v4H0z").boundingRect() == QRectF(0, 0, 4, 4)
    with pytest.raises(KeyError):
        svg_outline("M0 0q1 1 2 0")
    with pytest.raises(KeyError):
        svg_outline("M0 0h4v4z 1.3 M0 0h2")


# ---------------------------------------------------------------------------------------------------------------- text
def test_the_typefaces_come_from_their_packages() -> None:
    fonts.load_fonts()
    assert "Serif" in fonts.family("serif")
    assert "Sans" in fonts.family("sans")


def test_without_packages_the_system_face_and_lozenges_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    caches = (fonts.family, fonts.font, fonts.metrics, icons._font, icons.icon_outline)
    monkeypatch.setattr(fonts, "package_folder", lambda name: None)
    monkeypatch.setattr(icons, "package_folder", lambda name: None)
    try:
        for cached in caches:
            cached.cache_clear()
        assert fonts.font("body").family()
        assert not has_outline("castle")
        assert has_outline("pawn")
        assert not is_blank(painted(lambda p, r: icons.icon(p, r, "castle"), 24, 24))
    finally:
        for cached in caches:
            cached.cache_clear()


def test_text_shrinks_before_it_is_cut() -> None:
    words = "Carpenter's workshop"
    room = fonts.text_width(words, "body", 13) + 1
    painted(lambda p, r: lettering.text(p, r, words), room, 20)
    assert lettering.fitting_size(words, room) == 13
    assert list(lettering.overflows) == []


@pytest.mark.parametrize("size", [15.0, 19.0, 27.0])
def test_a_count_keeps_within_its_badge_in_large_text(size: float) -> None:
    usual = painted(bound(pieces.badge, "29"), size, size)
    with lettering.grown(2.0):
        assert painted(bound(pieces.badge, "29"), size, size) == usual


@pytest.mark.parametrize("share", [1.0, 1.5])
@pytest.mark.parametrize("name", ["Anna", "Dorothea", "W" * 16])
@pytest.mark.parametrize("width", [219, 246])
def test_a_name_makes_room_for_the_remark_in_a_player_box(name: str, width: int, share: float) -> None:
    def box(remark: str) -> QImage:
        with lettering.grown(share):
            return painted(lambda p, r: frame.player_box(p, r, "blue", name, "26", remark=remark), width, 100)

    shown = box("11 Karten")
    assert not [line for line in lettering.overflows if "Karten" in line]
    assert (shown != box("")) == (name != "W" * 16)


@pytest.mark.parametrize("share", [1.0, 1.5])
@pytest.mark.parametrize(("name", "remark", "told"), [("Ben", "2.", True), ("Dorothea", "7 Karten", False), ("W" * 16, "", False)])
def test_the_strength_of_a_computer_is_told_beside_its_whole_name(name: str, remark: str, told: bool, share: float) -> None:
    def box(strength: str, current: bool) -> QImage:
        with lettering.grown(share):
            return painted(
                lambda p, r: frame.player_box(p, r, "blue", name, "26", current, remark, kind="normal", strength=strength), 246, 100
            )

    for current in (False, True):
        shown = box("normal", current)
        assert not [line for line in lettering.overflows if "normal" in line]
        assert (shown != box("", current)) == told


def test_text_too_long_is_cut_with_an_ellipsis_and_noted() -> None:
    widths: list[float] = []
    painted(lambda p, r: widths.append(lettering.text(p, r, "Carpenter's workshop")), 60, 20)
    assert widths[0] <= 61
    assert len(lettering.overflows) == 1
    assert "Carpenter's workshop" in lettering.overflows[0]


def test_a_paragraph_reports_its_height() -> None:
    heights: list[float] = []
    words = "A town plot and the rent that was paid for it, in money or in work."
    painted(lambda p, r: heights.append(lettering.paragraph(p, r, words)), 120, 200)
    assert heights == [lettering.paragraph_height(words, 120)]
    painted(lambda p, r: heights.append(lettering.paragraph(p, r, words)), 120, 20)
    assert len(lettering.overflows) == 1


def test_two_line_names_break_where_both_lines_are_shortest() -> None:
    lines, _ = action_cards.name_lines("Carpenter's workshop", 74, 12)
    assert lines == ["Carpenter's", "workshop"]
    assert action_cards.name_lines("Bank", 74, 12) == (["Bank"], 12)


# ------------------------------------------------------------------------------------------------------------- building
@pytest.mark.parametrize("name", ["wood.jpg", "paper.png", "linen.png"])
def test_the_textures_are_those_of_the_script(name: str) -> None:
    image_module = pytest.importorskip("PIL.Image")
    chops = pytest.importorskip("PIL.ImageChops")
    stat = pytest.importorskip("PIL.ImageStat")
    made = getattr(script("textures"), name.partition(".")[0])()
    if name.endswith(".jpg"):
        packed = io.BytesIO()
        made.save(packed, "JPEG", quality=90, optimize=True)
        made = image_module.open(packed)
    with image_module.open(ART / name) as kept:
        assert kept.size == made.size
        assert kept.mode == made.mode
        difference = stat.Stat(chops.difference(kept, made))
    assert max(difference.mean) < 0.5, "run packaging/textures.py and look at the result"


def channels(image: QImage, x: int, y: int) -> tuple[int, int, int, int]:
    colour = image.pixelColor(x, y)
    return colour.red(), colour.green(), colour.blue(), colour.alpha()


def test_the_program_icon_is_that_of_the_script() -> None:
    module = script("icons")
    for size in module.SIZES:
        kept = QImage(str(ART / f"icon_{size}.png"))
        assert (kept.width(), kept.height()) == (size, size)
    made = module.program_icon(32)
    kept = QImage(str(ART / "icon_32.png")).convertToFormat(made.format())
    at = [(x, y) for x in range(32) for y in range(32)]
    apart = [max(abs(a - b) for a, b in zip(channels(made, *place), channels(kept, *place), strict=True)) for place in at]
    assert sum(apart) / len(apart) < 4, "run packaging/icons.py and look at the result"


def test_importing_the_painters_loads_neither_pillow_nor_fonts_nor_textures() -> None:
    code = (
        "import pkgutil, importlib, sys, app.art as a\n"
        "found = [importlib.import_module(m.name) for m in pkgutil.walk_packages(a.__path__, 'app.art.')]\n"
        "assert len(found) > 30\n"
        "from app.art import materials\n"
        "print([n for n in ('PIL', 'fonticon_mdi6') if n in sys.modules], materials.texture.cache_info().currsize)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[0] == "[] 0"


@pytest.mark.parametrize("shape", ["rectangle", "hexagon"])
@pytest.mark.parametrize("ground", ["#3a2415", "#efe3c6", "#74b0d8"])
def test_a_free_target_stands_out_more_than_a_paid_one(ground: str, shape: str) -> None:
    def contrast(mode: states.Ring) -> int:
        """Measure how much a ring changes the ground, over all colours and pixels."""
        image = QImage(140, 170, QImage.Format.Format_RGB32)
        image.fill(QColor(ground))
        before = bytes(image.constBits())
        p = QPainter(image)
        p.setRenderHints(cache.HINTS)
        if shape == "hexagon":
            states.hexagon_ring(p, QRectF(30, 30, 70, 80), mode)
        else:
            states.ring(p, QRectF(30, 30, 80, 110), mode)
        p.end()
        return sum(abs(one - other) for one, other in zip(before, bytes(image.constBits()), strict=True))

    assert contrast("free") > 1.5 * contrast("paid")
