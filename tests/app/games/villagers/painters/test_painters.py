"""What the pieces of Villagers promise: everything draws, stays within its margin, and no one looks like anyone else, not even in grey."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from app.art import cache, lettering
from app.art.drawing.painting import read
from app.art.fonts import text_width
from app.art.tokens import SMALLEST_TEXT
from app.games.villagers.faces import (
    BackFace,
    StackFace,
    Standing,
    VillagerFace,
)
from app.games.villagers.painters import PAINTERS
from app.games.villagers.painters.people import PORTRAITS
from app.games.villagers.painters.seasons.summer import SUMMER
from app.games.villagers.painters.seasons.winter import WINTER
from app.games.villagers.painters.suits import SUIT, SUIT_ICON, SUIT_INK, UNLOCKER_ICON
from app.games.villagers.painters.things.buildings import BUILDINGS
from app.games.villagers.words.cards import divided_name
from app.texts import LANGUAGES, Texts
from rules.games.villagers.components import DEVELOPMENT, EVENT, EVENT_SEASON, KINDS, SUITS
from tests.app.games.villagers.faces import SUITS as ALL_SUITS
from tests.app.games.villagers.faces import developments, events
from tests.app.games.villagers.pieces import BREWER, ENGLISH
from tests.app.painting import difference, grey, painted

pytestmark = pytest.mark.usefixtures("fresh_painting")


def picture(face: object, w: float, h: float) -> QImage:
    return painted(lambda p, r: PAINTERS[type(face)](p, r, face), w, h)


def test_everybody_has_a_portrait_and_every_unlocker_a_sign() -> None:
    assert {face.portrait for face in ENGLISH} <= set(PORTRAITS)
    assert {kind.unlocker for kind in KINDS.values()} - {""} == set(UNLOCKER_ICON)
    assert set(SUIT) == set(SUIT_ICON) == set(SUIT_INK) == set(SUITS)


def test_every_portrait_can_be_read() -> None:
    """A portrait has many layers, none of them empty by a slip of the pen except those cut off by what is above them."""
    for name, portrait in PORTRAITS.items():
        layers = read(portrait.lines)
        empty = sum(layer.outline.isEmpty() for layer in layers)
        assert len(layers) > 30, name
        assert empty <= 5, name


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
    changed = replace(BREWER, **change)
    assert picture(changed, 92, 128) != picture(BREWER, 92, 128)


def test_english_names_stand_on_cards_in_full() -> None:
    for face in ENGLISH:
        picture(face, 92, 128)
    assert list(lettering.overflows) == []


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
    """Three events open at the same time share the rail; longer German words may be divided at a soft hyphen."""
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
