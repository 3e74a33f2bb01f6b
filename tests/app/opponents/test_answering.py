"""Check what is answered alongside a plan: that it wins the game, if it surely does, and why it is better than others."""

from __future__ import annotations

from typing import Any

import pytest

from app.opponents.answering import answered
from app.opponents.asking import question
from app.opponents.wire import Answer
from rules import Game
from rules.bots.strengths import bot
from tests.games.guildhall.builder import table
from tests.games.guildhall.verbs import do
from tests.games.opening import record

ROW = ["vp_9", "vp_7", "vp_5", "vp_4_draw", "vp_2_haste"]
HAND = "blue farmer, green weaver, red historian"


def hint(game: Game[Any], strength: str = "normal") -> Answer:
    asked = question(record(game), 1, strength, 1.0, reasons=True)
    return answered(asked, bot(strength, "guildhall", 2))


def won(game: Game[Any], answer: Answer) -> bool:
    """Say whether the best plan, with everything that must then be done, reaches the target."""
    tried = game.copy()
    for action in answer.considered[0].actions:
        tried.apply(action)
    return bool(tried.rules.total(tried.state, 0) >= tried.state.target)


def test_what_reaches_the_target_wins_although_the_turn_still_has_to_end() -> None:
    game = table(hand=HAND, tokens=15, completed=["trader", "weaver"], row=ROW)
    answer = hint(game)
    assert answer.wins
    assert won(game, answer)


@pytest.mark.parametrize("strength", ["normal", "hard"])
def test_beside_a_win_nothing_is_as_good_that_does_not_win(strength: str) -> None:
    """With one action left, only the dearest card that can be paid wins."""
    game = table(hand=HAND, tokens=15, completed=["trader"], row=ROW)
    do(game, "play blue farmer")
    answer = hint(game, strength)
    assert answer.wins
    assert [action.kind for action in answer.considered[0].actions] == ["buy", "confirm"]
    assert not answer.compared


@pytest.mark.parametrize("tokens", [3, 14])
def test_short_of_the_target_nothing_is_said_to_win(tokens: int) -> None:
    game = table(hand=HAND, tokens=tokens, completed=["trader"], row=ROW)
    do(game, "play blue farmer")
    assert not hint(game).wins


def test_who_asks_for_no_reasons_is_told_none() -> None:
    game = table(hand=HAND, tokens=15, completed=["trader"], row=ROW)
    answer = answered(question(record(game), 1, "normal", 1.0), bot("normal", "guildhall", 2))
    assert not answer.wins
    assert not answer.compared
