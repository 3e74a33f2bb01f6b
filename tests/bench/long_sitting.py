"""Measure memory over a long session, whole games of all kinds in one window: ``python -m tests.bench.long_sitting [GAMES] [WxH]``."""

from __future__ import annotations

import gc
import os
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest

import rules
from app.application import qt
from app.program import Program
from app.windows.main_window import MainWindow
from tests.bench.figures import GAMES, NAMES

THINKING = 200
"""Milliseconds for the table to paint ahead, after one decision in ten."""


class Point(Struct, frozen=True):
    """Megabytes used by the process after a game, now and the peak so far, and the number of Python's objects."""

    game: str
    now: float
    most: float
    objects: int


def sit(games: int, size: tuple[int, int]) -> Iterator[Point]:
    """Play whole games of every kind in one window of ``size``; yield its memory over time, starting with the empty window."""
    qt()
    window = MainWindow(Program("en"))
    window.table.animated = False
    window.resize(*size)
    window.show()
    QTest.qWait(THINKING)
    yield _point("start page")
    for number in range(games):
        record = _kind(number)
        _play(window, record, random.Random(number))
        window.table.show_score()
        QTest.qWait(THINKING)
        window.go_home()
        QTest.qWait(THINKING)
        yield _point(f"{record.header.game}, {len(record.header.names)}")


def _kind(number: int) -> rules.Record:
    """Return a game to play: each game in turn, each time with another number of players, every other time round with its options."""
    kinds = rules.catalogue()
    of, lap = kinds[number % len(kinds)], number // len(kinds)
    counts = range(of.min_players, min(of.max_players, len(NAMES)) + 1)
    players = counts[lap % len(counts)]
    options = GAMES[of.id] if lap // len(counts) % 2 and players > 1 else {}
    return rules.new(of.id, NAMES[:players], number, options)


def _play(window: MainWindow, record: rules.Record, choose: random.Random) -> None:
    window.play(record)
    match = window.match
    assert match is not None
    while not match.record.game.over:
        match.lift_curtain()
        match.play(choose.choice(match.record.game.legal))
        QTest.qWait(THINKING if choose.random() < 0.1 else 0)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _point(game: str) -> Point:
    status = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines())
    now, most = (int(status[key].split()[0]) * 1024 / 1e6 for key in ("VmRSS", "VmHWM"))
    return Point(game, now, most, len(gc.get_objects()))


if __name__ == "__main__":
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1"}
    with tempfile.TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "APPDATA"), home)
        games = int(sys.argv[1]) if len(sys.argv) > 1 else 80
        width, height = (sys.argv[2] if len(sys.argv) > 2 else "1280x712").split("x")
        for number, point in enumerate(sit(games, (int(width), int(height)))):
            print(f"{number:3} {point.now:6.0f} MB, at most {point.most:4.0f}  {point.objects:8} objects  {point.game}", flush=True)
