"""No outdated pixels stay on the screen: painting bit by bit shows the same as a full repaint, in a real window and without a screen."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

from tests.app.on_screen import FORMAT, ROUNDING, difference
from tests.app.programs import ROOT
from tests.app.x_server import x_server

TABLES = [("burgundy", 2, 1), ("burgundy", 4, 2), ("burgundy_cards", 1, 3), ("burgundy_cards", 3, 4), ("guildhall", 2, 5)]
ACTS = 60


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """Start an X server for the tests of this module."""
    with x_server() as name:
        yield name


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "seed"), TABLES)
def test_a_real_window_shows_what_a_full_repaint_shows(game: str, players: int, seed: int, display: str) -> None:
    found = played(game, players, seed, QT_QPA_PLATFORM="xcb", DISPLAY=display)
    assert found["looks"] > ACTS
    assert found["acts"]["drag"] > 0
    assert found["wrong"] == []


@pytest.mark.slow
def test_so_does_a_window_that_rests_and_is_changed_then(display: str) -> None:
    found = run("tests.app.rests", "praga", "2", "1", "12", "2", QT_QPA_PLATFORM="xcb", DISPLAY=display)
    assert (found["rests"], found["changes"]) == (2, 6)
    assert found["decisions"] > 0
    assert (found["wrong"], found["dialogs"], found["logged"]) == ([], 0, [])


@pytest.mark.slow
def test_so_does_a_screen_with_fractions_of_pixels(display: str) -> None:
    found = played("burgundy", 3, 7, QT_QPA_PLATFORM="xcb", DISPLAY=display, QT_SCALE_FACTOR="1.25")
    assert found["looks"] > ACTS
    assert found["wrong"] == []


@pytest.mark.slow
def test_so_does_a_window_without_a_screen() -> None:
    found = played("guildhall", 4, 8, QT_QPA_PLATFORM="offscreen")
    assert found["looks"] > ACTS
    assert found["wrong"] == []


def test_a_single_wrong_pixel_is_found() -> None:
    one = QImage(40, 30, FORMAT)
    one.fill(QColor(100, 100, 100))
    other = one.copy()
    assert difference(one, other) is None
    other.setPixelColor(7, 11, QColor(100, 100 + ROUNDING, 100))
    assert difference(one, other, ROUNDING) is None
    assert difference(one, other) == (1, QRect(7, 11, 1, 1))
    assert difference(one, other.copy(0, 0, 40, 29)) is not None


def played(game: str, players: int, seed: int, **environment: str) -> dict[str, Any]:
    """Play random games and return the figures."""
    return run("tests.app.on_screen", game, str(players), str(seed), str(ACTS), **environment)


def run(module: str, *words: str, **environment: str) -> dict[str, Any]:
    """Play in a process of its own, since it needs another platform than the tests; return the figures."""
    known = {name: value for name, value in os.environ.items() if name not in ("WAYLAND_DISPLAY", "QT_SCALE_FACTOR")}
    command = [sys.executable, "-m", module, *words]
    done = subprocess.run(command, cwd=ROOT, env=known | environment, capture_output=True, text=True, timeout=600, check=False)
    assert done.stdout, done.stderr
    assert done.stderr.strip() == "", done.stderr
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures
