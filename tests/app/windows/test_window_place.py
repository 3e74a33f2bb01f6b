"""Where the window opens: on its first start, where it was last, and always with its whole frame on a screen."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, QRect
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from app.storage import settings
from app.storage.settings import Settings, Window
from app.windows.window_place import on_a_screen
from tests.app.pages import settle, window
from tests.app.programs import ROOT

FRAME = QMargins(1, 37, 1, 5)
BEYOND = 10**18
PROGRAM = """
import json, sys
from PySide6.QtCore import QEventLoop, QThread
from PySide6.QtGui import QGuiApplication
from app.application import qt
from app.program import Program
from app.storage.settings import Settings, Window
from app.windows.main_window import MainWindow

application = qt()
stored = json.loads(sys.argv[1])
window = MainWindow(Program("en", Settings(window=Window(**stored) if stored else None)))
window.restore_place()
window.show()
for _ in range(3):
    application.processEvents()
framed = QGuiApplication.platformName() != "xcb"
for _ in range(400):  # a window manager answers when it can
    application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    framed = framed or window.windowHandle().frameMargins().top() > 0
    if framed and application.primaryScreen().availableGeometry().contains(window.windowHandle().frameGeometry()):
        break
    QThread.msleep(10)
place = window.windowHandle().frameGeometry()
print(json.dumps([window.isMaximized(), place.x(), place.y(), place.width(), place.height()]))
"""


def opened(tmp_path: Path, screens: list[tuple[int, int, int, int]], stored: dict[str, int] | None = None) -> tuple[bool, QRect]:
    """Open the window on these screens; return whether it is maximised, and its frame."""
    layout = tmp_path / "screens.json"
    names = ("x", "y", "width", "height")
    layout.write_text(
        json.dumps({"screens": [{"name": f"screen {n}", **dict(zip(names, one, strict=True))} for n, one in enumerate(screens)]})
    )
    surroundings = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={layout}"}
    return placed(surroundings, stored)


def placed(surroundings: dict[str, str], stored: dict[str, int] | None) -> tuple[bool, QRect]:
    """Open the window in such surroundings; return whether it is maximised, and its frame."""
    command = [sys.executable, "-c", PROGRAM, json.dumps(stored)]
    done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=True, timeout=120)
    maximised, *place = json.loads(done.stdout)
    return maximised, QRect(*place)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "maximised"), [((1920, 1080), False), *(((1366, 768), True), ((1280, 800), True), ((1440, 880), True))])
def test_the_first_window_takes_a_small_screen_and_fits_into_a_large_one(tmp_path: Path, size: tuple[int, int], maximised: bool) -> None:
    found, frame = opened(tmp_path, [(0, 0, *size)])
    assert found is maximised
    if not maximised:
        assert QRect(0, 0, *size).contains(frame)
        assert frame.width() >= 1280


@pytest.mark.slow
@pytest.mark.parametrize(
    "stored",
    [
        {"x": 4000, "y": 3000, "w": 900, "h": 600},
        {"x": -BEYOND, "y": BEYOND, "w": 900, "h": 600},
        {"x": 10, "y": 10, "w": BEYOND, "h": -BEYOND},
        {"x": 1800, "y": 1000, "w": 0, "h": 0},
    ],
)
def test_a_remembered_place_is_brought_onto_the_screen_with_its_frame(tmp_path: Path, stored: dict[str, int]) -> None:
    screen = (0, 0, 1920, 1080)
    maximised, frame = opened(tmp_path, [screen], stored)
    assert not maximised
    assert QRect(*screen).contains(frame)


@pytest.mark.slow
def test_a_place_on_a_second_screen_stays_there(tmp_path: Path) -> None:
    _, frame = opened(tmp_path, [(0, 0, 1280, 800), (1280, 0, 1920, 1080)], {"x": 1500, "y": 100, "w": 900, "h": 600})
    assert QRect(1280, 0, 1920, 1080).contains(frame)


def test_the_title_bar_is_on_the_screen_too() -> None:
    screen = QGuiApplication.primaryScreen().availableGeometry()
    for place in (QRect(0, 0, 500, 400), QRect(-5000, -5000, 500, 400), QRect(9000, 9000, 700, 400), QRect(10, 10, 99999, 99999)):
        assert screen.contains(on_a_screen(place, FRAME).marginsAdded(FRAME))
    assert on_a_screen(QRect(50, 40, 300, 200), FRAME) == QRect(50, 40, 300, 200)


def test_a_place_in_the_settings_beyond_every_screen_does_not_stop_the_start(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "settings.json"
    settings.save(Settings(window=Window(BEYOND, -BEYOND, BEYOND, BEYOND)), path)
    with window(settings=settings.load(path)) as program:
        program.restore_place()
        settle()
        assert QGuiApplication.primaryScreen().availableGeometry().intersects(program.geometry())


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[dict[str, str]]:
    """Start an X server in memory with a window manager that frames windows; return the environment of a program on it."""
    for needed in ("Xvfb", "openbox"):
        if shutil.which(needed) is None:
            pytest.skip(f"{needed} is not installed")
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1366x768x24"], pass_fds=[write], stderr=subprocess.DEVNULL
    )
    os.close(write)
    manager = None
    try:
        with open(read, encoding="ascii") as answer:
            surroundings = {**os.environ, "QT_QPA_PLATFORM": "xcb", "DISPLAY": f":{answer.readline().strip()}"}
        ready = tmp_path / "ready"
        manager = subprocess.Popen(["openbox", "--startup", f"touch {ready}"], env=surroundings, stderr=subprocess.DEVNULL)
        for _ in range(300):
            if ready.exists():
                break
            time.sleep(0.1)
        assert ready.exists()
        yield surroundings
    finally:
        for program in (manager, server):
            if program is not None:
                program.terminate()
                program.wait()


@pytest.mark.slow
def test_a_window_manager_is_given_a_window_whose_frame_fits(desktop: dict[str, str]) -> None:
    screen = QRect(0, 0, 1366, 768)
    assert placed(desktop, None)[0]
    for stored in ({"x": 100, "y": 0, "w": 900, "h": 600}, {"x": 800, "y": 400, "w": 1366, "h": 768}):
        maximised, frame = placed(desktop, stored)
        assert not maximised
        assert screen.contains(frame)
