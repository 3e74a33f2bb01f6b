"""Check the pace at which computers play: slow enough to follow, but never a long wait."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
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
from tests.games.villagers.builder import record, table
from tests.games.villagers.verbs import SPOKEN

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


@pytest.mark.parametrize(
    ("people", "hand", "asked"),
    [(1, "courier, grocer", 2), (1, "tinner, grocer", 0), (2, "courier, grocer", 0)],
    ids=["held", "not held", "in company"],
)
def test_only_who_sits_alone_with_computers_and_holds_the_courier_is_asked_for_it(
    people: int, hand: str, asked: int, qtbot: QtBot, waits: list[float]
) -> None:
    """VI-15.12: once before each draft of a computer; with other people at the table, it would tell them who holds it."""
    found = record(table(3, hand=hand, others={1: {"hand": "monk"}, 2: {"hand": "monk"}}, options={"scoundrels": True, "courier": True}))
    seats: tuple[SeatKind, ...] = ("person", "easy", "easy") if people == 1 else ("person", "easy", "person")
    found.header = replace(found.header, seats=seats)
    match = Match(found)
    opponents = Opponents(match, Prompt(), 1.0)
    match.lift_curtain()
    match.play(SPOKEN.action(found.game, "draft stack 1"))
    while opponents.ready:
        opponents.hurry()
        decision = found.game.decision
        if decision is not None and decision.question.key == "ask.Courier":
            match.play(SPOKEN.action(found.game, "decline"))
    opponents.end()
    assert found.game.decider in found.people
    assert [entry.action.kind for entry in found.entries].count("interrupt") == asked
