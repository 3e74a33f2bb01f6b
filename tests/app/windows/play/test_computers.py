"""Computers at the table in the window: they play when it is their turn, at a pace of people, and leave no process behind."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import rules
from app.opponents.sitting import Opponents
from app.opponents.thinking import Thinking
from app.session.match import Match
from app.storage.settings import Settings
from app.texts import Texts
from app.windows.main_window import MainWindow
from rules import Rng, SeatKind
from tests.app.pages import controller_of, key, settle, show, window
from tests.app.positions import GAMES, NAMES
from tests.slow import rest_slow

AGAINST: tuple[SeatKind, ...] = ("person", "normal")
NOWHERE = (sys.executable, "-c", "pass")
"""A program that ends at once: the computers then play in the window's own process."""


@contextmanager
def table(game: str, seats: tuple[SeatKind, ...], thinker: tuple[str, ...] = NOWHERE, pace: Any = "at_once") -> Iterator[MainWindow]:
    """Open a window in which a game with computers has just begun."""
    with window(settings=Settings(computer_pace=pace)) as program:
        program.table.computers.resting, program.table.computers.thinker = False, thinker
        show(program, rules.new(game, NAMES[: len(seats)], 7, seats=seats))
        yield program


def match_of(program: MainWindow) -> Match:
    assert program.match is not None
    return program.match


def persons_turn(qtbot: QtBot, program: MainWindow) -> None:
    """Wait until a person decides, or the game is over; look no longer at cards that were laid open."""
    match, reveal = match_of(program), program.table.reveal

    def come() -> bool:
        if reveal.isVisible():
            reveal.put_away()
        return match.record.game.over or match.record.game.decider in match.record.people

    qtbot.waitUntil(come, timeout=30_000)


def play(qtbot: QtBot, program: MainWindow, decisions: int) -> None:
    """Let the people play at random, and the computers as they like."""
    rng, match = Rng(4), match_of(program)
    for _ in range(decisions):
        persons_turn(qtbot, program)
        if match.record.game.over:
            return
        match.lift_curtain()
        legal = match.record.game.legal
        match.play(legal[rng.below(len(legal))])


@pytest.mark.parametrize("game", rest_slow(*GAMES))
@pytest.mark.parametrize("seats", [AGAINST, ("easy", "person", "normal")], ids=["two", "three"])
def test_computers_play_whenever_it_is_their_turn(qtbot: QtBot, game: str, seats: tuple[SeatKind, ...]) -> None:
    with table(game, seats) as program:
        match = match_of(program)
        play(qtbot, program, 40)
        by = {entry.player for entry in match.record.entries}
        assert by == {*range(len(seats))}
        assert not match.curtain


@pytest.mark.slow
@pytest.mark.parametrize(("game", "strength"), [*((game, "normal") for game in GAMES), ("guildhall", "hard")])
def test_a_whole_game_is_played_against_a_thinker(qtbot: QtBot, game: str, strength: SeatKind) -> None:
    """The thinker is the program itself."""
    with table(game, ("person", strength), ()) as program:
        match = match_of(program)
        play(qtbot, program, 10_000)
        assert match.record.game.over
        (score, other) = (match.record.rules.total(match.record.game.state, seat) for seat in (0, 1))
        assert other > score
        assert not program.notice.sentences


def test_the_line_says_who_thinks_and_a_click_or_space_hurries(qtbot: QtBot) -> None:
    say = Texts("en")
    with table("guildhall", AGAINST, pace="slow") as program:
        match, controller = match_of(program), controller_of(program)
        play(qtbot, program, 4)
        while match.record.game.decider == 0:
            match.play(match.record.game.legal[-1])
        assert controller.model.question() == say("table.thinks")
        opponents = program.table.findChild(Opponents)
        assert opponents is not None
        for by_key in (True, False):
            qtbot.waitUntil(lambda: opponents.ready, timeout=10_000)
            before = len(match.record.entries)
            if by_key:
                QTest.keyClick(controller.view, Qt.Key.Key_Space)
            else:
                controller.view.table.missed.emit()
            settle()
            assert len(match.record.entries) == before + 1


