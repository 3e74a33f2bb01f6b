"""Check the pace at which computers play: slow enough to follow, but never a long wait."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

import rules
from app.opponents import sitting
from app.opponents.answering import answered
from app.opponents.sitting import A_ROUND, A_TURN, Opponents
from app.opponents.thinking import Thinking
from app.opponents.wire import Question
from app.session.match import Match
from rules import Rng, SeatKind, catalogue
from rules.bots.strengths import bot

PAUSE = 800
ROUNDS = 4
GAMES = tuple(of.id for of in catalogue() if of.max_players > 1)


class Prompt(Thinking):
    """A thinker that answers immediately."""

    def ask(self, question: Question) -> None:
        """Answer."""
        self.answered.emit(answered(question, bot("easy", question.game, question.players)))


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let no time pass, and return how long every decision would have waited."""
    found: list[float] = []

    class Counted:
        def __init__(self, name: str, parent: object, act: Callable[[], None]) -> None:
            pass

        def start(self, wait: float) -> None:
            found.append(wait)

        def stop(self) -> None:
            pass

    monkeypatch.setattr(sitting, "Timer", Counted)
    monkeypatch.setattr(sitting, "now", lambda: 0.0)
    return found


@pytest.mark.parametrize("computers", [1, 3])
@pytest.mark.parametrize("game", GAMES)
def test_computers_wait_for_people_to_follow_but_never_long(game: str, computers: int, qtbot: QtBot, waits: list[float]) -> None:
    if computers >= rules.meta(game).max_players:
        pytest.skip("so many do not fit")
    names = ("Anna", "Ben", "Cleo", "Dora")[: 1 + computers]
    seats: tuple[SeatKind, ...] = ("person", "easy", "easy", "easy")
    record = rules.new(game, names, 5, seats=seats[: 1 + computers])
    match, rng = Match(record), Rng(3)
    opponents = Opponents(match, Prompt(), 1.0)
    opponents.pause = PAUSE
    rounds = 0
    opponents.go_on()
    while not record.game.over and rounds < ROUNDS:
        while not record.game.over and record.game.decider == 0:
            match.lift_curtain()
            match.play(record.game.legal[rng.below(len(record.game.legal))])
        shown: dict[int, list[float]] = {}
        while opponents.ready:
            shown.setdefault(record.game.state.turn_number, []).append(waits[-1])
            opponents.hurry()
        for turn in shown.values():
            assert sum(turn) <= A_TURN * PAUSE + 1
            assert turn[0] > 0
        assert sum(map(sum, shown.values())) <= A_ROUND * PAUSE + 1
        rounds += bool(shown)
    opponents.end()
    assert rounds == ROUNDS
