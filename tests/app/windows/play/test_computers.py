"""Computers at the table in the window: they play when it is their turn, at a human pace, and leave no process behind."""

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
from app.art.fonts import text_width
from app.commands import Command
from app.games import find
from app.opponents.sitting import Opponents
from app.opponents.thinking import Thinking
from app.session import statistics
from app.session.match import Match
from app.storage import paths, results
from app.storage.settings import Settings
from app.table.geometry.faces import TextFace
from app.table.parts.table_model import TableModel
from app.table.parts.view_options import ViewOptions
from app.texts import LANGUAGES, Texts
from app.windows.main_window import MainWindow
from rules import TURN, Rng, SeatKind
from tests.app.pages import controller_of, key, settle, show, window
from tests.app.positions import GAMES, NAMES
from tests.slow import rest_slow

AGAINST: tuple[SeatKind, ...] = ("person", "normal")
NOWHERE = (sys.executable, "-c", "pass")
"""A program that ends immediately: the computers then play in the window's own process."""


@contextmanager
def table(
    game: str, seats: tuple[SeatKind, ...], thinker: tuple[str, ...] = NOWHERE, pace: Any = "at_once", language: str = "en"
) -> Iterator[MainWindow]:
    """Open a window in which a game with computers has just begun."""
    with window(language, settings=Settings(computer_pace=pace)) as program:
        program.table.computers.resting, program.table.computers.thinker = False, thinker
        show(program, rules.new(game, NAMES[: len(seats)], 7, seats=seats))
        yield program


def match_of(program: MainWindow) -> Match:
    assert program.match is not None
    return program.match


def persons_turn(qtbot: QtBot, program: MainWindow) -> None:
    """Wait until a person decides, or the game is over; stop looking at cards that were laid open."""
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_says_what_a_computer_just_did(qtbot: QtBot, language: str) -> None:
    """It says so as the log does, until the computer's turn is over; only before its first deed it is merely thinking."""
    say, told = Texts(language), list[str]()
    with table("praga", AGAINST, pace="slow", language=language) as program:
        match, controller = match_of(program), controller_of(program)
        opponents = program.table.findChild(Opponents)
        assert opponents is not None
        while len(told) < 8:
            if match.record.game.decider == 0:
                match.play(match.record.game.legal[-1])
                if match.record.game.decider == 1:
                    assert words_of_bar(program) == f"{NAMES[1]} {say('table.thinks')}"
                continue
            qtbot.waitUntil(lambda: opponents.ready, timeout=10_000)
            assert opponents.hurry()
            done = [controller.model.say(event) for event in match.record.entries[-1].events if event.player == 1]
            lines = [words for words in done if words is not None]
            if match.record.game.decider == 1 and lines:
                assert words_of_bar(program) == lines[-1]
                told += lines[-1:]
    assert {words.startswith(NAMES[1]) for words in told} == {True, False}


def words_of_bar(program: MainWindow) -> str:
    """Return what the bar says, the name before it included."""
    found = controller_of(program).layout.placements
    name = found.get("frame:name")
    assert "frame:marker" in found
    return " ".join([*([name.face.words] if name and isinstance(name.face, TextFace) else []), found["frame:question"].words])


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
    """However many decisions of computers lie between; nothing is half taken back."""
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_where_undo_stops_before_computers_the_button_says_what_was_seen(qtbot: QtBot, game: str, language: str) -> None:
    """The tip names what came to light since the person's last decision; the turn handed on is a reason only where nothing else is."""
    say = Texts(language)
    record, rng = rules.new(game, NAMES[:3], 7, seats=("person", "easy", "normal")), Rng(4)
    model = TableModel(Match(record), find(game), text_width, ViewOptions(say, 1280.0, 712.0))
    stops: set[str] = set()
    while len(record.entries) < 150 and not record.game.over:
        record.play(record.game.legal[rng.below(len(record.game.legal))])
        own = [n for n, entry in enumerate(record.entries) if entry.player == 0]
        if record.game.over or record.game.decider != 0 or record.entries[-1].player == 0:
            continue
        model.build(model.options)
        undo, reset = (model.layout().placements[command.item] for command in (Command.UNDO, Command.RESET))
        assert (undo.face.state == "normal") == record.can_undo  # type: ignore[attr-defined]
        assert reset.face.state == "disabled"  # type: ignore[attr-defined]
        if record.can_undo:
            assert reset.words == f"{say('table.reset')}. {say('table.nothing_in_turn')}"
            continue
        if not own:
            assert undo.words == say("table.nothing_to_undo")
            continue
        seen = [event.kind for entry in record.entries[own[-1] :] for event in entry.events if event.reveals]
        last = next((kind for kind in reversed(seen) if kind != TURN), TURN)
        assert undo.words == say("table.stops", what=say(f"{game}.stop.{last}"))
        stops.add(last)
    assert stops - {TURN}


