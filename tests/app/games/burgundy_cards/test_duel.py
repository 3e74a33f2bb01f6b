"""The rule of the duel with Egon (BC-17.11) is always in sight: in Egon's box, in the window of a phase, on the button that ends a turn."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.games import find
from app.table.choice.auto_play import AutoPlay, auto_action
from app.table.geometry.placement import Placement
from app.texts import LANGUAGES
from rules import Game
from tests.app.pages import click, nothing_cut, settle, show, window
from tests.app.painting import face_of
from tests.app.positions import laid, position_of, ui_of
from tests.games.burgundy_cards import builder
from tests.games.burgundy_cards.builder import table
from tests.games.burgundy_cards.verbs import do, idle, idle_round

SCREEN = find("burgundy_cards")
HIS = {"estate": [["pasture"] * 3]}
"""Egon has 5 points for a triplet of pastures, the first one."""


def line(game: Game[Any], language: str = "en") -> Placement:
    """Return the line about the duel in Egon's box."""
    position = position_of(builder.record(game), 1280, 712, language)
    return laid(position, SCREEN, ui_of(position), lambda words, role, px: len(words) * 7.0).placements["duel"]


@pytest.mark.parametrize(
    ("vp", "in_round", "tone", "words"),
    [
        (2, 1, "warn", "End of phase B: 3 short. You need 5, you have 2."),
        (2, 4, "warn", "End of phase B: 3 short. You need 5, you have 2."),
        (2, 5, "bad", "End of phase B: 3 short. You need 5, you have 2."),
        (4, 6, "bad", "End of phase B: 1 short. You need 5, you have 4."),
        (5, 1, "good", "End of phase B: you stay in. You need 5, you have 5."),
        (9, 6, "good", "End of phase B: you stay in. You need 5, you have 9."),
    ],
)
def test_his_box_says_how_many_points_the_end_of_the_phase_asks_for(vp: int, in_round: int, tone: str, words: str) -> None:
    placed = line(table(1, phase="B", in_round=in_round, vp=vp, egon=HIS))
    assert placed.words == words
    assert face_of(placed).tone == tone


def test_colour_is_never_all_there_is() -> None:
    faces = [face_of(line(table(1, phase="B", in_round=at, vp=vp, egon=HIS))) for vp, at in ((2, 1), (2, 6), (5, 1))]
    assert len({face.tone for face in faces}) == len({face.pictogram for face in faces}) == 3, "tone and pictogram"


@pytest.mark.parametrize(("vp", "said"), [(2, "lost"), (30, "won")])
def test_when_the_game_is_over_his_box_says_how_it_ended(vp: int, said: str) -> None:
    game = table(1, phase="E", in_round=6, vp=vp, egon=HIS)
    idle_round(game)
    assert game.over
    assert line(game).words == f"After phase E: {said}. You {vp}, Egon 5."


def test_every_box_fits_and_nothing_lies_on_the_line() -> None:
    for language in LANGUAGES:
        for width, height in ((1280, 712), (1366, 680), (1920, 992), (1280, 800)):
            game = table(1, phase="B", in_round=2, vp=2, egon=HIS)
            position = position_of(builder.record(game), width, height, language)
            placements = laid(position, SCREEN, ui_of(position), lambda words, role, px: len(words) * 7.0).placements
            box, duel = placements["egon"].rect, placements["duel"].rect
            assert box.contains(duel)
            for item in ("mini:egon", *(f"egon:{phase}" for phase in "ABCDE")):
                assert box.contains(placements[item].rect), item
                assert not duel.overlaps(placements[item].rect), item
            assert placements["mini:egon"].rect.h > 90
            assert "frame:log" in placements


# the window at the start of a phase
def test_the_window_of_a_phase_begins_with_the_result_of_the_last_one() -> None:
    game = table(1, phase="A", in_round=6, vp=7, egon={"estate": [["ship"] * 3], "next": ["mine1", "mine2", "bank2", "ship2"]})
    texts = position_of(builder.record(game), 1280, 712, "en").texts
    events = idle_round(game)
    found = find("burgundy_cards").laid_open(("Anna",), texts, events, game.state)
    assert found is not None
    assert found.lead == "After phase A: you 7, Egon 4. You stay in."
    assert found.foot == "After phase B you need 4. You have 7."


def test_the_first_window_states_the_rule() -> None:
    record = builder.record(builder.fresh(1))
    position = position_of(record, 1280, 712, "en")
    found = find("burgundy_cards").laid_open(position.names, position.texts, record.opening, record.game.state)
    assert found is not None
    assert "After every phase you need at least as many points as Egon" in found.lead


