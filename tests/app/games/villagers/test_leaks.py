"""Nothing that a player sees of Villagers depends on what is hidden from them (VI-20): pixels, words, names for screen readers."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import rules
from app.session.match import Match
from rules import Game, Record, Rng
from tests.app.pages import click_item, focused, key, window
from tests.app.positions import BUSY_AT
from tests.app.windows.play.test_leaks import everything, looks

GAME = "villagers"
NAMES = ("Anna", "Ben", "Cleo")
MODULES: dict[str, int | str | bool] = {"saints": True, "scoundrels": True}


def begun(question: str, after: int, options: dict[str, int | str | bool] | None = None) -> Record:
    """Play at random until a question comes up after so many decisions; return the game."""
    record, rng = rules.new(GAME, NAMES, 11, options), random.Random(11)
    for n in range(2000):
        decision = record.game.decision
        assert decision is not None
        if n >= after and decision.question.key == question:
            return record
        busy = [action for action in decision.legal if action.kind in BUSY_AT[GAME]]
        record.play(rng.choice(busy or decision.legal))
    raise AssertionError(question)


def dealt_anew(record: Record, viewer: int | None) -> Record:
    """Exchange everything that ``viewer`` (None: somebody without a seat) cannot know."""
    game = record.game
    before = [seat.hand.cards for seat in game.state.seats]
    other = rules.determinise(game.rules, rules.view(game.rules, game.state, viewer), Rng(5))
    other.known = game.state.known
    game.restore(Game(game.rules, other).snapshot())
    assert [seat.hand.cards for seat in game.state.seats] != before
    return record


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, MODULES], ids=("base", "modules"))
def test_hidden_cards_change_nothing_in_a_build_turn(qtbot: QtBot, options: dict[str, int | str | bool]) -> None:
    first, second = (begun("ask.build", 40, options) for _ in range(2))
    second = dealt_anew(second, second.game.decider)
    for (name, image, said), (again, other_image, other_said) in zip(everything(first), everything(second), strict=True):
        assert name == again
        assert said == other_said, name
        assert image == other_image, name


@pytest.mark.slow
@pytest.mark.parametrize("options", [MODULES, {}], ids=("modules", "base"))
def test_no_hand_changes_anything_while_cards_are_drafted(qtbot: QtBot, options: dict[str, int | str | bool]) -> None:
    """Everybody looks at the table together then (UX 2.8): not even the hand of the player who drafts is in it."""
    first, second = (begun("ask.Draft", 30, options) for _ in range(2))
    dealt_anew(second, None)
    found = []
    for record in (first, second):
        with window() as program:
            program.show_match(Match(record))
            assert program.match is not None
            assert not program.match.curtain
            seen = [looks(program)]
            for opens in (Qt.Key.Key_L, Qt.Key.Key_S):
                key(focused(), opens)
                seen.append(looks(program))
                key(focused(), Qt.Key.Key_Escape)
            for seat in range(len(NAMES)):
                if seat != program.match.viewer:
                    click_item(program, f"seat:{seat}")
                    seen.append(looks(program))
            card = next(card for card in record.game.state.road if card)
            click_item(program, f"card:{card}")
            click_item(program, f"card:{card}")
            seen.append(looks(program))
            found.append(seen)
    assert found[0] == found[1]