def test_they_wait_while_something_covers_the_table(qtbot: QtBot) -> None:
    with table("guildhall", AGAINST, pace="fast") as program:
        match = match_of(program)
        play(qtbot, program, 4)
        while match.record.game.decider == 0:
            match.play(match.record.game.legal[-1])
        program.table.show_score()
        before = len(match.record.entries)
        qtbot.wait(900)
        assert len(match.record.entries) == before
        program.table.show_score()
        qtbot.waitUntil(lambda: len(match.record.entries) > before, timeout=10_000)


@pytest.mark.parametrize("game", rest_slow("burgundy", "praga", "villagers"))
def test_undo_takes_back_what_the_person_decided_last(qtbot: QtBot, game: str) -> None:
    """However many decisions of computers lie between; nothing is taken back by halves."""
    with table(game, AGAINST) as program:
        match, controller = match_of(program), controller_of(program)
        undone = 0
        for _ in range(30):
            play(qtbot, program, 1)
            persons_turn(qtbot, program)
            own = [n for n, entry in enumerate(match.record.entries) if entry.player == 0]
            if not match.record.can_undo:
                continue
            controller.steps.undo()
            settle()
            if len(match.record.entries) == own[-1]:
                undone += 1
                assert match.record.game.decider == 0
            persons_turn(qtbot, program)
        assert undone


def test_a_thinker_that_cannot_be_had_is_told_once_and_the_game_goes_on(qtbot: QtBot) -> None:
    say = Texts("en")
    with table("burgundy_cards", AGAINST) as program:
        play(qtbot, program, 12)
        told = say("app.play.weakened", name=NAMES[1])
        assert [str(sentence) for sentence in program.notice.sentences].count(told) == 1


def test_nobody_thinks_any_longer_when_the_table_is_left(qtbot: QtBot) -> None:
    with table("guildhall", AGAINST, ()) as program:
        play(qtbot, program, 3)
        thinking = program.table.findChild(Thinking)
        assert thinking is not None
        qtbot.waitUntil(lambda: thinking.process > 0, timeout=5_000)
        number = thinking.process
        program.go_home()
        program.leave()
        assert not thinking.process
        if sys.platform != "win32":
            with pytest.raises(ProcessLookupError):
                os.kill(number, 0)
        qtbot.waitUntil(lambda: program.table.findChild(Opponents) is None)


@pytest.mark.parametrize("game", rest_slow(*GAMES))
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_text_table_says_who_is_a_computer_what_it_did_and_that_it_is_thinking(qtbot: QtBot, language: str, game: str) -> None:
    say = Texts(language)
    with window(language) as program:
        show(program, rules.new(game, NAMES[:2], 7, seats=AGAINST))
        match = match_of(program)
        program.table.show_words()
        settle()

        def play_until(seat: int) -> None:
            for _ in range(200):
                if match.record.game.decider == seat:
                    return
                match.play(match.record.game.legal[0])
                settle()

        words = program.table.words
        for _ in range(2):
            play_until(0)
            assert say("table.thinks") not in words.text()
            play_until(1)
            assert say("app.seat.named", name=NAMES[1], kind="normal") in words.text()
            asked = f"{NAMES[1]} · {say('table.thinks')}"
            assert asked in words.text()
            assert asked in words.list.accessibleName()
            assert [words.list.item(n).text() for n in range(words.list.count())] == [say("app.words.none")]
            key(words.list, Qt.Key.Key_Return)
            assert match.record.game.decider == 1, "nobody decides for it"
        done = [entry for entry in match.record.entries if entry.player == 1]
        assert done
        log = words.text().partition(say("app.log.title"))[2]
        assert log.count(NAMES[1]) > 1, "what it did is told in the log"