@pytest.mark.slow
def test_the_window_shows_what_is_needed_once_all_cards_are_out(qtbot: QtBot) -> None:
    for language in LANGUAGES:
        with window(language) as program, nothing_cut():
            game = table(1, phase="A", in_round=6, vp=7, egon={"estate": [["ship"] * 3]})
            idle_turn = [action for action in game.legal if action.kind == "play"][:1]
            match = show(program, builder.record(game))
            match.play(idle_turn[0])
            for kind in ("take_silver", "end_turn"):
                match.play(next(action for action in match.record.game.legal if action.kind == kind))
            settle()
            sheet = program.table.reveal
            assert sheet.isVisible()
            sheet.show_all()
            program.grab()
            said = sheet.accessibleDescription().splitlines()
            assert "7" in said[0]
            assert "B" in said[-1]


def test_what_egon_gains_is_seen_once_the_sheet_with_his_cards_is_closed(qtbot: QtBot) -> None:
    with window("en") as program:
        game = table(1, phase="A", in_round=6, vp=30, egon={"estate": [["mine"] * 2], "next": ["mine4"]})
        show(program, builder.record(game))
        controller, view = program.table.controller, program.table.view
        assert controller is not None
        assert view is not None
        controller.speed = 1.0
        for kind in ("play", "take_silver", "end_turn"):
            controller.play_action(next(action for action in controller.match.record.game.legal if action.kind == kind))
        floats = view.table.floats
        assert program.table.reveal.isVisible()
        assert (floats.held, floats.running) == (True, True)
        program.table.reveal.put_away()
        assert (floats.held, floats.running) == (False, True)


# the button
def button(game: Game[Any], language: str = "en") -> str:
    """Return what the screen wants the button that ends the turn to say."""
    return SCREEN.end_words(position_of(builder.record(game), 1280, 712, language))


@pytest.mark.parametrize(
    ("vp", "in_round", "warned"),
    [(4, 6, True), (5, 6, False), (0, 5, False)],
)
def test_the_button_of_the_last_turn_of_a_phase_says_that_the_game_would_be_lost(vp: int, in_round: int, warned: bool) -> None:
    game = table(1, phase="C", in_round=in_round, vp=vp, egon=HIS)
    assert button(game) == "", "the turn cannot be ended yet"
    game.apply(next(action for action in game.legal if action.kind == "play"))
    do(game, "take_silver")
    assert button(game) == ("End turn: Egon is ahead, the game ends" if warned else "")


def test_without_egon_the_button_is_as_always() -> None:
    game = table(2, hand=[3], vp=0)
    do(game, "play 3", "take_silver")
    assert button(game) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_warning_is_whole_on_the_button(qtbot: QtBot, language: str) -> None:
    with window(language) as program:
        game = table(1, phase="C", in_round=6, vp=0, egon=HIS)
        game.apply(next(action for action in game.legal if action.kind == "play"))
        do(game, "take_silver")
        match = show(program, builder.record(game))
        controller = program.table.controller
        assert controller is not None
        placed = controller.layout.placements["button:end"]
        assert placed.words == button(match.record.game, language)
        assert "Egon" in placed.words
        assert face_of(placed).state == "normal"
        with nothing_cut():
            program.grab()


def test_a_turn_that_loses_the_game_does_not_end_by_itself() -> None:
    for vp, alone in ((0, False), (9, True)):
        game = table(1, phase="C", in_round=6, vp=vp, egon=HIS)
        game.apply(next(action for action in game.legal if action.kind == "play"))
        do(game, "take_silver")
        assert (auto_action(game, AutoPlay(end_turn=True)) is not None) is alone
    game = table(1, phase="C", in_round=2, vp=0, egon=HIS)
    idle(game)
    game.apply(next(action for action in game.legal if action.kind == "play"))
    do(game, "take_silver")
    assert auto_action(game, AutoPlay(end_turn=True)) is not None


@pytest.mark.parametrize(("row", "his"), [("triplet_pasture", "egon:pasture"), ("firsts", "first:pasture")])
def test_a_row_of_the_score_lights_what_gave_his_points(row: str, his: str, qtbot: QtBot) -> None:
    """Not all of his box."""
    game = table(1, phase="E", in_round=6, egon={**HIS, "firsts": ["pasture"]})
    idle_round(game)
    with window() as program:
        show(program, builder.record(game))
        program.table.show_score()
        click(program, f"score:row:{row}")
        assert program.table.view is not None
        assert set(program.table.view.table.showing.lit) == {his}
