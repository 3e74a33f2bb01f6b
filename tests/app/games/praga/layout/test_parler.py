"""Peter Parler has a box of his own, with his tracks, his pile and the card he turned up last."""

import random

import pytest
from pytestqt.qtbot import QtBot

from app.art.fonts import text_width
from app.art.signs import Sign
from app.games.praga.faces import ParlerFace, PileFace, TrackFace
from app.games.praga.sign import SIGN
from app.games.praga.words.events import event_words
from app.table.geometry.faces import TextFace
from app.table.scene.moments import openings
from app.texts import Texts
from rules import Record, new
from rules.games.praga import items
from rules.games.praga.components import PARLER_CARD, PARLER_CARDS, START_SPACE, TRACKS
from tests.app.games.dark import composed
from tests.app.pages import show, window


def alone(mode: str) -> Record:
    return new("praga", ("Anna",), 5, options={"solo_mode": mode})


def test_nobody_has_turned_up_a_card_at_the_beginning() -> None:
    placements = composed(alone("parler"), "en").layout().placements
    assert placements[items.PARLER_DECK].face == PileFace(len(PARLER_CARDS))
    assert not any(items.PARLER_CARD.id(card) in placements for card in PARLER_CARDS)
    for track, space in zip(TRACKS[:2], START_SPACE, strict=False):
        assert placements[items.PARLER_TRACK.id(track)].face == TrackFace(track, space, "parler")


@pytest.mark.parametrize(("language", "front"), [("en", "front"), ("de", "vorn")])
def test_the_last_card_is_open(language: str, front: str) -> None:
    record, chance = alone("parler"), random.Random(3)
    while not record.game.state.parler.played:
        record.play(chance.choice(record.game.legal))
    card = record.game.state.parler.played[-1]
    found = composed(record, language).layout().placements[items.PARLER_CARD.id(card)]
    assert found.face == ParlerFace(card, f"{front} {PARLER_CARD[card].front}")
    assert found.words


def test_the_simple_opponent_has_no_box() -> None:
    placements = composed(alone("simple"), "en").layout().placements
    assert items.PARLER_DECK not in placements


def whole_game(seed: int) -> Record:
    """Return a random game against Parler."""
    record, chance = new("praga", ("Anna",), seed, options={"solo_mode": "parler"}), random.Random(seed)
    while not record.game.over:
        record.play(chance.choice(record.game.legal))
    return record


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_banner_names_his_card_and_says_what_he_does(language: str) -> None:
    say, record = Texts(language), whole_game(2)
    found = [one for entry in record.entries for one in openings(entry.events, say, "praga")]
    cards = {
        f"Peter Parler: {say(f'praga.name.{PARLER_CARD[card].id}')}": say(f"praga.gist.{PARLER_CARD[card].id}") for card in PARLER_CARDS
    }
    told = [one for one in found if one.title in cards]
    assert len(told) == 16
    assert {one.title for one in told} == set(cards)
    assert all(one.more == cards[one.title] for one in told)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_step_of_his_is_told_by_name_and_with_its_reason(language: str) -> None:
    say, told = Texts(language), set()
    for seed in range(3):
        for entry in whole_game(seed).entries:
            for event in entry.events:
                if event.kind.startswith(("parler_", "rival_")):
                    line = event_words(("Anna",), say, event)
                    assert line is not None
                    assert line.startswith("Peter Parler ")
                    assert not set("{}@") & set(line)
                    assert ("Anna" in line) == (event.values.get("why") in ("ahead", "level"))
                    told.add((event.kind, event.values.get("why")))
    assert {("parler_built", "corner"), ("parler_built", "chance"), ("parler_walked", "price"), ("parler_step", "ahead")} <= told
    assert {kind for kind, _ in told} >= {"parler_card", "parler_took", "parler_step", "rival_took", "parler_shuffled"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_names_of_his_cards_fit_beside_them(language: str) -> None:
    record = alone("parler")
    for card in PARLER_CARDS:
        record.game.state.parler.played = (card,)
        placed = composed(record, language).layout().placements["frame:parler_card"]
        assert isinstance(placed.face, TextFace)
        assert text_width(placed.face.words, placed.face.role, placed.face.px) <= placed.rect.w, placed.face.words


def test_what_he_does_is_his_own_line_of_the_log_with_his_sign(qtbot: QtBot) -> None:
    record = whole_game(2)
    with window() as program:
        show(program, record)
        program.table.show_log()
        book = program.table.side.log._book
        assert book is not None
        assert book.signs[1] == Sign(SIGN, "Peter Parler")
        his = {line.words for line in book.lines if line.player == 1}
        assert his
        assert all(words.startswith("Peter Parler ") for words in his)
        assert not any(line.words.startswith("Peter Parler ") for line in book.lines if line.player != 1)
        program.grab()
