"""Measure the window: from a click to the painted change, repainting, undo, memory and the start of the program.

Painting happens in this one thread, so processor time is what a user waits on an idle machine, whatever other programs do.
"""

from __future__ import annotations

import gc
import os
import random
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from time import process_time

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import rules
from app.application import qt
from app.program import Program
from app.session.match import Match
from app.windows.main_window import MainWindow
from rules import Value
from tests.bench.figures import GAMES, NAMES, Row, kept, median_ms, p95, timed

ROOT = Path(__file__).parents[2]
SIZES = {"1280x800": (1280, 712), "1920x1080": (1920, 992)}
"""Screens, and the inside of a window on them."""
CLICKS = 100
THINKING = 700
"""Milliseconds between two clicks: people take longer, and the table uses them to paint what may come next."""
SETTING_UP, STEP = 5000, 100
"""Milliseconds spent on the set-up page, as far as the table uses them, and between two checks."""
CLICK_AIM, CLICK_LIMIT = 16.0, 50.0
FRAME = 16.0
START = """
import sys, time
from PySide6.QtWidgets import QApplication
from app.application import qt
from app.program import Program
application = qt()
from app.windows.main_window import MainWindow
window = MainWindow(Program(None))
window.restore_place()
window.show()
application.processEvents()
print(time.time())
sys.stdout.flush()
import os
os._exit(0)
"""


def rows() -> list[Row]:
    """Return all figures of the window."""
    return [*(row for game in GAMES for row in rows_of(game)), _start(), *_memory()]


def rows_of(game: str, players: int = len(NAMES), options: Mapping[str, Value] | None = None) -> list[Row]:
    """Return the figures of the window of one game, with those of ``GAMES`` unless ``options`` are given; a lone player has none."""
    qt()
    who = ", ".join([game, *(["alone"] if players == 1 else [f"{players} players"] if players < len(NAMES) else []), *(options or ())])
    chosen = options if options is not None else GAMES[game] if players > 1 else {}
    return [row for screen, size in SIZES.items() for row in _table(f"{who}, {screen}", rules.new(game, NAMES[:players], 12, chosen), size)]


def _table(where: str, record: rules.Record, size: tuple[int, int]) -> list[Row]:
    window = MainWindow(Program("en"))
    window.table.animated = False
    window.resize(*size)
    window.show()
    _set_up(window, record)
    begun = timed(lambda: begin(window, record), 1)
    match = window.match
    view = window.table.view
    assert match is not None
    assert view is not None
    clicked = clicks(window, match)
    QApplication.processEvents()
    repaint = median_ms(timed(view.viewport().repaint, 25))
    resized = median_ms([_resized(window, size, step) for step in range(5)])
    undo = _undo(match)
    window.close()
    window.deleteLater()
    middle, most = median_ms(clicked), 1000 * p95(clicked)
    return [
        Row(f"new game shown, {where}", f"{1000 * begun[0]:.0f} ms", "≤ 300 ms", begun[0] <= 0.3),
        Row(
            f"click to painted change, {where}",
            f"p50 {middle:.1f}, p95 {most:.1f} ms",
            f"p95 ≤ {CLICK_LIMIT:.0f} ms, aim {CLICK_AIM:.0f}",
            kept(most, CLICK_AIM, CLICK_LIMIT),
        ),
        Row(f"full repaint, {where}", f"{repaint:.1f} ms", f"≤ {FRAME:.0f} ms", repaint <= FRAME),
        Row(f"new size, everything repainted, {where}", f"{resized:.0f} ms"),
        Row(f"undo to painted, {where}", f"p95 {1000 * p95(undo):.1f} ms", "≤ 50 ms", p95(undo) <= 0.05),
    ]


def _set_up(window: MainWindow, record: rules.Record) -> None:
    """Wait as long as a player spends on the set-up page before pressing Start."""
    first = window.table.first
    first.expect(record, window.pages.size(), window.devicePixelRatioF())
    for _ in range(SETTING_UP // STEP):
        if first.painting:
            QTest.qWait(STEP)


def begin(window: MainWindow, record: rules.Record) -> None:
    match = Match(record, parent=window)
    match.lift_curtain()
    window.show_match(match)
    QApplication.processEvents()
    gc.freeze()  # as the program does


def clicks(window: MainWindow, match: Match, clock: Callable[[], float] = process_time) -> list[float]:
    """Play by clicking at random on highlighted items; time each click until nothing is left to paint."""
    choose = random.Random(1)
    view = window.table.view
    assert view is not None
    times: list[float] = []
    QTest.qWait(THINKING)
    while len(times) < CLICKS and not match.record.game.over:
        lit = sorted(item for item in view.table.showing.clickable if not item.startswith("ui:"))
        rect = view.table.rect_of(choose.choice(lit))
        at = view.mapFromScene(rect.cx, rect.cy)
        start = clock()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(at.x(), at.y()))
        QApplication.processEvents()
        times.append(clock() - start)
        match.lift_curtain()
        QTest.qWait(THINKING)
    return times


def _resized(window: MainWindow, size: tuple[int, int], step: int) -> float:
    start = process_time()
    window.resize(size[0] - 1 - step % 2, size[1] - 1 - step)
    QApplication.processEvents()
    return process_time() - start


def _undo(match: Match) -> list[float]:
    """Decide and take it back wherever that is possible; time both."""
    times: list[float] = []
    while len(times) < 40 and not match.record.game.over:
        match.play(match.record.game.legal[0])
        match.lift_curtain()
        QApplication.processEvents()
        if match.record.can_undo and len(times) % 2 == 0:
            start = process_time()
            match.undo()
            QApplication.processEvents()
            times.append(process_time() - start)
            match.redo()
        elif match.record.can_undo:
            times.append(times[-1])
    return times


def _start() -> Row:
    """Time the program from the start of its process to the painted start page, with its files already in the system's cache."""
    import time

    # An installed program was compiled once, at installation.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}

    def once() -> float:
        begun = time.time()
        done = subprocess.run([sys.executable, "-c", START], cwd=ROOT, capture_output=True, text=True, check=True, env=environment)
        return float(done.stdout.split()[-1]) - begun

    once()
    times = sorted(once() for _ in range(5))
    return Row(
        "from the start of the process to the first painted page, warm", f"{times[2]:.2f} s", "≤ 1.0 s, aim 0.6", kept(times[2], 0.6, 1.0)
    )


def play_for_memory() -> None:
    """Play part of a game at 1920x1080 and print the peak memory of this process, in bytes."""
    qt()
    window = MainWindow(Program("en"))
    window.table.animated = False
    window.resize(*SIZES["1920x1080"])
    window.show()
    game = next(iter(GAMES))
    begin(window, rules.new(game, NAMES, 12, GAMES[game]))
    assert window.match is not None
    clicks(window, window.match)
    print(_largest())


def _largest() -> int:
    """Return the peak memory of this process in bytes; on Linux ``ru_maxrss`` would include that of the process it was forked from."""
    if sys.platform == "linux":
        status = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines())
        return int(status["VmHWM"].split()[0]) * 1024
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def _memory() -> list[Row]:
    if sys.platform == "win32":
        return []
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    code = "from tests.bench import window_speed; window_speed.play_for_memory()"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True, env=environment)
    size = int(done.stdout.split()[-1]) / 1e6
    return [Row(f"peak memory in {CLICKS} clicks at 1920x1080", f"{size:.0f} MB", "≤ 400 MB", size <= 400)]
