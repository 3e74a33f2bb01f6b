"""The button that ends the turn names what can still be used and would be lost, in every game."""

from __future__ import annotations

from itertools import islice

import pytest

import rules
from app.table.geometry.faces import ButtonFace
from app.table.parts.infoline import MAIN_BUTTON
from app.table.parts.table_model import TableModel
from app.texts import LANGUAGES, Texts
from tests.app.games.dark import composed
from tests.app.positions import random_game

TURNS = 30
NAMES = ("Ann", "Ben")


def ends(game: str) -> list[rules.Record]:
    """Return copies of moments of a random game in which the turn can be ended."""

    def can_end(record: rules.Record) -> bool:
        return any(action.picks == (MAIN_BUTTON,) for action in record.game.legal)

    return [rules.load(rules.encode(record)) for record in islice(filter(can_end, random_game(2, 5, 1, game)), TURNS)]


def button(model: TableModel) -> tuple[str, str, ButtonFace]:
    placed = model.layout().placements[MAIN_BUTTON]
    assert isinstance(placed.face, ButtonFace)
    return placed.face.words, placed.words, placed.face


@pytest.mark.parametrize("game", rules.IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_names_exactly_what_is_lost(game: str, language: str) -> None:
    """Everything is named with its number, on the button or, if there is too much of it, in the tip; nothing else is."""
    say = Texts(language)
    for record in ends(game):
        lost = rules.unused(record.game)
        label, tip, face = button(composed(record, language))
        assert (face.icon == "alert") == bool(lost)
        if not lost:
            assert (label, tip) == (say("table.end_turn"),) * 2
            continue
        total = sum(use.n for use in lost)
        for kind in {use.kind for use in lost}:
            n = sum(use.n for use in lost if use.kind == kind)
            assert say(f"{game}.use.{kind}", n=n) in tip
        assert label.startswith(f"{say('table.end_turn')}: ")
        assert label == tip or f" {total} " in label


def test_some_turns_end_with_something_lost() -> None:
    """Otherwise the other tests here would show nothing."""
    assert {game for game in rules.IDS if any(rules.unused(record.game) for record in ends(game))} >= {"guildhall", "praga", "villagers"}


@pytest.mark.parametrize("game", rules.IDS)
def test_the_move_in_the_list_names_it_too(game: str) -> None:
    for record in ends(game):
        words = next(words for words, action in composed(record, "en").legal_in_words() if action.picks == (MAIN_BUTTON,))
        assert words.endswith("will be lost)") == bool(rules.unused(record.game))
