"""A player does random things with everything; ten thousand steps by ``python -m tests.app.windows.monkey 10000``."""

import pytest
from pytestqt.qtbot import QtBot

from tests.app.windows import monkey

MOST_GROWTH = 60
"""Megabytes apart from the pictures of pieces: pages made for the first time, letters of new sizes."""


@pytest.mark.slow
@pytest.mark.parametrize(("steps", "games", "decisions"), [(120, 1, 10), (500, 2, 40)])
def test_random_clicks_break_nothing(qtbot: QtBot, steps: int, games: int, decisions: int) -> None:
    played, grown = monkey.play(steps, seed=3, warm=steps * 2 // 5)
    assert played.games >= games
    assert played.decisions > decisions
    assert played.checked == steps // 20
    assert grown[-1].rest - grown[0].rest < MOST_GROWTH, grown