def test_reset_does_not_reach_into_the_turns_of_computers(qtbot: QtBot) -> None:
    """Where undo goes back beyond them, it says that nothing was decided in this turn; undo takes theirs back with the person's own."""
    with table("praga", AGAINST) as program:
        match, controller = match_of(program), controller_of(program)
        play(qtbot, program, 1)
        for _ in range(60):
            persons_turn(qtbot, program)
            if match.record.can_undo and match.record.entries[-1].player == 1:
                break
            play(qtbot, program, 1)
        entries = [*match.record.entries]
        assert entries[-1].player == 1
        controller.command(Command.RESET)
        assert match.record.entries == entries
        controller.command(Command.UNDO)
        own = max(n for n, entry in enumerate(entries) if entry.player == 0)
        assert match.record.entries == entries[:own]
        assert match.record.game.decider == 0
        assert not any(line.free and entries[line.entry].player == 1 for line in program.table.side._lines(match, controller) if line.entry)
        controller.command(Command.REDO)
        settle()
        persons_turn(qtbot, program)
        assert len(match.record.entries) >= len(entries)


def test_what_everybody_agrees_to_take_back_is_a_persons_decision(qtbot: QtBot) -> None:
    """A computer would only decide the same again."""
    with window(settings=Settings(computer_pace="at_once")) as program:
        program.table.computers.resting, program.table.computers.thinker = False, NOWHERE
        match = show(program, rules.new("guildhall", NAMES[:2], 7, undo="consent", seats=AGAINST))
        for _ in range(30):
            play(qtbot, program, 1)
            persons_turn(qtbot, program)
            if match.record.can_undo_agreed and match.record.entries[-1].player == 1:
                break
        entries = [*match.record.entries]
        assert entries[-1].player == 1
        controller_of(program).steps.undo_agreed()
        settle()
        own = max(n for n, entry in enumerate(entries) if entry.player == 0)
        assert match.record.entries == entries[:own]
        assert match.record.game.decider == 0


@pytest.mark.parametrize("seats", [("person", "easy", "normal", "hard"), ("easy", "person", "person", "normal")])
def test_a_team_of_a_person_and_a_computer_plays_against_another(qtbot: QtBot, seats: tuple[SeatKind, ...]) -> None:
    """Two against two in Castles, to the end; the computers play without thinking long."""
    with window(settings=Settings(computer_pace="at_once")) as program:
        program.table.computers.resting, program.table.computers.thinker = False, NOWHERE
        program.play(rules.new("burgundy", NAMES[:4], 7, {"teams": True}, seats=seats))
        match = match_of(program)
        play(qtbot, program, 10_000)
        assert match.record.game.over
        ((kept,), _) = results.results(paths.archive_folder())
        assert kept.result.seats == seats
        assert len(set(kept.result.sides)) == 2
        by_side = {(side, won) for side, won in zip(kept.result.sides, kept.result.won, strict=True)}
        assert len(by_side) == 2
        lines = statistics.lines([kept.result], "burgundy")
        assert {line.name for line in lines} == {NAMES[seat] for seat in match.record.people}
        assert all(sum(one.games for one in line.beaten) == 1 for line in lines)


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
