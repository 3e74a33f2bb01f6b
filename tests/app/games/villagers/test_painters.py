"""What the pieces of Villagers promise: everything draws, stays within its margin, and nobody looks like anybody else, not even in grey."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from app.art import cache, icons, lettering
from app.art.drawing.painting import read
from app.art.fonts import text_width
from app.art.tokens import SMALLEST_TEXT
from app.games.villagers.faces import (
    BackFace,
    BandFace,
    BasicPileFace,
    DevelopmentFace,
    EventFace,
    EventPileFace,
    HandFace,
    LockPriceFace,
    MarketFace,
    MarketTabFace,
    MedallionFace,
    MiniVillageFace,
    PersonFace,
    PileFace,
    PlaceFace,
    PurseFace,
    ReserveFace,
    RoadGroundFace,
    RoadPlaceFace,
    StackFace,
    Standing,
    StartPlayerFace,
    StatFace,
    StripFace,
    Suit,
    TokenFace,
    ValueFace,
    VillagerFace,
)
from app.games.villagers.painters import PAINTERS
from app.games.villagers.painters.cards.face_up import MODULE_ICON
from app.games.villagers.painters.cards.module_cards import PHASE_ICON, SEASON_ICON, SUITE_ICON
from app.games.villagers.painters.marks import SIGN
from app.games.villagers.painters.money import PAYEE
from app.games.villagers.painters.people import PORTRAITS
from app.games.villagers.painters.seasons.summer import SUMMER
from app.games.villagers.painters.seasons.winter import WINTER
from app.games.villagers.painters.suits import SUIT, SUIT_ICON, SUIT_INK, UNLOCKER_ICON
from app.games.villagers.painters.things.buildings import BUILDINGS
from app.games.villagers.words.cards import divided_name
from app.table.geometry.faces import MarkerFace
from app.texts import LANGUAGES, Texts
from rules.games.villagers.components import DEVELOPMENT, EVENT, EVENT_SEASON, KINDS, SUITS
from tests.app.games.villagers.faces import SIGNS, developments, events, villagers
from tests.app.games.villagers.faces import SUITS as ALL_SUITS
from tests.app.painting import check_piece, difference, grey, has_outline, painted, pixels

pytestmark = pytest.mark.usefixtures("fresh_painting")

ENGLISH, GERMAN = villagers(), villagers("de")
BREWER = next(face for face in ENGLISH if face.portrait == "brewer")

ORE: tuple[Suit, ...] = ("ore", "special", "ore", "ore")
OTHERS: list[tuple[object, float, float]] = [
    *((BackFace(suit, known), w, h) for suit in ALL_SUITS for known in (False, True) for w, h in ((92.0, 128.0), (18.0, 25.0))),
    *((StackFace(suit, 8), 92.0, 32.0) for suit in ALL_SUITS),
    *((StackFace("ore", count), 92.0, 32.0) for count in (1, 2, 10)),
    (StackFace(None, 0), 92, 32),
    *((ReserveFace("ore", count), 52.0, 62.0) for count in (1, 3, 46)),
    (ReserveFace(None, 0), 52, 62),
    *((pile(BREWER, count), w, h) for pile, w, h in ((PileFace, 52.0, 62.0), (BasicPileFace, 92.0, 128.0)) for count in (1, 7, 12)),
    *((pile(None, 0), 52.0, 62.0) for pile in (PileFace, BasicPileFace)),
    (MarketFace(1, "First Market", ("gold", "coins")), 92, 128),
    (MarketFace(2, "Second Market", ("gold", "silver", "coins")), 92, 128),
    (MarketFace(1, "1. Markttag", ("gold", "coins"), True), 128, 92),
    *((MarketTabFace(n, due), 28.0, 17.0) for n in (1, 2) for due in (False, True)),
    *((PurseFace(gold), 58.0, 26.0) for gold in (0, 14, 123)),
    *((ValueFace(metal, words), 26.0, 26.0) for metal in ("gold", "silver", "bronze") for words in ("3", "14", "=", "½")),
    *((LockPriceFace("\u22122", "player", MarkerFace(colour, "Ben")), 76.0, 30.0) for colour in ("red", "blue")),
    *((LockPriceFace("\u22123", to), 76.0, 30.0) for to in ("bank", "countess", "tinner")),
    *((StatFace(sign, "12"), 46.0, 22.0) for sign in SIGNS.values()),
    (StatFace("food", "12", light=True), 46, 22),
    *((MiniVillageFace((ORE[:deep],) * wide), 110.0, 60.0) for deep in (1, 4) for wide in (1, 12)),
    *((HandFace(tuple(map(BackFace, ALL_SUITS))[:count]), 120.0, 25.0) for count in (1, 5, 9)),
    (StartPlayerFace(), 18, 25),
    (StartPlayerFace(), 52, 72),
    (RoadGroundFace(), 600, 188),
    (RoadPlaceFace(), 92, 128),
    *((PlaceFace(sign), 92.0, 128.0) for sign in (None, "wood", "card")),
    *((face, w, h) for face in (*developments(), *developments("de")) for w, h in ((88.0, 128.0), (300.0, 435.0))),
    *((TokenFace(suite), 22.0, 22.0) for suite in ("community", "trade", "production")),
    *((face, w, h) for face in (*events(), *events("de")) for w, h in ((118.0, 200.0), (300.0, 480.0))),
    *((replace(face, words="", dim=True), 80.0, 111.0) for face in events()),
    *((EventPileFace(season, count), 52.0, 72.0) for season in ("summer", "winter") for count in (1, 2, 12)),
    *((PersonFace(who, "Countess", 4, coins), 92.0, 128.0) for who in ("countess", "countess_plain", "jester") for coins in (0, 12)),
    *((MedallionFace(who, dim), 24.0, 24.0) for who in ("jester", "miner_male") for dim in (False, True)),
]


def picture(face: object, w: float, h: float) -> QImage:
    return painted(lambda p, r: PAINTERS[type(face)](p, r, face), w, h)


def test_everybody_has_a_portrait_and_every_unlocker_a_sign() -> None:
    assert {face.portrait for face in ENGLISH} <= set(PORTRAITS)
    assert {kind.unlocker for kind in KINDS.values()} - {""} == set(UNLOCKER_ICON)
    assert set(SUIT) == set(SUIT_ICON) == set(SUIT_INK) == set(SUITS)


def test_every_pictogram_has_its_outline() -> None:
    tables: tuple[Mapping[str, str], ...] = (UNLOCKER_ICON, SUIT_ICON, MODULE_ICON, SUITE_ICON, SEASON_ICON, PHASE_ICON, PAYEE)
    names = {name for table in tables for name in table.values()} | {name for name, _ in SIGN.values()}
    names |= {"cards", "delete-outline", "flag-variant", "eye", "cancel", "arrow-right-bold", "trophy", "storefront", "cards-outline"}
    assert names <= icons.REGISTRY
    assert all(has_outline(name) for name in names)


def test_every_portrait_can_be_read() -> None:
    """A portrait has many layers, none of them empty by a slip of the pen but those cut off by what is above them."""
    for name, portrait in PORTRAITS.items():
        layers = read(portrait.lines)
        empty = sum(layer.outline.isEmpty() for layer in layers)
        assert len(layers) > 30, name
        assert empty <= 5, name


@pytest.mark.parametrize(("w", "h"), [(44.0, 61.0), (92.0, 128.0), (104.0, 144.0)])
def test_every_card_draws_inside_its_margin(w: float, h: float) -> None:
    for face in ENGLISH:
        check_piece(picture(face, w, h))


@pytest.mark.parametrize("faces", [ENGLISH, GERMAN])
def test_a_large_card_says_everything_in_both_languages(faces: tuple[VillagerFace, ...]) -> None:
    for face in faces[::3]:
        check_piece(picture(replace(face, coins=12), 300, 417))


@pytest.mark.parametrize("language", ["en", "de"])
def test_bands_draw_inside_their_margins(language: str) -> None:
    for face in villagers(language):
        value = "3" if face.silver else ""
        band = BandFace(
            face.name, face.suit, face.symbols, face.padlock, face.gold, value, face.food, face.builder, face.key_ring, divided=face.divided
        )
        check_piece(picture(band, 92, 23))
        check_piece(picture(band, 130, 24))


@pytest.mark.slow
def test_villagers_are_told_apart_by_form_alone() -> None:
    """Everybody differs in grey and evenly lit, as a small card of one suit."""
    found = {face.portrait: grey(picture(VillagerFace(face.portrait, "", "hay"), 40, 56)) for face in ENGLISH}
    pairs = [(a, b) for a in found for b in found if a < b]
    assert [pair for pair in pairs if difference(found[pair[0]], found[pair[1]]) < 3] == []


def test_a_card_is_painted_once_whatever_is_on_it() -> None:
    picture(BREWER, 92, 128)
    before = cache.shared.painted
    picture(replace(BREWER, dim=True), 92, 128)
    picture(replace(BREWER, known=True), 92, 128)
    assert cache.shared.painted == before


@pytest.mark.parametrize(
    "change",
    [{"coins": 2}, {"known": True}, {"dim": True}, {"food": 2}, {"slots": 1}, {"discard": True}, {"draft": True}, {"module": "saints"}],
)
def test_every_sign_is_seen(change: dict[str, object]) -> None:
    changed = replace(BREWER, **change)  # type: ignore[arg-type]
    assert picture(changed, 92, 128) != picture(BREWER, 92, 128)


@pytest.mark.parametrize("face", [VillagerFace("plumber", "Plumber", "ore"), replace(BREWER, padlock="plumber")])
def test_what_nobody_paints_is_an_error(face: VillagerFace) -> None:
    with pytest.raises(KeyError):
        picture(face, 92, 128)


def test_english_names_stand_on_cards_in_full() -> None:
    for face in ENGLISH:
        picture(face, 92, 128)
    assert list(lettering.overflows) == []


@pytest.mark.parametrize("faces", [ENGLISH, GERMAN])
@pytest.mark.parametrize(("w", "h"), [(74.0, 103.0), (88.0, 122.0)])
def test_no_word_is_cut_on_a_narrow_card(faces: tuple[VillagerFace, ...], w: float, h: float) -> None:
    """A card on the square and on a crowded road: the name is narrowed or divided."""
    for face in faces:
        check_piece(picture(face, w, h))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut_on_a_band_of_the_countess(language: str) -> None:
    for face in villagers(language):
        value = "12" if face.silver else ""
        band = BandFace(
            face.name, face.suit, face.symbols, face.padlock, face.gold, value, face.food, face.builder, face.key_ring, divided=face.divided
        )
        check_piece(picture(band, 110, 24))


def test_no_sign_lies_where_a_neighbour_covers_the_card() -> None:
    covered = replace(BREWER, visible=0.72, on="", name="")
    plain = replace(covered, key_ring=0, padlock="", slots=0, coins=0)
    part = QRect(92 * 3 // 4 + int(cache.MARGIN), 0, 30, 150)
    for face in (covered, replace(covered, coins=12), replace(covered, slots=2)):
        assert picture(face, 92, 128).copy(part) == picture(plain, 92, 128).copy(part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_divided_name_is_the_name(language: str) -> None:
    say = Texts(language)
    for name in KINDS:
        divided = divided_name(say, name)
        assert divided.replace("\u00ad", "") in ("", say(f"villagers.card.{name}"))
    for name in EVENT:
        divided = divided_name(say, name)
        assert divided.replace("\u00ad", "") in ("", say(f"villagers.event.{name}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_three_events_side_by_side_is_cut(language: str) -> None:
    for face in events(language):
        picture(replace(face, words=""), 71, 130)
    assert list(lettering.overflows) == []


@pytest.mark.parametrize(("face", "w", "h"), OTHERS, ids=lambda value: "" if isinstance(value, int | float) else type(value).__name__)
def test_every_other_piece_draws_inside_its_margin_and_holds_its_words(face: object, w: float, h: float) -> None:
    check_piece(picture(face, w, h))


def test_no_two_pieces_look_the_same() -> None:
    found: dict[tuple[type, float, bytes], object] = {}
    for face, w, h in OTHERS:
        if isinstance(face, DevelopmentFace | EventFace) and w == 300.0:
            continue
        key = (type(face), w, pixels(picture(face, w, h)))
        assert found.get(key, face) == face, (face, found.get(key))
        found[key] = face


def test_every_face_is_painted_somewhere_here() -> None:
    assert {type(face) for face, *_ in OTHERS} | {VillagerFace, StripFace, BandFace} == set(PAINTERS)


def test_every_development_and_event_has_its_picture() -> None:
    assert set(BUILDINGS) == {one.id for one in DEVELOPMENT}
    assert set(SUMMER) == {name for name, card in EVENT.items() if EVENT_SEASON[card] == "summer"}
    assert set(WINTER) == {name for name, card in EVENT.items() if EVENT_SEASON[card] == "winter"}


def test_suits_are_told_apart_without_colour() -> None:
    """Small backs differ in the ink of their signs, even when all grounds are made equally bright."""
    signs = {}
    for suit in ALL_SUITS:
        ink = grey(picture(BackFace(suit), 18, 25).copy(18, 20, 10, 14))
        middle = (max(ink) + min(ink)) / 2
        ground = ink[0] > middle
        signs[suit] = [255 if (value > middle) == ground else 0 for value in ink]
    pairs = [(a, b) for a in ALL_SUITS for b in ALL_SUITS if a < b]
    assert [pair for pair in pairs if difference(signs[pair[0]], signs[pair[1]]) < 25] == []


def test_a_deeper_stack_looks_deeper() -> None:
    """The cards below rise above the upper edge of the top one."""
    flat, deep = (picture(StackFace("wood", count), 92, 32) for count in (1, 8))
    above = round(cache.MARGIN) - 4
    assert flat.pixelColor(60, above).alpha() < 40
    assert deep.pixelColor(60, above).alpha() > 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_events_fit_the_narrowest_card(language: str) -> None:
    """Three events open at once share the rail; longer German words may be divided at a soft hyphen."""
    texts = Texts(language)
    for name in (*SUMMER, *WINTER):
        for part in re.split(r"[\s\u00ad]|(?<=-)", texts(f"villagers.gist.{name}")):
            assert text_width(part, "card", SMALLEST_TEXT) <= 63, (name, part)


@pytest.mark.parametrize("width", [82.0, 90.0, 104.0, 116.0, 131.0])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_counts_of_two_digits_fit_a_development(width: float, players: int) -> None:
    face = next(iter(developments()))
    standings = tuple(Standing(colour, "12", False) for colour in ("red", "blue", "yellow", "green", "plum")[:players])
    picture(replace(face, standings=standings), width, width * 1.39)
    assert list(lettering.overflows) == []
