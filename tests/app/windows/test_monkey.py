"""Somebody plays at random with everything; ten thousand steps by ``python -m tests.app.windows.monkey 10000``."""

from pytestqt.qtbot import QtBot

from tests.app.windows import monkey

STEPS, WARM = 500, 200
MOST_GROWTH = 60
"""Megabytes besides the pictures of pieces: pages made for the first time, letters of new sizes."""


def test_nothing_goes_wrong_whatever_is_clicked(qtbot: QtBot) -> None:
    played, grown = monkey.play(STEPS, seed=3, warm=WARM)
    assert played.games >= 2
    assert played.decisions > 40
    assert played.checked == STEPS // 20
    assert grown[-1].rest - grown[0].rest < MOST_GROWTH, grown
