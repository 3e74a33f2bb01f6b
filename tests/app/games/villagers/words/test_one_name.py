"""A card has one name, which its neighbours in a chain and its padlocks are matched by: no other word for it is shown anywhere."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QPainter

from app.art.name_bands import whole
from app.games import find
from app.games.villagers.faces import BandFace, BasicPileFace, EventFace, StripFace, VillagerFace
from app.games.villagers.painters import PAINTERS
from app.games.villagers.painters.cards import face_up
from app.texts import LANGUAGES, Texts
from rules import Rng, new
from rules.bots.arena import advance
from rules.games.villagers.components import EVENT, KINDS, NAME
from tests.app.games.villagers.faces import events, villagers
from tests.app.games.villagers.positions import seen
from tests.app.painting import painted
from tests.app.positions import laid, ui_of
from tests.slow import rest_slow_rows

pytestmark = pytest.mark.usefixtures("fresh_painting")
CROWDED, OTHERS = (62.0, 88.0, 104.0), (44.0, 74.0, 92.0, 160.0, 300.0)
"""Widths of cards: in a crowded village, on a crowded road, in the hand; in a box, on the square, on the road, where there is room."""
SHARES = (1.0, 0.85, 0.72, 0.5)
FIGURES = re.compile(r"[\d=½\u2212+ ]*")
INFLECTED = ("", "n", "en")
"""What the accusative adds to a German name."""
MODULES = {"saints": True, "scoundrels": True, "profiteers": True, "developments": True}


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect all words that are painted."""
    found: list[str] = []
    paint = QPainter.drawText

    def noted(self: QPainter, *given: Any) -> Any:
        found.extend(one for one in given if isinstance(one, str))
        return paint(self, *given)

    monkeypatch.setattr(QPainter, "drawText", noted)
    monkeypatch.setattr(face_up, "picture", lambda *given: None)  # portraits have no words, and take most of the time
    return found


def halves(name: str, divided: str) -> set[str]:
    """Return a name and the two parts into which it may be divided."""
    found = {name}
    for n, letter in enumerate(divided or name):
        first, second = (divided or name)[:n].replace("\u00ad", ""), (divided or name)[n + 1 :].replace("\u00ad", "")
        found |= {first, second} if letter == " " else {f"{first}-", second} if letter == "\u00ad" else set()
    return found


def of_cards(language: str) -> set[str]:
    say = Texts(language)
    return {say(f"villagers.card.{name}") for name in KINDS}


def band(face: VillagerFace, **lying: int) -> BandFace:
    worth = "3" if face.silver else ""
    return BandFace(
        face.name,
        face.suit,
        face.symbols,
        face.padlock,
        face.gold,
        worth,
        face.food,
        face.builder,
        face.key_ring,
        divided=face.divided,
        **lying,
    )


def words_on(written: list[str], face: Any, w: float, h: float) -> set[str]:
    written.clear()
    painted(lambda p, r: PAINTERS[type(face)](p, r, face), w, h)
    return {words for words in written if not FIGURES.fullmatch(words)}


@pytest.mark.parametrize(("language", "widths"), rest_slow_rows(("de", CROWDED), ("de", OTHERS), ("en", CROWDED), ("en", OTHERS)))
def test_nothing_but_the_name_is_written_on_a_card(language: str, widths: tuple[float, ...], written: list[str]) -> None:
    names = of_cards(language)
    for face in villagers(language):
        matched = {face.on, face.below, face.unlocker} - {""}
        assert {face.below, face.unlocker} - {""} <= names
        assert not face.on or face.on.endswith(f" {face.below}")
        allowed = halves(face.name, face.divided)
        for width in widths:
            for share in SHARES if width < 160 else (1.0,):
                found = words_on(written, replace(face, visible=share), width, width * 1.39)
                assert found <= allowed | matched, (face.name, width, share)
                strip = words_on(written, StripFace(face.name, face.suit, face.symbols, face.padlock, share), width, width * 0.25)
                assert strip <= allowed, (face.name, width, share)
        for height in (22.0, 24.0, 42.0):
            assert words_on(written, band(face), 110, height) <= allowed, (face.name, height)
        pile = BasicPileFace(replace(face, on="", below="", below_suit=None, unlocker=""), 7)
        assert words_on(written, pile, 98, 136) <= allowed, face.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [74.0, 88.0, 92.0, 104.0])
def test_the_whole_name_is_on_every_uncovered_card(width: float, language: str, written: list[str]) -> None:
    for face in villagers(language):
        found = words_on(written, face, width, width * 1.39)
        assert face.name.replace(" ", "") in joined(found, face.name), (face.name, found)
        assert not face.on or found & {face.on, face.below}, face.on


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_name_is_on_every_villager_of_the_countess(language: str, written: list[str]) -> None:
    for face in villagers(language):
        found = words_on(written, band(face), 110, 42)
        assert face.name.replace(" ", "") in joined(found, face.name), (face.name, found)


def joined(lines: set[str], name: str) -> set[str]:
    """Return the lines of a card, and any two of them together, without what only divides them."""
    single = {line.replace(" ", "") for line in lines}
    hyphenated = {one[:-1] + two for one in single for two in single if one.endswith("-") and not name.startswith(one)}
    return single | hyphenated | {one + two for one in single for two in single}


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_have_one_name_as_well(language: str, written: list[str]) -> None:
    for face in events(language):
        bare: EventFace = replace(face, words="")
        found = words_on(written, bare, 71, 130)
        assert found <= halves(face.name, face.divided), face.name
        assert face.name.replace(" ", "") in joined(found, face.name), (face.name, found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_called_by_its_name_in_sentences(language: str) -> None:
    """Only its article and, in German, its accusative may differ."""
    say = Texts(language)
    for name in KINDS:
        article, _, rest = say(f"villagers.the.{name}").partition(" ")
        assert article in ("the", "den", "die", "das"), name
        written_out = say(f"villagers.card.{name}").replace("Fahrender", "Fahrenden" if rest.startswith("Fahrenden") else "Fahrender")
        assert rest in {f"{written_out}{end}" for end in INFLECTED}, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "moves"), [(1, 60), (3, 90)])
def test_every_card_on_the_table_bears_its_name(players: int, moves: int, language: str) -> None:
    """Its words, the title of its tip and of its enlargement, in a game with every module."""
    screen = find("villagers")
    found = new("villagers", ("Ann", "Bo", "Cy")[:players], 5, MODULES)
    advance(found, moves, Rng(7))
    position = seen(found, (1280, 712), language)
    say = position.texts
    placed = laid(position, screen, ui_of(position), lambda *given: 1.0).placements
    lying = [one for one in placed.values() if re.fullmatch(r"card:[1-9]\d*", one.item)]
    assert len(lying) > 15
    for one in lying:
        name = say(f"villagers.card.{NAME[int(one.item.removeprefix('card:'))]}")
        tip, zoom = screen.tip(position, one.item), screen.explain(position, one.item)
        assert one.words in (name, say("villagers.words.covered", card=name)), one.item
        assert isinstance(one.face, VillagerFace | StripFace | BandFace)
        assert whole(one.face.name) in ("", name)
        assert tip is not None
        assert zoom is not None
        assert (tip.title, zoom.title) == (name, name)


def test_no_card_or_event_has_a_second_name_in_the_texts() -> None:
    for language in LANGUAGES:
        say = Texts(language)
        assert [name for name in (*KINDS, *EVENT) if say.has(f"villagers.short.{name}")] == []
