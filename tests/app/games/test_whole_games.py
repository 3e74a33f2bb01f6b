"""Whole games through the window, from the start page to the score sheet and to the next game: by mouse, by keyboard, in words.

A random player clicks what is lit. The final points are counted again from the events and from the final position.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.table.parts.curtain import LIFT
from rules import new
from tests.app.pages import button, click, click_item, focused, key, window
from tests.app.sitting import (
    Sitting,
    check_new_game,
    play_by_keyboard,
    play_by_mouse,
    play_in_words,
    set_up_by_keyboard,
    set_up_by_mouse,
)
from tests.app.whole_games import WholeGames, all_whole_games
from tests.slow import rest_slow_rows

WHOLE_GAMES = all_whole_games()

NAMES = ("Anna", "Ben", "Cleo", "Dora")
MOST_STOPS = 60
"""More stops than the Tab key makes on a score sheet."""


def players_of(first: str, chosen: Callable[[WholeGames], tuple[int, ...]]) -> list[Any]:
    """List games with numbers of players; all but the first row, which is of the game ``first``, are slow."""
    games = [first, *(game for game in WHOLE_GAMES if game != first)]
    return rest_slow_rows(*((game, players) for game in games for players in chosen(WHOLE_GAMES[game])))


@pytest.mark.slow
@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_by_mouse(qtbot: QtBot, game: str) -> None:
    played = WHOLE_GAMES[game]
    with window(on_screen=True) as program:
        set_up_by_mouse(program, game, played.by_mouse, 4711)
        sitting = Sitting(program, random.Random(4711))
        play_by_mouse(sitting)
        played.check_end(sitting)
        assert len(sitting.turns) == played.turns or (played.turns is None and sitting.turns)
        assert statistics.median(clicks for _, clicks in sitting.turns) <= played.clicks
        click(program, "score:new")
        check_new_game(sitting)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), players_of("burgundy_cards", lambda played: played.by_keyboard))
def test_by_keyboard(qtbot: QtBot, game: str, players: int) -> None:
    played = WHOLE_GAMES[game]
    with window() as program:
        set_up_by_keyboard(game, players, 31)
        sitting = Sitting(program, random.Random(31))
        assert program.match is not None
        assert program.match.curtain is played.closed
        curtains = play_by_keyboard(sitting)
        played.check_end(sitting)
        played.check_curtains(sitting.record, curtains)
        for _ in range(MOST_STOPS):
            if focused() is button(program, "score:new"):
                break
            key(focused(), Qt.Key.Key_Tab)
        key(focused(), Qt.Key.Key_Return)
        check_new_game(sitting)


@pytest.mark.parametrize(("game", "players"), players_of("burgundy", lambda played: played.in_words))
def test_in_words(qtbot: QtBot, game: str, players: int) -> None:
    played = WHOLE_GAMES[game]
    with window() as program:
        if played.options is None:
            set_up_by_mouse(program, game, players, played.seed)
        else:
            program.play(new(game, NAMES[:players], played.seed, played.options))
        sitting = Sitting(program, random.Random(played.seed))
        assert program.match is not None
        assert program.match.curtain is played.closed
        if played.closed:
            click_item(program, LIFT)
        kinds = play_in_words(sitting, played.busy)
        played.check_end(sitting)
        assert played.kinds <= set(kinds)
        assert button(program, "score:new").isVisible()
