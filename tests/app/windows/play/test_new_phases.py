"""A new phase at the table: its banner, the name of the next player, the curtain, and what is taken back."""

from __future__ import annotations

from functools import cache
from unittest.mock import patch

import pytest
from pytestqt.qtbot import QtBot

import rules
from app.art.fonts import text_width
from app.art.lettering import grown, grown_size
from app.art.pages.banner import LINE
from app.session.match import Match
from app.storage.settings import Settings
from app.table.geometry.faces import MomentFace
from app.table.scene.animator import Flight
from app.texts import Texts
from app.windows.main_window import MainWindow
from rules import Event, Record
from tests.app.pages import controller_of, settle, window
from tests.games.villagers.builder import record as start
from tests.games.villagers.builder import table

GAMES = ("burgundy", "burgundy_cards")


@cache
def _before(game: str, closed: bool) -> bytes:
    options = {"open_hands": not closed} if game == "burgundy_cards" else {}
    record = rules.new(game, ("Anna", "Ben", "Cleo"), 3, options)
    while not any(event.opens for event in _next(record)):
        record.play(record.game.legal[-1])
    return rules.encode(record)


def _next(record: Record) -> list[Event]:
    return list(record.game.copy().apply(record.game.legal[-1]))


def before_phase(game: str, closed: bool = False) -> Record:
    """Return a game whose last legal action leads to the second phase."""
    return rules.load(_before(game, closed))


def show(program: MainWindow, record: Record) -> Match:
    match = Match(record)
    match.lift_curtain()
    program.show_match(match)
    settle()
    program.table.animated = True
    program.table._follow_settings()
    floats = controller_of(program).view.table.floats
    floats.held = True
    return match


def told(program: MainWindow) -> list[MomentFace]:
    """Return the faces of the banners that are under way."""
    floats = controller_of(program).view.table.floats
    return [one.reaction.shown.face for one in floats._floats if isinstance(one.reaction.shown.face, MomentFace)]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_new_phase_is_a_banner_with_what_changes(qtbot: QtBot, game: str, language: str) -> None:
    with window(language) as program:
        match = show(program, before_phase(game))
        match.play(match.record.game.legal[-1])
        (face,) = told(program)
        say = Texts(language)
        assert face.title == say(f"{game}.moment.phase", phase="B")
        assert face.more == say(f"{game}.moment.phase.more", bonus=8)


@pytest.mark.parametrize("game", GAMES)
def test_it_names_the_next_player_and_no_other_banner_does(qtbot: QtBot, game: str) -> None:
    with window() as program:
        match = show(program, before_phase(game))
        was = match.viewer
        match.play(match.record.game.legal[-1])
        (face,) = told(program)
        turned = match.viewer != was
        assert bool(face.turn) is turned
        assert not program.table.hand_over.banner.isVisible()
        if turned:
            assert match.viewer is not None
            assert match.names[match.viewer] in face.turn


def test_behind_a_curtain_it_waits_until_that_is_lifted(qtbot: QtBot) -> None:
    with window() as program:
        match = show(program, before_phase("burgundy_cards", closed=True))
        match.play(match.record.game.legal[-1])
        assert match.curtain
        assert told(program) == []
        match.lift_curtain()
        assert [face.title for face in told(program)] == ["Phase B"]
        match.lower_curtain()
        match.lift_curtain()
        assert told(program) == []


def test_what_is_done_again_is_not_told_again(qtbot: QtBot) -> None:
    dealt = before_phase("burgundy")
    with window() as program:
        match = show(program, dealt)
        match.play(match.record.game.legal[-1])
        controller = controller_of(program)
        controller.view.table.finish()
        assert told(program) == []
        match.play(match.record.game.legal[0])
        assert told(program) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_replay_of_recent_moves_tells_it(qtbot: QtBot, game: str) -> None:
    with window() as program:
        match = show(program, before_phase(game))
        while match.viewer == match.record.entries[-1].player:
            match.play(match.record.game.legal[-1])
        controller = controller_of(program)
        controller.view.table.finish()
        controller.play_back()
        shown = []
        while controller.recent_replay.running:
            controller.recent_replay._next()
            shown += [face.title for face in told(program)]
            controller.view.table.floats.clear()
        assert "Phase B" in shown


@pytest.mark.parametrize("game", GAMES)
def test_everything_laid_out_is_dealt_one_after_the_other(qtbot: QtBot, game: str) -> None:
    record = before_phase(game)
    laid = next(event.items for event in _next(record) if event.player is None and len(event.items) > 5)
    with window() as program:
        match = show(program, record)
        controller = controller_of(program)
        flights: list[Flight] = []
        animator = controller.view.table._animator
        with patch.object(animator, "play", side_effect=lambda found, speed: flights.extend(found)):
            match.play(match.record.game.legal[-1])
        dealt = [flight.move for flight in flights if flight.move.item in laid and flight.move.way in ("new", "moved")]
        assert len(dealt) > 8
        assert len({move.delay for move in dealt}) == len(dealt)
        assert max(move.over for move in dealt) <= 600


@pytest.mark.parametrize("text_size", [100, 150])
def test_lines_that_tell_what_a_rival_does_keep_their_size_on_a_banner(text_size: int, qtbot: QtBot) -> None:
    """VI-18.10: what the Countess does by herself is told at once."""
    her = {"jester": False, "open": "customs", "winter": "tribute, rats"}
    record = start(table(1, at="BuildPhase", markets=1, gold=9, reserve="truffler", countess=her))
    with window("de", Settings(text_size=text_size)) as program:
        match = show(program, record)
        match.play(next(action for action in record.game.legal if action.kind == "end_turn"))
        settle()
        floats = controller_of(program).view.table.floats
        (banner,) = [
            one.reaction.shown
            for one in floats._floats
            if isinstance(one.reaction.shown.face, MomentFace) and one.reaction.shown.face.lines
        ]
        assert isinstance(banner.face, MomentFace)
        with grown(text_size / 100):
            size = grown_size("body", 16, LINE)
        assert size > 16 or text_size == 100
        assert all(text_width(line, "body", size) < banner.rect.w - 52 for line in banner.face.lines)
