"""What happens after a while never meets a table that has changed meanwhile: the window's size, its words, the seat, the game."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from functools import cache, partial
from itertools import islice
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.app.fresh_table import faults
from tests.app.pages import settle
from tests.app.timed_lives import CHANGES, LIVES, Stage, stage

ROOT = Path(__file__).parents[2]
OVER, REST = 5_000, 14_000
"""Milliseconds after which all that moves by itself is over, and after which the pulse is under way."""


Meeting = Callable[[Stage, set[str]], None]
"""What meets the timers of these names, which are under way."""


@cache
def moments(life: str) -> tuple[frozenset[str], ...]:
    """Live a life once, and return what is under way after each act."""
    with stage() as of:
        return tuple(frozenset(of.clock.under_way()) for _ in LIVES[life](of))


def met(lives: Iterable[str], meeting: Meeting) -> set[str]:
    """Live these lives up to as few moments as let everything that is ever under way be met; return what was met."""
    open_moments = {(life, act): names for life in lives for act, names in enumerate(moments(life))}
    found: set[str] = set()
    while any(names - found for names in open_moments.values()):
        life, act = max(open_moments, key=lambda moment: len(open_moments[moment] - found))
        del open_moments[life, act]
        with stage() as of:
            for _ in islice(LIVES[life](of), act, None):
                new = of.clock.under_way().keys() - found
                meeting(of, new)
                found |= new
                break
    return found


def check(of: Stage, when: str) -> None:
    """Check that there was no error, and that the table is as if laid anew."""
    assert not of.sheet._known, f"{when}: {list(of.sheet._known)}"
    if of.program.at_table:
        of.table.view.table.touched.emit()  # nothing pulses where somebody is
    assert not faults(of.program), when


def change_and_rest(change: str, of: Stage, names: set[str]) -> None:
    """Change something, and rest for long before the window gets another size."""
    CHANGES[change](of)
    settle()
    of.clock.pass_time(OVER)
    check(of, f"{change} during {names}")
    of.clock.pass_time(REST)
    of.program.resize(1300, 750)
    settle()
    of.clock.pass_time(OVER)
    check(of, f"{change} during {names}, then another size after a rest")


def fail_and_go_on(of: Stage, names: set[str]) -> None:
    """Let everything that is under way fail once, and continue with Enter."""
    for name in names:
        for timer in of.clock.under_way().get(name, []):
            failed: list[str] = []

            def fail(failed: list[str] = failed, name: str = name) -> None:
                if not failed:
                    failed.append(name)
                    raise LookupError(name)

            was, timer.act = timer.act, fail
            of.clock.pass_time(timer.interval() + 1)
            timer.act = was
            settle()
            if failed:
                assert of.sheet.isVisible(), name
                of.key(Qt.Key.Key_Return)
                assert not of.sheet.isVisible(), name
                of.sheet._known.clear()
    of.clock.pass_time(OVER)
    check(of, f"after failures of {names}")


def rotated(by: int) -> list[str]:
    """Return all lives, beginning with a different one for each number, so that it is not always the same game that meets a change."""
    lives = list(LIVES)
    return lives[by % len(lives) :] + lives[: by % len(lives)]


def test_what_is_under_way_in_thought_meets_no_other_size_of_the_window(qtbot: QtBot) -> None:
    assert "pulse" in met(["thinking guildhall"], partial(change_and_rest, "resize"))


@pytest.mark.slow
@pytest.mark.parametrize("change", CHANGES)
def test_whatever_is_under_way_meets_no_other_table(qtbot: QtBot, change: str) -> None:
    lives = rotated(list(CHANGES).index(change))
    assert met(lives, partial(change_and_rest, change)) == timed_names().keys(), "what nobody has brought under way needs a life of its own"


@pytest.mark.slow
def test_after_whatever_fails_the_players_go_on_at_a_right_table(qtbot: QtBot) -> None:
    assert met(LIVES, fail_and_go_on) == timed_names().keys()


# ------------------------------------------------------------------------------------------------------- one place for all of them
ELSEWHERE = {"QTimer", "QBasicTimer", "QElapsedTimer", "QTimeLine", "startTimer", "singleShot", "timerEvent", "monotonic"}
"""Qt's own ways, apart from everything whose name ends in "Animation"."""
CLOCKS = {
    "app/platform/timing.py",
    "app/platform/patience.py",
    "app/platform/sound.py",
    "app/cli/contest.py",
    "app/learning/school.py",
    "app/opponents/timed.py",
    "app/storage/file_lock.py",
    "app/run.py",
    "app/__main__.py",
}
"""The modules that may look at a clock: nothing that any but the first two do with it is seen in the window."""


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


@cache
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
