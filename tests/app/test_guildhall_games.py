"""Whole games of Guildhall through the window: by mouse, by keyboard, in words; and what single turns cost in clicks (UX 2.3).

The points of the end are counted again from what happened.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.table.curtain import LIFT
from app.table.infoline import MAIN_BUTTON
from rules import Record, new
from rules.games.guildhall.components import PROFESSION, PROFESSIONS, VP_COST
from tests.app.pages import click, click_item, focused, key, settle, window
from tests.app.sitting import (
    Sitting,
    check_new_game,
    check_sheet,
    play_by_keyboard,
    play_by_mouse,
    play_in_words,
    set_up_by_keyboard,
    set_up_by_mouse,
)

GAME = "guildhall"
VALUES = {"vp_9": 9, "vp_7": 7, "vp_5": 5, "vp_4_action": 4, "vp_4_draw": 4, "vp_3_poach": 3, "vp_3_recall": 3, "vp_2_takeover": 2, "vp_2_haste": 2}
"""Points of the VP cards (GH-13)."""


@pytest.fixture(autouse=True)
def no_errors(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What the program would only have reported."""
    caught: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda *error: caught.append(error))
    yield
    assert caught == []


def reckoned(record: Record) -> list[int]:
    """The points of every player, from what was bought and gained (GH-11)."""
    points = [0] * len(record.header.names)
    for event in (event for entry in record.entries for event in entry.events):
        if event.kind == "bought" and event.player is not None:
            points[event.player] += VALUES[str(event.values["vp"])]
        elif event.kind == "tokens" and event.player is not None:
            points[event.player] += int(event.values["n"])
    return points


def check_end(sitting: Sitting) -> None:
    """The program says the points that were reckoned; who has ended the last turn has won (GH-11.1, 11.2)."""
    points = reckoned(sitting.record)
    check_sheet(sitting, points)
    last = sitting.record.entries[-1].player
    assert [standing.player for standing in sitting.record.game.state.standings if standing.won] == [last]
    assert points[last] >= sitting.record.game.state.target
    assert sitting.record.header.names[last] in sitting.program.table.score.accessibleDescription().splitlines()[-1]


def test_two_players_by_mouse(qtbot: QtBot) -> None:
    with window() as program:
        set_up_by_mouse(program, GAME, 2, 4711)
        sitting = Sitting(program, random.Random(4711))
        play_by_mouse(sitting, 4000)
        check_end(sitting)
        assert statistics.median(clicks for _, clicks in sitting.turns) <= 7
        click(program, "score:new")
        check_new_game(sitting)


def test_three_players_by_keyboard(qtbot: QtBot) -> None:
    with window() as program:
        set_up_by_keyboard(GAME, 3, 31)
        sitting = Sitting(program, random.Random(31))
        curtains = play_by_keyboard(sitting, 8000)
        turns = sum(event.kind == "turn" for entry in sitting.record.entries for event in entry.events)
        assert curtains >= turns  # one for each turn, and one for each hand of the beginning
        check_end(sitting)
        key(focused(), Qt.Key.Key_Return)
        check_new_game(sitting)


def test_four_players_in_words(qtbot: QtBot) -> None:
    with window() as program:
        set_up_by_mouse(program, GAME, 4, 99)
        sitting = Sitting(program, random.Random(99))
        click_item(program, LIFT)
        kinds = play_in_words(sitting, ("play", "buy", "recall", "take", "confirm"), 8000)
        check_end(sitting)
        assert {"play", "buy", "refill", "discard", "draw", "place", "end_turn", "kill", "give", "take", "recall"} <= set(kinds)
