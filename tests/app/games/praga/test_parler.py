"""Peter Parler has a box of his own, with his tracks, his pile and the card he turned up last."""

import random

import pytest

from app.games.praga.faces import ParlerFace, PileFace, TrackFace
from rules import Record, new
from rules.games.praga import items
from rules.games.praga.components import PARLER_CARD, PARLER_CARDS, START_SPACE, TRACKS
from tests.app.games.dark import composed


def alone(mode: str) -> Record:
    return new("praga", ("Anna",), 5, options={"solo_mode": mode})


def test_nobody_has_turned_up_a_card_at_the_beginning() -> None:
    placements = composed(alone("parler"), "en").layout().placements
    assert placements[items.PARLER_DECK].face == PileFace(0, len(PARLER_CARDS))
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
