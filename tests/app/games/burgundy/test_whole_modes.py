"""Whole games alone, in teams and with all expansions through the window: each by mouse, some by keyboard and in words.

At the end the points are counted again, and the score sheet names the sums and the winners.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from pytestqt.qtbot import QtBot

from app.windows.main_window import MainWindow
from rules import Value, new
from tests.app.pages import button, click, focused, window
from tests.app.sitting import Sitting, check_new_game, play_by_keyboard, play_by_mouse, play_in_words
from tests.playthroughs import golden

from .whole_games import check_end

pytestmark = pytest.mark.slow

GAME = "burgundy"
NAMES = ("Anna", "Ben", "Cleo", "Dora")
TILES: dict[str, Value] = dict.fromkeys(("extra_tiles", "white_castles", "inns"), True)
ALL: dict[str, Value] = TILES | dict.fromkeys(("trade_routes", "shields"), True)
MODES: dict[str, tuple[int, Mapping[str, Value]]] = {
    "alone": (1, {"duchies": "solo_beginner", "target": 45}),
    "alone, expert": (1, {"duchies": "solo_expert"}),
    "teams": (4, TILES | {"teams": True, "duchies": "double"}),
    "teams, expert": (4, TILES | {"teams": True, "duchies": "double_expert"}),
    "all, two": (2, ALL | {"duchies": "border_posts"}),
    "all, three": (3, ALL | {"duchies": "border_posts"}),
    "all, four": (4, ALL | {"duchies": "drawn"}),
}


def begun(program: MainWindow, mode: str, seed: int) -> Sitting:
    """Begin a game of a mode."""
    players, options = MODES[mode]
    program.play(new(GAME, NAMES[:players], seed, options))
    return Sitting(program, random.Random(seed))


@pytest.mark.parametrize("mode", MODES)
def test_by_mouse(qtbot: QtBot, mode: str) -> None:
    with window() as program:
        sitting = begun(program, mode, 4711)
        play_by_mouse(sitting)
        check_end(sitting)
        click(program, "score:new")
        check_new_game(sitting)
        assert sitting.record.header.options.items() >= MODES[mode][1].items()


@pytest.mark.parametrize("mode", ["teams, expert", "all, two"])
def test_by_keyboard(qtbot: QtBot, mode: str) -> None:
    with window() as program:
        sitting = begun(program, mode, 31)
        assert focused() is sitting.table.view
        assert play_by_keyboard(sitting) == 0
        check_end(sitting)


@pytest.mark.parametrize("game", ["solo_won", "teams_expert", "four_players_expanded"])
def test_recorded_games_in_words(qtbot: QtBot, game: str) -> None:
    """Those who played them wanted to fill their duchies, so much more happens than by chance."""
    recorded = golden.read(golden.FOLDER / GAME / f"{game}.json")
    actions = (golden.as_action(text) for turn in recorded["turns"] for text in turn["do"])
    with window() as program:
        program.play(golden.begin(recorded["setup"]))
        sitting = Sitting(program, random.Random(1))
        play_in_words(sitting, choose=lambda record: next(actions))
        check_end(sitting)
        assert golden.standings(sitting.record.game) == recorded["standings"]
        assert button(program, "score:new").isVisible()
