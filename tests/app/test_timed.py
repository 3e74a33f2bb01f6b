"""What happens after a while never meets a table that has changed meanwhile: the window's size, its words, the seat, the game."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.storage.settings import Settings
from rules import catalogue, new
from tests.app.held_clock import held_clock
from tests.app.pages import controller_of, settle, show, window

ROOT = Path(__file__).parents[2]
GAMES = tuple(meta.id for meta in catalogue())


@pytest.mark.parametrize("game", GAMES)
def test_a_rest_and_then_another_size_of_the_window(qtbot: QtBot, game: str) -> None:
    with held_clock() as clock, window(settings=Settings(animation="normal")) as program:
        program.table.animated = True
        show(program, new(game, ("Anna", "Ben"), 3))
        clock.pass_time(14_000)
        assert controller_of(program).pulse.running
        program.resize(1600, 900)
        settle()
        clock.pass_time(1000)


# ------------------------------------------------------------------------------------------------------- one place for all of them
ELSEWHERE = {"QTimer", "QBasicTimer", "QElapsedTimer", "QTimeLine", "startTimer", "singleShot", "timerEvent", "monotonic"}
"""Qt's own ways, besides everything whose name ends in "Animation"."""
CLOCKS = {"app/platform/timing.py", "app/platform/sound.py", "app/storage/file_lock.py", "app/run.py", "app/__main__.py"}
"""The modules that may look at a clock: nothing that the others but the first do with it is seen in the window."""


def sources() -> dict[str, ast.Module]:
    """Return every module of the program by its path."""
    return {str(path.relative_to(ROOT)): ast.parse(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "app").rglob("*.py"))}


def names_in(module: ast.Module) -> set[str]:
    """Return every name that a module uses or imports."""
    found = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.alias):
            found |= {node.name, node.name.rpartition(".")[2]}
    return found


def timed_names() -> dict[str, str]:
    """Return the name of every timer and motion that the sources make, and the module that makes it."""
    found: dict[str, str] = {}
    for path, module in sources().items():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Timer", "Motion"):
                if path == "app/platform/timing.py":
                    continue
                assert isinstance(node.args[0], ast.Constant), f"{path}: the name of a timer is written where it is made"
                name = node.args[0].value
                assert isinstance(name, str)
                assert name not in found, f"{path}: {found[name]} has a timer of that name too: {name}"
                found[name] = path
    return found


def test_every_timer_is_made_in_one_place_under_a_name_of_its_own() -> None:
    for path, module in sources().items():
        used = {name for name in names_in(module) if name in ELSEWHERE or (name.startswith("Q") and name.endswith("Animation"))}
        assert path in CLOCKS or not used, f"{path} uses {used} instead of app/platform/timing.py"
    assert len(timed_names()) > 15
