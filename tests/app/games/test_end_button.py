"""The button that ends the turn names what can still be used and would be lost, in every game, and then has to be pressed twice."""

from __future__ import annotations

from itertools import islice

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

import rules
from app.table.controller import TableController
from app.table.geometry.faces import ButtonFace
from app.table.parts.infoline import MAIN_BUTTON
from app.table.parts.table_model import TableModel
from app.texts import LANGUAGES, Texts
from tests.app.games.dark import composed
from tests.app.positions import random_game
from tests.app.table.test_table import click, key, where
from tests.app.tables import Start

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


def begun(start: Start, record: rules.Record, language: str = "en") -> TableController:
    """Lay a table on which the player who decides sees their hand."""
    table = start(record, language)
    table.match.lift_curtain()
    table.refresh()
    return table


def losing(game: str, lost: bool = True) -> rules.Record:
    """Return a moment in which ending the turn would lose something, or nothing."""
    return next(record for record in ends(game) if bool(rules.unused(record.game)) is lost)


@pytest.mark.parametrize("game", ["guildhall", "praga", "villagers"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_in_which_something_would_be_lost_ends_at_the_second_press(start: Start, game: str, language: str) -> None:
    record = losing(game)
    table = begun(start, record, language)
    done, tip = len(record.entries), table.layout.placements[MAIN_BUTTON].words
    key(table, Qt.Key.Key_E)
    assert len(record.entries) == done
    assert table.layout.placements["frame:question"].words.startswith(tip)
    assert table.layout.placements[MAIN_BUTTON].words == Texts(language)("table.confirm_end_do")
    key(table, Qt.Key.Key_E)
    assert record.entries[done].action.picks == (MAIN_BUTTON,)


@pytest.mark.parametrize("by", ["click", "enter"])
def test_the_second_press_may_be_a_click_or_enter(start: Start, by: str) -> None:
    record = losing("villagers")
    table = begun(start, record)
    done = len(record.entries)
    click(table, MAIN_BUTTON)
    assert len(record.entries) == done
    if by == "click":
        click(table, MAIN_BUTTON)
    else:
        key(table, Qt.Key.Key_Return)
    assert record.entries[done].action.picks == (MAIN_BUTTON,)


def test_a_double_click_or_escape_does_not_end_it(start: Start) -> None:
    record = losing("villagers")
    table = begun(start, record)
    done = len(record.entries)
    click(table, MAIN_BUTTON)
    for act in (QTest.mouseDClick, QTest.mouseRelease):
        act(table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where(table, MAIN_BUTTON))
    key(table, Qt.Key.Key_Escape)
    assert table.layout.placements[MAIN_BUTTON].words != Texts("en")("table.confirm_end_do")
    key(table, Qt.Key.Key_E)
    assert len(record.entries) == done


def test_a_turn_in_which_nothing_is_lost_ends_at_once(start: Start) -> None:
    record = losing("villagers", lost=False)
    table = begun(start, record)
    done = len(record.entries)
    key(table, Qt.Key.Key_E)
    assert record.entries[done].action.picks == (MAIN_BUTTON,)
